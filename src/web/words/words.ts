import { en } from './en.ts';
import type { Shape } from './shape.ts';

// A second language is one more file of each shape, chosen here and in the files beside this one.
export type Words = Shape<typeof en>;

/** The words that every page needs; those of one feature are in a file of its own. */
export const words: Words = en;
