import { wrong } from '../kernel/wrong.ts';
import { describe, expect, test } from 'vitest';
import type { NumberFormat } from '../accounts/number-format.ts';
import { usualFormat } from '../accounts/number-format.ts';
import type { Voter, VoterRules } from './electorate.ts';
import type { SupporterRule } from './supporters.ts';
import { settledSupporters } from './settled-supporters.ts';
import {
  areSupportersComplete,
  isSupportOpen,
  missingSupporters,
  neededOf,
  settledRule,
  supportBarrier,
  supportCloses,
  supporterProblems,
  supportersOf,
} from './supporters.ts';

const noLimits = { branches: [], years: [], groups: [] };
const plain: SupporterRule = { proposers: 1, seconders: 2, from: noLimits, own: [] };
const anybody: VoterRules = {
  electorate: { kind: 'everyone' },
  voters: 'anybody',
  mailDomains: [],
};
const listed: VoterRules = { ...anybody, voters: 'listed' };
const eightDigits: NumberFormat = ['########'];
const mina: Voter = {
  role: 'student',
  enrollmentNumber: '0177CS240001',
  email: 'mina@campus.example',
  isEmailConfirmed: false,
  isProved: false,
  listGroups: null,
  signOnGroups: [],
};

describe('a rule', () => {
  const problems = (
    rule: Partial<SupporterRule>,
    rules = anybody,
    format: NumberFormat = usualFormat,
  ) => supporterProblems({ ...plain, ...rule }, rules, format, []);

  test('asks for somebody', () => {
    expect(problems({})).toEqual({});
    expect(problems({ proposers: 0 })).toEqual({});
    expect(problems({ proposers: 0, seconders: 0 })).toEqual({
      '': wrong('ask-for-at-least-1'),
    });
    const none = { ...plain, proposers: 0, seconders: 0 };
    const of = (...positions: Parameters<typeof supporterProblems>[3]) =>
      Object.keys(supporterProblems(none, anybody, usualFormat, positions));
    expect(of(null, { seconders: 12 })).toEqual([]);
    expect(of(null, { seconders: 0 })).toEqual(['']);
  });

  test('is of a position what it says itself, and else what its election says', () => {
    const own = ['branch' as const];
    expect(supportersOf(plain, null)).toEqual(plain);
    expect(supportersOf(plain, { seconders: 12 })).toEqual({ ...plain, seconders: 12 });
    expect(supportersOf(plain, { proposers: undefined, among: 'election', own })).toEqual({
      ...plain,
      among: 'election',
      own,
    });
    expect(supportersOf(plain, { proposers: 0, seconders: 0 })).toBeNull();
    expect(supportersOf(null, null)).toBeNull();
    expect(supportersOf(null, { proposers: 25 })).toEqual({
      ...{ proposers: 25, seconders: 0, among: 'position', from: noLimits, own: [] },
    });
  });

  test('says nothing of what is usual', () => {
    expect(settledRule({ ...plain, oneOfElection: false })).toStrictEqual(plain);
    expect(settledRule({ ...plain, oneOfElection: true }).oneOfElection).toBe(true);
    expect(settledSupporters({ proposers: undefined })).toBeNull();
    expect(settledSupporters({ proposers: 0, own: undefined })).toStrictEqual({ proposers: 0 });
  });

  test('names branches and years that numbers can have', () => {
    const from = { ...noLimits, branches: ['CS', 'CSE'], years: ['2024'] };
    expect(problems({ from })).toEqual({
      'from.branches.1': wrong('code-as-in-numbers', { example: 'CS' }),
      'from.years.0': wrong('code-as-in-numbers', { example: '24' }),
    });
    expect(problems({ own: ['branch', 'year'] })).toEqual({});
    expect(problems({ own: ['year'] }, anybody, eightDigits)).toEqual({
      own: wrong('numbers-have-no-part', { part: 'year' }),
    });
  });

  test('names groups where voters are listed', () => {
    const from = { ...noLimits, groups: ['Hostel A'] };
    expect(problems({ from })).toEqual({
      'from.groups': wrong('groups-on-voter-list-people'),
    });
    expect(problems({ from }, listed)).toEqual({});
    // How voters are known is wrong by itself, and is said there.
    expect(problems({ from }, { ...anybody, electorate: { kind: 'roll' } })).toEqual({});
  });
});

describe('a supporter', () => {
  const barrier = (given: Partial<Parameters<typeof supportBarrier>[0]>) =>
    supportBarrier({
      isCandidate: false,
      supporter: mina,
      candidateNumber: '0177CS240002',
      voters: anybody,
      limits: noLimits,
      rule: plain,
      format: usualFormat,
      ...given,
    });

  test('is anybody who may vote for the position, and not the candidate', () => {
    expect(barrier({})).toBeNull();
    expect(barrier({ isCandidate: true })).toBe('own-nomination');
    expect(barrier({ voters: listed })).toBe('no-voter');
    expect(barrier({ limits: { ...noLimits, branches: ['ME'] } })).toBe('no-voter');
    expect(barrier({ limits: { ...noLimits, branches: ['CS'] } })).toBeNull();
    expect(barrier({ supporter: { ...mina, role: 'observer' } })).toBe('no-voter');
  });

  test('is anybody who may vote in the election, where the rule says so', () => {
    const rule: SupporterRule = { ...plain, among: 'election' };
    const limits = { ...noLimits, branches: ['ME'] };
    expect(barrier({ rule, limits })).toBeNull();
    expect(barrier({ rule, limits, voters: listed })).toBe('no-elector');
    const from = { ...noLimits, branches: ['ME'] };
    expect(barrier({ rule: { ...rule, from }, limits })).toBe('not-from');
  });

  test('is of the branches, years and groups that the rule names', () => {
    const of = (from: Partial<SupporterRule['from']>) => ({
      rule: { ...plain, from: { ...noLimits, ...from } },
    });
    expect(barrier(of({ branches: ['ME'] }))).toBe('not-from');
    expect(barrier(of({ years: ['23'] }))).toBe('not-from');
    expect(barrier(of({ branches: ['CS'], years: ['24'] }))).toBeNull();
    const supporter = { ...mina, listGroups: ['Hostel A'] };
    expect(barrier({ ...of({ groups: ['Hostel A'] }), supporter })).toBeNull();
    expect(barrier({ ...of({ groups: ['Hostel B'] }), supporter })).toBe('not-from');
  });

  test('shares branch or year with the candidate where the rule says so', () => {
    const own = (...parts: SupporterRule['own']) => ({ rule: { ...plain, own: parts } });
    expect(barrier(own('branch', 'year'))).toBeNull();
    expect(barrier({ ...own('branch'), candidateNumber: '0177ME240002' })).toBe('not-own');
    expect(barrier({ ...own('year'), candidateNumber: '0177ME240002' })).toBeNull();
    expect(barrier({ ...own('year'), candidateNumber: '0177CS230002' })).toBe('not-own');
    // Who has no number is of no branch, like nobody else without one.
    const supporter = { ...mina, enrollmentNumber: null };
    expect(barrier({ ...own('branch'), supporter, candidateNumber: null })).toBe('not-own');
    expect(barrier({ ...own('branch'), candidateNumber: null })).toBe('not-own');
  });
});

test('missing are those who have not confirmed, never fewer than none', () => {
  expect(neededOf(plain)).toEqual({ proposer: 1, seconder: 2 });
  const missing = (proposer: number, seconder: number) =>
    missingSupporters(plain, { proposer, seconder });
  expect(missing(0, 0)).toEqual({ proposer: 1, seconder: 2 });
  expect(missing(3, 1)).toEqual({ proposer: 0, seconder: 1 });
  expect(areSupportersComplete(plain, { proposer: 3, seconder: 1 })).toBe(false);
  expect(areSupportersComplete(plain, { proposer: 1, seconder: 2 })).toBe(true);
});

test('one can support until nominations close, and whom officers entered until voting opens', () => {
  const dates = {
    startDate: '2026-03-03T00:00:00.000Z',
    endDate: '2026-03-04T00:00:00.000Z',
    nominationsCloseAt: '2026-03-02T00:00:00.000Z',
  };
  expect(supportCloses(dates, false)).toBe(dates.nominationsCloseAt);
  expect(supportCloses(dates, true)).toBe(dates.startDate);
  const late = { ...dates, nominationsCloseAt: dates.endDate };
  expect(supportCloses(late, true)).toBe(dates.endDate);
  const between = Date.parse('2026-03-02T12:00:00.000Z');
  expect(isSupportOpen(dates, true, between)).toBe(true);
  expect(isSupportOpen(dates, false, between)).toBe(false);
  expect(isSupportOpen({ ...dates, state: 'draft' }, true, between)).toBe(false);
});
