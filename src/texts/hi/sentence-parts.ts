// Sentences that are put together from parts: each way to put them together.

/** A part in English, and the same in Hindi. */
export type Part = readonly [english: string, hindi: string];

/** What may be left out. */
export const nothing: Part = ['', ''];

/** Each way to take one part of every list, in this order. */
export const each = (...lists: readonly (readonly Part[])[]): readonly Part[] =>
  lists.reduce<readonly Part[]>(
    (made, parts) =>
      made.flatMap(([english, hindi]) =>
        parts.map(([more, theirs]): Part => [`${english}${more}`, `${hindi}${theirs}`]),
      ),
    [nothing],
  );
