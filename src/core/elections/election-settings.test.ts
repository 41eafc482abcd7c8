import { describe, expect, test } from 'vitest';
import type { ElectionSettings, PositionSettings } from './election-settings.ts';
import {
  changedThings,
  fieldsTold,
  positionsBetween,
  settingFields,
  settingFlags,
  settingsAfter,
  usualSettings,
} from './election-settings.ts';
import { electionFields } from './freezing.ts';
import { plainRules } from './position-rules.ts';

const noLimits = { branches: [], years: [], groups: [] };
const position = (id: string, title: string): PositionSettings => ({
  id,
  title,
  limits: noLimits,
  rules: plainRules,
  candidacy: null,
});
const dates = {
  startDate: '2026-11-01T04:00:00.000Z',
  endDate: '2026-11-02T04:00:00.000Z',
};
const held: ElectionSettings = {
  ...usualSettings,
  ...dates,
  name: 'Student Council',
  nominationsCloseAt: dates.startDate,
  positions: [position('a', 'President'), position('b', 'Secretary')],
};

test('every thing that is fixed as one is sent in a field, and every field is fixed with one', () => {
  expect(Object.keys(fieldsTold)).toEqual([...electionFields]);
  expect(electionFields.filter((field) => fieldsTold[field].length === 0)).toEqual([]);
  expect(fieldsTold.dates).toEqual([
    'startDate',
    'endDate',
    'nominationsCloseAt',
    'withdrawalsCloseAt',
    'remindAt',
  ]);
  expect(fieldsTold.limits).toEqual(['positions', 'voters']);
  expect(fieldsTold.words).toEqual(['translations']);
  expect(Object.values(settingFields).map(({ told }) => told)).not.toContain('words');
});

describe('what is said', () => {
  test('what is left out stays', () => {
    const before = { ...held, onePost: true, candidateConditions: ['Is enrolled.'] };
    expect(settingsAfter(before, {})).toEqual(before);
    const none = settingsAfter({ ...held, supporters: null }, { supporters: null });
    expect(none.supporters).toBeNull();
  });

  test('the close of nominations goes with the date that it was equal to', () => {
    const moved = { startDate: '2026-11-01T06:00:00.000Z', endDate: '2026-11-03T06:00:00.000Z' };
    const close = (nominationsCloseAt: string) =>
      settingsAfter({ ...held, nominationsCloseAt }, moved).nominationsCloseAt;
    expect(close(dates.startDate)).toBe(moved.startDate);
    expect(close(dates.endDate)).toBe(moved.endDate);
    expect(close('2026-10-30T04:00:00.000Z')).toBe('2026-10-30T04:00:00.000Z');
    expect(close('')).toBe('');
    const own = { ...moved, nominationsCloseAt: '2026-10-31T04:00:00.000Z' };
    expect(settingsAfter(held, own)).toMatchObject(own);
  });

  test('results at the close have no later date', () => {
    const before = {
      ...held,
      resultsAt: 'release',
      showBy: '2026-11-05T04:00:00.000Z',
    } as const;
    expect(settingsAfter(before, {}).showBy).toBe(before.showBy);
    expect(settingsAfter(before, { resultsAt: 'close' }).showBy).toBe('');
    const later = '2026-11-06T04:00:00.000Z';
    expect(settingsAfter(before, { showBy: later }).showBy).toBe(later);
  });

  test('domains are of addresses, batches of counts in batches, a source of a published number', () => {
    const mailDomains = ['campus.example'];
    expect(settingsAfter(held, { mailDomains }).mailDomains).toEqual([]);
    expect(settingsAfter(held, { voters: 'confirmed', mailDomains }).mailDomains).toEqual(
      mailDomains,
    );
    expect(settingsAfter(held, { standingsBatch: 50 }).standingsBatch).toBe(20);
    const inBatches = { standings: 'in-batches', standingsBatch: 50 } as const;
    expect(settingsAfter(held, inBatches)).toMatchObject(inBatches);
    const rules = { ...usualSettings.rules, source: 'The lottery', appealDays: 2 };
    const { complaints: _, ...withDays } = rules;
    expect(settingsAfter(held, { rules: withDays }).rules).toEqual({
      ...usualSettings.rules,
      source: '',
      complaints: { hours: 48, after: 'results' },
    });
    const numbered = { ...rules, seed: 'public-number' } as const;
    expect(settingsAfter(held, { rules: numbered }).rules.source).toBe('The lottery');
  });

  test('a position is the one with its id, else the one with its title, else a new one', () => {
    const { positions } = settingsAfter(held, {
      positions: [
        { _id: 'B', title: 'Treasurer', seats: 2, candidacy: { ...noLimits, years: ['23'] } },
        'president',
        { title: 'Secretary', limits: { ...noLimits, branches: ['CS'] } },
        'Librarian',
      ],
    });
    expect(positions.map(({ id, title }) => [id, title])).toEqual([
      ['b', 'Treasurer'],
      ['a', 'president'],
      [null, 'Secretary'],
      [null, 'Librarian'],
    ]);
    expect(positions.map(({ rules }) => rules.seats)).toEqual([2, 1, 1, 1]);
    expect(positions[0]?.candidacy?.years).toEqual(['23']);
    expect(positions[2]?.limits.branches).toEqual(['CS']);
    expect(positions[3]).toMatchObject({ limits: noLimits, candidacy: null });
    const taken = settingsAfter(
      { ...held, positions },
      { positions: [{ _id: 'b', title: 'X', candidacy: null }] },
    );
    expect(taken.positions[0]?.candidacy).toBeNull();
  });

  test('all of one group is that group', () => {
    const limitsOf = (groups: string[]) =>
      settingsAfter(held, {
        positions: [{ title: 'President', limits: { ...noLimits, groups, allGroups: true } }],
      }).positions[0]?.limits;
    expect(limitsOf(['Drama'])).toEqual({ ...noLimits, groups: ['Drama'] });
    expect(limitsOf(['Drama', 'UG'])).toMatchObject({ allGroups: true });
  });

  test('rules for all positions are those of each', () => {
    const after = settingsAfter(held, { seats: 3 });
    expect(after.positions.map(({ rules }) => rules.seats)).toEqual([3, 3]);
  });
});

describe('what is otherwise', () => {
  const changed = (after: Partial<ElectionSettings>) => [
    ...changedThings(held, { ...held, ...after }),
  ];
  const [president, secretary] = held.positions as [PositionSettings, PositionSettings];

  test('nothing, where lists and fields are the same in another order', () => {
    const electorate = { kind: 'some', roles: ['student', 'faculty'], ...noLimits } as const;
    const turned = { ...noLimits, kind: 'some', roles: ['faculty', 'student'] } as const;
    expect([...changedThings({ ...held, electorate }, { ...held, electorate: turned })]).toEqual(
      [],
    );
    expect(changed({ rules: { ...held.rules, appealDays: undefined } })).toEqual([]);
    const from = { branches: ['CS', 'ME'], years: [], groups: [] };
    const rule = { proposers: 1, seconders: 2, from, own: ['branch', 'year'] } as const;
    const other = {
      own: ['year', 'branch'],
      seconders: 2,
      proposers: 1,
      from: { ...from, branches: ['ME', 'CS'] },
    } as const;
    const between = (supporters: ElectionSettings['supporters']) => [
      ...changedThings({ ...held, supporters: rule }, { ...held, supporters }),
    ];
    expect(between(other)).toEqual([]);
    expect(between({ ...rule, seconders: 3 })).toEqual(['supporters']);
    expect(between(null)).toEqual(['supporters']);
  });

  test('conditions stand in their order', () => {
    const before = { ...held, candidateConditions: ['A', 'B'] };
    const after = { ...held, candidateConditions: ['B', 'A'] };
    expect([...changedThings(before, after)]).toEqual(['candidacy']);
  });

  test.each<[string, Partial<ElectionSettings>, string[]]>([
    ['a name and a date', { name: 'Other', endDate: '' }, ['name', 'dates']],
    ['who may vote', { voters: 'proved' }, ['electorate']],
    ['the order', { positions: [secretary, president] }, ['titles']],
    ['a title', { positions: [{ ...president, title: 'Chair' }, secretary] }, ['titles']],
    ['a position less', { positions: [president] }, ['positions']],
    [
      'a position more',
      { positions: [president, secretary, { ...president, id: null, title: 'New' }] },
      ['positions'],
    ],
    [
      'who votes for one, who stands for it, how it is won',
      {
        positions: [
          president,
          {
            ...secretary,
            limits: { ...noLimits, groups: ['Drama'] },
            candidacy: noLimits,
            rules: { ...plainRules, seats: 2 },
          },
        ],
      },
      ['ways', 'limits', 'candidacy'],
    ],
    [
      'whom the candidates of one need',
      {
        positions: [
          { ...president, rules: { ...plainRules, supporters: { seconders: 12 } } },
          secretary,
        ],
      },
      ['supporters'],
    ],
  ])('%s', (_, after, things) => {
    expect(changed(after)).toEqual(things);
  });

  test('what becomes a question loses its supporters with its candidates', () => {
    const rules = { ...plainRules, supporters: { seconders: 12 } };
    const before = { ...held, positions: [{ ...president, rules }, secretary] };
    const asked = { ...plainRules, kind: 'question' as const, text: 'Shall we?' };
    const after = { ...held, positions: [{ ...president, rules: asked }, secretary] };
    expect([...changedThings(before, after)]).toEqual(['ways']);
  });

  test('supporters of the whole election leave those of a position', () => {
    const rules = { ...plainRules, supporters: { seconders: 12 } };
    const before = { ...held, positions: [{ ...president, rules }, secretary] };
    const of = { proposers: 1, seconders: 25, from: noLimits, own: [] };
    const after = settingsAfter(before, { supporters: { ...of, oneOfElection: false } });
    expect(after.supporters).toStrictEqual(of);
    expect(after.positions.map((one) => one.rules.supporters)).toEqual([{ seconders: 12 }, null]);
    const positions = [{ _id: 'a', title: 'President', supporters: null }, 'Secretary'];
    const [first] = settingsAfter(before, { positions }).positions;
    expect(first?.rules.supporters).toBeNull();
  });

  test('which positions are kept, gone and new', () => {
    const chair = { ...president, id: null, title: 'Chair' };
    const written = { ...held, positions: [president, chair] };
    expect(positionsBetween(held, written)).toEqual({
      kept: [[president, president]],
      removed: ['b'],
      added: [chair],
    });
    // One that was never written cannot be gone.
    expect(positionsBetween(written, { ...held, positions: [] }).removed).toEqual(['a']);
  });
});

test('what is yes or no by its usual value is a flag, and nothing else', () => {
  expect(settingFlags).toContain('onePost');
  for (const name of settingFlags) expect(usualSettings[name]).toBeTypeOf('boolean');
  expect(settingFlags).not.toContain('supporters');
});
