/**
 * Texts as one parameter `::text[]`. Of 100,000 the driver's own way costs several times as much, and so do
 * rows as JSON in the database.
 */
export const textArray = (texts: readonly (string | null)[]): string =>
  `{${texts.map((text) => (text === null ? 'null' : `"${escaped(text)}"`)).join(',')}}`;

const escaped = (text: string): string =>
  text.includes('"') || text.includes('\\') ? text.replaceAll(/["\\]/g, String.raw`\$&`) : text;
