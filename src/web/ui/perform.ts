import { CallError, sentenceOf } from '#web/app/call-error.ts';
import { notify } from './notify.ts';

/** What a refusal is called in the toast, and what stands with the question in its place. */
export interface TwoSentences {
  toast: string;
  box: string;
}

/** Something that one press does. */
export interface Act<Answer> {
  /** Makes the call. */
  act: () => Promise<Answer>;
  /** What is said where the server gives no reason, or what is said at all. */
  failed: string | ((refusal: unknown) => string | TwoSentences);
  /** The toast of success, in place of the sentence of the answer; null for none. */
  done?: string | null | undefined;
  onDone?: ((answer: Answer) => unknown) | undefined;
  /** Takes care of a refusal of its own kind; false leaves it to be said. */
  onRefused?: ((refusal: unknown) => boolean) | undefined;
}

/** Does it and says what became of it; gives the sentence of the refusal, or null where it was done. */
export async function perform<Answer>(given: Act<Answer>): Promise<string | null> {
  const { act, failed, done, onDone, onRefused } = given;
  try {
    const answer = await act();
    const sentence: unknown = done === undefined ? Object(answer).message : done;
    if (typeof sentence === 'string') notify.success(sentence);
    await onDone?.(answer);
    return null;
  } catch (refusal) {
    if (onRefused?.(refusal) === true) return null;
    const said = typeof failed === 'string' ? sentenceOf(refusal, failed) : failed(refusal);
    const { toast, box } = typeof said === 'string' ? { toast: said, box: said } : said;
    // The page says once that nobody is logged in any more.
    if (!(refusal instanceof CallError && refusal.status === 401)) notify.refused(toast);
    return box;
  }
}
