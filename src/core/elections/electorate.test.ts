import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { usualFormat } from '../accounts/number-format.ts';
import { registeredRoles as roles } from '../accounts/role.ts';
import type { Electorate, Limits, Voter, VoterBarrier, VoterRules } from './electorate.ts';
import {
  domainOf,
  domainPattern,
  needsList,
  positionBarrier as positionBarrierOf,
  voterBarrier as voterBarrierOf,
  voterKinds,
  votersAfter,
  votersProblem,
} from './electorate.ts';

const voterBarrier = (voter: Voter, rules: VoterRules) => voterBarrierOf(voter, rules, usualFormat);
const positionBarrier = (voter: Voter, of: Limits) => positionBarrierOf(voter, of, usualFormat);
const asha: Voter = {
  role: 'student',
  enrollmentNumber: '0177CS240001',
  email: 'asha@campus.example',
  isEmailConfirmed: false,
  isProved: false,
  listGroups: null,
  signOnGroups: [],
};
const lecturer: Voter = { ...asha, role: 'faculty', enrollmentNumber: null };
const byAnybody = (electorate: Electorate): VoterRules => ({
  electorate,
  voters: 'anybody',
  mailDomains: [],
});
const isInElectorate = (voter: Voter, of: Electorate) =>
  voterBarrier(voter, byAnybody(of)) === null;
const some = (narrowed: Partial<Extract<Electorate, { kind: 'some' }>>): Electorate => ({
  kind: 'some',
  roles: [],
  branches: [],
  years: [],
  groups: [],
  ...narrowed,
});

test('everyone is everyone, with a number or without', () => {
  expect(isInElectorate(asha, { kind: 'everyone' })).toBe(true);
  expect(isInElectorate(lecturer, { kind: 'everyone' })).toBe(true);
});

test('an observer votes nowhere, whoever else may', () => {
  const observer: Voter = { ...asha, role: 'observer', listGroups: [] };
  for (const electorate of [{ kind: 'everyone' }, { kind: 'roll' }, some({})] as const) {
    expect(voterBarrier(observer, byAnybody(electorate))).toBe('is-observer');
  }
});

describe('an uploaded roll', () => {
  test.each([
    [[], true],
    [null, false],
  ])('decides alone: on it with the groups %j', (listGroups, isVoter) => {
    expect(isInElectorate({ ...asha, listGroups }, { kind: 'roll' })).toBe(isVoter);
    expect(isInElectorate({ ...lecturer, listGroups }, { kind: 'roll' })).toBe(isVoter);
  });

  test('does not let anybody into an election of another kind', () => {
    const listed = { ...asha, listGroups: [] };
    expect(isInElectorate(listed, some({ branches: ['ME'] }))).toBe(false);
  });
});

describe('how voters are known', () => {
  const everyone: Electorate = { kind: 'everyone' };
  const confirmed = { ...asha, isEmailConfirmed: true };
  const listed = { ...asha, listGroups: ['Hostel A'] };
  const proved = { ...listed, isProved: true };
  test.each<[string, Voter, Partial<VoterRules>, VoterBarrier | null]>([
    ['who registers', asha, { voters: 'anybody' }, null],
    ['an address that is not confirmed', asha, { voters: 'confirmed' }, 'email-not-confirmed'],
    ['a confirmed one', confirmed, { voters: 'confirmed' }, null],
    [
      'of the domain',
      { ...confirmed, email: 'Asha@CAMPUS.example' },
      { voters: 'confirmed', mailDomains: ['other.example', 'campus.example'] },
      null,
    ],
    [
      'of another domain, though the name says it',
      { ...confirmed, email: 'asha@campus.example@evil.example' },
      { voters: 'confirmed', mailDomains: ['campus.example'] },
      'email-domain',
    ],
    [
      'of a part of the domain',
      { ...confirmed, email: 'asha@my.campus.example' },
      { voters: 'confirmed', mailDomains: ['campus.example'] },
      'email-domain',
    ],
    ['domains are of who is confirmed', listed, { voters: 'listed', mailDomains: ['x.y'] }, null],
    ['who is on no list', confirmed, { voters: 'listed' }, 'not-on-roll'],
    ['who is on it', listed, { voters: 'listed' }, null],
    ['who is on it and proved nothing', listed, { voters: 'proved' }, 'number-not-proved'],
    ['who proved it', proved, { voters: 'proved' }, null],
    [
      'who proved a number that is on no list',
      { ...proved, listGroups: null },
      { voters: 'proved' },
      'not-on-roll',
    ],
    [
      'who is listed, and of another branch',
      listed,
      { voters: 'listed', electorate: some({ branches: ['ME'] }) },
      'not-on-roll',
    ],
    [
      'who is of a group',
      listed,
      { voters: 'listed', electorate: some({ groups: ['Hostel B', 'Hostel A'] }) },
      null,
    ],
    [
      'who is of another group',
      proved,
      { voters: 'proved', electorate: some({ groups: ['Hostel B'] }) },
      'not-in-group',
    ],
    [
      'who is of no list and so of no group',
      asha,
      { electorate: some({ groups: ['A'] }) },
      'not-in-group',
    ],
  ])('%s', (_, voter, rules, barrier) => {
    const all: VoterRules = { ...byAnybody(everyone), ...rules };
    expect(voterBarrier(voter, all)).toBe(barrier);
  });

  test('a list is needed by the two last kinds, and by an uploaded roll', () => {
    expect(voterKinds.map((voters) => needsList({ electorate: everyone, voters }))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(needsList({ electorate: { kind: 'roll' }, voters: 'anybody' })).toBe(true);
  });

  test('what has no domain has none', () => {
    expect(domainOf('')).toBe('');
  });
});

describe('how voters are known, where a change says nothing of it,', () => {
  const before = { voters: 'confirmed', electorate: 'some' } as const;
  const roll = { voters: 'proved', electorate: 'roll' } as const;
  test.each([
    ['is as before', {}, before, 'confirmed'],
    ['is as before with other people', { electorate: 'everyone' }, before, 'confirmed'],
    ['is what it says otherwise', { voters: 'proved' }, before, 'proved'],
    ['is by the list that they get', { electorate: 'roll' }, before, 'listed'],
    ['is as before with another list', { electorate: 'roll' }, roll, 'proved'],
    ['is as before with the same list', {}, roll, 'proved'],
    ['is not at all once the list is gone', { electorate: 'everyone' }, roll, 'anybody'],
  ] as const)('%s', (_, given, was, voters) => {
    expect(votersAfter(given, was)).toBe(voters);
  });
});

describe('how voters are known is at odds with', () => {
  const groups = { branches: [], years: [], groups: ['Chess'] };
  const isWrong = (rules: Partial<VoterRules>, positions: (typeof groups)[] = []) =>
    votersProblem({ ...byAnybody({ kind: 'everyone' }), ...rules }, positions) !== null;
  test.each([
    ['nothing where anybody votes', false, {}],
    ['a list of its own', true, { electorate: { kind: 'roll' }, voters: 'confirmed' }],
    ['a group', true, { electorate: some({ groups: ['Chess'] }) }],
    ['no branch', false, { electorate: some({ branches: ['CS'] }) }],
    ['no group of the listed', false, { electorate: some(groups), voters: 'listed' }],
    ['no list of the proved', false, { electorate: { kind: 'roll' }, voters: 'proved' }],
  ] as const)('%s', (_, expected, rules) => {
    expect(isWrong(rules)).toBe(expected);
  });

  test('a position for a group', () => {
    expect(isWrong({}, [groups])).toBe(true);
    expect(isWrong({}, [{ ...groups, groups: [] }])).toBe(false);
    expect(isWrong({ voters: 'listed' }, [groups])).toBe(false);
  });
});

test.each([
  ['campus.example', true],
  ['cs.campus.ac.in', true],
  ['campus', false],
  ['@campus.example', false],
  ['campus..example', false],
  ['-campus.example', false],
])('%s is a mail domain: %s', (domain, isOne) => {
  expect(domainPattern.test(domain)).toBe(isOne);
});

describe('a position of some', () => {
  const all = { branches: [], years: [], groups: [] };
  const listed = { ...asha, listGroups: ['Hostel A'], signOnGroups: ['Chess'] };
  test.each([
    ['everybody', {}, null],
    ['her branch and year', { branches: ['CS'], years: ['24'] }, null],
    ['another year', { branches: ['CS'], years: ['23'] }, 'not-in-group'],
    ['her group', { groups: ['Hostel A'] }, null],
    ['her group of single sign-on', { groups: ['Chess'] }, null],
    ['another group', { groups: ['Hostel B'] }, 'not-in-group'],
    ['one of her groups and another', { groups: ['Hostel A', 'Hostel B'] }, null],
    ['all of her groups', { groups: ['Hostel A', 'Chess'], allGroups: true }, null],
    [
      'all of two groups, one of them hers',
      { groups: ['Hostel A', 'Hostel B'], allGroups: true },
      'not-in-group',
    ],
    ['another branch, her group', { branches: ['ME'], groups: ['Hostel A'] }, 'not-in-group'],
  ] as const)('of %s', (_, limits, barrier) => {
    expect(positionBarrier(listed, { ...all, ...limits })).toBe(barrier);
  });

  test('of a group is for nobody who is on no list', () => {
    expect(positionBarrier(asha, { ...all, groups: ['Hostel A'] })).toBe('not-in-group');
  });
});

describe('some', () => {
  test('without a limit are all', () => {
    expect(isInElectorate(asha, some({}))).toBe(true);
    expect(isInElectorate(lecturer, some({}))).toBe(true);
  });

  test.each<[string, Electorate, boolean]>([
    ['her role', some({ roles: ['student'] }), true],
    ['another role', some({ roles: ['council', 'admin'] }), false],
    ['her branch', some({ branches: ['ME', 'CS'] }), true],
    ['another branch', some({ branches: ['ME'] }), false],
    ['her year', some({ years: ['24'] }), true],
    ['another year', some({ years: ['23', '25'] }), false],
    ['her branch, another year', some({ branches: ['CS'], years: ['23'] }), false],
    ['another branch, her year', some({ branches: ['ME'], years: ['24'] }), false],
    [
      'her role, branch and year',
      some({ roles: ['student'], branches: ['CS'], years: ['24'] }),
      true,
    ],
    [
      'another role, her branch and year',
      some({ roles: ['admin'], branches: ['CS'], years: ['24'] }),
      false,
    ],
  ])('of %s', (_, electorate, isWelcome) => {
    expect(isInElectorate(asha, electorate)).toBe(isWelcome);
  });

  test('of a role need no number', () => {
    expect(isInElectorate(lecturer, some({ roles: ['faculty'] }))).toBe(true);
  });

  test.each([null, '', '0177', '0177ME230001'])(
    'of a branch or year are nobody whose number says none: %j',
    (enrollmentNumber) => {
      const voter = { ...asha, enrollmentNumber };
      expect(isInElectorate(voter, some({ branches: ['CS'] }))).toBe(false);
      expect(isInElectorate(voter, some({ years: ['24'] }))).toBe(false);
      expect(isInElectorate(voter, some({ roles: ['student'] }))).toBe(true);
    },
  );

  test('are read from a number whatever it begins with', () => {
    const elsewhere = { ...asha, enrollmentNumber: '0288CS240001' };
    expect(isInElectorate(elsewhere, some({ branches: ['CS'], years: ['24'] }))).toBe(true);
    expect(isInElectorate(elsewhere, some({ branches: ['ME'] }))).toBe(false);
  });

  test('are fewer with every limit that is added', () => {
    const branch = fc.constantFrom('CS', 'ME', 'EE');
    const year = fc.constantFrom('23', '24', '25');
    const voters: fc.Arbitrary<Voter> = fc.record({
      role: fc.constantFrom(...roles),
      enrollmentNumber: fc.option(fc.tuple(branch, year).map((two) => `0177${two.join('')}0001`)),
      email: fc.constant('a@b.example'),
      isEmailConfirmed: fc.boolean(),
      isProved: fc.boolean(),
      listGroups: fc.constant(null),
      signOnGroups: fc.constant([]),
    });
    const limits = fc.record({
      roles: fc.subarray([...roles]),
      branches: fc.uniqueArray(branch),
      years: fc.uniqueArray(year),
    });
    fc.assert(
      fc.property(voters, limits, (voter, narrowed) => {
        const { roles: someRoles, branches, years } = narrowed;
        expect(isInElectorate(voter, some(narrowed))).toBe(
          isInElectorate(voter, some({ roles: someRoles })) &&
            isInElectorate(voter, some({ branches })) &&
            isInElectorate(voter, some({ years })),
        );
      }),
    );
  });
});
