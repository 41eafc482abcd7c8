/** What every language has in the place of an English catalogue. */
export type Shape<T> = T extends string
  ? string
  : T extends (...input: infer Input) => string
    ? (...input: Input) => string
    : { readonly [Key in keyof T]: Shape<T[Key]> };
