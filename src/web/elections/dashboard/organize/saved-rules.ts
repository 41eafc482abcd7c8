import { usualRules } from '#core/elections/outcome-rules.ts';
import type { BodyToSend } from '#contract/endpoint.ts';
import type { Api } from '#contract/api.ts';
import type { Reply } from '#web/app/call.ts';
import type { ElectionLike, ElectionValues } from './election-values.ts';
import { bodyOf } from './election-values.ts';

export type RuleSet = Reply<'listRuleSets'>['ruleSets'][number];
export type SavedRules = RuleSet['rules'];

/** What of a form is rules: its body without what belongs to one election, such as its voter list. */
export function rulesBodyOf(values: ElectionValues): BodyToSend<Api['saveRuleSet']>['rules'] {
  const isRoll = values.electorate.kind === 'roll';
  const {
    name: _name,
    description: _description,
    imageUrl: _imageUrl,
    startDate: _startDate,
    endDate: _endDate,
    nominationsCloseAt: _nominationsCloseAt,
    withdrawalsCloseAt: _withdrawalsCloseAt,
    showBy: _showBy,
    draft: _draft,
    rehearsal: _rehearsal,
    reason: _reason,
    ...rules
  } = bodyOf(values, 'UTC', 0);
  if (!isRoll) return rules;
  const { voters: _voters, ...others } = rules;
  return { ...others, electorate: { kind: 'everyone' } };
}

/** Saved rules as an election that the form can read; what they leave open is as usual. */
export function likeOf(rules: SavedRules, usual: ElectionValues): ElectionLike {
  const { positions, electorate, voters = usual.voters, standingsBatch } = rules;
  const own = { name: '', description: '', imageUrl: '' };
  const dates = { startDate: '', endDate: '', nominationsCloseAt: '' };
  return {
    ...rules,
    ...own,
    ...dates,
    state: 'published',
    rehearsal: false,
    positions: positions.map((one) => (typeof one === 'string' ? { title: one } : one)),
    electorate: electorate.kind === 'roll' ? { kind: 'everyone' } : electorate,
    voters,
    standingsBatch,
    candidacy: rules.candidacy,
    rules: rules.rules ?? usualRules,
  };
}
