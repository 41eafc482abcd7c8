import { afterAll, expect, test } from 'vitest';
import { committees } from '#core/council/committees.ts';
import { cataloguesIn, folderOf } from '../../tools/texts/folder.ts';
import { addLanguage } from './add-language.ts';
import { postText } from './post-text.ts';
import { setLanguageSource } from './spoken.ts';

afterAll(() => setLanguageSource(() => null));
const named = committees.flatMap(({ name, positions }) => [name, ...positions]);

test('committees and positions are what the specification calls them', () => {
  expect(named.map(postText)).toEqual(named);
});

test.each([
  ['hi', 'उपाध्यक्ष', 'Devanagari'],
  ['ur', 'نائب صدر', 'Arabic'],
] as const)(
  'and in %s each has its name; one of a campus’s own stays as it is',
  (tag, vice, script) => {
    addLanguage(tag, ...cataloguesIn(folderOf(tag)));
    setLanguageSource(() => tag);
    expect(postText('Vice President')).toBe(vice);
    const isWritten = new RegExp(`^[\\p{Script=${script}}\\p{M} ]+$`, 'u');
    for (const one of named) expect(postText(one)).toMatch(isWritten);
    expect(postText('Hall Warden')).toBe('Hall Warden');
    expect(postText('toString')).toBe('toString');
  },
);
