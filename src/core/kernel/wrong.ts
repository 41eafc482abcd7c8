// What is wrong with a field, on its way to whoever reads it: schemas and forms hand on a text, so it is one.

const mark = 'wrong:';

/** What a sentence says besides its key. */
export type WrongValues = Readonly<Record<string, string | number>>;

/**
 * Why a field cannot stay as it is, by the key of its sentence (src/texts/en/wrong.ts) and what is put into that.
 * `wrongText` writes it.
 */
export const wrong = (key: string, values?: WrongValues): string =>
  `${mark}${key}${values === undefined ? '' : ` ${JSON.stringify(values)}`}`;

/** What `wrong` made, taken apart; null for any other text. */
export function readWrong(text: string): { key: string; values: WrongValues } | null {
  if (!text.startsWith(mark)) return null;
  const [key = '', ...rest] = text.slice(mark.length).split(' ');
  return { key, values: rest.length === 0 ? {} : (JSON.parse(rest.join(' ')) as WrongValues) };
}
