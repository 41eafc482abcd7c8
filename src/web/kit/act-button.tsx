import type { ComponentProps } from 'react';
import { Button } from './button.tsx';
import type { Refusing } from './refusal.ts';
import { tellDone, tellRefusal } from './refusal.ts';

type ButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'>;

/** A button that does something at once, one press at a time, and says what became of it. */
export function ActButton<Answer>({
  act,
  failed,
  done,
  onDone,
  onRefused,
  ...button
}: Omit<Act<Answer>, 'isToasted'> & ButtonProps) {
  return <Button {...button} onClick={() => perform({ act, failed, done, onDone, onRefused })} />;
}

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
