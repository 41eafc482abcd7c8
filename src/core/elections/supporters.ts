import { wrong } from '../kernel/wrong.ts';
import { branchOf, yearOf } from '../accounts/enrollment-number.ts';
import type { NumberFormat, NumberMeaning } from '../accounts/number-format.ts';
import { saysOf } from '../accounts/number-format.ts';
import type { Limits, Voter, VoterRules } from './electorate.ts';
import { positionBarrier, voterBarrier, votersProblem } from './electorate.ts';
import { limitProblems } from './limit-problems.ts';
import type { ElectionDates } from './phase.ts';
import { areNominationsOpen } from './phase.ts';
import { settledSupporters } from './settled-supporters.ts';

/** As what somebody supports a candidate. */
export const supporterKinds = ['proposer', 'seconder'] as const;
export type SupporterKind = (typeof supporterKinds)[number];

/** What a supporter and their candidate can have to share, each read from the enrollment number. */
export const sharedParts = ['branch', 'year'] as const satisfies readonly NumberMeaning[];
export type SharedPart = (typeof sharedParts)[number];

/** Who supports candidates: those who may vote for the position, or everybody who may vote in the election. */
export const supporterCircles = ['position', 'election'] as const;
export type SupporterCircle = (typeof supporterCircles)[number];

/**
 * How many proposers and seconders each candidate of an election needs, and who they are: voters of the
 * position, or of the election where `among` says so, of these branches, years and groups (an empty list sets no limit), and of the candidate's own
 * branch or year where `own` names it.
 */
export interface SupporterRule {
  proposers: number;
  seconders: number;
  /** Left out: voters of the position. */
  among?: SupporterCircle;
  from: Limits;
  own: readonly SharedPart[];
  /** A person supports one candidate of the whole election; left out: one of each position. */
  oneOfElection?: boolean | undefined;
}

/** What a position says of its own supporters; the rest is as in its election. */
export interface PositionSupporters {
  proposers?: number | undefined;
  seconders?: number | undefined;
  among?: SupporterCircle | undefined;
  own?: SharedPart[] | undefined;
}

const askedOfNobody: SupporterRule = {
  ...{ proposers: 0, seconders: 0, among: 'position' },
  ...{ from: { branches: [], years: [], groups: [] }, own: [] },
};

/** The rule of a position: what it says itself, else what its election says; null where nobody is asked for. */
export function supportersOf(
  ofElection: SupporterRule | null,
  ofPosition: PositionSupporters | null,
): SupporterRule | null {
  const rule = { ...(ofElection ?? askedOfNobody), ...settledSupporters(ofPosition) };
  return asksForSupporters(rule) ? rule : null;
}

/** "One of each position" is said by saying nothing. */
export const settledRule = ({ oneOfElection = false, ...rule }: SupporterRule): SupporterRule => ({
  ...rule,
  ...(oneOfElection && { oneOfElection }),
});

/** Whether a rule asks for anybody. */
export const asksForSupporters = ({
  proposers,
  seconders,
}: Pick<SupporterRule, 'proposers' | 'seconders'>): boolean => proposers > 0 || seconders > 0;

/**
 * How many of one kind an election can ask for, how many people a candidate can ask by name (the others have the link),
 * and how long the number or address of one is.
 */
export const supporterLimits = { ofKind: 300, asked: 60, named: 254 } as const;

/** How many supporters there are, or are missing, of each kind. */
export type SupporterCounts = Record<SupporterKind, number>;

/** How many supporters of each kind a candidate needs. */
export const neededOf = ({ proposers, seconders }: SupporterRule): SupporterCounts => ({
  proposer: proposers,
  seconder: seconders,
});

/**
 * What is wrong with a rule for supporters, by the way to the field below it ('' for the rule itself);
 * empty when all is well. It has to ask for somebody where no position does.
 */
export function supporterProblems(
  rule: SupporterRule,
  rules: Pick<VoterRules, 'electorate' | 'voters'>,
  format: NumberFormat,
  ofPositions: readonly (PositionSupporters | null)[],
): Record<string, string> {
  const problems: Record<string, string> = {};
  const { from, own } = rule;
  const asks = [null, ...ofPositions].some((one) => supportersOf(rule, one) !== null);
  if (!asks) problems[''] = wrong('ask-for-at-least-1');
  for (const [field, why] of Object.entries(limitProblems(from, format))) {
    problems[`from.${field}`] = why;
  }
  // The groups of voters are looked at with the voters.
  const isWithGroups = votersProblem(rules, [from]) !== null && votersProblem(rules, []) === null;
  if (isWithGroups) problems['from.groups'] = wrong('groups-on-voter-list-people');
  const ofOwn = ownProblem(own, format);
  if (ofOwn !== null) problems['own'] = ofOwn;
  return problems;
}

/** Why a supporter and their candidate cannot share these; null where they can. */
export function ownProblem(own: readonly SharedPart[], format: NumberFormat): string | null {
  const unknown = own.find((part) => !saysOf(format, part));
  return unknown === undefined ? null : wrong('numbers-have-no-part', { part: unknown });
}

/** Why somebody cannot support a candidate, in the order in which it is looked at; src/texts/en/refused.ts says it. */
export type SupportBarrier = 'own-nomination' | 'no-elector' | 'no-voter' | 'not-from' | 'not-own';

/**
 * The reason why somebody cannot support a candidate; null when they can. Whether they support another
 * candidate of the position is not looked at here.
 */
export function supportBarrier(given: {
  isCandidate: boolean;
  supporter: Voter;
  candidateNumber: string | null;
  voters: VoterRules;
  /** Who votes for the position. */
  limits: Limits;
  rule: SupporterRule;
  format: NumberFormat;
}): SupportBarrier | null {
  const { isCandidate, supporter, candidateNumber, voters, limits, rule, format } = given;
  if (isCandidate) return 'own-nomination';
  const isOfAll = rule.among === 'election';
  if (voterBarrier(supporter, voters, format) !== null) return isOfAll ? 'no-elector' : 'no-voter';
  if (!isOfAll && positionBarrier(supporter, limits, format) !== null) return 'no-voter';
  if (positionBarrier(supporter, rule.from, format) !== null) return 'not-from';
  const isAlike = rule.own.every((part) => {
    const own = codeOf(supporter.enrollmentNumber, part, format);
    return own !== null && own === codeOf(candidateNumber, part, format);
  });
  return isAlike ? null : 'not-own';
}

const codeOf = (number: string | null, part: SharedPart, format: NumberFormat) =>
  number === null ? null : (part === 'branch' ? branchOf : yearOf)(number, format);

/**
 * Until when somebody can support a candidate, or take it back: until nominations close. Whom officers
 * entered has until voting opens, for they can be entered until then.
 */
export const supportCloses = (
  { startDate, nominationsCloseAt }: ElectionDates,
  isEntered: boolean,
): string =>
  isEntered && Date.parse(startDate) > Date.parse(nominationsCloseAt)
    ? startDate
    : nominationsCloseAt;

/** Whether somebody can still support a candidate. `now` is in milliseconds since 1970. */
export const isSupportOpen = (dates: ElectionDates, isEntered: boolean, now: number): boolean =>
  areNominationsOpen({ ...dates, nominationsCloseAt: supportCloses(dates, isEntered) }, now);

/** How many supporters of each kind are still missing. */
export function missingSupporters(
  rule: SupporterRule,
  confirmed: SupporterCounts,
): SupporterCounts {
  const needed = neededOf(rule);
  return {
    proposer: Math.max(0, needed.proposer - confirmed.proposer),
    seconder: Math.max(0, needed.seconder - confirmed.seconder),
  };
}

/** Whether nobody is missing any more. */
export const areSupportersComplete = (rule: SupporterRule, confirmed: SupporterCounts): boolean =>
  Object.values(missingSupporters(rule, confirmed)).every((count) => count === 0);
