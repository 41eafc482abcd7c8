/**
 * The name of a file by the names of what is in it, in letters that every disk, archive and e-mail carries: of names
 * in other scripts only the words of ASCII stay, and where nothing stays it is called `usual`.
 */
export function fileName(names: readonly string[], extension: string, usual: string): string {
  const plain = names.map(plainWords).filter((name) => name !== '');
  return `${plain.length === 0 ? usual : plain.join(', ')}.${extension}`;
}

/** Latin letters lose their accents. A word of other letters is left out whole: half of it says nothing. */
const plainWords = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/(\p{scx=Latin})\p{M}+/gu, '$1')
    .split(/\s+/)
    .map((word) =>
      word.replaceAll(/[^\p{L}\p{M}\p{N}().,_-]+/gu, '-').replaceAll(/^[.,-]+|[.,-]+$/g, ''),
    )
    .filter((word) => /[a-z\d]/i.test(word) && /^[\x21-\x7E]+$/.test(word))
    .join(' ');
