// Sizes of files: numbers and units come from Intl.
import { numberFormat } from './formats.ts';

const unit = { style: 'unit', maximumFractionDigits: 0 } as const;
const finely = { maximumFractionDigits: 1 };
const formats = {
  kilobyte: numberFormat('en', { ...unit, unit: 'kilobyte' }),
  fineKilobyte: numberFormat('en', { ...unit, ...finely, unit: 'kilobyte' }),
  megabyte: numberFormat('en', { ...unit, unit: 'megabyte' }),
  fineMegabyte: numberFormat('en', { ...unit, ...finely, unit: 'megabyte' }),
};

/** Such as "12 kB" or "3.4 MB". */
export function sizeOf(bytes: number): string {
  const [value, coarse, fine] =
    bytes < 1_000_000
      ? [bytes / 1_000, formats.kilobyte, formats.fineKilobyte]
      : [bytes / 1_000_000, formats.megabyte, formats.fineMegabyte];
  return (value < 10 ? fine : coarse).format(value);
}
