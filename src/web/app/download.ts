import { withoutIsolates } from '#core/kernel/isolates.ts';

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
