import { createHash } from 'node:crypto';

/** A UUID that belongs to a text: whoever is rendered by an id looks the same at every start. */
export function sampleId(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  // Version 8 is for ids of one's own making, as this is.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
