import type { Fraction } from './fraction.ts';
import { moreThanHalf, neededOf, shareOf } from './fraction.ts';
import type { Margin } from './margin.ts';

/** How many people have to take part, as a number or as a share of those who may vote. */
export type Quorum =
  | { readonly kind: 'number'; readonly least: number }
  | { readonly kind: 'share'; readonly share: Fraction };

/** The share that has to say yes, of the valid votes (yes and no) or of all who may vote. */
export interface Majority {
  readonly share: Fraction;
  readonly of: 'valid' | 'eligible';
}

export interface QuestionVotes {
  readonly yes: number;
  readonly no: number;
  readonly abstained: number;
  /** Those who may vote at the close. */
  readonly eligible: number;
}

export interface QuestionResult {
  readonly outcome: 'passed' | 'not-passed' | 'no-quorum';
  /** Everybody who took part: who abstained, too. */
  readonly voted: number;
  /** How many have to take part; 0 where there is no quorum. */
  readonly quorumNeeded: number;
  /** The least number of yes votes that would have passed it. */
  readonly yesNeeded: number;
}

/**
 * Whether a question has passed. A majority of one half has to be exceeded, every other share has to be
 * reached; and whatever the share, more have to say yes than no. So equal yes and no is not passed, and
 * nothing is drawn. The quorum counts everybody who voted, and without it the question has not passed.
 */
export function decideQuestion(
  { yes, no, abstained, eligible }: QuestionVotes,
  { quorum, majority }: { readonly quorum: Quorum | null; readonly majority: Majority },
): QuestionResult {
  const voted = yes + no + abstained;
  const quorumNeeded = quorumOf(quorum, eligible);
  const whole = majority.of === 'valid' ? yes + no : eligible;
  const yesNeeded = Math.max(neededOf(majority.share, whole), moreThanHalf(yes + no));
  const figures = { voted, quorumNeeded, yesNeeded };
  if (voted < quorumNeeded) return { outcome: 'no-quorum', ...figures };
  return { outcome: yes >= yesNeeded ? 'passed' : 'not-passed', ...figures };
}

/** How many people the rules of a question ask for where they ask for a share of `eligible`, those who may vote. */
export function sharesOf(
  { quorum, majority }: { readonly quorum: Quorum | null; readonly majority: Majority | null },
  eligible: number,
): { takePart?: number; sayYes?: number } {
  return {
    ...(quorum?.kind === 'share' && { takePart: shareOf(quorum.share, eligible) }),
    ...(majority?.of === 'eligible' && { sayYes: neededOf(majority.share, eligible) }),
  };
}

/**
 * How close a question was: twice the least number of ballots that would have to say something else for
 * it to pass, or not to. Null where none could: without a quorum, or where too few took part.
 */
export function questionMargin(
  votes: QuestionVotes,
  rules: { readonly quorum: Quorum | null; readonly majority: Majority },
): Margin | null {
  const { outcome, yesNeeded } = decideQuestion(votes, rules);
  const { yes, no, abstained } = votes;
  if (outcome === 'no-quorum') return null;
  if (outcome === 'passed') return { votes: (yes - yesNeeded + 1) * 2, isExact: true };
  const missing = yesNeeded - yes;
  return missing > no + abstained ? null : { votes: missing * 2, isExact: true };
}

/** How many people have to take part, of so many who may vote; 0 without a quorum. */
export function quorumOf(quorum: Quorum | null, eligible: number): number {
  if (quorum === null) return 0;
  return quorum.kind === 'number' ? quorum.least : shareOf(quorum.share, eligible);
}
