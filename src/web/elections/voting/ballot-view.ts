import { areNominationsOpen, phaseOf } from '#core/elections/phase.ts';
import type { Phase } from '#core/elections/phase.ts';
import { entriesInOrder } from '#core/elections/ballot.ts';
import { takesLists } from '#core/elections/choices.ts';
import type { Limits } from '#core/elections/electorate.ts';
import type { PositionRules } from '#core/elections/position-rules.ts';
import { isRanked, resolveRules } from '#core/elections/position-rules.ts';
import type { Candidate, Election } from '#contract/election-shapes.ts';
import { electionsMessages } from '#web/messages/en/elections.ts';
import { rankingMessages } from '#web/messages/en/ranking.ts';

/** A position with its candidates, in the order in which this voter sees them. */
export interface BallotPosition {
  _id: string;
  electionId: string;
  title: string;
  /** Persons in this voter's order, then what is no person. */
  candidates: readonly Candidate[];
  rules: PositionRules;
  /** Who of the voters votes for it; left out where all do. */
  limits?: Limits;
}

/** The positions of an election; without a seed the candidates are in the server's order. */
export function positionsOf(election: Election, seed: string | null): BallotPosition[] {
  const byPosition = Map.groupBy(election.nominations, ({ positionId }) => positionId);
  return election.positions.map(({ _id, title, limits, ...given }) => {
    const candidates = entriesInOrder(byPosition.get(_id) ?? [], seed);
    const rules = resolveRules(given);
    const position = { _id, electionId: election._id, title, candidates, rules };
    return limits === undefined ? position : { ...position, limits };
  });
}

/**
 * The election without counts that are shown in batches: such a count stands only in the leaderboard,
 * beside the line that says so.
 */
export function withoutBatchedCounts(election: Election, phase: Phase): Election {
  if (election.standingsBatch === null || phase === 'closed') return election;
  return {
    ...election,
    nominations: election.nominations.map((candidate) => ({ ...candidate, votes: null })),
  };
}

/** Everything that the clock alone changes, as one text: when it differs, read again. */
export function phaseChangesAt(elections: readonly Election[], now: number): string {
  return elections
    .map((one) => `${one._id}:${phaseOf(one, now)}:${areNominationsOpen(one, now)}`)
    .join(' ');
}

/** Whether a vote for a position is filled in like a ballot, and not cast by the press on a candidate. */
export const isFilledIn = ({ rules }: Pick<BallotPosition, 'rules'>): boolean => takesLists(rules);

/** The candidate that stands for nobody; null without one. */
export const nobodyOf = ({ candidates }: Pick<BallotPosition, 'candidates'>): string | null =>
  candidates.find(({ kind }) => kind === 'nobody')?._id ?? null;

/** What a voter has to do for a position, such as "Choose up to 2 of 5 candidates". */
export function howToChoose({ candidates, rules }: Pick<BallotPosition, 'candidates' | 'rules'>) {
  if (rules.kind === 'question') return electionsMessages.candidates.chooseAnswer;
  if (isRanked(rules)) {
    return rankingMessages.how(Math.min(rules.leastRanks, candidates.length), candidates.length);
  }
  const people = candidates.filter(({ kind }) => kind === undefined).length;
  return rules.maxChoices === 1
    ? electionsMessages.candidates.chooseOne(people)
    : electionsMessages.candidates.chooseUpTo(rules.maxChoices, people);
}

/** What votes for nobody do in a position, in a sentence; null where nobody is no choice. */
export function whatNobodyDoes({ rules }: Pick<BallotPosition, 'rules'>): string | null {
  const { nobody } = rules;
  if (nobody === null) return null;
  return isRanked(rules)
    ? rankingMessages.nobodyWins(nobody.name)
    : electionsMessages.candidates.nobodyDoes(nobody);
}
