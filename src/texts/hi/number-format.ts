import type { NumberFormat } from '#core/accounts/number-format.ts';
import {
  formatExample,
  formatLength,
  meaningOf,
  placeOf,
  usualPrefix,
} from '#core/accounts/number-format.ts';
import type { Translated } from '../translated.ts';
import type { numberFormatMessages as English } from '../en/number-format.ts';
import { counted } from './plurals.ts';

/** Such as "4 अंक". */
const amount = ({ kind, length }: { kind: 'letters' | 'digits'; length: number }) =>
  kind === 'letters' ? counted(length, 'अक्षर', 'अक्षर') : counted(length, 'अंक', 'अंक');

const short = { branch: 'ब्रांच', year: 'साल' } as const;

/** What stands under a field for a number, such as "12 अक्षर: 0177 + ब्रांच + साल + रोल नंबर". */
export function numberHint(format: NumberFormat): string {
  const { pieces } = format;
  const isSaying = pieces.some((piece) => meaningOf(piece) !== null);
  const free = pieces.filter((piece) => piece.kind !== 'text' && meaningOf(piece) === null);
  const words = pieces.map((piece) => {
    if (piece.kind === 'text') return piece.text;
    const isRoll = isSaying && free.length === 1 && piece.kind === 'digits';
    const means = meaningOf(piece);
    if (means !== null) return short[means];
    return isRoll ? 'रोल नंबर' : amount(piece);
  });
  const hint = `${formatLength(format)} अक्षर: ${words.join(' + ')}`;
  return usualPrefix(format) === null ? `${hint}, जैसे ${formatExample(format)}` : hint;
}

const meanings = { branch: 'ब्रांच', year: 'एडमिशन का साल' } as const;
const examples = { branch: ['CS', 'ME'], year: ['23', '24'] } as const;

/** How to write the branches or years of a limit. */
export function codesHint(format: NumberFormat, meaning: 'branch' | 'year'): string {
  const place = placeOf(format, meaning);
  if (place === null) return noMeaning(meaning);
  const usual = place.length === 2 && (meaning === 'year' || place.kind === 'letters');
  const example = usual ? `, जैसे ${examples[meaning].join(', ')}` : '';
  return `हर एक ${amount(place)}${example}; खाली: कोई भी ${short[meaning]}।`;
}

/** Why something is no branch or year. */
export function codeWrong(format: NumberFormat, meaning: 'branch' | 'year', code: string): string {
  const place = placeOf(format, meaning);
  if (place === null) return noMeaning(meaning);
  const usual = place.length === 2 && (meaning === 'year' || place.kind === 'letters');
  const example = usual ? `, जैसे ${examples[meaning][0]}` : '';
  return `“${code}” ${short[meaning]} नहीं है: ${amount(place)} चाहिए${example}`;
}

/** What stands in place of a choice by what the numbers do not say. */
export const noMeaning = (meaning: 'branch' | 'year') =>
  `इस कैंपस के एनरोलमेंट नंबरों में ${meanings[meaning]} नहीं है, इसलिए उससे लोग नहीं चुने जा सकते। यह वोटर लिस्ट के ग्रुप से बताया जा सकता है।`;

export const numberFormatMessages: Translated<typeof English> = {
  title: 'एनरोलमेंट नंबर',
  hint: 'आपकी यूनिवर्सिटी के नंबर कैसे बनते हैं, बाएँ से दाएँ। नंबर बड़े अक्षरों में और बिना स्पेस, डैश, स्लैश और डॉट के रखे जाते हैं: 0177-CS-24-0001 का मतलब 0177CS240001 है।',
  changeHint:
    'अगर अकाउंट या वोटर लिस्ट के नंबर नए फ़ॉर्मैट में ठीक न बैठें, तो बदलाव नहीं होता। आपको बताया जाता है कि ऐसे कितने नंबर हैं।',
  piece: (number: number) => `हिस्सा ${number}`,
  kind: 'यह क्या है',
  kinds: { text: 'तय टेक्स्ट', letters: 'अक्षर', digits: 'अंक' },
  text: 'टेक्स्ट',
  textHint: 'अक्षर और अंक',
  length: 'कितने',
  means: 'यह क्या बताता है',
  meanings: { none: 'न ब्रांच, न साल', branch: 'ब्रांच', year: 'एडमिशन का साल' },
  add: 'हिस्सा जोड़ें',
  up: (number: number) => `हिस्सा ${number} आगे करें`,
  down: (number: number) => `हिस्सा ${number} पीछे करें`,
  remove: (number: number) => `हिस्सा ${number} हटाएँ`,
  moved: (number: number, count: number) => `हिस्सा ${number}, कुल ${count}`,
  removed: (number: number) => `हिस्सा ${number} हट गया`,
  usual: 'आम फ़ॉर्मैट लगाएँ',
  usualSet: 'यहाँ फिर से आम फ़ॉर्मैट है।',
  example: 'उदाहरण',
  lengthNow: (format: NumberFormat) => counted(formatLength(format), 'अक्षर', 'अक्षर'),
  says: {
    both: 'नंबर से ब्रांच और एडमिशन का साल पता चलता है।',
    branch: 'नंबर से ब्रांच पता चलती है, साल नहीं: चुनाव को साल से सीमित नहीं किया जा सकता।',
    year: 'नंबर से एडमिशन का साल पता चलता है, ब्रांच नहीं: चुनाव को ब्रांच से सीमित नहीं किया जा सकता।',
    none: 'नंबर से न ब्रांच पता चलती है, न साल: चुनाव को इनसे सीमित नहीं किया जा सकता। यह वोटर लिस्ट के ग्रुप से बताया जा सकता है।',
  },
  tryOne: 'अपना कोई एक नंबर लिखें',
  tryHint: 'इसे सिर्फ़ हिस्सों से मिलाया जाता है, सेव नहीं किया जाता।',
  fits: ({ branch, year }: { branch: string | null; year: string | null }) => {
    const said = [
      ...(branch === null ? [] : [`ब्रांच ${branch}`]),
      ...(year === null ? [] : [`साल ${year}`]),
    ];
    return `ठीक बैठता है (${said.length === 0 ? 'इससे न ब्रांच पता चलती है, न साल' : said.join(', ')})।`;
  },
};
