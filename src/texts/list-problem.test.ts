import { afterAll, expect, test } from 'vitest';
import { usualFormat } from '#core/accounts/number-format.ts';
import { numberProblems } from '#core/voter-list/list-number.ts';
import { lineProblems } from '#core/voter-list/read-list.ts';
import { addLanguage } from './add-language.ts';
import { listProblemText } from './list-problem.ts';
import { setLanguageSource } from './spoken.ts';

const problems = [
  numberProblems.missing,
  numberProblems.length(11, usualFormat),
  numberProblems.shape(usualFormat),
  lineProblems.same(12_345),
  lineProblems.twoNames(2, 'Asha Rao', 'Om Puri'),
  lineProblems.tooMany,
];
afterAll(() => setLanguageSource(() => null));

test('what is wrong with a line of a voter list is a sentence', () => {
  expect(problems.map(listProblemText)).toEqual([
    'This line has no enrollment number.',
    'This number has 11 characters; an enrollment number has 12, such as 0177CS240001.',
    'This is not an enrollment number. It has to look like 0177CS240001.',
    'The same voter is in line 12345. They are counted once.',
    'One number, two names: line 2 has “Asha Rao”, this one “Om Puri”. Line 2 counts, and nothing of this one is taken. If this is one person, write the name in both lines alike. If not, correct the number.',
    'A voter list can have at most 100,000 voters.',
  ]);
});

test('in the language of whoever reads it', () => {
  addLanguage('hi', { 'list-problems': { listProblems: { same: 'लाइन {line} में भी' } } });
  setLanguageSource(() => 'hi');
  expect(listProblemText(lineProblems.same(12_345))).toBe('लाइन 12345 में भी');
});
