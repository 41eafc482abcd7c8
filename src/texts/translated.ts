/**
 * What another language may have of English texts: each entry or none. A sentence stays a sentence, a
 * function keeps its parameters, a list is replaced as a whole.
 */
export type Translated<English> = English extends (...given: infer Given) => infer Said
  ? (...given: Given) => Whole<Said>
  : English extends string
    ? string
    : English extends readonly (infer One)[]
      ? readonly Whole<One>[]
      : English extends object
        ? { readonly [Name in keyof English]?: Translated<English[Name]> }
        : English;

/** What a function gives, and an item of a list, has all its parts. */
type Whole<English> = English extends string
  ? string
  : English extends readonly (infer One)[]
    ? readonly Whole<One>[]
    : English extends (...given: never[]) => unknown
      ? Translated<English>
      : English extends object
        ? { readonly [Name in keyof English]: Whole<English[Name]> }
        : English;
