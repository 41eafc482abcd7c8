import { termOf } from '#core/elections/outcome-rules.ts';
import type { OutcomeRules } from '#core/elections/outcome-rules.ts';
import type { ElectionRow } from './store.ts';
import type { WireRule } from '#contract/supporter-shapes.ts';

/** Whom the candidates of an election need, as core reads it; null for nobody. */
export const supporterRuleOf = ({ supporters }: Pick<ElectionRow, 'supporters'>): WireRule | null =>
  // Rows from before it was asked say nothing of `among`.
  supporters === null ? null : { among: 'position', ...(supporters as Written) };

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

type Written = Omit<WireRule, 'among'> & Partial<Pick<WireRule, 'among'>>;
