import type { SupporterRule } from '#core/elections/supporters.ts';
import type { WireRule } from '#contract/supporter-shapes.ts';
import type { ElectionRow } from '../store.ts';

/** Whom the candidates of an election need, as core reads it; null for nobody. */
export const supporterRuleOf = ({ supporters }: Pick<ElectionRow, 'supporters'>) =>
  supporters as WireRule | null;

/** The same as it is written. */
export const supportersColumn = (rule: SupporterRule | null) =>
  rule === null ? null : JSON.stringify(rule);
