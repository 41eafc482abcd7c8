import { describe, expect, test } from 'vitest';
import { usualFormat as format } from '../accounts/number-format.ts';
import {
  addressIn,
  guessCandidateColumns,
  hasHeading,
  isOtherName,
  positionFinder,
  readCandidateRows,
  withoutAddress,
} from './candidate-table.ts';

const find = positionFinder([
  { key: 'a', title: 'Class representative CSE-A', groups: ['Section: CSE-A'] },
  { key: 'b', title: 'Class representative CSE-B', groups: ['Section: CSE-B'] },
  { key: 'c', title: 'Secretary', groups: ['Section: CSE-B'] },
]);
const by = { find, format };
const table = (...lines: string[]) =>
  lines.map((line, at) => ({ line: at + 1, cells: line.split(',') }));
const columns = { position: 0, name: 1, number: 2, email: 3 };
const read = (...lines: string[]) => readCandidateRows(table(...lines), columns, by);

describe('a position', () => {
  test.each([
    ['class representative  cse-a', ['a']],
    ['CSE-A', ['a']],
    ['Section: CSE-A', ['a']],
    ['cse a', ['a']],
    ['secretary', ['c']],
    ['CSE-B', ['b', 'c']],
    ['Mascot', []],
    [' - ', []],
  ])('is named by its title or its class: %j', (cell, keys) => {
    expect(find(cell)).toEqual(keys);
  });
});

describe('the columns', () => {
  test('are told by what they hold, and by their names where they hold nothing yet', () => {
    const rows = table(
      'Name,Roll no,Class,Mail',
      'Asha Rao,0177CS230001,CSE-A,asha@campus.example',
      'Bilal Khan,,CSE-B,',
    );
    expect(guessCandidateColumns(rows, by)).toEqual({ name: 0, number: 1, position: 2, email: 3 });
    expect(guessCandidateColumns(table('CSE-A,Asha Rao', 'CSE-B,Bilal Khan'), by)).toEqual({
      ...{ position: 0, name: 1, number: null, email: null },
    });
    expect(guessCandidateColumns([], by)).toEqual({
      ...{ position: null, name: null, number: null, email: null },
    });
    expect(guessCandidateColumns(table('Position,Name', '1,2,3'), by)).toMatchObject({
      ...{ position: 0, name: 1 },
    });
  });

  test('have a heading where most of the first row names some, and no position stands in it', () => {
    expect(hasHeading(table('Class,Student name'), find)).toBe(true);
    expect(hasHeading(table('CSE-A,Name'), find)).toBe(false);
    expect(hasHeading(table('Class rep CSE-Z,Asha Rao'), find)).toBe(false);
    expect(hasHeading(table('Class 1,mail@campus.example'), find)).toBe(false);
    expect(hasHeading([], find)).toBe(false);
  });
});

describe('a line', () => {
  test('is for a position, and names somebody by number, by name with the address, or by either', () => {
    const people = (...lines: string[]) => read(...lines).map(({ key, person }) => [key, person]);
    expect(
      people(
        'Class,Name,Number,Mail',
        'CSE-A,Asha Rao,0177 cs 23 0001,asha@campus.example',
        'cse a,Bilal Khan,,Bilal <bilal@campus.example>',
        'CSE-A,Mina Iyer',
        'CSE-A,,,zoya@campus.example',
        'CSE-A,,0177CS23,',
        'CSE-A,Ravi Nair,0177CS23,',
        ' , ,',
      ),
    ).toEqual([
      ['a', '0177CS230001'],
      ['a', 'Bilal Khan <bilal@campus.example>'],
      ['a', 'Mina Iyer'],
      ['a', 'zoya@campus.example'],
      ['a', '0177CS23'],
      ['a', 'Ravi Nair'],
    ]);
  });

  test('without a position, or without anybody, is told', () => {
    expect(read(',Asha Rao', 'Mascot,Asha Rao', 'CSE-B,Asha Rao', 'CSE-A,')).toMatchObject([
      { line: 1, key: '', problem: 'no-position' },
      { line: 2, key: '', problem: 'unknown-position' },
      { line: 3, key: '', problem: 'several-positions' },
      { line: 4, key: 'a', problem: 'nobody' },
    ]);
    const none = { ...columns, position: null };
    expect(readCandidateRows(table('CSE-A,Asha Rao'), none, by)).toMatchObject([
      { problem: 'no-position' },
    ]);
  });

  test('that calls somebody otherwise than the list does is told as well', () => {
    expect(isOtherName({ name: 'Rao, Asha' }, 'Asha Rao')).toBe(false);
    expect(isOtherName({ name: 'Asha Rao' }, 'Bilal Khan')).toBe(true);
    expect(isOtherName({ name: '' }, 'Bilal Khan')).toBe(false);
    expect(isOtherName({ name: 'Asha Rao' }, '')).toBe(false);
  });
});

test('an address out of a table is in nothing that a device keeps', () => {
  const pasted = new Set(['asha@campus.example', 'zoya@campus.example']);
  const kept = (line: string) => withoutAddress(line, pasted);
  expect(kept('Asha Rao <Asha@campus.example>')).toBe('Asha Rao');
  expect(kept('zoya@campus.example')).toBe('');
  expect(kept('Mina Iyer <mina@campus.example>')).toBe('Mina Iyer <mina@campus.example>');
  expect(kept('Mina Iyer')).toBe('Mina Iyer');
  expect(addressIn('Asha Rao <Asha@campus.example>')).toBe('asha@campus.example');
  expect(addressIn('zoya@campus.example')).toBe('zoya@campus.example');
  expect(addressIn('Mina Iyer')).toBe('');
});
