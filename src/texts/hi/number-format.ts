import type { EnrollmentParts } from '#core/accounts/enrollment-number.ts';
import type { CodeShape, NumberFormat } from '#core/accounts/number-format.ts';
import {
  codesOf,
  formatExample,
  formatLengths,
  isRoll,
  linesOf,
  usualPrefix,
} from '#core/accounts/number-format.ts';
import { hasUsualCodes } from '#core/elections/limit-problems.ts';
import type { Translated } from '../translated.ts';
import type { numberFormatMessages as English } from '../en/number-format.ts';
import { counted } from './plurals.ts';

const amount = ({ kind, length }: CodeShape) => {
  if (kind === 'letters') return counted(length, 'अक्षर', 'अक्षर');
  if (kind === 'digits') return counted(length, 'अंक', 'अंक');
  return counted(length, 'अक्षर या अंक', 'अक्षर या अंक');
};
const amounts = (shapes: readonly CodeShape[]) => shapes.map(amount).join(' या ');

const short = { branch: 'ब्रांच', year: 'साल' } as const;

/** What stands under a field for a number, such as "12 अक्षर: 0177 + …". */
export function numberHint(format: NumberFormat): string {
  const [line, another] = linesOf(format);
  const length = `${formatLengths(format)} अक्षर`;
  if (line === undefined || another !== undefined) return `${length}, जैसे ${formatExample(format)}`;
  const words = line.pieces.map((piece) => {
    const { kind, signs, means } = piece;
    if (kind === 'text') return signs;
    if (means !== null) return short[means];
    return isRoll(piece, line) ? 'रोल नंबर' : amount({ kind, length: signs.length });
  });
  const hint = `${length}: ${words.join(' + ')}`;
  return usualPrefix(format) === null ? `${hint}, जैसे ${formatExample(format)}` : hint;
}

const meanings = { branch: 'ब्रांच', year: 'एडमिशन का साल' } as const;
const examples = { branch: ['CS', 'ME'], year: ['23', '24'] } as const;

/** How to write the branches or years of a limit. */
export function codesHint(format: NumberFormat, meaning: 'branch' | 'year'): string {
  const shapes = codesOf(format, meaning);
  if (shapes.length === 0) return noMeaning(meaning);
  const example = hasUsualCodes(format, meaning) ? `, जैसे ${examples[meaning].join(', ')}` : '';
  return `हर एक ${amounts(shapes)}${example}; खाली: कोई भी ${short[meaning]}।`;
}

/** Why something is no branch or year. */
export function codeWrong(format: NumberFormat, meaning: 'branch' | 'year', code: string): string {
  const shapes = codesOf(format, meaning);
  if (shapes.length === 0) return noMeaning(meaning);
  const example = hasUsualCodes(format, meaning) ? `, जैसे ${examples[meaning][0]}` : '';
  return `“${code}” ${short[meaning]} नहीं है: ${amounts(shapes)} चाहिए${example}`;
}

/** What stands in place of a choice by what the numbers do not say. */
export const noMeaning = (meaning: 'branch' | 'year') =>
  `इस कैंपस के एनरोलमेंट नंबरों में ${meanings[meaning]} नहीं है, इसलिए उससे लोग नहीं चुने जा सकते। यह वोटर लिस्ट के ग्रुप से बताया जा सकता है।`;

export const numberFormatMessages: Translated<typeof English> = {
  title: 'एनरोलमेंट नंबर',
  hint: 'आपकी यूनिवर्सिटी के नंबर कैसे बनते हैं। # एक अंक है, @ एक अक्षर, * दोनों में से कोई भी; [branch:…] और [year:…] के बीच वह लिखें जो ब्रांच और साल बताता है; बाकी सब जैसा लिखा है वैसा ही रहता है। नंबर बड़े अक्षरों में और बिना स्पेस, डैश, स्लैश और डॉट के रखे जाते हैं: 0177-CS-24-0001 का मतलब 0177CS240001 है।',
  several: 'अगर सब नंबर एक जैसे नहीं बनते, तो एक और फ़ॉर्मैट जोड़ें। जो फ़ॉर्मैट पहले ठीक बैठे, वही माना जाता है।',
  changeHint:
    'अगर अकाउंट या वोटर लिस्ट के नंबर नए फ़ॉर्मैट में ठीक न बैठें, तो बदलाव नहीं होता। आपको बताया जाता है कि ऐसे कितने नंबर हैं।',
  format: (number: number) => `फ़ॉर्मैट ${number}`,
  add: 'फ़ॉर्मैट जोड़ें',
  remove: (number: number) => `फ़ॉर्मैट ${number} हटाएँ`,
  removed: (number: number) => `फ़ॉर्मैट ${number} हट गया`,
  usual: 'आम फ़ॉर्मैट लगाएँ',
  usualSet: 'यहाँ फिर से आम फ़ॉर्मैट है।',
  example: (example: string, { branch, year }: EnrollmentParts) => {
    const said = [
      ...(branch === null ? [] : [`${short.branch} ${branch}`]),
      ...(year === null ? [] : [`${short.year} ${year}`]),
    ];
    return said.length === 0 ? `जैसे ${example}` : `जैसे ${example}: ${said.join(', ')}`;
  },
  says: {
    both: 'नंबर से ब्रांच और एडमिशन का साल पता चलता है।',
    branch: 'नंबर से ब्रांच पता चलती है, साल नहीं: चुनाव को साल से सीमित नहीं किया जा सकता।',
    year: 'नंबर से एडमिशन का साल पता चलता है, ब्रांच नहीं: चुनाव को ब्रांच से सीमित नहीं किया जा सकता।',
    none: 'नंबर से न ब्रांच पता चलती है, न साल: चुनाव को इनसे सीमित नहीं किया जा सकता। यह वोटर लिस्ट के ग्रुप से बताया जा सकता है।',
  },
};
