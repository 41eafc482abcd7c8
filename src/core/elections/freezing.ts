import type { Phase } from './phase.ts';

/**
 * What officers can edit of an election. `titles` are the titles and the order of its positions,
 * `positions` are which ones it has, `ways` is how each of them is won, `limits` is who votes for each,
 * `candidacy` is who may be a candidate, `onePost` whether for one position only, `supporters` whom they need
 * to propose and second them, `rankedLists` who may read ranked ballots, `resultsAt` when results are shown, `electorate` is who may vote and how voters are known, with the voter list,
 * and `rules` is what is done with a tie and with a candidate who leaves, and until when people can complain.
 * `words` are those in other languages; each is fixed with the words that it stands for.
 */
export const electionFields = [
  'name',
  'description',
  'imageUrl',
  'dates',
  'titles',
  'standings',
  'positions',
  'ways',
  'limits',
  'candidacy',
  'onePost',
  'supporters',
  'rankedLists',
  'resultsAt',
  'electorate',
  'rules',
  'words',
] as const;
export type ElectionField = (typeof electionFields)[number];

/** What fixed a field: somebody was nominated, voting has opened, the first ballot was cast, or it is over. */
export type Freeze = 'first-nomination' | 'opening' | 'first-ballot' | 'close' | 'cancelling';

/** The sentence for a field that cannot be edited any more. */
export const freezeSentences: Record<Freeze, string> = {
  'first-nomination': 'This cannot be changed after the first nomination.',
  opening: 'This cannot be changed after voting opens.',
  'first-ballot': 'This cannot be changed after the first vote.',
  close: 'This cannot be changed after voting closes.',
  cancelling: 'This cannot be changed after the election was cancelled.',
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

/** From when each is fixed; candidates rely on some from the first nomination on. */
const frozenFrom: Record<ElectionField, 'never' | 'first-nomination' | 'opening' | 'first-ballot'> =
  {
    name: 'never',
    description: 'never',
    imageUrl: 'never',
    dates: 'first-ballot',
    titles: 'first-ballot',
    standings: 'first-ballot',
    positions: 'opening',
    ways: 'opening',
    limits: 'opening',
    candidacy: 'opening',
    onePost: 'first-nomination',
    supporters: 'first-nomination',
    rankedLists: 'opening',
    resultsAt: 'opening',
    electorate: 'opening',
    rules: 'opening',
    words: 'never',
  };

/**
 * What fixed a field of an election; null while it may be edited. This is the one law of freezing
 * (contract, "What the second release adds"): name, description and picture at any time; dates,
 * titles, order and standings until the first ballot; positions, voters and rules until voting opens.
 * One post for each person, and the supporters whom a candidate needs, are fixed with the first nomination.
 * Where votes are hidden nobody learns of the first ballot: all that is fixed is fixed at the opening.
 */
export function frozenBy(field: ElectionField, life: Life): Freeze | null {
  const from = frozenFrom[field];
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
