// Lists as officers type them.

const unique = (words: readonly string[]) => [...new Set(words.filter((word) => word !== ''))];

/** "cs, me" as ["CS", "ME"]. */
export const codesIn = (text: string) => unique(text.toUpperCase().split(/[\s,;]+/));

/** "Hostel A, Chess" as a list. */
export const namesIn = (text: string) => unique(text.split(/[,;\n]+/).map((name) => name.trim()));

/** The lines of a text that say something, one that stands there twice too. */
export const linesIn = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const domainsIn = (text: string) =>
  unique(
    text
      .toLowerCase()
      .split(/[\s,;]+/)
      .map((domain) => domain.replace(/^@/, '')),
  );
