import { termOf } from '#core/elections/outcome-rules.ts';
import type { OutcomeRules } from '#core/elections/outcome-rules.ts';
import type { ElectionRow } from './store.ts';

/** What is done when the votes alone do not decide, as core reads it. */
export const outcomeRulesOf = (row: ElectionRow): OutcomeRules => ({
  tie: row.tie_rule,
  seed: row.draw_seed,
  source: row.draw_source,
  minutes: row.draw_minutes,
  leaving: row.leaving_rule,
  complaints: { hours: row.complaint_hours, after: row.complaints_after },
});

/** The same as columns. */
export const rulesColumns = (rules: OutcomeRules) => ({
  tie_rule: rules.tie,
  draw_seed: rules.seed,
  draw_source: rules.seed === 'dice' ? '' : rules.source,
  draw_minutes: rules.minutes,
  leaving_rule: rules.leaving,
  complaint_hours: termOf(rules).hours,
  complaints_after: termOf(rules).after,
});
