import { wrong } from '../kernel/wrong.ts';
import { countMethods, nobodyEffects, unopposedRules } from '../counting/count-input.ts';
import type { CountMethod, NobodyEffect, UnopposedRule } from '../counting/count-input.ts';
import type { Majority, Quorum } from '../counting/question.ts';
import type { TieRule } from './outcome-rules.ts';
import { settledSupporters } from './settled-supporters.ts';
import type { PositionSupporters } from './supporters.ts';

export { nobodyEffects, unopposedRules };
export type { Majority, Quorum };

/**
 * How a position is won (contract, "What the third release adds"). All of it is fixed when voting opens.
 * A position that says nothing has one seat and one mark, and most votes win.
 */
export interface PositionRules {
  /** People stand for a post; a question is answered with yes or no. */
  kind: PositionKind;
  method: Method;
  /** How many people are elected: 1 to 50. */
  seats: number;
  /** Plurality: how many candidates a voter may choose; as many as stand is approval voting. */
  maxChoices: number;
  /** Ranking: how many candidates a voter has to rank, where as many stand; `allButOne` for all but one of them. */
  leastRanks: number;
  /** The choice against all candidates, under the name that the campus gives it; null without it. */
  nobody: { name: string; effect: NobodyEffect } | null;
  /** Whether "I abstain" is a choice: it counts in the turnout alone. */
  canAbstain: boolean;
  /** What becomes of a position for which no more people stand than it has seats. */
  unopposed: UnopposedRule;
  /** What is asked; empty for a post. */
  text: string;
  /** How many people have to take part; null for any number. */
  quorum: Quorum | null;
  /**
   * How many of whom have to say yes to a question; of a post with one seat, how many of the valid votes elect. Null
   * for a post that the most votes win.
   */
  majority: Majority | null;
  /** What it says of the supporters of its candidates; null for all as in its election (supportersOf). */
  supporters: PositionSupporters | null;
}

export const positionKinds = ['post', 'question'] as const;
export type PositionKind = (typeof positionKinds)[number];

/** Most votes; instant-runoff for one seat; the single transferable vote for several. */
export const methods = countMethods;
export type Method = CountMethod;

/** Said in place of a number of ranks: all but one of those on the ballot, which is fixed when voting opens. */
export const allButOne = 0;

/** Of whom a majority is: the valid votes, or those who may vote. */
export const majorityBases = ['valid', 'eligible'] as const satisfies readonly Majority['of'][];

/** The limits of these rules; lengths are in characters. */
export const positionLimits = {
  seats: 50,
  /** More candidates than a ballot can name with one byte each would not fit into a sealed row. */
  choices: 200,
  nobodyName: 40,
  text: 2_000,
  people: 1_000_000,
  denominator: 1_000,
} as const;

/**
 * One rule: its value where nobody says otherwise, and where it is kept. All are fixed and told as one: the ways in
 * which positions are won (freezing.ts, rule-words.ts).
 */
interface RuleField<Value> {
  usual: Value;
  /** Whether it has columns of its own; what has none lies in the document of its position. */
  isColumn: boolean;
  /** Whether an election can say it for all of its positions at once. */
  isShared: boolean;
}

/** The rules of a position, one entry each. */
export const ruleFields = {
  kind: { usual: 'post', isColumn: true, isShared: true },
  method: { usual: 'plurality', isColumn: true, isShared: true },
  seats: { usual: 1, isColumn: false, isShared: true },
  maxChoices: { usual: 1, isColumn: true, isShared: true },
  leastRanks: { usual: 1, isColumn: true, isShared: true },
  nobody: { usual: null, isColumn: false, isShared: true },
  canAbstain: { usual: false, isColumn: true, isShared: true },
  unopposed: { usual: 'elected', isColumn: false, isShared: true },
  text: { usual: '', isColumn: false, isShared: false },
  quorum: { usual: null, isColumn: false, isShared: false },
  majority: { usual: null, isColumn: false, isShared: false },
  supporters: { usual: null, isColumn: false, isShared: false },
} as const satisfies { readonly [Name in keyof PositionRules]: RuleField<PositionRules[Name]> };

type Fields = typeof ruleFields;
/** What an election can say for all of its positions at once. */
export type SharedRule = {
  [Name in keyof Fields]: Fields[Name]['isShared'] extends true ? Name : never;
}[keyof Fields];
/** What of the rules lies in the document of a position. */
export type DocumentRules = {
  [
    Name in keyof Fields as Fields[Name]['isColumn'] extends false ? Name : never
  ]: PositionRules[Name];
};

const ruleNames = Object.keys(ruleFields) as (keyof PositionRules)[];
export const sharedRules = ruleNames.filter((name) => ruleFields[name].isShared) as SharedRule[];
export const plainRules = Object.fromEntries(
  ruleNames.map((name) => [name, ruleFields[name].usual]),
) as unknown as PositionRules;

/** More than half of the valid votes: yes has to be as many as half, and more than no. */
export const usualMajority: Majority = { share: { numerator: 1, denominator: 2 }, of: 'valid' };

/** Whether people put candidates in an order. */
export const isRanked = ({ method }: Pick<PositionRules, 'method'>): boolean =>
  method !== 'plurality';

/**
 * What does not go together, in a sentence; null when all is well. Bounds of the single values are in
 * the contract's schema.
 */
export function positionRulesProblem(rules: PositionRules): string | null {
  if (rules.kind === 'question') return questionProblem(rules);
  if (rules.text !== '') return wrong('text-belongs-to-question');
  if (rules.unopposed === 'voted' && rules.nobody === null) {
    return wrong('to-vote-on-single-candidate');
  }
  if (isRanked(rules)) return rankedProblem(rules);
  if (rules.majority !== null && rules.seats > 1) return wrong('majority-fills-one-seat');
  if (rules.majority?.of === 'eligible') return wrong('majority-of-post-is-of-valid');
  return rules.leastRanks === 1 ? null : wrong('least-number-ranks-for-positions');
}

function questionProblem(rules: PositionRules): string | null {
  if (rules.text.trim() === '') return wrong('enter-what-asked');
  const { method, seats, maxChoices, leastRanks, nobody, unopposed, supporters } = rules;
  const isAsked =
    method === 'plurality' &&
    seats === 1 &&
    maxChoices === 1 &&
    leastRanks === 1 &&
    nobody === null &&
    unopposed === 'elected' &&
    supporters === null;
  return isAsked ? null : wrong('question-answered-with-yes-or');
}

/** Why a run-off cannot decide the ties of a position; null where it can. A tie may be for who is out. */
export const runOffProblem = (tie: TieRule, rules: Pick<PositionRules, 'method'>): string | null =>
  tie === 'run-off' && isRanked(rules) ? wrong('where-people-rank-tie-decided') : null;

function rankedProblem(rules: PositionRules): string | null {
  const { method, seats, maxChoices, nobody, majority } = rules;
  if (majority !== null) return wrong('ranked-has-no-majority');
  if (method === 'irv' && seats > 1) return wrong('instant-runoff-fills-one-seat');
  if (maxChoices !== 1) return wrong('people-rank-many-candidates-they');
  if (nobody !== null && nobody.effect !== 'reopens') {
    return wrong('where-people-rank-nobody-can');
  }
  return null;
}

/** Rules of a position as somebody sends them: what is left out has its default. */
export type GivenRules = { [Name in keyof PositionRules]?: PositionRules[Name] | undefined };

/**
 * The rules of one position: what it says itself, else what the election says for all of its positions,
 * else what it was before, else the default. A question takes nothing from the others, and is decided by
 * the usual majority; what becomes a question, or a post, begins anew.
 */
export function resolveRules(
  own: GivenRules,
  ofAll: GivenRules = {},
  before: PositionRules = plainRules,
): PositionRules {
  const kind = own.kind ?? ofAll.kind ?? before.kind;
  const isQuestion = kind === 'question';
  const shared = isQuestion ? { kind: ofAll.kind, canAbstain: ofAll.canAbstain } : ofAll;
  const was = kind === before.kind ? before : plainRules;
  const said = { ...was, ...withoutGaps(shared), ...withoutGaps(own) };
  const rules = { ...said, supporters: settledSupporters(said.supporters) };
  return isQuestion && rules.majority === null ? { ...rules, majority: usualMajority } : rules;
}

/** What differs from the defaults, as answers tell it. */
export function differingRules(rules: PositionRules): GivenRules {
  return Object.fromEntries(
    ruleNames.flatMap((name) => (rules[name] === plainRules[name] ? [] : [[name, rules[name]]])),
  );
}

/** Whether a position is won by one mark and most votes for one seat, as the specification knows it. */
export const isPlain = (rules: PositionRules): boolean =>
  Object.keys(differingRules({ ...rules, supporters: null })).length === 0;

const withoutGaps = (given: GivenRules): Partial<PositionRules> =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
