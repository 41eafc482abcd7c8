// What ends a list of which a sentence names only the first.
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

export const listMessages = spoken('lists.listMessages', {
  /** After three names: "CSE-A, ECE-A, ME-A and 22 more". */
  more: said('{count, number} more', (count: number) => ({ count })),
});
