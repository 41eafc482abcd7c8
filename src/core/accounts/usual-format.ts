import type { NumberFormat } from './number-format.ts';

/** The numbers of the specification (section 9): 0177, branch, year, roll. */
export const usualFormat: NumberFormat = ['0177[branch:@@][year:##]####'];
