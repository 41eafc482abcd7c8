import {
  allButOne,
  positionLimits,
  positionRulesProblem,
  runOffProblem,
} from '#core/elections/position-rules.ts';
import type { PositionRules } from '#core/elections/position-rules.ts';
import type { Fraction } from '#core/counting/fraction.ts';
import { waysMessages } from '#texts/en/ways.ts';
import { z } from 'zod/mini';
import type { NumberFormat, NumberMeaning } from '#core/accounts/number-format.ts';
import { checkElectionDraft, electionLimits, missingName } from '#core/elections/election-draft.ts';
import { domainPattern, isLimited, votersProblem } from '#core/elections/electorate.ts';
import { codeProblem } from '#core/elections/limit-problems.ts';
import { conditionsProblem } from '#core/elections/nomination.ts';
import {
  outcomeRuleLimits,
  rulesProblem,
  termOf,
  wrongHours,
} from '#core/elections/outcome-rules.ts';
import { resultsAtProblems } from '#core/elections/results-at.ts';
import { writtenPositions } from '#core/elections/position-lines.ts';
import { settingFlags } from '#core/elections/election-settings.ts';
import { supporterLimits, supporterProblems } from '#core/elections/supporters.ts';
import { textSentences } from '#core/text.ts';
import { codeWrong } from '#texts/en/number-format.ts';
import { organize as text } from '#texts/en/organize.ts';
import { rulesMessages } from '#texts/en/outcome-rules.ts';
import { numberText } from '#texts/formats.ts';
import { supporterMessages } from '#texts/en/supporters.ts';
import { votersForm } from '#texts/en/voters-form.ts';
import type { ElectionValues } from './election-values.ts';
import { partFor, valueShape } from './election-values.ts';
import { asksForAny, givenOf } from './settings-codec.ts';
import { changedTogether, rulesOfAll } from './rules-alike.ts';

interface CheckedAt {
  /** The moment of the press, in milliseconds. A draft's dates are not looked at. */
  now: () => number;
  timeZone: string;
  /** How the campus's numbers are made. */
  format: NumberFormat;
  /** The election has a voter list of its own already. */
  hasRoll?: boolean;
  /** Positions that are not to become more or fewer. */
  fixed?: ElectionValues['positions'] | undefined;
  /** What an empty reason is answered; null where none is asked for. */
  reason: string | null;
}

/** The schema of the form of an election: core's rules, and who may vote. */
export const electionSchema = (at: CheckedAt) =>
  z.object(valueShape).check(
    z.check<ElectionValues>(({ value, issues }) => {
      for (const [field, message] of Object.entries(wrongIn(value, at))) {
        issues.push({ code: 'custom', input: value, path: field.split('.'), message });
      }
    }),
  );

/** One sentence for each wrong field, by its whole name. */
function wrongIn(values: ElectionValues, at: CheckedAt): Record<string, string> {
  const positions = writtenPositions(values.positions);
  const titles = positions.map(({ title }) => title);
  const { name, description } = values;
  const now = values.draft ? null : at.now();
  const given = givenOf(values, at.timeZone);
  const { startDate, endDate, withdrawalsCloseAt, nominationsCloseAt, remindAt } = given;
  const dates = {
    ...{ startDate, endDate, withdrawalsCloseAt, remindAt },
    ...(values.doNominate && { nominationsCloseAt }),
  };
  const wrong: Record<string, string> = {};
  if (titles.some((title) => title.length > electionLimits.positionTitle)) {
    wrong['positions'] = textSentences.tooLong(electionLimits.positionTitle);
  }
  const ids = (list: ElectionValues['positions']) =>
    JSON.stringify(list.map(({ _id = '' }) => _id).toSorted());
  if (at.fixed !== undefined && ids(positions) !== ids(at.fixed)) {
    wrong['positions'] = text.positionsFixed;
  }
  if (at.reason !== null && values.reason.trim() === '') wrong['reason'] = at.reason;
  return {
    ...checkElectionDraft({ name, description, positions: titles, ...dates }, now),
    ...wrongElectorate(values, at),
    ...wrongVoters(given),
    ...wrongRules(values, given),
    ...wrongSupporters(values, given, at.format),
    ...resultsAtProblems(given, values.draft),
    ...wrong,
  };
}

type Given = ReturnType<typeof givenOf>;

function wrongElectorate(values: ElectionValues, at: CheckedAt): Record<string, string> {
  const { electorate, roll, candidacy } = values;
  const wrong: Record<string, string> = {
    ...wrongCodes(candidacy, 'candidacy', at.format),
  };
  for (const [index, { limits, candidacy: own }] of values.positions.entries()) {
    Object.assign(wrong, wrongCodes(limits, `positions.${index}.limits`, at.format));
    if (own !== null) {
      Object.assign(wrong, wrongCodes(own, `positions.${index}.candidacy`, at.format));
    }
  }
  if (electorate.kind === 'some') {
    if (electorate.roles.length === 0 && !isLimited(electorate)) {
      wrong['electorate.branches'] = text.someEmpty;
    }
    Object.assign(wrong, wrongCodes(electorate, 'electorate', at.format));
  }
  if (electorate.kind !== 'roll') return wrong;
  const count = roll?.numbers.size ?? 0;
  if (count === 0 && at.hasRoll !== true) wrong['roll'] = text.rollEmpty;
  if (count > electionLimits.roll) {
    wrong['roll'] = text.rollTooLong(numberText(electionLimits.roll));
  }
  return wrong;
}

function wrongCodes(
  { branches, years }: { branches: readonly string[]; years: readonly string[] },
  field: string,
  format: NumberFormat,
): Record<string, string> {
  const find = (codes: readonly string[], meaning: NumberMeaning, name: string) => {
    const wrong = codes.find((code) => codeProblem(code, meaning, format) !== null);
    return wrong === undefined ? {} : { [`${field}.${name}`]: codeWrong(format, meaning, wrong) };
  };
  return { ...find(branches, 'branch', 'branches'), ...find(years, 'year', 'years') };
}

function wrongVoters({ electorate, voters, positions, mailDomains }: Given) {
  const limits = positions.map(({ limits: only }) => only);
  const problem = votersProblem({ electorate, voters }, limits);
  if (problem !== null) return { voters: problem };
  const domain = mailDomains.find((one) => !domainPattern.test(one));
  const isAsked = voters === 'confirmed' && domain !== undefined;
  return isAsked ? { mailDomains: votersForm.domainWrong(domain) } : {};
}

const isWhole = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most;

/** What is wrong with how one position is won, by the fields of the form. */
function wrongWays(at: string, ways: PositionRules): Record<string, string> {
  const { seats, maxChoices, leastRanks, nobody, quorum, majority, supporters } = ways;
  const isUpTo = (value: number, most: number) => isWhole(value, 1, most);
  const problem = positionRulesProblem(ways);
  const isUnasked = ways.kind === 'question' && ways.text.trim() === '';
  return {
    ...(problem !== null && { [isUnasked ? `${at}.text` : at]: problem }),
    ...(!isUpTo(seats, positionLimits.seats) && { [`${at}.seats`]: waysMessages.seatsWrong }),
    ...(!isUpTo(maxChoices, positionLimits.choices) && {
      [`${at}.maxChoices`]: waysMessages.choicesWrong,
    }),
    ...(!isWhole(leastRanks, allButOne, positionLimits.choices) && {
      [`${at}.leastRanks`]: waysMessages.leastRanksWrong,
    }),
    ...Object.fromEntries(
      (['proposers', 'seconders'] as const).flatMap((kind) =>
        isCount(supporters?.[kind] ?? 0)
          ? []
          : [[`${at}.supporters.${kind}`, supporterMessages.form.countWrong]],
      ),
    ),
    ...(nobody?.name.trim() === '' && { [`${at}.nobody.name`]: missingName }),
    ...(quorum?.kind === 'number' &&
      !isUpTo(quorum.least, positionLimits.people) && {
        [`${at}.quorum`]: waysMessages.quorumWrong,
      }),
    ...(quorum?.kind === 'share' &&
      !isShare(quorum.share) && { [`${at}.quorum`]: waysMessages.quorumWrong }),
    ...(majority !== null &&
      !isShare(majority.share) && {
        [ways.kind === 'question' ? `${at}.majority.share` : `${at}.majority`]:
          waysMessages.shareWrong,
      }),
  };
}

const isShare = ({ numerator, denominator }: Fraction) =>
  numerator >= 1 && numerator <= denominator && denominator <= positionLimits.denominator;

function wrongRules(values: ElectionValues, { rules }: Given): Record<string, string> {
  const wrong: Record<string, string> = {};
  const { smallestBatch, largestBatch } = electionLimits;
  const { standingsBatch: batch } = values;
  if (values.standings === 'in-batches' && !isWhole(batch, smallestBatch, largestBatch))
    wrong['standingsBatch'] = text.batchWrong;
  for (const [index, { title, rules: ways }] of values.positions.entries()) {
    if (title.trim() === '') continue;
    Object.assign(wrong, wrongWays(`positions.${index}.rules`, ways));
    const runOff = runOffProblem(rules.tie, ways);
    if (runOff !== null) wrong['rules.tie'] = runOff;
  }
  const problem = rulesProblem(rules);
  if (problem !== null) wrong['rules.source'] = problem;
  const { minutes, complaintHours } = outcomeRuleLimits;
  if (!isWhole(rules.minutes, 1, minutes)) wrong['rules.minutes'] = rulesMessages.minutesWrong;
  if (!isWhole(termOf(rules).hours, 0, complaintHours)) {
    wrong['rules.complaints.hours'] = wrongHours;
  }
  const conditions = conditionsProblem(values.candidateConditions);
  if (conditions !== null) wrong['candidateConditions'] = conditions;
  return wrong;
}

const isCount = (count: number) => isWhole(count, 0, supporterLimits.ofKind);

function wrongSupporters(
  values: ElectionValues,
  rules: Given,
  format: NumberFormat,
): Record<string, string> {
  const { supporters } = values;
  const wrong: Record<string, string> = {};
  for (const kind of ['proposers', 'seconders'] as const) {
    if (!isCount(supporters[kind])) wrong[`supporters.${kind}`] = supporterMessages.form.countWrong;
  }
  if (!asksForAny(values)) return wrong;
  const own = values.positions.map(({ rules: ways }) => ways.supporters);
  const problems = supporterProblems(supporters, rules, format, own);
  for (const [field, why] of Object.entries(problems)) {
    if (!/^from\.(branches|years)/.test(field)) wrong[`supporters.${field}`] = why;
  }
  return { ...wrong, ...wrongCodes(supporters.from, 'supporters.from', format) };
}

/** The form's field for one of the call's: a list has one field for all that is in it. */
export function fieldOf(path: string): string {
  if (path.startsWith('electorate.numbers')) return 'roll';
  if (path === 'electorate') return 'electorate.branches';
  if (path === 'rules') return 'rules.source';
  if (path === 'supporters') return 'supporters.proposers';
  const inList = /^(.*(?:branches|years|groups|mailDomains|candidateConditions))\.\d+/.exec(path);
  if (inList?.[1] !== undefined) return inList[1];
  return /^positions\.\d+(\.title)?$/.test(path) ? 'positions' : path;
}

/** What of the form a field stands in, as `FormPart` names it; '' for what is always open. */
function partOf(field: string, positions: ElectionValues['positions']): string {
  const [, index, of] = /^positions\.(\d+)\.(limits|candidacy|rules)/.exec(field) ?? [];
  const position = positions[Number(index)];
  const isShared = of === 'rules' && position !== undefined;
  if (isShared && changedTogether(positions).includes(position)) return rulesOfAll;
  if (position !== undefined) return partFor(partsOfPosition[of ?? ''] ?? '', position);
  const flag = settingFlags.find((one) => one === field);
  if (flag !== undefined) return `rules.${flag}`;
  return parts.find(([pattern]) => pattern.test(field))?.[1] ?? '';
}

const partsOfPosition: Record<string, string> = {
  limits: 'voters.limits',
  candidacy: 'rules.candidacy',
  rules: 'rules.ways',
};

// In the order of the screen.
const parts: readonly (readonly [RegExp, string])[] = [
  [/^(startDate|endDate|nominationsCloseAt|remindAt)/, 'dates'],
  [/^withdrawalsCloseAt/, 'dates.withdrawals'],
  [/^(voters|mailDomains)/, 'voters.known'],
  [/^(electorate|roll)/, 'voters.who'],
  [/^standings/, 'rules.standings'],
  [/^rules\.leaving/, 'rules.leaving'],
  [/^rules\.complaints/, 'rules.complaints'],
  [/^rules/, 'rules.tie'],
  [/^candida/, 'rules.candidacy'],
  [/^supporters/, 'rules.supporters'],
  [/^rankedLists/, 'rules.lists'],
  [/^(resultsAt|showBy)/, 'rules.results'],
  [/^(description|imageUrl)/, 'looks'],
  [/^translations/, 'languages'],
];

/** The first part of the screen in which something is wrong; '' for none. */
export function firstPart(
  fields: readonly string[],
  { positions }: Pick<ElectionValues, 'positions'>,
): string {
  const wrong = fields.map((field) => partOf(field, positions)).filter((part) => part !== '');
  const order = ['dates', 'voters', 'rules', 'looks', 'languages'];
  const rank = (part: string) => order.findIndex((one) => part.startsWith(one));
  return wrong.toSorted((a, b) => rank(a) - rank(b))[0] ?? '';
}
