import type { z } from 'zod';
import { isEnrollmentNumber } from '#core/accounts/enrollment-number.ts';
import type { NumberFormat } from '#core/accounts/number-format.ts';
import { checkElectionDraft } from '#core/elections/election-draft.ts';
import type { ElectionDraft } from '#core/elections/election-draft.ts';
import { votersProblem } from '#core/elections/electorate.ts';
import type { Electorate, Limits, VoterKind } from '#core/elections/electorate.ts';
import { limitProblems } from '#core/elections/limit-problems.ts';
import { positionRulesProblem, runOffProblem } from '#core/elections/position-rules.ts';
import type { PositionRules } from '#core/elections/position-rules.ts';
import { rulesProblem } from '#core/elections/outcome-rules.ts';
import type { OutcomeRules } from '#core/elections/outcome-rules.ts';
import { supporterProblems } from '#core/elections/supporters.ts';
import type { SupporterRule } from '#core/elections/supporters.ts';
import { sentences } from '#core/sentences.ts';
import type { ElectorateSetting } from '#contract/electorate-shapes.ts';
import type { DatedElectionRow, ElectionRow } from './store.ts';

/** The dates that the database and the wire can both say, in milliseconds since 1970. */
const [earliestDate, latestDate] = ['1000-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z'].map(
  Date.parse,
) as [number, number];

interface Given {
  now: number;
  /** The dates of a draft may be past: they are looked at when it is published. */
  isDraft: boolean;
  electorate: z.output<typeof ElectorateSetting> | undefined;
  /** How voters would be known, and who would vote for each position. */
  voters: VoterKind;
  limits: readonly Limits[];
  /** The electorate where none is given. */
  present?: Electorate;
  /** What would be done when the votes alone do not decide. */
  rules: OutcomeRules;
  /** Who may be a candidate; left out for no limit. */
  candidacy?: Limits | undefined;
  /** Who may be a candidate for each position; null for those who vote for it. */
  candidacies?: readonly (Limits | null)[];
  /** Whom candidates need; left out or null for nobody. */
  supporters?: SupporterRule | null | undefined;
  /** How the campus's numbers are made. */
  format: NumberFormat;
}

/** What is wrong with the name, the dates and the titles; `now` is null for a draft. */
export function wrongDraft(draft: ElectionDraft, now: number | null): Record<string, string> {
  const fields: Record<string, string> = checkElectionDraft(draft, now);
  if (isTooFar(draft.endDate)) fields['endDate'] = tooFar;
  for (const field of [
    'startDate',
    'nominationsCloseAt',
    'withdrawalsCloseAt',
    'endDate',
  ] as const) {
    const date = draft[field] ?? '';
    if (Date.parse(date) < earliestDate) fields[field] = 'This date is too long ago';
  }
  return fields;
}

/** One sentence for each wrong field of an election, by its name on the wire. */
export function wrongFields(
  draft: ElectionDraft,
  {
    now,
    isDraft,
    electorate,
    format,
    voters,
    limits,
    candidacy,
    candidacies = [],
    supporters = null,
    rules,
    present = { kind: 'everyone' },
  }: Given,
): Record<string, string> {
  const fields = wrongDraft(draft, isDraft ? null : now);
  const problem = votersProblem({ electorate: electorate ?? present, voters }, limits);
  if (problem !== null) fields['voters'] = problem;
  const rulesWrong = rulesProblem(rules);
  if (rulesWrong !== null) fields['rules'] = rulesWrong;
  const numbers = electorate?.kind === 'roll' ? electorate.numbers : [];
  const foreign = numbers.flatMap((number, at) => (isEnrollmentNumber(number, format) ? [] : [at]));
  for (const at of foreign.slice(0, mostNamed)) {
    fields[`electorate.numbers.${at}`] = `${sentences.invalidEnrollment}: ${numbers[at]}`;
  }
  const after = electorate ?? present;
  if (supporters !== null) {
    const problems = supporterProblems(supporters, { electorate: after, voters }, format);
    for (const [field, why] of Object.entries(problems)) {
      fields[field === '' ? 'supporters' : `supporters.${field}`] = why;
    }
  }
  return {
    ...fields,
    ...wrongLimits({ electorate: after, positions: limits, candidacy, candidacies }, format),
  };
}

/** What is wrong with how positions are won, by their place on the wire, and with what decides their ties. */
export function wrongRules(
  rules: readonly PositionRules[],
  { tie }: Pick<OutcomeRules, 'tie'>,
): Record<string, string> {
  return Object.fromEntries(
    rules.flatMap((one, at) => {
      const ofTies = runOffProblem(tie, one);
      const problem = positionRulesProblem(one) ?? ofTies;
      return [
        ...(problem === null ? [] : [[`positions.${at}`, problem]]),
        ...(ofTies === null ? [] : [['rules', ofTies]]),
      ];
    }),
  );
}

/** So many wrong numbers of a list are named. */
const mostNamed = 50;

/** What is wrong with branches and years of an election, by their way on the wire. */
export function wrongLimits(
  {
    electorate,
    positions,
    candidacy,
    candidacies = [],
  }: {
    electorate: Electorate;
    positions: readonly Limits[];
    candidacy?: Limits | undefined;
    candidacies?: readonly (Limits | null)[];
  },
  format: NumberFormat,
): Record<string, string> {
  const limits: [string, Limits][] = [
    ...(electorate.kind === 'some' ? [['electorate', electorate] as [string, Limits]] : []),
    ...positions.map((one, at): [string, Limits] => [`positions.${at}.limits`, one]),
    ...candidacies.flatMap((one, at): [string, Limits][] =>
      one === null ? [] : [[`positions.${at}.candidacy`, one]],
    ),
    ...(candidacy === undefined ? [] : [['candidacy', candidacy] as [string, Limits]]),
  ];
  return Object.fromEntries(
    limits.flatMap(([where, one]) =>
      Object.entries(limitProblems(one, format)).map(([field, why]) => [`${where}.${field}`, why]),
    ),
  );
}

export const tooFar = 'Closing date is too far ahead';
export const isTooFar = (date: string): boolean => Date.parse(date) > latestDate;

/** When nominations close once the end has moved: with it where they closed with it before. */
export function followEnd({ ends_at, nominations_close_at }: DatedElectionRow, end: Date): Date {
  return isSame(nominations_close_at, ends_at) ? end : nominations_close_at;
}

/** The same where both dates may have moved, or are missing in a draft. */
export function followDates(was: ElectionRow, start: Date | null, end: Date | null): Date | null {
  const { starts_at, ends_at, nominations_close_at: close } = was;
  // What a draft does not say is decided when it is published.
  if (close === null || isSame(close, starts_at)) return close && start;
  return isSame(close, ends_at) ? end : close;
}

const isSame = (one: Date | null, other: Date | null) => one?.getTime() === other?.getTime();
