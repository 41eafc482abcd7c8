import { withoutIsolates } from '#core/kernel/isolates.ts';

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

/** Gives a table (csv.ts) to the browser as a file. The mark in front tells Excel that it is UTF-8. */
export function downloadCsv(fileName: string, csv: string): void {
  download(fileName, new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }));
}

/** Gives data to the browser as a file of JSON that people can read. */
export function downloadJson(fileName: string, data: object): void {
  download(fileName, new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
}

/** Gives a plain text to the browser as a file. */
export function downloadText(fileName: string, text: string): void {
  download(fileName, new Blob([text], { type: 'text/plain;charset=utf-8' }));
}

/** Gives the browser a file as it came. */
export function downloadFile(fileName: string, file: Blob): void {
  download(fileName, file);
}

function download(fileName: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = withoutIsolates(fileName);
  link.click();
  URL.revokeObjectURL(address);
}

/**
 * The name of a file by the names of what is in it, in letters that every disk, archive and e-mail carries: of names
 * in other scripts only the words of ASCII stay, and where nothing stays it is called `usual`.
 */
export function fileName(names: readonly string[], extension: string, usual: string): string {
  const plain = names.map(plainWords).filter((name) => name !== '');
  return `${plain.length === 0 ? usual : plain.join(', ')}.${extension}`;
}
