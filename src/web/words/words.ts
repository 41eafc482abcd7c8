import { en } from './en.ts';

// A second language is one more file of this shape, chosen here.
type Shape<T> = T extends string
  ? string
  : T extends (...input: infer Input) => string
    ? (...input: Input) => string
    : { readonly [Key in keyof T]: Shape<T[Key]> };
export type Words = Shape<typeof en>;

/** The catalogue in use. */
export const words: Words = en;
