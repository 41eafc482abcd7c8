import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { roles } from '../accounts/role.ts';
import type { Electorate, Voter } from './electorate.ts';
import { isInElectorate } from './electorate.ts';

const asha: Voter = {
  role: 'student',
  enrollmentNumber: '0177CS240001',
  isOnVoterList: false,
};
const lecturer: Voter = { role: 'faculty', enrollmentNumber: null, isOnVoterList: false };
const some = (narrowed: Partial<Extract<Electorate, { kind: 'some' }>>): Electorate => ({
  kind: 'some',
  roles: [],
  branches: [],
  years: [],
  ...narrowed,
});

test('everyone is everyone, with a number or without', () => {
  expect(isInElectorate(asha, { kind: 'everyone' })).toBe(true);
  expect(isInElectorate(lecturer, { kind: 'everyone' })).toBe(true);
});

describe('an uploaded roll', () => {
  test.each([true, false])('decides alone: on it %s', (isOnVoterList) => {
    expect(isInElectorate({ ...asha, isOnVoterList }, { kind: 'roll' })).toBe(isOnVoterList);
    expect(isInElectorate({ ...lecturer, isOnVoterList }, { kind: 'roll' })).toBe(isOnVoterList);
  });

  test('does not let anybody into an election of another kind', () => {
    const listed = { ...asha, isOnVoterList: true };
    expect(isInElectorate(listed, some({ branches: ['ME'] }))).toBe(false);
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

  test.each([null, '', '0177CS24', '0177cs240001'])(
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
      isOnVoterList: fc.boolean(),
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
