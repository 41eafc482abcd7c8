import fs from 'node:fs';
import { expect, test } from 'vitest';
import { usualFormat } from '../accounts/number-format.ts';
import { keptGroups, readGroups, shortName, shownGroups } from './list-cells.ts';
import type { ListColumns, ListRow } from './list-columns.ts';
import { ListReader } from './read-list.ts';

// What stands in a cell that is not the number decides nothing about who may vote.

const columns: ListColumns = { number: 0, name: [1], email: 2, groups: [3] };
const read = (rows: readonly (readonly string[])[], at = columns) => {
  const list: ListRow[] = rows.map((cells, index) => ({ line: index + 1, cells }));
  const reader = new ListReader(list, at, usualFormat);
  for (const row of list) reader.add(row);
  return reader.read();
};
const number = (end: number) => `0177CS24${String(end).padStart(4, '0')}`;
const one = (name: string, email = '', groups = '') => {
  const { entries, problems } = read([[number(1), name, email, groups]]);
  return { ...entries[0], told: problems.map(({ kind }) => kind) };
};

/** A list of a case, without quotation marks around its cells. */
function cellsOf(file: string): string[][] {
  const path = new URL(`../../../tests/fixtures/voter-lists/${file}`, import.meta.url);
  const text = fs.readFileSync(path, 'utf8');
  const cells = /(?:^|,)(?:"((?:[^"]|"")*)"|([^,\n]*))/gm;
  return text
    .split(/\n(?=[0-9])/)
    .map((line) => [...line.matchAll(cells)].map(([, quoted, plain]) => quoted ?? plain ?? ''));
}

test('a department of 41 letters leaves nobody out', () => {
  const rows = cellsOf('dept-41-characters.csv');
  const { entries, problems } = read(rows, { number: 0, name: [1], email: 2, groups: [3, 4] });
  expect([entries.length, problems]).toEqual([60, []]);
  const department = 'Electronics and Communication Engineering';
  expect(entries.filter(({ groups }) => groups.includes(department))).toHaveLength(30);
});

test('names as phones and spreadsheets write them leave nobody out', () => {
  const { entries, problems } = read(cellsOf('names.csv'), {
    ...{ number: 0, name: [1], email: 2, groups: [] },
  });
  expect(entries.map(({ name }) => name)).toEqual([
    ...['Amit Kumar', 'Nida Khan', 'Null', "O'Brien Sean", 'Khan, Aamir', 'A', '🎉 Party Girl'],
    `${'Very '.repeat(24)}Long`,
    ...['Two Lines', 'क्षेत्र सिंह', expect.stringMatching(/^Tab ?Name$/), 'Line Sep'],
    expect.stringContaining('HYPERLINK'),
  ]);
  expect(problems.filter(({ kind }) => kind === 'bad')).toEqual([]);
});

test('of the addresses of offices what is one is read, and what is none is told', () => {
  const { entries, problems } = read(cellsOf('addresses.csv'), {
    ...{ number: 0, name: [1], email: 2, groups: [] },
  });
  expect(entries.map(({ email }) => email.split('@')[0])).toEqual([
    'office',
    '',
    '',
    '',
    '',
    'f1',
    'g',
    'h',
    '',
    '',
    'k',
    'l',
  ]);
  expect(problems.map(({ line, kind }) => [line, kind])).toEqual([
    [3, 'no-email'],
    ...[4, 5, 6].map((line) => [line, 'no-email']),
    ...[7, 8].map((line) => [line, 'note']),
    ...[10, 11].map((line) => [line, 'no-email']),
    [12, 'note'],
  ]);
});

test.each([
  ['a mark of direction', '\u200EAsha\u200F Rao', 'Asha Rao'],
  ['an embedding', '\u202AAsha Rao\u202C', 'Asha Rao'],
  ['an override', 'Asha\u202E Rao', 'Asha Rao'],
  ['an isolate', '\u2067Asha Rao\u2069', 'Asha Rao'],
  ['the mark of Arabic', 'نداء\u061C خان', 'نداء خان'],
  ['a joiner', 'क्\u200Dषेत्र', 'क्षेत्र'],
  ['the second half of a letter', 'Zoe\u0308 क\u093Cानून', 'Zoë क\u093Cानून'],
  ['a hyphen that is not shown', 'Ra\u00ADvi', 'Ravi'],
  ['the mark of a file', '\uFEFFAsha', 'Asha'],
  ['a filler of Korean', 'Asha\u3164', 'Asha'],
  ['control characters', 'As\u0007ha\u0085', 'Asha'],
  ['half a letter', 'Asha\uD83C', 'Asha'],
  ['nothing that can be seen', '\u200B\u2060', ''],
  ['a separator of lines', 'Asha\u2028Rao', 'Asha Rao'],
])('%s in a name is not there any more', (_, cell, name) => {
  expect(one(cell)).toMatchObject({ name, told: [] });
});

test.each([
  ['Asha Rao <a@b.example>', 'a@b.example', 'note'],
  ['"Rao, Asha" <a@b.example>', 'a@b.example', 'note'],
  ['<a@b.example>', 'a@b.example', 'note'],
  ['a@b.example; c@d.example', 'a@b.example', 'note'],
  ['not known, c@d.example', 'c@d.example', 'note'],
  ['a@b.example / c@d.example', 'a@b.example', 'note'],
  ['a@b.example (college)', 'a@b.example', 'note'],
  ['a@b.example.', 'a@b.example', 'note'],
  ['a @ b.example', 'a@b.example', 'note'],
  ["'a@b.example'", 'a@b.example', 'note'],
  ['ａ＠ｂ.example', 'a@b.example', 'note'],
  ['mailto:a@b.example', 'a@b.example', undefined],
  ['\u200Ba@b.example\u200E', 'a@b.example', undefined],
  ['a\u202E@b.example', 'a@b.example', undefined],
  ['a@münchen.example', '', 'no-email'],
  ['विद्या@कैंपस.भारत', '', 'no-email'],
  ['a@münchen.example, b@c.example', 'b@c.example', 'note'],
  ['E-mail: a@b.example', 'a@b.example', 'note'],
  ['A@B.Example', 'A@B.Example', undefined],
  ['a@b.example | +91 98765 43210', 'a@b.example', 'note'],
  ['9876543210', '', 'no-email'],
  ['a(at)b.example', '', 'no-email'],
  ['N/A', '', 'no-email'],
  ['a@b', '', 'no-email'],
  ['[a@b.example](mailto:a@b.example)', 'a@b.example', 'note'],
  ['a@b.example\n', 'a@b.example', undefined],
  ['“a@b.example”', 'a@b.example', 'note'],
  ['<none>', '', 'no-email'],
  ['-', '', undefined],
])('the address of %j', (cell, email, told) => {
  expect(one('Asha', cell)).toMatchObject({ email, told: told === undefined ? [] : [told] });
});

test('a group with a mark of direction is that group, and a long one is kept', () => {
  expect(one('Asha', '', '\u200EDrama\u200F').groups).toEqual(['Drama']);
  expect(one('Asha', '', 'g'.repeat(200)).groups).toEqual(['g'.repeat(200)]);
});

test('what is no group is dropped, and the voter has the others', () => {
  expect(one('Asha', '', `Arts;${'g'.repeat(201)};Drama`)).toMatchObject({
    groups: ['Arts', 'Drama'],
    told: ['note'],
  });
  const many = Array.from({ length: 60 }, (_, at) => `Club ${at + 1}`);
  expect(one('Asha', '', many.join(';'))).toMatchObject({
    groups: many.slice(0, 50),
    told: ['note'],
  });
});

test('two lines of one number whose groups differ are one voter with both', () => {
  const { entries, problems, lines } = read([
    [number(1), 'Asha Rao', 'a@b.example', 'Physics'],
    [number(2), '', '', 'Arts'],
    [number(1), 'RAO, Asha', 'other@b.example', 'Music;Physics'],
    [number(2), 'Om Puri', 'o@b.example', 'Drama'],
    [number(1), '', '', 'Chess'],
  ]);
  expect(entries).toEqual([
    {
      enrollmentNumber: number(1),
      name: 'Asha Rao',
      email: 'a@b.example',
      groups: ['Physics', 'Music', 'Chess'],
    },
    {
      enrollmentNumber: number(2),
      name: 'Om Puri',
      email: 'o@b.example',
      groups: ['Arts', 'Drama'],
    },
  ]);
  expect(problems.map(({ line, kind }) => [line, kind])).toEqual([
    ...[3, 4, 5].map((line) => [line, 'note']),
  ]);
  expect(lines).toBe(5);
});

test('a line of another name gives its groups to nobody', () => {
  const { entries, problems } = read([
    [number(1), 'Asha Rao', '', 'Physics'],
    [number(1), 'Om Puri', '', 'Music'],
    [number(1), 'Asha Rao', 'a@b.example', 'Physics'],
  ]);
  expect(entries[0]?.groups).toEqual(['Physics']);
  expect(problems.map(({ kind }) => kind)).toEqual(['two-names', 'duplicate']);
});

test('joined lines have no more groups than one line', () => {
  const groups = (from: number) =>
    Array.from({ length: 30 }, (_, at) => `Club ${from + at}`).join(';');
  const { entries, problems } = read([
    [number(1), '', '', groups(100)],
    [number(1), '', '', groups(200)],
  ]);
  expect(entries[0]?.groups).toHaveLength(50);
  expect(problems.map(({ kind }) => kind)).toEqual(['note', 'note']);
});

test('a long name is cut where it is shown', () => {
  expect(shortName('Asha')).toBe('Asha');
  expect(shortName(`${'a'.repeat(98)} ${'b'.repeat(10)}`)).toBe(`${'a'.repeat(98)}…`);
});

test.each([
  ['Dept', 'CSE, ECE', ['Dept: CSE', 'CSE', 'Dept: ECE', 'ECE']],
  ['Dept', 'CSE|ECE;CSE', ['Dept: CSE', 'CSE', 'Dept: ECE', 'ECE']],
  ['Year', 'II', ['Year: II', 'II']],
  ['Year', '1st Year', ['Year: 1st Year', '1st Year']],
  ['Section', 'A', ['Section: A', 'Section A']],
  ['Section', 'b', ['Section: b', 'Section b']],
  ['Batch', '2024', ['Batch: 2024', '2024']],
  ['Year', '01', ['Year: 01', 'Year 01']],
  ['Club: of the campus', 'Chess', ['Club of the campus: Chess', 'Chess']],
  ['Club', 'Chess: blitz', ['Club: Chess: blitz', 'Chess: blitz']],
  ['  Hostel  ', ' North ; ; ', ['Hostel: North', 'North']],
  ['विभाग', 'हिन्दी', ['विभाग: हिन्दी', 'हिन्दी']],
  ['', '2', ['2']],
])('in the column %j the cell %j is %j', (header, cell, kept) => {
  expect(keptGroups(readGroups(cell, header))).toEqual(kept);
});

test('a group is kept with its column and without it, and shown once', () => {
  expect(readGroups('Drama; 2', 'Department')).toEqual(['Department: Drama', 'Department: 2']);
  expect(readGroups('Drama', 'Dept: (new), old')).toEqual(['Dept (new) old: Drama']);
  expect(readGroups('Drama', '')).toEqual(['Drama']);
  expect(readGroups('Drama', 'c'.repeat(61))).toEqual(['Drama']);
  const kept = ['Department: Drama', 'Drama', 'Year: 2', 'Year 2', 'Chess'];
  expect(keptGroups(['Department: Drama', 'Year: 2', 'Chess'])).toEqual(kept);
  expect(keptGroups(kept)).toEqual(kept);
  expect(shownGroups(kept)).toEqual(['Department: Drama', 'Year: 2', 'Chess']);
  // One group in two columns is two.
  expect(keptGroups(['Department: Drama', 'Society: Drama'])).toEqual([
    ...['Department: Drama', 'Drama', 'Society: Drama'],
  ]);
});
