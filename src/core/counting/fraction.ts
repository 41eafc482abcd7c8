/** A part of a whole, such as two thirds. Both are whole numbers, and it is above 0 and at most 1. */
export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

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

/** The least whole number that reaches a share; in whole numbers, for thirds are no decimals. */
export function shareOf({ numerator, denominator }: Fraction, whole: number): number {
  const parts = BigInt(numerator) * BigInt(whole);
  const each = BigInt(denominator);
  return Number((parts + each - 1n) / each);
}

/** How many of a whole are a majority: one half is to be exceeded, any other share to be reached. */
export const neededOf = (share: Fraction, whole: number): number =>
  share.numerator * 2 === share.denominator ? moreThanHalf(whole) : shareOf(share, whole);

/** The smallest whole number that is more than half of `whole`, a number of votes or people. */
export const moreThanHalf = (whole: number): number => Math.floor(whole / 2) + 1;
