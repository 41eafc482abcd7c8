import { strToU8, zipSync } from 'fflate';

/** A workbook with these sheets and their rows, with tabs between cells; a row in brackets is a hidden one. */
export function workbookOf(sheets: Record<string, readonly string[]>): Uint8Array<ArrayBuffer> {
  const named = Object.entries(sheets);
  const each = (text: (name: string, at: number) => string) =>
    named.map(([name], index) => text(name, index + 1)).join('');
  const row = (said: string) => {
    const [, hidden] = /^\((.*)\)$/.exec(said) ?? [];
    const how = hidden === undefined ? '' : ' hidden="1"';
    const cells = (hidden ?? said)
      .split('\t')
      .map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`);
    return `<row${how}>${cells.join('')}</row>`;
  };
  const files = named.map(([, rows], at) => [
    `xl/worksheets/sheet${at + 1}.xml`,
    `<worksheet><sheetData>${rows.map(row).join('')}</sheetData></worksheet>`,
  ]);
  files.push(
    [
      'xl/workbook.xml',
      `<workbook><sheets>${each((name, at) => `<sheet name="${name}" r:id="rId${at}"/>`)}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships>${each((_, at) => `<Relationship Id="rId${at}" Target="worksheets/sheet${at}.xml"/>`)}</Relationships>`,
    ],
  );
  return zipSync(Object.fromEntries(files.map(([name = '', text = '']) => [name, strToU8(text)])));
}
