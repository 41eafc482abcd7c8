// What people type when they look for somebody differs from what stands there: accents, a nukta or a vowel sign of
// Arabic left out, a letter of another keyboard, a composed form. The database has the same as `search_form`
// (migrations/0114), and a test compares both.

/** Accents, the nukta, vowel signs and hamza of Arabic, the stretched line between its letters, joiners. */
const unsaid =
  /[\u0300-\u036F\u0610-\u061A\u0621\u0640\u064B-\u065F\u0670\u06D6-\u06ED\u093C\u200B-\u200F\u2060\uFEFF\u00AD]/g;

/** Letters that keyboards of Urdu and of Arabic have apart; the moon dot of Hindi; digits of each script. */
const sameLetters: readonly (readonly [from: string, to: string])[] = [
  [
    '\u064A\u0649\u0643\u0647\u0629\u06D5\u06BE\u0671',
    '\u06CC\u06CC\u06A9\u06C1\u06C1\u06C1\u06C1\u0627',
  ],
  ['\u0901', '\u0902'],
  ['\u0966\u0967\u0968\u0969\u096A\u096B\u096C\u096D\u096E\u096F', '0123456789'],
  ['\u0660\u0661\u0662\u0663\u0664\u0665\u0666\u0667\u0668\u0669', '0123456789'],
  ['\u06F0\u06F1\u06F2\u06F3\u06F4\u06F5\u06F6\u06F7\u06F8\u06F9', '0123456789'],
];
const unusual = sameLetters.map(([from]) => from).join('');
const usual = sameLetters.map(([, to]) => to).join('');
const anyUnusual = new RegExp(`[${unusual}]`, 'g');

/** A nasal before a letter of its own place is written in full or as a dot: चन्द्र is चंद्र. */
const nasal =
  /\u0919\u094D(?=[\u0915-\u0918])|\u091E\u094D(?=[\u091A-\u091D])|\u0923\u094D(?=[\u091F-\u0922])|\u0928\u094D(?=[\u0924-\u0927])|\u092E\u094D(?=[\u092A-\u092D])/g;

/** A text as it is compared with what somebody looks for; what is looked for is brought into it as well. */
export function searchForm(text: string): string {
  return text
    .normalize('NFKD')
    .replace(unsaid, '')
    .toLowerCase()
    .replace(nasal, '\u0902')
    .replace(anyUnusual, (letter) => usual.charAt(unusual.indexOf(letter)));
}

/** The words of what somebody looks for, as they are compared; none where there is nothing to look for. */
export const searchWords = (text: string): string[] =>
  searchForm(text).split(/\s+/).filter(Boolean);
