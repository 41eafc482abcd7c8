const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

function firstGrapheme(word: string | undefined): string {
  for (const { segment } of graphemes.segment(word ?? '')) return segment;
  return '';
}

/** First and last initial of a name in any script; one for a single word, none for nothing. */
export function initials(name: string): string {
  const parts = name.trim().split(/\s+/);
  const last = parts.length > 1 ? firstGrapheme(parts.at(-1)) : '';
  return (firstGrapheme(parts[0]) + last).toLocaleUpperCase();
}
