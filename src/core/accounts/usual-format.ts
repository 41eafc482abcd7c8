/**
 * The numbers of the specification (section 9): 0177, branch, year, roll. In a file of its own, because every page
 * carries it, and none but a few what reads it.
 */
export const usualFormat: readonly string[] = ['0177[branch:@@][year:##]####'];
