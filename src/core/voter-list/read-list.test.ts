import { expect, test } from 'vitest';
import type { NumberFormat } from '../accounts/number-format.ts';
import { usualFormat } from '../accounts/number-format.ts';
import type { ListColumns, ListRow } from './list-columns.ts';
import { countHeading, guessColumns, headersOf } from './list-columns.ts';
import { numberProblems } from './list-number.ts';
import { lineProblems, listLimits, ListReader } from './read-list.ts';

const rowsOf = (...rows: string[][]): ListRow[] =>
  rows.map((cells, index) => ({ line: index + 1, cells }));
const columns: ListColumns = { number: 0, name: [1], email: 2, groups: [3] };
const read = (rows: ListRow[], at: ListColumns = columns) => {
  const reader = new ListReader(rows, at, usualFormat);
  for (const row of rows) reader.add(row);
  return reader.read();
};
const heads = ['Number', 'Name', 'E-mail', 'Year'];

test('a line becomes a voter; blanks are tidied, and a group that is a number alone gets its column’s name', () => {
  const rows = rowsOf(heads, [
    ' 177cs240001',
    ' Asha  Rao ',
    'mailto:a@campus.example',
    '2; CSE;CSE',
  ]);
  expect(read(rows)).toMatchObject({
    entries: [
      {
        enrollmentNumber: '0177CS240001',
        name: 'Asha Rao',
        email: 'a@campus.example',
        groups: ['Year: 2', 'Year 2', 'Year: CSE', 'CSE'],
      },
    ],
    problems: [],
    lines: 1,
  });
  expect(read(rowsOf(['0177CS240001', '', '-', 'B'])).entries[0]).toMatchObject({
    email: '',
    groups: ['B'],
  });
  expect(read(rowsOf(['0177CS240001'])).entries[0]).toMatchObject({ name: '', groups: [] });
});

test.each([
  ['no number', ['', 'Asha'], 'bad', numberProblems.missing],
  [
    'a name that is a whole letter',
    ['0177CS240001', 'a'.repeat(listLimits.name + 1)],
    'note',
    lineProblems.name,
  ],
  [
    'a group that is too long',
    ['0177CS240001', '', '', 'g'.repeat(listLimits.group + 1)],
    'note',
    lineProblems.longGroup('g'.repeat(60)),
  ],
  [
    'too many groups',
    ['0177CS240001', '', '', Array.from({ length: 51 }, (_, n) => `g${n}`).join(';')],
    'note',
    lineProblems.manyGroups,
  ],
  ['no address', ['0177CS240001', '', 'none@'], 'no-email', lineProblems.notEmail('none@')],
  [
    'an address that is too long',
    ['0177CS240001', '', `${'a'.repeat(250)}@b.example`],
    'no-email',
    lineProblems.notEmail('a'.repeat(60)),
  ],
  // What registration refuses is no address of a list either.
  [
    'an address of a machine',
    ['0177CS240001', '', 'a@[1.2.3.4]'],
    'no-email',
    lineProblems.notEmail('a@[1.2.3.4]'),
  ],
  [
    'an address with something behind it',
    ['0177CS240001', '', 'a@x.edu%0abcc'],
    'no-email',
    lineProblems.notEmail('a@x.edu%0abcc'),
  ],
])('%s is told', (_, cells, kind, why) => {
  const { problems } = read(rowsOf(heads, cells));
  expect(problems).toEqual([
    {
      line: 2,
      kind,
      text: expect.any(String),
      why,
    },
  ]);
});

test('a line of more cells than the heading and the other lines is told', () => {
  const more = lineProblems.moreCells;
  const whyOf = (...rows: string[][]) =>
    read(rowsOf(...rows)).problems.map(({ line, why }) => [line, why]);
  const fine = ['0177CS240001', 'Asha Rao', 'a@b.example', 'CSE'];
  const comma = ['0177CS240002', 'Rao', 'Om', '', 'CSE'];
  expect(whyOf(heads, fine, comma)).toEqual([
    [3, more],
    [3, lineProblems.notEmail('Om')],
  ]);
  // Empty cells behind it are none, and a column without a heading is one that all lines have.
  expect(whyOf(heads, [...fine, '', ' '])).toEqual([]);
  const another = ['0177CS240003', '', '', '', 'x'];
  expect(whyOf(heads, [...fine, 'x'], another)).toEqual([]);
});

test('an address of a college is the voter’s own', () => {
  const person = ['0177CS240001', 'Asha Rao', 'asha@college.example', '2'];
  expect(guessColumns(rowsOf(heads, person), usualFormat).email).toBe(2);
});

test('a line that ends before the column of the numbers is told', () => {
  const { problems } = read(rowsOf(heads, ['Asha']), { ...columns, number: 2 });
  expect(problems.map(({ why }) => why)).toEqual([numberProblems.missing]);
});

test('a number that stands twice counts once, and an address proves one number', () => {
  const { entries, problems } = read(
    rowsOf(
      ['0177CS240001', 'Asha', 'a@campus.example', 'CSE'],
      ['0177CS240001', 'Asha', 'A@campus.example', 'CSE'],
      ['0177CS240001', 'Somebody', '', ''],
      ['0177CS240002', 'Meher', 'A@campus.example', ''],
    ),
  );
  expect(entries.map(({ name, email }) => [name, email])).toEqual([
    ['Asha', 'a@campus.example'],
    ['Meher', ''],
  ]);
  expect(problems.map(({ line, kind, why }) => [line, kind, why])).toEqual([
    [2, 'duplicate', lineProblems.same(1)],
    [3, 'two-names', lineProblems.twoNames(1, 'Asha', 'Somebody')],
    [4, 'no-email', lineProblems.sharedEmail(1)],
  ]);
});

test('one voter too many is told, and so is a line that was never closed', () => {
  const reader = new ListReader([], { number: 0, name: [], email: null, groups: [] }, usualFormat);
  const number = (n: number) => `0177CS${String(n).padStart(6, '0')}`;
  for (let n = 0; n <= 100_000; n += 1) reader.add({ line: n + 1, cells: [number(n)] });
  reader.break({ line: 100_002, cells: ['"Asha'] });
  const { entries, problems, lines } = reader.read();
  expect([entries.length, lines]).toEqual([100_000, 100_002]);
  expect(problems.map(({ why }) => why)).toEqual([lineProblems.tooMany, lineProblems.unclosed]);
});

test('the heading ends where the first voter begins', () => {
  const count = (...rows: string[][]) => countHeading(rowsOf(...rows), 0, usualFormat);
  expect(count(['0177CS240001'])).toBe(0);
  expect(count(['Students'], ['of 2024'], ['Enrollment'], ['0177CS240001'])).toBe(3);
  expect(count(['Who'], ['0177CS240001'])).toBe(1);
  expect(count(['0177CS24001'], ['0177CS240001'])).toBe(0);
  expect(count(['Enrollment'], ['0177CS24001'], ['0177CS240001'])).toBe(1);
  expect(count(['Enrollment'], ['wrong'])).toBe(1);
  expect(count([], [])).toBe(1);
  expect(count()).toBe(0);
  expect(headersOf(rowsOf(['Name '], ['0177CS240001']), 0, usualFormat)).toEqual(['Name']);
  expect(headersOf(rowsOf(['0177CS240001']), 0, usualFormat)).toEqual([]);
});

test.each([
  [
    'the contents alone',
    [
      ['Asha Rao', 'a@b.example', '0177CS240001'],
      ['Meher Rao', 'm@b.example', '0177CS240002'],
    ],
    { number: 2, name: [0], email: 1, groups: [] },
  ],
  [
    'repeated words are no names',
    [
      ['0177CS240001', 'Computer Science'],
      ['0177CS240002', 'Computer Science'],
      ['0177CS240003', 'Computer Science'],
    ],
    { number: 0, name: [], email: null, groups: [] },
  ],
  [
    'the name of a column, where numbers are broken',
    [
      ['Name', 'Roll No'],
      ['Asha Rao', 'x'],
    ],
    { number: 1, name: [0], email: null, groups: [] },
  ],
  [
    'the address of the voter, not of the parent',
    [
      ['Guardian mail', 'Mail', 'No', 'Guardian name'],
      ['p@b.example', 'a@b.example', '0177CS240001', 'V. Rao'],
    ],
    { number: 2, name: [], email: 1, groups: [] },
  ],
  [
    'the first address, where none has a name',
    [['0177CS240001', 'a@b.example', 'p@b.example']],
    { number: 0, name: [], email: 1, groups: [] },
  ],
  [
    'a course has a name, too',
    [
      ['Enrollment', 'Course name', 'Name'],
      ['0177CS240001', 'BSc', 'Asha'],
    ],
    { number: 0, name: [2], email: null, groups: [1] },
  ],
  ['nothing', [], { number: 0, name: [], email: null, groups: [] }],
  [
    'rows of which some are short',
    [['Title'], ['Enrollment', 'Mail'], ['0177CS240001'], ['0177CS240002', 'a@b.example']],
    { number: 0, name: [], email: 1, groups: [] },
  ],
])('columns are told by %s', (_, rows, expected) => {
  expect(guessColumns(rowsOf(...rows), usualFormat)).toEqual(expected);
});

test('where numbers are eight digits, days of birth and a heading are told from them', () => {
  const format: NumberFormat = ['########'];
  const rows = rowsOf(
    ['Born', 'Roll no.', 'Name'],
    ['12-05-2003', '10203040', 'Asha Rao'],
    ['2003-11-30', '10203041', 'Om Puri'],
  );
  expect(guessColumns(rows, format)).toMatchObject({ number: 1, name: [2] });
  const words: NumberFormat = ['@@@@'];
  expect(countHeading(rowsOf(['Roll'], ['ABCD']), 0, words)).toBe(1);
});
