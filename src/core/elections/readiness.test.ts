import { describe, expect, test } from 'vitest';
import type { CampusFacts, ElectionFacts } from './readiness.ts';
import { isBlocked, isRecommended, lackKinds, lacksOf } from './readiness.ts';

const now = Date.parse('2026-03-10T10:00:00Z');
const at = (hours: number) => new Date(now + hours * 3_600_000).toISOString();
const election: ElectionFacts = {
  state: 'draft',
  description: 'Choose your council.',
  startDate: at(72),
  endDate: at(96),
  nominationsCloseAt: '',
  positions: [{ title: 'President', candidates: 2 }],
  waiting: 0,
  electorate: 'everyone',
  voters: 'anybody',
  listed: 0,
  withoutAddress: 0,
  unconfirmed: 0,
  isTieRuleChosen: true,
  key: null,
};
const campus: CampusFacts = {
  hasMailServer: true,
  hasSignOn: false,
  officers: 2,
  officersWithoutStep: 0,
  needsSecondStep: false,
  needsTwoOfficers: true,
  councilDecides: false,
};
const kindsOf = (given: Partial<ElectionFacts>, of: Partial<CampusFacts> = {}) =>
  lacksOf({ ...election, ...given }, { ...campus, ...of }, now).map(({ kind }) => kind);
const published = { state: 'published' } as const;
const key = { isHere: true };

test('an election with everything misses nothing', () => {
  expect(kindsOf({})).toEqual([]);
  expect(kindsOf({ state: null })).toEqual([]);
  expect(kindsOf({ ...published, key })).toEqual([]);
});

test('what blocks comes first, and each kind is told by one of these cases', () => {
  const told = new Set([
    ...kindsOf({ description: ' ', positions: [], startDate: '', endDate: '' }),
    ...kindsOf({ startDate: at(-2), endDate: at(0.5) }),
    ...kindsOf({ startDate: at(-2), endDate: at(-1) }),
    ...kindsOf({ endDate: at(72) }),
    ...kindsOf(
      { voters: 'proved', listed: 9, withoutAddress: 4 },
      { hasMailServer: false, officers: 1 },
    ),
    ...kindsOf({ voters: 'listed' }),
    ...kindsOf({ voters: 'listed', listed: 9, withoutAddress: 4 }),
    ...kindsOf({ ...published, positions: [{ title: 'President', candidates: 0 }], waiting: 1 }),
    ...kindsOf({ ...published, nominationsCloseAt: at(-1), waiting: 1 }),
    ...kindsOf({ ...published, key: { isHere: false } }),
    ...kindsOf(
      { voters: 'confirmed', unconfirmed: 2, isTieRuleChosen: false },
      { hasMailServer: false },
    ),
    ...kindsOf({ ...published, withoutLine: 2 }),
    ...kindsOf({}, { officersWithoutStep: 1, needsTwoOfficers: false }),
  ]);
  expect([...told].toSorted()).toEqual(lackKinds.toSorted());
  const lacks = lacksOf({ ...election, positions: [] }, { ...campus, officers: 1 }, now);
  expect(lacks.map(({ isBlocking }) => isBlocking)).toEqual([true, false]);
  expect(isBlocked(lacks)).toBe(true);
  expect(isBlocked(lacks.slice(1))).toBe(false);
});

describe('dates', () => {
  test.each([
    ['no hour of voting', { endDate: at(72.5) }, ['short-voting']],
    ['an hour of voting', { endDate: at(73) }, []],
    ['less than an hour left', { startDate: at(-9), endDate: at(0.5) }, 'short-voting'],
    ['opening in the past', { startDate: at(-1) }, ['opening-past', 'short-nominations']],
    ['opening at once, in the form', { startDate: at(-0.01), state: null }, []],
    ['no nominations', { startDate: at(-0.01), nominationsCloseAt: at(-0.01), state: null }, []],
    ['no nominations, in a draft', { nominationsCloseAt: at(-1) }, []],
    ['closing in the past', { startDate: at(-9), endDate: at(-1) }, 'closing-past'],
    ['nominations for a day', { nominationsCloseAt: at(24) }, []],
    [
      'of a question there are none',
      {
        nominationsCloseAt: at(23),
        positions: [{ title: 'Fee', kind: 'question', candidates: 0 }],
      },
      [],
    ],
    ['nominations for less', { nominationsCloseAt: at(23) }, ['short-nominations']],
  ] as const)('%s', (_, given, expected) => {
    if (typeof expected === 'string') expect(kindsOf(given)).toContain(expected);
    else expect(kindsOf(given)).toEqual(expected);
  });

  test('of one that is published are what they are', () => {
    const given = { ...published, startDate: at(2), endDate: at(9), nominationsCloseAt: at(2) };
    expect(kindsOf(given)).toEqual([]);
  });
});

describe('voters', () => {
  test.each([
    ['listed', 'everyone'],
    ['proved', 'some'],
    ['anybody', 'roll'],
  ] as const)('%s of %s need a list', (voters, electorate) => {
    expect(kindsOf({ voters, electorate })).toEqual(['no-voter-list']);
    expect(kindsOf({ voters, electorate, listed: 1 })).toEqual([]);
  });

  test('without an address count where a number is proved by e-mail', () => {
    const [lack] = lacksOf(
      { ...election, voters: 'proved', listed: 9, withoutAddress: 4 },
      campus,
      now,
    );
    expect(lack).toMatchObject({ kind: 'voters-without-address', count: 4, isBlocking: false });
    const listed = { voters: 'listed', listed: 9, withoutAddress: 4 } as const;
    expect(kindsOf(listed), 'nobody hears who voted').toEqual(['listed-without-address']);
  });

  test('are told in one line where nobody of the list has an address', () => {
    const listed = { voters: 'listed', listed: 2, withoutAddress: 2 } as const;
    const found = lacksOf({ ...election, ...listed }, { ...campus, hasMailServer: false }, now);
    expect(found.map(({ kind }) => kind)).toEqual(['listed-without-address']);
  });

  test('of the list are not written to without a mail server', () => {
    const listed = { voters: 'listed', listed: 9, withoutAddress: 4 } as const;
    const [first, lack, ...more] = lacksOf(
      { ...election, ...listed },
      { ...campus, hasMailServer: false },
      now,
    );
    expect(first).toMatchObject({ kind: 'listed-without-address', count: 4, isBlocking: false });
    expect(lack).toMatchObject({ kind: 'list-not-written', count: 9, isBlocking: false });
    expect(more).toEqual([]);
  });

  test.each([
    ['anybody', false, false],
    ['confirmed', false, true],
    ['confirmed', true, false],
  ] as const)('%s, with sign-on %s: without a mail server blocked %s', (voters, hasSignOn, no) => {
    const lacks = lacksOf(
      { ...election, voters },
      { ...campus, hasMailServer: false, hasSignOn },
      now,
    );
    const lack = { kind: 'no-email', who: 'operator', isBlocking: true };
    expect(lacks).toMatchObject(no ? [lack] : []);
  });
});

test('what is recommended comes last, blocks nothing, and is nobody’s business once people vote', () => {
  const without = { officersWithoutStep: 2, needsTwoOfficers: false };
  const lacks = lacksOf({ ...election, voters: 'listed' }, { ...campus, ...without }, now);
  expect(lacks.map(isRecommended)).toEqual([false, true, true]);
  expect(lacks.slice(1)).toMatchObject([
    { kind: 'officers-without-step', count: 2, who: 'officers', isBlocking: false },
    { kind: 'no-second-officer', who: 'admin', isBlocking: false },
  ]);
  expect(kindsOf({ ...published, startDate: at(-1) }, without)).toEqual([]);
  expect(kindsOf({}, { ...without, needsSecondStep: true })).toEqual(['no-second-officer']);
  const [undescribed] = lacksOf({ ...election, description: ' ' }, campus, now);
  expect(undescribed).toMatchObject({ kind: 'no-description', who: 'officers', isBlocking: false });
  expect(undescribed && isRecommended(undescribed)).toBe(true);
  expect(kindsOf({}, { ...without, officers: 1 })).toEqual([
    'one-officer',
    'officers-without-step',
  ]);
});

describe('candidates', () => {
  const empty = [{ title: 'President', candidates: 0 }];

  test('are looked for once people can ask to be one', () => {
    expect(kindsOf({ positions: empty })).toEqual([]);
    // One that is not saved yet is a draft.
    expect(kindsOf({ positions: empty, state: null })).toEqual([]);
    const [lack] = lacksOf({ ...election, ...published, positions: empty }, campus, now);
    // Each officer can enter candidates.
    expect(lack).toMatchObject({ kind: 'no-candidates', position: 'President', who: 'officers' });
  });

  test('are looked for in a draft that opens at once; who is entered stands then', () => {
    const opens = { startDate: at(-0.01), nominationsCloseAt: at(-0.01), state: null };
    const positions = [...empty, { title: 'Treasurer', candidates: 0, entered: 1 }];
    const lacks = lacksOf({ ...election, ...opens, positions }, campus, now);
    expect(lacks.filter(({ kind }) => kind === 'no-candidates')).toMatchObject([
      { position: 'President', isBlocking: false, who: 'officers' },
    ]);
  });

  test('are not asked for where a position is a question', () => {
    const positions = [{ title: 'Shall we?', candidates: 0, kind: 'question' as const }];
    expect(kindsOf({ ...published, positions })).toEqual([]);
  });

  test('that wait are a worry once nominations have closed', () => {
    const waits = { ...published, waiting: 2 };
    expect(kindsOf({ ...waits, nominationsCloseAt: at(48) })).toEqual([]);
    const [lack] = lacksOf({ ...election, ...waits, nominationsCloseAt: at(-1) }, campus, now);
    expect(lack).toMatchObject({ kind: 'nominations-waiting', count: 2, who: 'admin' });
    const theirs = { ...campus, councilDecides: true };
    const [same] = lacksOf({ ...election, ...waits, nominationsCloseAt: at(-1) }, theirs, now);
    expect(same).toMatchObject({ kind: 'nominations-waiting', who: 'officers' });
  });
});

test('candidates of one name whom nothing tells apart are told until the close', () => {
  for (const startDate of [election.startDate, at(-1)]) {
    const given = { ...published, startDate, withoutLine: 2 };
    expect(lacksOf({ ...election, ...given }, campus, now)).toMatchObject([
      { kind: 'names-alike', count: 2, isBlocking: false, who: 'officers' },
    ]);
  }
  expect(kindsOf({ ...published, withoutLine: 0 })).toEqual([]);
});

test('while people vote, only what still can be mended is told', () => {
  const open = { ...published, startDate: at(-1), endDate: at(0.5), description: '' };
  expect(kindsOf({ ...open, positions: [{ title: 'President', candidates: 0 }] })).toEqual([
    'no-candidates',
  ]);
  expect(kindsOf({ ...open, state: 'paused', voters: 'proved' })).toEqual([]);
});

test.each([
  ['closed', { ...published, startDate: at(-9), endDate: at(-1) }],
  ['cancelled', { state: 'cancelled' as const }],
])('one that is %s misses nothing any more', (_, given) => {
  expect(kindsOf({ ...given, positions: [] }, { officers: 1 })).toEqual([]);
});
