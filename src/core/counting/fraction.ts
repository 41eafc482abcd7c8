import type { Fraction } from './question.ts';

/**
 * A share as people write it: "2/3", "66 %" or "66.7 %". Null for anything else; whether it is above 0 and at most
 * 1 is not looked at. Per cent have one decimal at most.
 */
export function readFraction(typed: string): Fraction | null {
  const text = typed.normalize('NFKC').replaceAll(/\s/g, '').replace('⁄', '/');
  const [, over, under] = /^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? [];
  if (over !== undefined) return { numerator: Number(over), denominator: Number(under) };
  const [, whole, tenth] = /^(\d{1,3})(?:[.,](\d))?[%٪]$/.exec(text) ?? [];
  if (whole === undefined) return null;
  return tenth === undefined
    ? { numerator: Number(whole), denominator: 100 }
    : { numerator: Number(`${whole}${tenth}`), denominator: 1000 };
}

/** The same as a text that is read back: hundredths and thousandths as per cent. */
export function fractionText({ numerator, denominator }: Fraction): string {
  if (denominator !== 100 && denominator !== 1000) return `${numerator}/${denominator}`;
  return `${(numerator * 100) / denominator} %`;
}
