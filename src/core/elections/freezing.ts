import { wrong } from '../kernel/wrong.ts';
import type { Phase } from './phase.ts';

/** From when something is fixed; candidates rely on some from the first nomination on. */
type FixedFrom = 'never' | 'first-nomination' | 'opening' | 'first-ballot';

/**
 * What officers can edit of an election as one, from when on it is fixed, and what it is called once it was edited;
 * dates, and how each position is won, are told by themselves. `titles` are the titles and the order of its positions,
 * `positions` are which ones it has. `words` in other languages are each fixed with the words that they stand for.
 */
export const electionThings = {
  name: { from: 'never', called: 'the name' },
  description: { from: 'never', called: 'the description' },
  imageUrl: { from: 'never', called: 'the picture' },
  dates: { from: 'first-ballot', called: null },
  reminder: { from: 'first-ballot', called: 'the reminder' },
  titles: { from: 'first-ballot', called: 'the titles or the order of the positions' },
  standings: { from: 'first-ballot', called: 'when counts are shown' },
  positions: { from: 'opening', called: 'the positions' },
  ways: { from: 'opening', called: null },
  limits: { from: 'opening', called: 'who votes for which position' },
  candidacy: { from: 'opening', called: 'who may be a candidate' },
  onePost: {
    from: 'first-nomination',
    called: 'whether one person may be a candidate for several positions',
  },
  supporters: {
    from: 'first-nomination',
    called: 'the proposers and seconders that a candidate needs',
  },
  rankedLists: { from: 'opening', called: 'who may read ranked ballots' },
  resultsAt: { from: 'opening', called: 'when the results are shown' },
  electorate: { from: 'opening', called: 'who may vote' },
  rules: {
    from: 'opening',
    called:
      'what is done with a tie or with a candidate who leaves, or until when people can complain',
  },
  words: { from: 'never', called: 'the words in other languages' },
} as const satisfies Record<string, { from: FixedFrom; called: string | null }>;
export type ElectionField = keyof typeof electionThings;
export const electionFields = Object.keys(electionThings) as ElectionField[];

/** What fixed a field: somebody was nominated, voting has opened, the first ballot was cast, or it is over. */
export type Freeze = 'first-nomination' | 'opening' | 'first-ballot' | 'close' | 'cancelling';

/** The sentence for a field that cannot be edited any more. */
export const freezeSentences: Record<Freeze, string> = {
  'first-nomination': wrong('cannot-changed-after-first-nomination'),
  opening: wrong('cannot-changed-after-voting-opens'),
  'first-ballot': wrong('cannot-changed-after-first-vote'),
  close: wrong('cannot-changed-after-voting-closes'),
  cancelling: wrong('cannot-changed-after-election-was'),
};

/** Where an election is in its life, as the law of freezing reads it. */
export interface Life {
  phase: Phase;
  /** Where votes are hidden: true from the moment on at which somebody could vote. */
  hasBallots: boolean;
  /** True once somebody wants to be a candidate. */
  hasNominations?: boolean;
  /** True where counts do not move with each vote: nothing may tell that there was a first one. */
  areVotesHidden?: boolean;
}

/**
 * What fixed a field of an election; null while it may be edited. This is the one law of freezing
 * (contract, "What the second release adds"): name, description and picture at any time; dates,
 * titles, order and standings until the first ballot; positions, voters and rules until voting opens.
 * One post for each person, and the supporters whom a candidate needs, are fixed with the first nomination.
 * Where votes are hidden nobody learns of the first ballot: all that is fixed is fixed at the opening.
 */
export function frozenBy(field: ElectionField, life: Life): Freeze | null {
  const { from } = electionThings[field];
  if (from === 'never') return null;
  const { phase, hasBallots, areVotesHidden = false } = life;
  if (phase === 'cancelled') return 'cancelling';
  if (phase === 'closed') return 'close';
  if (hasBallots) return areVotesHidden ? 'opening' : 'first-ballot';
  if (life.hasNominations === true && from === 'first-nomination') return from;
  if (phase === 'draft' || phase === 'upcoming') return null;
  return from === 'first-ballot' ? null : 'opening';
}

/** True where voters have to be told why: from the opening of voting on. */
export const needsReason = (phase: Phase): boolean => phase !== 'draft' && phase !== 'upcoming';
