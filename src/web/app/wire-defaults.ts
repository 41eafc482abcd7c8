/**
 * The fields of an entity that the specification (section 3) does not name. Each has a default where
 * answers are read, so that a screen can show what another server of the specification answers.
 */
export type Unnamed<T, Named extends keyof T> = {
  [Key in keyof T as Key extends Named ? never : undefined extends T[Key] ? never : Key]: T[Key];
};

/** One entity of an answer; what the answer leaves out, or has in another kind, has its default. */
export function withDefaults<T extends object>(defaults: Partial<NoInfer<T>>, one: T): T {
  const known = Object.entries(Object(one)).filter(
    ([field, value]) => !(field in defaults) || isOfKind(value, defaults[field as keyof T]),
  );
  return { ...defaults, ...(Object.fromEntries(known) as T) };
}

/** Whether a value can stand where another one does. Where that is null, nothing is known of it. */
function isOfKind(value: unknown, other: unknown): boolean {
  if (value === undefined) return false;
  if (other === null) return true;
  return (
    value !== null && typeof value === typeof other && Array.isArray(value) === Array.isArray(other)
  );
}

export const isText = (value: unknown): value is string => typeof value === 'string';
export const isMoment = (value: unknown): boolean =>
  isText(value) && !Number.isNaN(Date.parse(value));
export const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a row cannot be shown without: for each of its fields, whether a value will do. */
export type Needs<T> = { readonly [Key in keyof T]?: (value: unknown) => boolean };

/**
 * The rows of an answer that can be shown. One that lacks what it needs is left out: it takes no other row and no page
 * with it.
 */
export function wholeRows<T extends object>(rows: readonly T[], needs: Needs<T>): T[] {
  return rows.filter(
    (row) =>
      isObject(row) &&
      Object.entries(needs).every(([field, isEnough]) =>
        (isEnough as (value: unknown) => boolean)(row[field as keyof T]),
      ),
  );
}

/** The rows of a list inside of a row, which may be none. */
export const rowsIn = <T extends object>(rows: readonly T[], needs: Needs<T>): T[] =>
  Array.isArray(rows) ? wholeRows(rows, needs) : [];

/** A text that may be missing. */
export const textOrNull = (value: unknown): string | null => (isText(value) ? value : null);

/** Texts of a row: what is no text is empty. */
export function withTexts<T extends object>(fields: readonly (keyof T)[], one: T): T {
  const wrong = fields.filter((field) => !isText(one[field]));
  return wrong.length === 0
    ? one
    : { ...one, ...(Object.fromEntries(wrong.map((field) => [field, ''])) as Partial<T>) };
}
