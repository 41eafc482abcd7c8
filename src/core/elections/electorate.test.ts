import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { roles } from '../accounts/role.ts';
import type { Electorate, Voter } from './electorate.ts';
import { isOnRoll } from './electorate.ts';

const asha: Voter = {
  role: 'student',
  enrollmentNumber: '0177CS240001',
  isOnUploadedRoll: false,
};
const lecturer: Voter = { role: 'faculty', enrollmentNumber: null, isOnUploadedRoll: false };
const some = (narrowed: Partial<Extract<Electorate, { kind: 'some' }>>): Electorate => ({
  kind: 'some',
  roles: [],
  branches: [],
  years: [],
  ...narrowed,
});

test('everyone is everyone, with a number or without', () => {
  expect(isOnRoll(asha, { kind: 'everyone' })).toBe(true);
  expect(isOnRoll(lecturer, { kind: 'everyone' })).toBe(true);
});

describe('an uploaded roll', () => {
  test.each([true, false])('decides alone: on it %s', (isOnUploadedRoll) => {
    expect(isOnRoll({ ...asha, isOnUploadedRoll }, { kind: 'roll' })).toBe(isOnUploadedRoll);
    expect(isOnRoll({ ...lecturer, isOnUploadedRoll }, { kind: 'roll' })).toBe(isOnUploadedRoll);
  });

  test('does not let anybody into an election of another kind', () => {
    const listed = { ...asha, isOnUploadedRoll: true };
    expect(isOnRoll(listed, some({ branches: ['ME'] }))).toBe(false);
  });
});

describe('some', () => {
  test('without a limit are all', () => {
    expect(isOnRoll(asha, some({}))).toBe(true);
    expect(isOnRoll(lecturer, some({}))).toBe(true);
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
    expect(isOnRoll(asha, electorate)).toBe(isWelcome);
  });

  test('of a role need no number', () => {
    expect(isOnRoll(lecturer, some({ roles: ['faculty'] }))).toBe(true);
  });

  test.each([null, '', '0177CS24', '0177cs240001'])(
    'of a branch or year are nobody whose number says none: %j',
    (enrollmentNumber) => {
      const voter = { ...asha, enrollmentNumber };
      expect(isOnRoll(voter, some({ branches: ['CS'] }))).toBe(false);
      expect(isOnRoll(voter, some({ years: ['24'] }))).toBe(false);
      expect(isOnRoll(voter, some({ roles: ['student'] }))).toBe(true);
    },
  );

  test('are read from a number whatever it begins with', () => {
    const elsewhere = { ...asha, enrollmentNumber: '0288CS240001' };
    expect(isOnRoll(elsewhere, some({ branches: ['CS'], years: ['24'] }))).toBe(true);
    expect(isOnRoll(elsewhere, some({ branches: ['ME'] }))).toBe(false);
  });

  test('are fewer with every limit that is added', () => {
    const branch = fc.constantFrom('CS', 'ME', 'EE');
    const year = fc.constantFrom('23', '24', '25');
    const voters: fc.Arbitrary<Voter> = fc.record({
      role: fc.constantFrom(...roles),
      enrollmentNumber: fc.option(fc.tuple(branch, year).map((two) => `0177${two.join('')}0001`)),
      isOnUploadedRoll: fc.boolean(),
    });
    const limits = fc.record({
      roles: fc.subarray([...roles]),
      branches: fc.uniqueArray(branch),
      years: fc.uniqueArray(year),
    });
    fc.assert(
      fc.property(voters, limits, (voter, narrowed) => {
        const { roles: someRoles, branches, years } = narrowed;
        expect(isOnRoll(voter, some(narrowed))).toBe(
          isOnRoll(voter, some({ roles: someRoles })) &&
            isOnRoll(voter, some({ branches })) &&
            isOnRoll(voter, some({ years })),
        );
      }),
    );
  });
});
