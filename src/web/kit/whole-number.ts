/**
 * A whole number that was typed; what is none stays as it stands, for its form to refuse. A form holds it as a
 * number until it is checked.
 */
export const readWhole = (typed: string): number =>
  /^\s*\d{1,9}\s*$/.test(typed) ? Number(typed) : (typed as unknown as number);

/** What was typed in place of a whole number; null for a number. */
export const unreadable = (value: number | undefined): string | null => {
  const held: unknown = value;
  return typeof held === 'string' ? held : null;
};
