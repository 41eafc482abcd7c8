import { areNominationsOpen, phaseOf } from '#core/elections/phase.ts';
import type { Phase } from '#core/elections/phase.ts';
import { entriesInOrder } from '#core/elections/ballot.ts';
import { isPerson } from '#core/elections/nomination.ts';
import { ranksNeeded, takesLists } from '#core/elections/choices.ts';
import type { Limits } from '#core/elections/electorate.ts';
import type { PositionRules } from '#core/elections/position-rules.ts';
import { isRanked, resolveRules } from '#core/elections/position-rules.ts';
import type { Candidate, Election } from '#contract/election-shapes.ts';
import { electionsMessages } from '#texts/en/elections.ts';
import { rankingMessages } from '#texts/en/ranking.ts';
import { votersMessages } from '#texts/en/voters.ts';
import { entryName, nameOnBallot, nobodyName } from '#texts/entry-name.ts';
import { sentencesForVoters } from '#texts/rule-words.ts';

const text = electionsMessages.candidates;

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
  /** Who may be a candidate, where that is said apart from who votes. */
  candidacy?: Limits;
  /** By a ruling. */
  void?: NonNullable<Election['positions'][number]['void']>;
}

/** The positions of an election; without a seed the candidates are in the server's order. */
export function positionsOf(election: Election, seed: string | null): BallotPosition[] {
  const byPosition = Map.groupBy(election.nominations, ({ positionId }) => positionId);
  return election.positions.map(({ _id, title, limits, candidacy, void: isVoid, ...given }) => {
    const candidates = entriesInOrder(byPosition.get(_id) ?? [], seed).map(asRead);
    const rules = resolveRules(given);
    return {
      ...{ _id, electionId: election._id, title, candidates, rules },
      ...(limits !== undefined && { limits }),
      ...(candidacy !== undefined && { candidacy }),
      ...(isVoid !== undefined && { void: isVoid }),
    };
  });
}

/** In the reader's language. A row is drawn again only where it is another object. */
function asRead(candidate: Candidate): Candidate {
  const { kind, nominee } = candidate;
  const name = nameOnBallot({ ...nominee, name: entryName(kind, nominee.name) });
  if (name === nominee.name) return candidate;
  return { ...candidate, nominee: { ...nominee, name, formerName: undefined } };
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
    .map((one) => [one._id, phaseOf(one, now), areNominationsOpen(one, now)].join(':'))
    .join(' ');
}

/** Whether a vote for a position is filled in like a ballot, and not cast by the press on a candidate. */
export const isFilledIn = ({ rules }: Pick<BallotPosition, 'rules'>): boolean => takesLists(rules);

/** The candidate that stands for nobody; null without one. */
export const nobodyOf = ({ candidates }: Pick<BallotPosition, 'candidates'>): string | null =>
  candidates.find(({ kind }) => kind === 'nobody')?._id ?? null;

/** How many people stand: nobody, and the answers to a question, are no candidates. */
export const countPeople = (candidates: readonly Candidate[]): number =>
  candidates.filter(isPerson).length;

/** Whether somebody could stand for a position and nobody does yet. */
export const hasNoCandidate = ({
  candidates,
  rules,
}: Pick<BallotPosition, 'candidates' | 'rules'>) =>
  rules.kind !== 'question' && countPeople(candidates) === 0;

/** How many a voter can choose: no more than stand. */
export const mostChoices = ({ candidates, rules }: Pick<BallotPosition, 'candidates' | 'rules'>) =>
  Math.min(rules.maxChoices, Math.max(1, countPeople(candidates)));

/** What a voter has to do for a position, such as "Choose up to 2 of 5 candidates". */
export function howToChoose({ candidates, rules }: Pick<BallotPosition, 'candidates' | 'rules'>) {
  if (rules.kind === 'question') return text.chooseAnswer;
  const people = countPeople(candidates);
  if (isRanked(rules)) {
    // Nobody is a rank too, which is said beside it: only where all have to be ranked it counts.
    const least = ranksNeeded(rules, candidates.length);
    return rankingMessages.how(least, Math.max(least, people));
  }
  const most = mostChoices({ candidates, rules });
  return most === 1 ? text.chooseOne(people) : text.chooseUpTo(most, people);
}

/** How many stand for a position, for those who cannot vote now; null for a question. */
export const howMany = ({ candidates, rules }: Pick<BallotPosition, 'candidates' | 'rules'>) =>
  rules.kind === 'question' ? null : text.candidates(countPeople(candidates));

/**
 * By which rules a position is won, as far as they are not one seat and one mark, in one line; all of them
 * where nobody stands yet. `isHowSaid` where a voter reads beside it what to do.
 */
export function rulesLine(position: BallotPosition, isHowSaid = false): string {
  const { rules, limits, candidacy } = position;
  const { seats, maxChoices, canAbstain, unopposed } = rules;
  const isMarked = rules.kind !== 'question' && !isRanked(rules);
  return [
    limits !== undefined && votersMessages.vote(limits, candidacy === undefined),
    seats > 1 && text.seats(seats),
    !isHowSaid && isMarked && maxChoices > 1 && text.upTo(maxChoices),
    !isHowSaid && isRanked(rules) && text.ranked,
    candidacy !== undefined && votersMessages.candidacy(candidacy),
    whatNobodyDoes(position),
    unopposed === 'voted' && text.votedOn,
    canAbstain && text.canAbstain,
    ...sentencesForVoters(rules),
  ]
    .filter(Boolean)
    .join(' ');
}

/** What votes for nobody do in a position, in a sentence; null where nobody is no choice. */
export function whatNobodyDoes({ rules }: Pick<BallotPosition, 'rules'>): string | null {
  const { nobody } = rules;
  if (nobody === null) return null;
  const name = nobodyName(nobody.name);
  return isRanked(rules) ? rankingMessages.nobodyWins(name) : text.nobodyDoes({ ...nobody, name });
}
