import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { usualFormat } from '#core/accounts/number-format.ts';
import { decodeListFile } from '#web/voter-lists/dashboard/decode-list-file.ts';
import { openWorkbook } from '#web/voter-lists/dashboard/read-workbook.ts';
import { entryOf } from '#tests/support/voter-list-exports.ts';
import { readListText } from '#server/voter-lists/read-text.ts';

// Workbooks as programs write them, and what a file is that is none.

interface Book {
  sheets?: string;
  rels?: string;
  strings?: string;
  files: Record<string, string>;
}
const usualSheets = '<sheet name="Students" sheetId="1" r:id="rId1"/>';
const usualRels = '<Relationship Id="rId1" Type="x" Target="worksheets/sheet1.xml"/>';
const zip = (files: Record<string, string | Uint8Array>) =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, text]) => [
        name,
        typeof text === 'string' ? strToU8(text) : text,
      ]),
    ),
  );
const book = ({ sheets = usualSheets, rels = usualRels, strings, files }: Book) =>
  zip({
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `<?xml version="1.0"?><workbook><sheets>${sheets}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${rels}</Relationships>`,
    ...(strings !== undefined && { 'xl/sharedStrings.xml': `<sst count="9">${strings}</sst>` }),
    'xl/media/image1.png': new Uint8Array(10),
    ...files,
  });
const sheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
const oneSheet = (rows: string, strings?: string) =>
  book({
    files: { 'xl/worksheets/sheet1.xml': sheet(rows) },
    ...(strings !== undefined && { strings }),
  });
const cell = (place: string, text: string) =>
  `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;

function sheetsOf(bytes: Uint8Array) {
  const sheets = openWorkbook(bytes);
  if (!sheets.ok) throw new Error(sheets.error);
  return sheets.value;
}
const read = async (bytes: Uint8Array) =>
  readListText(sheetsOf(bytes)[0]?.read().text ?? '', usualFormat);

test('a workbook of Excel is read: shared texts, styles within them, and cells that are empty', async () => {
  const strings = [
    '<si><t>Enrollment No</t></si><si><t>Name</t></si><si><t>Department</t></si>',
    '<si><t xml:space="preserve">0177CS240001 </t></si>',
    '<si><r><rPr><b/></rPr><t>Asha </t></r><r><t>R&amp;ao</t></r><rPh sb="0" eb="1"><t>x</t></rPh></si>',
    '<si><t/></si><si><t>Electronics &quot;and&quot; more</t></si>',
  ].join('');
  const rows = [
    '<row r="1" spans="1:3"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c></row>',
    '<row r="2"/>',
    '<row r="4"><c r="A4" s="2" t="s"><v>3</v></c><c r="B4" t="s"><v>4</v></c><c r="C4" s="1"/></row>',
    '<row r="5"><c r="A5" t="str"><f>A4</f><v>0177ME231117</v></c><c r="C5" t="s"><v>6</v></c></row>',
    '<row r="7"><c r="A7" t="s"><v>5</v></c><c r="B7" t="e"><v>#N/A</v></c><c r="C7"><v>12</v></c></row>',
  ].join('');
  const { entries, problems } = await read(oneSheet(rows, strings));
  expect(entries).toEqual([
    entryOf(['0177CS240001', 'Asha R&ao']),
    entryOf([
      ...(['0177ME231117', '', '', 'Department: Electronics "and" more'] as const),
      'Electronics "and" more',
    ]),
  ]);
  expect(problems.map(({ line, kind }) => [line, kind])).toEqual([[7, 'bad']]);
});

test('names before colons, single quotation marks, breaks and places that are left out are read', async () => {
  const rows = `<x:row r='1'><x:c t='inlineStr'><x:is><x:t>Roll</x:t></x:is></x:c><x:c t="inlineStr"><x:is><x:t>Name</x:t></x:is></x:c></x:row>
    <x:row><x:c t="inlineStr"><x:is><x:t>0177CS240001</x:t></x:is></x:c><x:c t="inlineStr"><x:is><x:t><![CDATA[Asha]]>
&#x930;&#2366;&#x935;_x000D_</x:t></x:is></x:c></x:row>`;
  expect((await read(oneSheet(rows))).entries).toEqual([entryOf(['0177CS240001', 'Asha राव'])]);
});

test('a number that was stored with an exponent has its digits', () => {
  const [first] = sheetsOf(
    oneSheet('<row><c><v>1.0203040506E10</v></c><c><v>1.77E+22</v></c><c><v>0.5</v></c></row>'),
  );
  expect(first?.read().text).toBe('10203040506\t1.77E+22\t0.5');
});

test('a column far to the right and a row far down ask for no memory', () => {
  const [first] = sheetsOf(
    oneSheet(
      `<row r="1">${cell('A1', 'x')}${cell('XFD1', 'far')}</row><row r="1048576">${cell('A1', 'y')}</row>`,
    ),
  );
  expect(first?.read().text).toBe('x');
});

test('a cell that is merged beside several rows stands in each of them', async () => {
  const row = (at: number, cells: [string, string][]) =>
    `<row r="${at}">${cells.map(([column, text]) => cell(`${column}${at}`, text)).join('')}</row>`;
  const rows = [
    row(1, [['B', 'College of Engineering']]),
    row(2, [
      ['A', 'Roll No'],
      ['B', 'Name'],
      ['C', 'Department'],
    ]),
    row(3, [
      ['A', '0177CS240001'],
      ['B', 'Asha Rao'],
      ['C', 'CSE'],
    ]),
    row(4, [
      ['A', '0177CS240002'],
      ['B', 'Om Puri'],
    ]),
    '<row r="5"/>',
    row(6, [
      ['A', '0177CS240003'],
      ['B', 'Nida Khan'],
    ]),
    row(7, [
      ['A', '0177CS240004'],
      ['C', 'ECE'],
    ]),
  ].join('');
  const merged =
    '<mergeCells count="3"><mergeCell ref="B1:D1"/><mergeCell ref="C3:C6"/><mergeCell ref="ZZZ1:ZZZ9"/></mergeCells>';
  const bytes = book({
    files: {
      'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData>${merged}</worksheet>`,
    },
  });
  const { entries, problems } = await read(bytes);
  expect(entries.map(({ groups }) => groups[1])).toEqual(['CSE', 'CSE', 'CSE', 'ECE']);
  expect(problems).toEqual([]);
});

test.each([
  ['by a filter', 1, `<row r="1" hidden="1">${cell('A1', 'x')}</row>`],
  ['with the word of other programs', 1, `<row r="1" hidden="true">${cell('A1', 'x')}</row>`],
  [
    'and folded away',
    2,
    `<row r="1" hidden="1" outlineLevel="1">${cell('A1', 'x')}</row>`.repeat(2),
  ],
  ['without a cell', 0, '<row r="1" hidden="1"/>'],
  ['with blank cells', 0, `<row r="1" hidden="1">${cell('A1', ' ')}<c r="B1"/></row>`],
  ['by an attribute that says no', 0, `<row r="1" hidden="0">${cell('A1', 'x')}</row>`],
  ['by a word, false', 0, `<row r="1" hidden="false">${cell('A1', 'x')}</row>`],
  ['not, but filtered sheets are', 0, `<row r="1">${cell('A1', 'hidden')}</row>`],
  ['with a number', 1, `<row hidden='1' ht="0"><c><v>7</v></c></row>`],
  ['with an error in its cell', 0, `<row hidden="1"><c t="e"><v>#N/A</v></c></row>`],
])('a row that is hidden %s is counted so: %i', (_, count, rows) => {
  expect(sheetsOf(oneSheet(rows))[0]?.read().hiddenRows).toBe(count);
});

test('the sheets that are shown are offered, wherever the workbook says they are', () => {
  const bytes = book({
    sheets:
      '<sheet name="Notes" state="hidden" r:id="rId1"/><sheet name="Year &lt;2&gt;" r:id="rId2"/><sheet name="Chart" r:id="rId4"/><sheet name="Three" r:id="rId3"/>',
    rels: `${usualRels}<Relationship Target="/xl/worksheets/two.xml" Id="rId2"/><Relationship Target="worksheets/three.xml" Id="rId3"/><Relationship Target="chartsheets/c.xml" Id="rId4"/>`,
    files: {
      'xl/worksheets/sheet1.xml': sheet(''),
      'xl\\worksheets\\two.xml': sheet(`<row>${cell('A1', 'two')}</row>`),
      'xl/worksheets/Three.xml': sheet(`<row>${cell('A1', 'three')}</row>`),
    },
  });
  expect(sheetsOf(bytes).map(({ name, read: sheetText }) => [name, sheetText().text])).toEqual([
    ['Year <2>', 'two'],
    ['Three', 'three'],
  ]);
  const hidden = book({
    sheets: '<sheet name="A" state="veryHidden" r:id="rId1"/>',
    files: { 'xl/worksheets/sheet1.xml': sheet(`<row>${cell('A1', 'one')}</row>`) },
  });
  expect(sheetsOf(hidden).map(({ name }) => name)).toEqual(['A']);
});

test('a small workbook that unpacks to a large one is refused before it is unpacked', () => {
  const bomb = book({
    files: { 'xl/worksheets/sheet1.xml': new Uint8Array(170 * 1024 * 1024) as never },
  });
  expect(bomb.length).toBeLessThan(1024 * 1024);
  const before = process.memoryUsage().arrayBuffers;
  expect(openWorkbook(bomb)).toEqual({ ok: false, error: 'unpacksTooLarge' });
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(32 * 1024 * 1024);
});

test('a workbook that says it is smaller than it is takes no more memory than it says', () => {
  const rows = Array.from(
    { length: 40_000 },
    (_, at) => `<row>${cell('A1', String(at * 7919))}</row>`,
  );
  const bytes = oneSheet(rows.join(''));
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  for (let at = 0; at < bytes.length - 46; at += 1) {
    if (view.getUint32(at, true) === 0x02_01_4b_50 && view.getUint32(at + 24, true) > 100_000) {
      view.setUint32(at + 24, 10, true);
    }
  }
  expect(openWorkbook(bytes)).toEqual({ ok: false, error: 'unpacksTooLarge' });
});

test.each([
  ['archive', zip({ 'students.csv': 'x' })],
  ['word', zip({ 'word/document.xml': '<x/>' })],
  ['slides', zip({ 'ppt/presentation.xml': '<x/>' })],
  ['binaryWorkbook', zip({ 'xl/workbook.bin': 'x' })],
  [
    'openDocument',
    zip({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '<x/>' }),
  ],
  ['appleNumbers', zip({ 'Index/Document.iwa': 'x' })],
  ['brokenWorkbook', book({ files: {} })],
  ['archive', strToU8('PK\u0003\u0004 and nothing more')],
  ['brokenWorkbook', zip({ 'xl/workbook.xml': '' })],
  [
    'word',
    zip({ 'word/document.xml': '<x/>', 'word/media/a.png': 'x', '[Content_Types].xml': '<x/>' }),
  ],
  [
    'openDocument',
    zip({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<x/>' }),
  ],
  ['appleNumbers', zip({ 'Index/Tables/DataList.iwa': 'x', 'preview.jpg': 'x' })],
  ['archive', zip({ 'a.csv': 'x', 'b.xlsx': 'y' })],
])('%s is told', (kind, bytes) => {
  expect(openWorkbook(bytes)).toEqual({ ok: false, error: kind });
});

const old = (text: string) =>
  Uint8Array.from(
    `\u00D0\u00CF\u0011\u00E0\u00A1\u00B1\u001A\u00E1${[...text].join('\0')}`,
    (letter) => letter.charCodeAt(0),
  );

test.each([
  ['pdf', '%PDF-1.7'],
  ['richText', '{\\rtf1\\ansi'],
  ['json', '{"students":[]}'],
  ['json', '[\n {"number": 1}]'],
  ['json', '[["0177CS240001"]]'],
  ['archivedPage', 'MIME-Version: 1.0\nX-Document-Type: Workbook'],
  [
    'xmlWorkbook',
    '<?xml version="1.0"?>\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">',
  ],
  ['database', 'SQLite format 3\0'],
  ['picture', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0])],
  ['picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47])],
  ['archive', Uint8Array.from([0x1f, 0x8b, 8])],
  ['archive', 'PK\u0003\u0004'],
  ['oldWorkbook', old('Workbook')],
  ['lockedWorkbook', old('EncryptedPackage')],
  ['word', old('WordDocument')],
  ['office', old('PowerPoint')],
  ['empty', ' \n'],
  ['empty', new Uint8Array()],
  ['empty', '\uFEFF\r\n\r\n'],
  ['pdf', '%PDF-1.4\n%âãÏÓ'],
  ['picture', 'GIF89a'],
  ['archive', Uint8Array.from([0x52, 0x61, 0x72, 0x21, 0x1a, 7])],
  ['archive', Uint8Array.from([0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c])],
  ['json', '[{"roll": "0177CS240001"}]'],
  [
    'xmlWorkbook',
    '\uFEFF<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">',
  ],
  ['archivedPage', 'mime-version: 1.0\r\n'],
  ['oldWorkbook', old('Book')],
  ['binary', Uint8Array.from([1, 0, 0, 7, 8, 9, 1, 2])],
])('%s is named for what it is', (kind, file) => {
  const bytes = typeof file === 'string' ? strToU8(file) : file;
  expect(decodeListFile(bytes)).toEqual({ ok: false, error: kind });
});

test('a list in brackets and one of braces are no JSON', () => {
  expect(decodeListFile(strToU8('[Asha],0177CS240001')).ok).toBe(true);
  expect(decodeListFile(strToU8('{0177CS240001}')).ok).toBe(true);
});
