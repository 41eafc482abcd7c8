import { noMeaning } from '../en/number-format.ts';
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
import { counted } from '../plurals.ts';

const amount = ({ kind, length }: CodeShape) => {
  if (kind === 'letters') return counted(length, 'حرف', 'حروف');
  if (kind === 'digits') return counted(length, 'ہندسہ', 'ہندسے');
  return counted(length, 'حرف یا ہندسہ', 'حروف یا ہندسے');
};
const amounts = (shapes: readonly CodeShape[]) => shapes.map(amount).join(' یا ');

const short = { branch: 'برانچ', year: 'سال' } as const;

/** What stands under a field for a number, such as "12 حروف: 0177 + …". */
export function numberHint(format: NumberFormat): string {
  const [line, another] = linesOf(format);
  const length = `${formatLengths(format)} حروف`;
  if (line === undefined || another !== undefined)
    return `${length}، جیسے ${formatExample(format)}`;
  const words = line.pieces.map((piece) => {
    const { kind, signs, means } = piece;
    if (kind === 'text') return signs;
    if (means !== null) return short[means];
    return isRoll(piece, line) ? 'رول نمبر' : amount({ kind, length: signs.length });
  });
  const hint = `${length}: ${words.join(' + ')}`;
  return usualPrefix(format) === null ? `${hint}، جیسے ${formatExample(format)}` : hint;
}

const examples = { branch: ['CS', 'ME'], year: ['23', '24'] } as const;

/** How to write the branches or years of a limit. */
export function codesHint(format: NumberFormat, meaning: 'branch' | 'year'): string {
  const shapes = codesOf(format, meaning);
  if (shapes.length === 0) return noMeaning(meaning);
  const example = hasUsualCodes(format, meaning) ? `، جیسے ${examples[meaning].join(', ')}` : '';
  return `ہر ایک ${amounts(shapes)}${example}۔ خالی: کوئی بھی ${short[meaning]}۔`;
}

/** Why something is no branch or year. */
export function codeWrong(format: NumberFormat, meaning: 'branch' | 'year', code: string): string {
  const shapes = codesOf(format, meaning);
  if (shapes.length === 0) return noMeaning(meaning);
  const example = hasUsualCodes(format, meaning) ? `، جیسے ${examples[meaning][0]}` : '';
  return `“${code}” ${short[meaning]} نہیں ہے: ${amounts(shapes)} چاہیے${example}`;
}

export const numberFormatMessages: Translated<typeof English> = {
  example: (example: string, { branch, year }: EnrollmentParts) => {
    const said = [
      ...(branch === null ? [] : [`${short.branch} ${branch}`]),
      ...(year === null ? [] : [`${short.year} ${year}`]),
    ];
    return said.length === 0 ? `جیسے ${example}` : `جیسے ${example}: ${said.join('، ')}`;
  },
};
