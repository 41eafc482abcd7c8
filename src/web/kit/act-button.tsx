import type { ComponentProps } from 'react';
import { Button } from './button.tsx';
import type { Act } from './perform.ts';
import { perform } from './perform.ts';

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
