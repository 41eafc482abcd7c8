import type { PositionRules } from './position-rules.ts';
import { plainRules } from './position-rules.ts';

/** Sets of rules that officers choose by name, after what such bodies usually write (docs/elections.md). */
export const rulePresets = ['quick-poll', 'indian-college', 'uk-union', 'us-government'] as const;
export type RulePreset = (typeof rulePresets)[number];

type Ways = Pick<PositionRules, 'nobody' | 'canAbstain' | 'unopposed'>;

const ways: Record<RulePreset, Ways> = {
  'quick-poll': { nobody: null, canAbstain: false, unopposed: 'elected' },
  'indian-college': {
    nobody: { name: 'NOTA', effect: 'shown' },
    canAbstain: false,
    unopposed: 'elected',
  },
  'uk-union': {
    nobody: { name: 'Re-open nominations', effect: 'reopens' },
    canAbstain: false,
    unopposed: 'voted',
  },
  'us-government': { nobody: null, canAbstain: true, unopposed: 'elected' },
};

/**
 * The rules of a position by a preset: most votes, as many choices as seats; the union's by-laws have
 * people rank. Its seats stay; a question, which has none of these rules, stays as it is.
 */
export function presetRules(preset: RulePreset, rules: PositionRules): PositionRules {
  if (rules.kind === 'question') return rules;
  const { seats } = rules;
  const voting = preset === 'uk-union' ? rankedWith(seats) : { maxChoices: seats };
  return { ...plainRules, seats, ...voting, ...ways[preset] };
}

/** One seat is ranked by instant-runoff, several by transferable votes. */
const rankedWith = (seats: number) => ({ method: seats === 1 ? 'irv' : 'stv' }) as const;
