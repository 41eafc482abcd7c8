// Which names may be taken anew. Two names that look alike must not be two people's by a trick of
// letters: one script per name and nothing that nobody sees (UTS 39, "highly restrictive").

import { wrong } from '../kernel/wrong.ts';
import { textSentences } from '../text.ts';

/** The scripts in use (UAX 31, recommended and limited use). */
const scripts =
  'Latin Arabic Armenian Bengali Bopomofo Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Han Hangul Hebrew Hiragana Kannada Katakana Khmer Lao Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan Adlam Balinese Bamum Batak Canadian_Aboriginal Chakma Cham Cherokee Hanifi_Rohingya Javanese Kayah_Li Lepcha Limbu Lisu Mandaic Meetei_Mayek Mongolian New_Tai_Lue Newa Nko Nyiakeng_Puachue_Hmong Ol_Chiki Osage Saurashtra Sundanese Syloti_Nagri Syriac Tai_Le Tai_Tham Tai_Viet Tifinagh Vai Wancho Yi';
/** Languages that write with several. */
const together = ['Latin Han Hiragana Katakana', 'Latin Han Bopomofo', 'Latin Han Hangul'];

const allowed = [...scripts.split(' '), ...together].map((names) => {
  const letters = names.split(' ').map((script) => `\\p{scx=${script}}`);
  return new RegExp(`^[\\p{sc=Common}\\p{sc=Inherited}${letters.join('')}]*$`, 'u');
});

// Joiners are part of the writing beside a vowel killer and, one of them, between Arabic letters.
const killer =
  '[\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca\\u1039\\u103a\\u17d2]';
const neededJoiner = new RegExp(
  `(?<=${killer})[\\u200c\\u200d]|[\\u200c\\u200d](?=${killer})|(?<=\\p{Script=Arabic}\\p{M}*)\\u200c(?=\\p{Script=Arabic})`,
  'gu',
);
const hidden = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/u;
/** Letters of mathematics and in circles: they have no script, and look like those that do. */
const dressed = (character: string) =>
  /\p{sc=Common}/u.test(character) &&
  /\p{L}/u.test(character.normalize('NFKC')) &&
  character !== character.normalize('NFKC');

/** The greatest length of a name. The usual form of one letter can be several. */
export const nameLength = 100;

export const nameSentences = {
  hidden: wrong('write-name-without-invisible-characters'),
  mixed: wrong('write-name-in-letters-one'),
  marks: wrong('write-name-with-at-most'),
} as const;

/** More than any language puts on one letter (Hindi has three): they would cover the lines around. */
const heaped = /(?:\p{M}*[\p{Mn}\p{Me}]){5}/u;

/**
 * A name as it is kept: each letter in its usual form (NFKC), and with single spaces. The vowel "am" of
 * Thai and Lao stays one letter, as people type it and search for it.
 */
export const normalizeName = (name: string) =>
  name
    .normalize('NFKC')
    .replaceAll('\u0e4d\u0e32', '\u0e33')
    .replaceAll('\u0ecd\u0eb2', '\u0eb3')
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** Says why a name cannot be taken, or null. Names that exist stay as they are. */
export function nameProblem(name: string): string | null {
  if (name.length > nameLength) return textSentences.tooLong(nameLength);
  const shown = name.replaceAll(neededJoiner, '');
  if (hidden.test(shown)) return nameSentences.hidden;
  if (heaped.test(shown)) return nameSentences.marks;
  const isOne = allowed.some((script) => script.test(name));
  return isOne && ![...name].some(dressed) ? null : nameSentences.mixed;
}
