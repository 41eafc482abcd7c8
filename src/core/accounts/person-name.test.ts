import { wrong } from '../kernel/wrong.ts';
import { describe, expect, test } from 'vitest';
import { nameProblem, nameSentences, normalizeName } from './person-name.ts';

describe('a name', () => {
  test.each([
    'Asha Rao',
    'José María O’Brien-Núñez',
    "D'Souza, Jr. 2nd",
    'Łukasz Żółć',
    'Ngũgĩ wa Thiong’o',
    'आशा राव',
    'राजेश्‍वर', // a joiner after the vowel killer
    'രാജന്‍', // and at the end of a name, in Malayalam
    'র‍্যাচেল', // and before it, in Bengali
    'علی‌رضا', // a non-joiner between Arabic letters
    'அருண் குமார்',
    'ᱥᱟᱱᱛᱟᱲᱤ',
    'ꯃꯩꯇꯩ',
    'Анна Иванова',
    'Νίκος',
    '山田 太郎',
    'やまだ タロウ 山田 Taro',
    '김민준',
    '王小明',
    'אברהם',
    'Asha 🎓',
  ])('%s is one', (name) => {
    expect(nameProblem(name)).toBeNull();
  });

  test.each([
    ['Аsha Rao', 'a Cyrillic letter'],
    ['Asha Rαo', 'a Greek letter'],
    ['Аша Rao', 'two scripts'],
    ['आशा Rao', 'two scripts'],
    ['𝐀𝐬𝐡𝐚 Rao', 'letters of mathematics'],
    ['Ⓐsha', 'a letter in a circle'],
    ['𐌀sha', 'a script that nobody writes'],
  ])('%s has %s, and is none', (name) => {
    expect(nameProblem(name)).toBe(nameSentences.mixed);
  });

  test.each([
    ['a space without width', 'Asha\u200b Rao'],
    ['a joiner', 'Asha\u200dRao'],
    ['a joiner at the end', 'Asha\u200c'],
    ['a direction mark', 'Asha\u200e Rao'],
    ['a turned direction', 'Asha\u202e Rao'],
    ['a soft hyphen', 'As\u00adha'],
    ['a filler', 'Asha\u3164'],
    ['a blank pattern', 'Asha\u2800'],
    ['a form selector', 'Asha\ufe0f'],
    ['a tag', 'Asha\u{e0061}'],
  ])('with %s is none', (_, name) => {
    expect(nameProblem(name)).toBe(nameSentences.hidden);
  });

  test('is kept composed, with single spaces', () => {
    expect(normalizeName(' Jose\u0301 \u00a0 Rao ')).toBe('José Rao');
  });

  test('is not longer than it may be because a letter became several', () => {
    expect(nameProblem(normalizeName('ﷺ'.repeat(5)))).toBeNull();
    expect(nameProblem(normalizeName('ﷺ'.repeat(6)))).toBe(
      wrong('use-at-most-characters', { count: 100 }),
    );
  });

  test.each([
    ['Ｐriya', 'Priya'],
    ['ﬁona', 'fiona'],
    ['ｶﾞﾝｼﾞｰ', 'ガンジー'],
    ['ﻋﻠﻲ', 'علي'],
    ['น้ำฝน', 'น้ำฝน'],
    ['ຄຳ', 'ຄຳ'],
  ])('%s is kept as %s, in the usual form of its letters', (typed, kept) => {
    expect(normalizeName(typed)).toBe(kept);
    expect(nameProblem(kept)).toBeNull();
  });

  test.each([
    ['a\u0301\u0302\u0303\u0304', null],
    ['a\u0301\u0302\u0303\u0304\u0305', nameSentences.marks],
    [`a${'\u0301'.repeat(60)}`, nameSentences.marks],
    // A joiner that belongs to the writing counts for nothing between them.
    [`क${'\u094d\u200d'.repeat(5)}`, nameSentences.marks],
    // Myanmar writes marks beside a letter too; they cover nothing.
    ['မြွှေး', null],
    ['क़्ँ', null],
  ])('with many marks on a letter, such as %j: %s', (name, problem) => {
    expect(nameProblem(name)).toBe(problem);
  });
});
