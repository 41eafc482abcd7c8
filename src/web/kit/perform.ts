import type { Refusing } from './refusal.ts';
import { tellDone, tellRefusal } from './refusal.ts';

/** Something that one press does. */
export interface Act<Answer> extends Omit<Refusing, 'isPublic'> {
  /** Makes the call. */
  act: () => Promise<Answer>;
  /** The toast of success, in place of the sentence of the answer; null for none. */
  done?: string | null | undefined;
  onDone?: ((answer: Answer) => unknown) | undefined;
}

/**
 * Does it and says what became of it; gives the sentence of the refusal, or null where none is left to
 * say. Without a box of its own a toast says why it was refused.
 */
export async function perform<Answer>(given: Act<Answer>): Promise<string | null> {
  const { act, done, onDone } = given;
  try {
    const answer = await act();
    tellDone(answer, done);
    await onDone?.(answer);
    return null;
  } catch (refusal) {
    return tellRefusal(refusal, { ...given, isToasted: given.isToasted ?? true });
  }
}
