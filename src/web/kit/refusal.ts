import { sentenceOf, CallError } from './call-error.ts';
import { notify } from './notify.ts';
import { useEffect, useEffectEvent } from 'react';

/** Whether a call was refused because nobody is logged in any more; a wrong password is no such thing. */
export const isSessionEnd = (problem: unknown): boolean =>
  problem instanceof CallError && problem.status === 401 && problem.reason !== 'wrong-credentials';

// The server's 401 arrives in the query cache, outside of React; the router is inside.
const listeners = new Set<() => void>();

/** What a refusal is called in the toast, and what stands in the box in its place. */
interface TwoSentences {
  toast: string;
  box: string;
}

/** What becomes of a refusal. */
export interface Refusing {
  /** What is said where the server gives no reason, or what is said at all. */
  failed: string | ((refusal: unknown) => string | TwoSentences);
  /** Takes care of a refusal of its own kind; false leaves it to be said. */
  onRefused?: ((refusal: unknown) => boolean) | undefined;
  /** Nobody has to be logged in for it: a 401 is an answer like any other. */
  isPublic?: boolean | undefined;
  /** A toast says it: where no box does, or the specification has one. */
  isToasted?: boolean | undefined;
}

/**
 * Says why something was refused, and gives the sentence for the box of a form or a question. Null where
 * nothing is left to say: it was taken care of, or the page says that the session has ended.
 */
export function tellRefusal(refusal: unknown, given: Refusing): string | null {
  const { failed, onRefused, isPublic = false, isToasted = false } = given;
  if (!isPublic && isSessionEnd(refusal)) return null;
  if (onRefused?.(refusal) === true) return null;
  const said = typeof failed === 'string' ? sentenceOf(refusal, failed) : failed(refusal);
  const { toast, box } = typeof said === 'string' ? { toast: said, box: said } : said;
  if (isToasted) notify.refused(toast);
  return box;
}

/** Says that it was done: the given sentence, or that of the answer; nothing for null. */
export function tellDone(answer: unknown, done: string | null | undefined): void {
  const sentence: unknown = done === undefined ? Object(answer).message : done;
  if (typeof sentence === 'string') notify.success(sentence);
}

/** Says that a call was refused because the session has ended. */
export function announceSessionEnd(): void {
  for (const listener of listeners) listener();
}

export function useSessionEnd(onEnd: () => void): void {
  const listener = useEffectEvent(onEnd);
  useEffect(() => {
    const listen = () => listener();
    listeners.add(listen);
    return () => {
      listeners.delete(listen);
    };
  }, []);
}
