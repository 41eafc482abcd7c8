import { expect, test } from 'vitest';
import { usualFormat } from '../accounts/number-format.ts';
import { BadLines, isNamed } from './bad-lines.ts';

const voter = {
  enrollmentNumber: '0177CS240001',
  name: 'Asha Rao',
  email: 'Asha@campus.example',
  groups: [],
};
const isKept = (cells: string[], names: number[] = [0], present = voter) => {
  const bad = new BadLines();
  bad.add({ line: 2, cells }, usualFormat, names);
  return isNamed(bad, present);
};

test.each([
  ['the number in another column', ['x', '0177-cs-24-0001']],
  ['the number between others', ['0177CS240009; 177CS240001']],
  ['the address', ['x', 'asha@CAMPUS.example.']],
  ['the address behind a name', ['Rao <asha@campus.example>']],
  ['the name', ['asha  rao', '1.77E+11']],
  ['the name the other way round', ['RAO, Asha', '']],
  ['what follows an open quotation mark', ['0177CS240007', 'x\n,Asha Rao\n0177CS240008,y']],
])('%s names a voter', (_, cells) => {
  expect(isKept(cells)).toBe(true);
});

test('a name in two columns names a voter', () => {
  expect(isKept(['Asha', 'x', 'Rao'], [0, 2])).toBe(true);
});

test.each([
  ['another number beside the name', ['Asha Rao', '0177CS240009']],
  ['one word', ['Asha']],
  ['nothing', ['', '']],
])('%s names nobody', (_, cells) => {
  expect(isKept(cells, [0])).toBe(false);
});

test('who has no address is not named by a line without one', () => {
  expect(isKept(['x@y', 'z'], [0], { ...voter, name: '', email: '' })).toBe(false);
});
