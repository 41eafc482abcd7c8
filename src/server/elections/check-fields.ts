import { wrong } from '#core/kernel/wrong.ts';
import { isEnrollmentNumber } from '#core/accounts/enrollment-number.ts';
import type { NumberFormat } from '#core/accounts/number-format.ts';
import { checkElectionDraft } from '#core/elections/election-draft.ts';
import type { ElectionDraft } from '#core/elections/election-draft.ts';
import type { ElectionSettings } from '#core/elections/election-settings.ts';
import { votersProblem } from '#core/elections/electorate.ts';
import type { Limits } from '#core/elections/electorate.ts';
import { limitProblems } from '#core/elections/limit-problems.ts';
import { positionRulesProblem, runOffProblem } from '#core/elections/position-rules.ts';
import { rulesProblem } from '#core/elections/outcome-rules.ts';
import { ownProblem, supporterProblems } from '#core/elections/supporters.ts';
import { resultsAtProblems } from '#core/elections/results-at.ts';
import { sentences } from '#core/sentences.ts';
import type { DatedElectionRow } from './store.ts';

/** The dates that the database and the wire can both say, in milliseconds since 1970. */
const [earliestDate, latestDate] = ['1000-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z'].map(
  Date.parse,
) as [number, number];

/** What is wrong with the name, the dates and the titles; `now` is null for a draft. */
export function wrongDraft(draft: ElectionDraft, now: number | null): Record<string, string> {
  const fields: Record<string, string> = checkElectionDraft(draft, now);
  if (isTooFar(draft.endDate)) fields['endDate'] = tooFar;
  for (const field of [
    'startDate',
    'nominationsCloseAt',
    'withdrawalsCloseAt',
    'remindAt',
    'endDate',
  ] as const) {
    const date = draft[field] ?? '';
    if (Date.parse(date) < earliestDate) fields[field] = wrong('date-too-long-ago');
  }
  return fields;
}

/** How settings are judged. */
interface Judged {
  now: number;
  /** The dates of a draft may be past: they are looked at when it is published. */
  isDraft: boolean;
  /** How the campus's numbers are made. */
  format: NumberFormat;
  /** The numbers of its own voter list, where it gets one. */
  numbers?: readonly string[];
}

/** One sentence for each wrong field of an election, by its name on the wire. */
export function wrongFields(of: ElectionSettings, { now, isDraft, format, numbers = [] }: Judged) {
  const { electorate, voters, supporters } = of;
  const positions = of.positions.map(({ limits }) => limits);
  const fields = wrongDraft(draftOf(of), isDraft ? null : now);
  const problem = votersProblem({ electorate, voters }, positions);
  if (problem !== null) fields['voters'] = problem;
  const rulesWrong = rulesProblem(of.rules);
  if (rulesWrong !== null) fields['rules'] = rulesWrong;
  const foreign = numbers.flatMap((number, at) => (isEnrollmentNumber(number, format) ? [] : [at]));
  for (const at of foreign.slice(0, mostNamed)) {
    fields[`electorate.numbers.${at}`] = `${sentences.invalidEnrollment}: ${numbers[at]}`;
  }
  if (supporters !== null) {
    const problems = supporterProblems(
      supporters,
      { electorate, voters },
      format,
      of.positions.map(({ rules }) => rules.supporters),
    );
    for (const [field, why] of Object.entries(problems)) {
      fields[field === '' ? 'supporters' : `supporters.${field}`] = why;
    }
  }
  for (const [at, { rules }] of of.positions.entries()) {
    const ofOwn = ownProblem(rules.supporters?.own ?? [], format);
    if (ofOwn !== null) fields[`positions.${at}.supporters.own`] = ofOwn;
  }
  return { ...fields, ...wrongLimits(of, format) };
}

/** Settings as core judges their name, dates and titles. */
export const draftOf = ({ positions, ...settings }: ElectionSettings): ElectionDraft => ({
  ...settings,
  positions: positions.map(({ title }) => title),
});

/** What is wrong with when results are shown. */
export const wrongResultsAt = (
  { resultsAt, showBy, standings, endDate }: ElectionSettings,
  isDraft: boolean,
) => resultsAtProblems({ resultsAt, showBy, standings, endDate }, isDraft);

/** What is wrong with how positions are won, by their place on the wire, and with what decides their ties. */
export function wrongRules({
  positions,
  rules: { tie },
}: ElectionSettings): Record<string, string> {
  return Object.fromEntries(
    positions.flatMap(({ rules }, at) => {
      const ofTies = runOffProblem(tie, rules);
      const problem = positionRulesProblem(rules) ?? ofTies;
      return [
        ...(problem === null ? [] : [[`positions.${at}`, problem]]),
        ...(ofTies === null ? [] : [['rules', ofTies]]),
      ];
    }),
  );
}

/** The posts of an election that a former release published have neither a quorum nor a majority. */
export const wrongOfFormerLaw = ({ positions }: ElectionSettings): Record<string, string> =>
  Object.fromEntries(
    positions.flatMap(({ rules: { kind, quorum, majority } }, at) =>
      kind === 'question' || (quorum === null && majority === null)
        ? []
        : [[`positions.${at}`, wrong('posts-of-former-law')]],
    ),
  );

/** So many wrong numbers of a list are named. */
const mostNamed = 50;

/** What is wrong with branches and years of an election, by their way on the wire. */
export function wrongLimits(
  { electorate, candidacy, positions }: ElectionSettings,
  format: NumberFormat,
): Record<string, string> {
  const limits: [string, Limits | null][] = [
    ['electorate', electorate.kind === 'some' ? electorate : null],
    ...positions.map((one, at): [string, Limits] => [`positions.${at}.limits`, one.limits]),
    ...positions.map((one, at): [string, Limits | null] => [
      `positions.${at}.candidacy`,
      one.candidacy,
    ]),
    ['candidacy', candidacy],
  ];
  return Object.fromEntries(
    limits.flatMap(([where, one]) =>
      Object.entries(one === null ? {} : limitProblems(one, format)).map(([field, why]) => [
        `${where}.${field}`,
        why,
      ]),
    ),
  );
}

export const tooFar = wrong('closing-date-too-far-ahead');
export const isTooFar = (date: string): boolean => Date.parse(date) > latestDate;

/** When nominations close once the end has moved: with it where they closed with it before. */
export function followEnd({ ends_at, nominations_close_at }: DatedElectionRow, end: Date): Date {
  return isSame(nominations_close_at, ends_at) ? end : nominations_close_at;
}

const isSame = (one: Date | null, other: Date | null) => one?.getTime() === other?.getTime();
