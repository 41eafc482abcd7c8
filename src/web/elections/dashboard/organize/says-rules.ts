import { isRanked } from '#core/elections/position-rules.ts';
import { termOf, usualRules, usualTerm } from '#core/elections/outcome-rules.ts';
import { writtenPositions } from '#core/elections/position-lines.ts';
import { organize as text } from '#texts/en/organize.ts';
import { rulesMessages } from '#texts/en/outcome-rules.ts';
import type { ElectionValues } from './election-values.ts';
import { settingFlags, usualSettings } from '#core/elections/election-settings.ts';
import type { SettingFlag } from '#core/elections/election-settings.ts';
import {
  hasOtherWays,
  saysCandidacies,
  saysLimited,
  saysLimits,
  saysWays,
  standByList,
} from './says.ts';
import { hasPosts, writtenPosts } from './settings-codec.ts';
import { supporterSentences } from '#texts/supporter-words.ts';
import { waysMessages } from '#texts/en/ways.ts';

// What somebody reads before they publish: each rule that is not the usual one, in a line.

/** The positions, how each is won, who votes for it, and who may be a candidate. */
export function saysPosts(values: ElectionValues): string[] {
  const { positions, candidacy, candidateConditions } = values;
  const titles = writtenPositions(positions).map(({ title }) => title);
  const ways = hasOtherWays(positions) ? saysWays(positions) : [];
  const limits = saysLimits(candidacy);
  const conditions = candidateConditions.length;
  return [
    ...(titles.length === 0 ? [] : [text.checkPositions(titles, ways.length === titles.length)]),
    ...ways,
    ...saysLimited(positions),
    ...saysCandidacies(positions),
    ...(!hasPosts(positions) || (limits === null && conditions === 0)
      ? []
      : [text.candidacy(limits, conditions, standByList(values))]),
  ];
}

/** A yes or no that asks for something: the others are asked in any case. */
const asksFor: Partial<Record<SettingFlag, (positions: ElectionValues['positions']) => boolean>> = {
  onePost: (positions) => writtenPosts(positions).length > 1,
};
export const isAsked = (flag: SettingFlag, positions: ElectionValues['positions']): boolean =>
  asksFor[flag]?.(positions) !== false;

/** Each yes or no that is not the usual one, and who supports candidates. */
export function saysStanding(values: ElectionValues): string[] {
  const { positions } = values;
  const flags = settingFlags.filter(
    (flag) => values[flag] !== usualSettings[flag] && isAsked(flag, positions),
  );
  return [
    ...flags.map((flag) => text.flags[flag][values[flag] ? 'on' : 'off']),
    ...(hasPosts(positions) ? saysSupporters(values) : []),
  ];
}

/** Whom candidates need, and for which positions that is otherwise. */
export const saysSupporters = ({
  supporters,
  positions,
}: Pick<ElectionValues, 'supporters' | 'positions'>): string[] =>
  supporterSentences(
    supporters,
    writtenPosts(positions).map(({ title, rules }) => ({
      title: title.trim(),
      supporters: rules.supporters,
    })),
  );

/** What decides a tie, what if a candidate leaves, and who reads ranked ballots. */
export function saysOutcome({ rules, positions, rankedLists }: ElectionValues): string[] {
  const isUsualTie = rules.tie === usualRules.tie && rules.seed === usualRules.seed;
  const { hours, after } = termOf(rules);
  const isUsualTerm = hours === usualTerm.hours && after === usualTerm.after;
  const hasLists =
    rankedLists !== usualSettings.rankedLists && positions.some((one) => isRanked(one.rules));
  return [
    ...(isUsualTie || !hasPosts(positions) ? [] : [text.tie(rules)]),
    ...(rules.leaving === usualRules.leaving || !hasPosts(positions)
      ? []
      : [rulesMessages.leavingOf[rules.leaving]]),
    ...(isUsualTerm ? [] : [rulesMessages.complaintsOf(termOf(rules))]),
    ...(hasLists ? [waysMessages.listTexts[rankedLists]] : []),
  ];
}
