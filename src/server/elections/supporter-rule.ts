import type { SupporterRule } from '#core/elections/supporters.ts';
import type { WireRule } from '#contract/supporter-shapes.ts';
import type { ElectionRow } from './store.ts';

/** Whom the candidates of an election need, as core reads it; null for nobody. */
export const supporterRuleOf = ({ supporters }: Pick<ElectionRow, 'supporters'>): WireRule | null =>
  // Rows from before it was asked say nothing of `among`.
  supporters === null ? null : { among: 'position', ...(supporters as Written) };

type Written = Omit<WireRule, 'among'> & Partial<Pick<WireRule, 'among'>>;

/** The same as it is written. */
export const supportersColumn = (rule: SupporterRule | null) =>
  rule === null ? null : JSON.stringify(rule);
