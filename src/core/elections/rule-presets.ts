import type { LeavingRule } from './outcome-rules.ts';
import type { PositionRules } from './position-rules.ts';
import { plainRules, usualMajority } from './position-rules.ts';
import { usualNames } from './usual-names.ts';

/** Sets of rules that officers choose by name, after what such bodies usually write (docs/elections.md). */
export const rulePresets = ['quick-poll', 'indian-college', 'uk-union', 'us-government'] as const;
export type RulePreset = (typeof rulePresets)[number];

type Ways = Pick<PositionRules, 'nobody' | 'canAbstain' | 'unopposed'>;

const ways: Record<RulePreset, Ways> = {
  'quick-poll': { nobody: null, canAbstain: false, unopposed: 'elected' },
  'indian-college': {
    nobody: { name: usualNames.nota, effect: 'shown' },
    canAbstain: false,
    unopposed: 'elected',
  },
  'uk-union': {
    nobody: { name: usualNames.reopen, effect: 'reopens' },
    canAbstain: false,
    unopposed: 'voted',
  },
  'us-government': { nobody: null, canAbstain: true, unopposed: 'elected' },
};

/**
 * The rules of a position by a preset: most votes, as many choices as seats; the union's by-laws have
 * people rank, and the US government's ask for a majority of one seat. Its seats stay; a question, which has none of these rules, stays as it is.
 */
export function presetRules(preset: RulePreset, rules: PositionRules): PositionRules {
  if (rules.kind === 'question') return rules;
  const { seats, supporters } = rules;
  const voting = preset === 'uk-union' ? rankedWith(seats) : { maxChoices: seats };
  const majority = preset === 'us-government' && seats === 1 ? usualMajority : null;
  return { ...plainRules, seats, supporters, ...voting, ...ways[preset], majority };
}

/** How many proposers and seconders a preset asks for, and whether each person has one position. */
export const presetCandidacies: Record<
  RulePreset,
  { proposers: number; seconders: number; onePost: boolean }
> = {
  'quick-poll': { proposers: 0, seconders: 0, onePost: false },
  // Kerala's and Odisha's notices ask for one of each, and let nobody have two positions.
  'indian-college': { proposers: 1, seconders: 1, onePost: true },
  // Unions take nominations from students themselves; few by-laws of these two name supporters.
  'uk-union': { proposers: 0, seconders: 0, onePost: false },
  'us-government': { proposers: 0, seconders: 0, onePost: false },
};

/** What becomes of who leaves by a preset, and whether it hides the counts until the close. */
export const presetOutcomes: Record<RulePreset, { leaving: LeavingRule; hidesCounts: boolean }> = {
  'quick-poll': { leaving: 'vacant', hidesCounts: false },
  'indian-college': { leaving: 'vacant', hidesCounts: false },
  // Ranked counts show after the close in any case; unions pass over who left (ERS97, NUS).
  'uk-union': { leaving: 'next', hidesCounts: true },
  'us-government': { leaving: 'vacant', hidesCounts: false },
};

/**
 * The rules of one position for another one: its seats and supporters stay, and as many choices as seats stay so. A
 * question has none of them.
 */
export function rulesLike(one: PositionRules, other: PositionRules): PositionRules {
  if (one.kind === 'question' || other.kind === 'question') return other;
  const { seats, supporters } = other;
  const maxChoices = one.maxChoices === one.seats ? seats : one.maxChoices;
  // With several seats the most votes win.
  const majority = seats === 1 ? one.majority : null;
  if (one.method === 'plurality') return { ...one, seats, supporters, maxChoices, majority };
  // A body that transfers votes for one seat too does so everywhere.
  if (one.method === 'stv' && one.seats === 1) return { ...one, seats, supporters };
  return { ...one, ...rankedWith(seats), seats, supporters };
}

/** One seat is ranked by instant-runoff, several by transferable votes. */
const rankedWith = (seats: number) => ({ method: seats === 1 ? 'irv' : 'stv' }) as const;
