import type { FilledBallot } from './cast-vote.ts';

/** What is chosen for one position while a ballot is filled in; it exists in the open dialog only. */
export interface PositionChoice {
  /** The candidates; nobody, or the answer of a question, is one of them. */
  ids: readonly string[];
  isAbstaining: boolean;
}

export const nothingChosen: PositionChoice = { ids: [], isAbstaining: false };

/** Whether a position is filled in. */
export const isChosen = ({ ids, isAbstaining }: PositionChoice): boolean =>
  isAbstaining || ids.length > 0;

/** The vote for a position as it is sent; one choice is sent as the specification has it. */
export function voteFor(
  position: string,
  { ids, isAbstaining }: PositionChoice,
): FilledBallot['votes'][number] {
  if (isAbstaining) return { position, abstain: true };
  const [first] = ids;
  return ids.length === 1 && first !== undefined
    ? { position, candidateId: first }
    : { position, choices: [...ids] };
}
