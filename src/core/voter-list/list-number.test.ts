import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ok, refuse } from '../kernel/result.ts';
import { numberSentences, readListNumber } from './list-number.ts';

test.each([
  ['as it is', '0177CS240001'],
  ['in lower case, with blanks', ' 0177cs240001\u00A0'],
  ['without the zero that a spreadsheet removed', '177CS240001'],
  ['in parts', '0177-CS-24-0001'],
  ['in parts with slashes', '0177/CS/240001'],
  ['behind an apostrophe', "'0177CS240001"],
  ['as a formula', '="0177CS240001"'],
  ['in wide digits', '０１７７CS２４０００１'],
  ['with an invisible space', '0177CS\u200B240001'],
])('a number is read %s', (_, cell) => {
  expect(readListNumber(cell, '0177')).toEqual(ok('0177CS240001'));
});

test.each([
  ['', numberSentences.missing],
  ['  ', numberSentences.missing],
  ['1.77E+11', numberSentences.rounded('1.77E+11')],
  ['1,77E+11', numberSentences.rounded('1,77E+11')],
  ['177E24', numberSentences.rounded('177E24')],
  ['0178CS240001', numberSentences.prefix('0177')],
  ['0177CS24001', numberSentences.length(11)],
  ['0177CS2400011', numberSentences.length(13)],
  ['177CS24001', numberSentences.length(10)],
  ['0177C5240001', numberSentences.shape('0177')],
  ['Meher Chawla', numberSentences.shape('0177')],
])('%j is none, and the sentence says why', (cell, why) => {
  expect(readListNumber(cell, '0177')).toEqual(refuse(why));
});

test('zeros are added only where the prefix of the campus has them', () => {
  expect(readListNumber('7CS240001', '0007')).toEqual(ok('0007CS240001'));
  expect(readListNumber('177CS240001', '1177')).toEqual(refuse(numberSentences.length(11)));
});

test('every number of a campus is read from what a spreadsheet leaves of it', () => {
  const number = fc
    .tuple(
      fc.integer({ min: 0, max: 9999 }),
      fc.stringMatching(/^[A-Z]{2}$/),
      fc.integer({ min: 0, max: 999_999 }),
    )
    .map(([prefix, branch, rest]) => ({
      prefix: String(prefix).padStart(4, '0'),
      rest: branch + String(rest).padStart(6, '0'),
    }));
  fc.assert(
    fc.property(number, ({ prefix, rest }) => {
      const eaten = prefix.replace(/^0+/, '') + rest;
      expect(readListNumber(eaten, prefix)).toEqual(ok(prefix + rest));
    }),
  );
});
