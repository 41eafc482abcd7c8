import type { FormatMisfits } from '#core/campus/settings.ts';
import { formatMisfits as text } from './en/refused.ts';
import { listFormat } from './formats.ts';

const and = listFormat('en-GB');

/** Why a format of enrollment numbers cannot be taken. Null where nothing stands against it. */
export function misfitWords(misfits: FormatMisfits): string | null {
  const counted = (...of: (keyof FormatMisfits)[]) =>
    of.filter((one) => misfits[one] > 0).map((one) => text[one](misfits[one]));
  const [numbers, limits] = [counted('accounts', 'entries'), counted('byBranch', 'byYear')];
  const said = [
    ...(numbers.length > 0 ? [text.numbers(and.whole(numbers))] : []),
    ...(limits.length > 0 ? [text.limits(and.whole(limits))] : []),
  ];
  return said.length === 0 ? null : said.join(' ');
}
