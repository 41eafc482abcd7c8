// Signs that keep a text in a sentence of the other direction for itself (src/texts/isolated.ts). Nobody sees them,
// and they are copied along with what stands between them.

/** Them all, to be put into a class of a pattern. */
export const isolates = String.raw`\u2066-\u2069`;

const each = new RegExp(`[${isolates}]`, 'g');

/** A text without them. */
export const withoutIsolates = (text: string): string => text.replaceAll(each, '');
