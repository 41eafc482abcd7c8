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
  ['the number with a mark', ['0177CS240001*', 'Asha']],
  ['the number with a note', ['0177CS240001 (L)', 'Asha']],
  ['the number behind a sign', ['#0177CS240001', 'Asha']],
  ['the number in words', ['Roll 0177CS240001 left', '']],
  ['the number in brackets behind a name', ['Asha [0177CS240001]', '']],
  ['the number with a cross', ['0177CS240001†', 'Asha']],
  ['the number on another line of the cell', ['1\n0177CS240001', '']],
  ['two numbers of one person', ['0177CS240001 0177CS240001', '']],
  ['the address in capitals and brackets', ['RAO <ASHA@CAMPUS.EXAMPLE>', '']],
  ['the name in capitals with dots', ['1.77E+11', 'RAO. ASHA.']],
  ['O for 0', ['O177CS24OOO1']],
  ['o for 0', ['0177cs24ooo1']],
  ['0 for 0 and l for 1', ['0l77CS24000l']],
  ['I for 1', ['0I77CS24000I']],
  ['a Cyrillic С', ['0177СS240001']],
  ['a Cyrillic с and a Cyrillic ѕ', ['0177сѕ240001']],
  ['O for 0, in parts', ['0177-CS-24-OO01']],
  ['O for 0, without the zero in front', ['177CS24O001']],
  ['O for 0, with a note', ['O177CS240001 (L)', 'Asha']],
  ['a Cyrillic О for 0', ['0177CS24000О1', '0177CS24ООО1']],
  ['what follows an open quotation mark', ['0177CS240007', 'x\n,Asha Rao\n0177CS240008,y']],
])('%s names a voter', (_, cells) => {
  expect(isKept(cells)).toBe(true);
});

test('a name in two columns names a voter', () => {
  expect(isKept(['Asha', 'x', 'Rao'], [0, 2])).toBe(true);
});

test.each([
  ['another number beside the name', ['Asha Rao', '0177CS240009']],
  ['O for 0 in the number of somebody else', ['O177CS240009']],
  ['S for 5, which may be another', ['0177CS24S001']],
  ['too many digits, with O', ['O177CS2400010']],
  ['a word of letters that look like digits', ['OIL']],
  ['one word', ['Asha']],
  ['a total', ['Total: 400', '']],
  ['a heading that comes again', ['Roll No', 'Name']],
  ['nothing', ['', '']],
])('%s names nobody', (_, cells) => {
  expect(isKept(cells, [0])).toBe(false);
});

test('a sign that may be either is what it is', () => {
  const format = ['B[year:##]*###', '####[branch:@@]'];
  const isMeant = (cell: string, enrollmentNumber: string) => {
    const bad = new BadLines();
    bad.add({ line: 2, cells: [cell] }, format, []);
    return isNamed(bad, { ...voter, enrollmentNumber });
  };
  expect(isMeant('B2OO123', 'B20O123')).toBe(true);
  expect(isMeant('B2OO123', 'B200123')).toBe(false);
  expect(isMeant('12O4C0', '1204CO')).toBe(true);
});

test('who has no address is not named by a line without one', () => {
  expect(isKept(['x@y', 'z'], [0], { ...voter, name: '', email: '' })).toBe(false);
});
