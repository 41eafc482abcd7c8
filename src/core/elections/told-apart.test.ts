import { expect, test } from 'vitest';
import { usualFormat } from '../accounts/number-format.ts';
import { textSentences } from '../text.ts';
import type { NamedPerson } from './told-apart.ts';
import {
  apartProblem,
  apartSentences,
  isSameLine,
  linesOf,
  namesakesOf,
  usualLine,
} from './told-apart.ts';
import { withLine } from './with-line.ts';

const named = (id: string, name: string, line = '', person = id): NamedPerson => ({
  ...{ id, person, line },
  nameKeys: [name.toLowerCase()],
  lineKeys: [line.toLowerCase()],
});

test('the line of who wrote none is branch and year, as far as a number says them', () => {
  expect(usualLine('0177CS221001', usualFormat)).toBe('CS, 22');
  expect(usualLine('22104', ['[year:##]###'])).toBe('22');
  expect(usualLine('1042', ['####'])).toBe('');
  expect(usualLine(null, usualFormat)).toBe('');
});

test.each([
  '',
  'Physics, 2nd year',
  'CS, 22',
  'Batch 2022-26',
  'Class of 2024',
  'भौतिकी, दूसरा वर्ष',
  'भौतिकी, २०२४',
  'طبیعیات، سال ۲',
  'Hostel 4, B.Tech',
  'May Fair Hall, 3rd year',
  'x'.repeat(40),
])('the line “%s” can stand under a name', (line) => {
  expect(apartProblem(line)).toBe(null);
});

test.each([
  '0177CS221001',
  '0177 CS 22 1001',
  '01 77 CS 22 10 01',
  'CS1042',
  'Roll 1042 of 2024',
  '०१७७CS२२१००१',
  'asha@example.org',
  'Asha ＠ example.org',
  '12.3.2004',
  '12/03',
  '2004-03-12',
  'born 12 March',
  '3rd of May 2004',
  'March 12',
  '१२ मार्च',
  '12 مارچ',
])('the line “%s” says too much of a person', (line) => {
  expect(apartProblem(line)).toBe(apartSentences.private);
});

test('a line has at most 40 characters', () => {
  expect(apartProblem('x'.repeat(41))).toBe(textSentences.tooLong(40));
});

test('only who has the name of somebody else gets a line', () => {
  const all = [named('a', 'Asha', 'CS'), named('b', 'ASHA', 'ME'), named('c', 'Binod', 'CS')];
  expect([...linesOf(all)]).toEqual([
    ['a', 'CS'],
    ['b', 'ME'],
  ]);
});

test('one person who stands for two positions has the name of nobody else', () => {
  const twice = [named('a', 'Asha', 'CS', 'asha'), named('b', 'Asha', 'CS', 'asha')];
  expect([...linesOf(twice)]).toEqual([]);
  // Beside somebody else both have the same line.
  expect([...linesOf([...twice, named('c', 'Asha', 'ME')])]).toEqual([
    ['a', 'CS'],
    ['b', 'CS'],
    ['c', 'ME'],
  ]);
});

test('a line that another of the name has too, or none, is missing', () => {
  const all = [named('a', 'Asha', 'CS'), named('b', 'Asha', 'cs'), named('c', 'Asha')];
  expect([...linesOf(all).values()]).toEqual(['', '', '']);
  expect([...linesOf([named('a', 'Asha', 'CS'), named('c', 'Asha')]).values()]).toEqual(['CS', '']);
});

test('namesakes are others, and nothing is the same line as nothing', () => {
  const one = named('a', 'Asha');
  expect(namesakesOf(one, [one, named('b', 'Asha'), named('c', 'Binod')])).toMatchObject([
    { id: 'b' },
  ]);
  expect(isSameLine(one, named('b', 'Asha'))).toBe(false);
  const told = named('a', 'Asha', 'CS');
  expect(isSameLine(told, named('b', 'Asha', 'cs'))).toBe(true);
  expect(isSameLine(told, named('b', 'Asha', 'ME'))).toBe(false);
});

test('in plain text the line stands behind the name', () => {
  expect(withLine('Asha', 'CS')).toBe('Asha (CS)');
  expect(withLine('Asha', '')).toBe('Asha');
  expect(withLine('Asha', undefined)).toBe('Asha');
});
