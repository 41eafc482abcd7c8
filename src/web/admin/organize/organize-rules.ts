import { z } from 'zod/mini';
import {
  leavingRules,
  outcomeRuleLimits,
  rulesProblem,
  seedKinds,
  tieRules,
  usualRules,
} from '#core/elections/outcome-rules.ts';
import type { OutcomeRules } from '#core/elections/outcome-rules.ts';
import { rulesMessages } from '#web/messages/en/outcome-rules.ts';

/** What is done when the votes alone do not decide, as the form holds it. */
export const RulesFields = z.object({
  tie: z.enum(tieRules),
  seed: z.enum(seedKinds),
  source: z.string(),
  minutes: z.string(),
  leaving: z.enum(leavingRules),
});
type RulesFields = z.output<typeof RulesFields>;

export const usualFields: RulesFields = { ...usualRules, minutes: String(usualRules.minutes) };

/** As it goes over the wire; a draw by dice has no source and no minutes. */
export function rulesToSend({ source, minutes, ...chosen }: RulesFields): OutcomeRules {
  const isNumber = chosen.tie === 'draw' && chosen.seed === 'public-number';
  return {
    ...chosen,
    source: isNumber ? source.trim() : '',
    minutes: isNumber ? Number(minutes) : usualRules.minutes,
  };
}

/** What is wrong, in one sentence; null for nothing. */
export function checkRules(fields: RulesFields): string | null {
  const rules = rulesToSend(fields);
  const { minutes } = rules;
  const isMinutes =
    Number.isInteger(minutes) && minutes >= 1 && minutes <= outcomeRuleLimits.minutes;
  return isMinutes ? rulesProblem(rules) : rulesMessages.minutesWrong;
}
