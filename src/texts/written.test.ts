import { afterEach, beforeAll, expect, test } from 'vitest';
import { setOnMissing } from '#core/kernel/speech.ts';
import { addLanguage } from './add-language.ts';
import { setLanguageSource, spoken } from './spoken.ts';
import { written } from './written.ts';

const texts = spoken('written-test.texts', {
  won: written(
    {
      subject: 'You won in {election}',
      before: [
        ['You have won <b>{position}</b> in <b>{election}</b>.'],
        ['{more, select, none {} other {Then {more}.}}'],
      ],
      after: ['Congratulations.', '{more, select, none {} other {And more.}}'],
    },
    (position: string, election: string, more: string) => ({ position, election, more }),
  ),
  parts: [
    { title: 'One', lines: ['First', 'Second'] },
    { title: 'Two', lines: ['Third'] },
  ],
});
const missing: string[] = [];
beforeAll(() => {
  addLanguage('hi', {
    'written-test': {
      texts: {
        won: {
          subject: '{election} में आपकी जीत',
          before: { 0: { 0: '<b>{election}</b> में <b>{position}</b> पद पर आपकी जीत हुई।' } },
        },
        parts: { 0: { title: 'एक', lines: { 1: 'दूसरा' } } },
      },
    },
  });
  setOnMissing((text) => missing.push(text));
});
afterEach(() => {
  setLanguageSource(() => null);
  missing.length = 0;
});

test('several messages are said together, with bold parts, and without what says nothing', () => {
  expect(texts.won('Chair', 'Council', 'dance')).toEqual({
    subject: 'You won in Council',
    before: [
      ['You have won ', { strong: 'Chair' }, ' in ', { strong: 'Council' }, '.'],
      ['Then dance.'],
    ],
    after: ['Congratulations.', 'And more.'],
  });
  const { before, after } = texts.won('Chair', 'Council', 'none');
  expect([before.length, after]).toEqual([1, ['Congratulations.']]);
});

test('another language says each message that it has, and English stands in for the others', () => {
  setLanguageSource(() => 'hi');
  expect(texts.won('Chair', 'Council', 'none')).toEqual({
    subject: 'Council में आपकी जीत',
    before: [[{ strong: 'Council' }, ' में ', { strong: 'Chair' }, ' पद पर आपकी जीत हुई।']],
    after: ['Congratulations.'],
  });
  expect(missing).toContain('Congratulations.');
  expect(missing).not.toContain('You won in {election}');
});

test('a list of records is put together entry by entry', () => {
  setLanguageSource(() => 'hi');
  expect(texts.parts).toEqual([
    { title: 'एक', lines: ['First', 'दूसरा'] },
    { title: 'Two', lines: ['Third'] },
  ]);
  expect(missing).toEqual(['First', 'Two', 'Third']);
});
