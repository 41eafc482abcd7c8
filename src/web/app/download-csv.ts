/** Gives a text to the browser as a file. The mark in front tells Excel that it is UTF-8. */
export function downloadCsv(fileName: string, csv: string): void {
  const address = URL.createObjectURL(
    new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}
