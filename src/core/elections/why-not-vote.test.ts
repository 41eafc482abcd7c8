import { expect, test } from 'vitest';
import { usualFormat } from '../accounts/number-format.ts';
import type { Electorate } from './electorate.ts';
import type { NoVote } from './why-not-vote.ts';
import { whyNotVote } from './why-not-vote.ts';

type Given = Parameters<typeof whyNotVote>[0];

const student = {
  role: 'student',
  enrollmentNumber: '0177CS231042',
  isApproved: true,
} as const;
const faculty = { role: 'faculty', enrollmentNumber: null, isApproved: true } as const;
const some = (given: Partial<Extract<Electorate, { kind: 'some' }>>): Electorate => ({
  kind: 'some',
  roles: [],
  branches: [],
  years: [],
  groups: [],
  ...given,
});
const voter: Given = {
  phase: 'open',
  reader: student,
  electorate: { kind: 'everyone' },
  barrier: null,
  hasCandidates: true,
  hasVotedForAll: false,
  numberFormat: usualFormat,
};

test.each<[string, Partial<Given>]>([
  ['in an election of everybody', {}],
  ['a student where students vote', { electorate: some({ roles: ['student'] }) }],
  ['of the branch and the year', { electorate: some({ branches: ['CS'], years: ['23'] }) }],
  ['on the voter list', { electorate: { kind: 'roll' } }],
])('who may vote has nothing against it: %s', (_, given) => {
  expect(whyNotVote({ ...voter, ...given })).toBeNull();
});

test.each<[string, Partial<Given>, NoVote]>([
  [
    'an observer',
    { reader: { ...student, role: 'observer' }, electorate: some({ roles: ['student'] }) },
    { reason: 'is-observer', action: 'results', ask: 'council' },
  ],
  [
    'after a cancellation',
    { phase: 'cancelled', reader: null },
    { reason: 'cancelled', action: 'wait', ask: 'council' },
  ],
  [
    'after the close',
    { phase: 'closed', reader: null },
    { reason: 'closed', action: 'results', ask: 'council' },
  ],
  ['in a pause', { phase: 'paused' }, { reason: 'paused', action: 'wait', ask: 'council' }],
  [
    'on a list that has no class for them, also before voting opens',
    { hasNoClass: true, phase: 'upcoming' },
    { reason: 'no-class', action: 'results', ask: 'council' },
  ],
  ['a visitor', { reader: null }, { reason: 'signed-out', action: 'log-in', ask: 'admin' }],
  [
    'a visitor before the opening',
    { reader: null, phase: 'upcoming' },
    { reason: 'signed-out', action: 'log-in', ask: 'admin' },
  ],
  [
    'an account that waits for approval',
    { reader: { ...faculty, isApproved: false } },
    { reason: 'not-approved', action: 'wait', ask: 'admin' },
  ],
  [
    'faculty where only students vote',
    { reader: faculty, electorate: some({ roles: ['student'] }) },
    { reason: 'other-role', action: 'results', ask: 'council' },
  ],
  [
    'faculty, before the opening too',
    { reader: faculty, electorate: some({ roles: ['student'] }), phase: 'upcoming' },
    { reason: 'other-role', action: 'results', ask: 'council' },
  ],
  [
    'no number where a branch votes',
    { reader: faculty, electorate: some({ branches: ['CS'] }) },
    { reason: 'no-number', action: 'wait', ask: 'admin' },
  ],
  [
    'another branch',
    { electorate: some({ branches: ['ME'] }) },
    { reason: 'other-branch', action: 'results', ask: 'council' },
  ],
  [
    'no number where a list votes',
    { reader: faculty, electorate: { kind: 'roll' } },
    { reason: 'no-number', action: 'wait', ask: 'admin' },
  ],
  [
    'not on the list',
    { electorate: { kind: 'roll' }, barrier: 'not-on-roll' },
    { reason: 'not-on-list', action: 'results', ask: 'council' },
  ],
  [
    'no number where the listed vote',
    { reader: faculty, barrier: 'not-on-roll' },
    { reason: 'no-number', action: 'wait', ask: 'admin' },
  ],
  [
    'an address that is not confirmed',
    { barrier: 'email-not-confirmed' },
    { reason: 'email-not-confirmed', action: 'confirm-email', ask: 'admin' },
  ],
  [
    'a number that is not proved, before the opening too',
    { phase: 'upcoming', barrier: 'number-not-proved' },
    { reason: 'number-not-proved', action: 'prove-number', ask: 'council' },
  ],
  [
    'before the opening',
    { phase: 'upcoming' },
    { reason: 'not-open', action: 'nominate', ask: 'council' },
  ],
  [
    'without candidates',
    { hasCandidates: false },
    { reason: 'no-candidates', action: 'nominate', ask: 'council' },
  ],
  [
    'after a vote for every position',
    { hasVotedForAll: true, electorate: some({ branches: ['ME'] }) },
    { reason: 'all-voted', action: 'receipts', ask: 'council' },
  ],
])('%s: one reason, one action and whom to ask', (_, given, why) => {
  expect(whyNotVote({ ...voter, ...given })).toEqual(why);
});
