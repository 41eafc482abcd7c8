import { electionsMessages } from '#texts/en/elections.ts';
import { outcomeMessages } from '#texts/en/outcomes.ts';
import type { PositionResult } from './winner-of.ts';

/** What made a winner, for a table: the votes, the draw, or that the first has left. */
export function electedAs({ decided }: PositionResult): string {
  if (decided?.by === 'draw') return outcomeMessages.byDraw;
  return decided?.by === 'next' ? outcomeMessages.byNext : electionsMessages.print.elected;
}
