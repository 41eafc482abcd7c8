import fs from 'node:fs';
import path from 'node:path';
import { po } from 'gettext-parser';
import type { GetTextTranslation } from 'gettext-parser';
import { englishTexts } from './english.ts';
import type { English } from './english.ts';
import { folderOf } from './folder.ts';
import { meanings, metFirst, partOf, parts, readers } from './readers.ts';
import type { Part } from './readers.ts';
import { placesIn } from './places.ts';

/**
 * Brings the catalogues of a language up to the English texts: what is new comes without a translation, what is gone
 * goes, and what English says otherwise now is marked as doubtful ("fuzzy"). What voters meet first stands in front.
 */
export async function updateCatalogues(tag: string, folder = folderOf(tag)): Promise<void> {
  const messages = await englishTexts();
  const fileOf = (part: Part) => path.join(folder, `${part}.po`);
  // What moves to another part keeps its translation.
  const known = new Map(parts.flatMap((part) => [...entriesIn(fileOf(part))]));
  fs.mkdirSync(folder, { recursive: true });
  for (const part of parts) {
    fs.writeFileSync(fileOf(part), catalogueOf(tag, part, messages, known));
  }
}

/** The entries of a catalogue by their keys; none where there is no such file. */
export function entriesIn(file: string): Map<string, GetTextTranslation> {
  if (!fs.existsSync(file)) return new Map();
  const { translations } = po.parse(fs.readFileSync(file));
  return new Map(
    Object.entries(translations).flatMap(([key, found]) =>
      key === '' ? [] : Object.values(found).map((one) => [key, one] as const),
    ),
  );
}

function catalogueOf(
  tag: string,
  part: Part,
  english: readonly English[],
  known: ReadonlyMap<string, GetTextTranslation>,
): Buffer {
  const own = english.filter(({ file }) => partOf(file) === part);
  const sorted = own.toSorted((one, other) => rank(one.key) - rank(other.key));
  const translations = Object.fromEntries(
    sorted.map((one) => [one.key, { [one.message]: entryOf(one, known.get(one.key)) }]),
  );
  const headers = {
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
    'MIME-Version': '1.0',
    Language: tag,
  };
  return po.compile({ charset: 'utf-8', headers, translations }, { foldLength: 0 });
}

const rank = (key: string) => {
  const at = metFirst.findIndex((start) => key.startsWith(start));
  return at === -1 ? metFirst.length : at;
};

function entryOf(english: English, known: GetTextTranslation | undefined): GetTextTranslation {
  const { key, message } = english;
  const text = known?.msgstr[0] ?? '';
  const isDoubtful =
    text !== '' && (known?.msgid !== message || known.comments?.flag?.includes('fuzzy') === true);
  return {
    msgctxt: key,
    msgid: message,
    msgstr: [text],
    comments: {
      extracted: adviceOn(english),
      ...(isDoubtful && { flag: 'fuzzy' }),
    } as GetTextTranslation['comments'] & object,
  };
}

/** What a translator has to know of a text. */
function adviceOn({ file, key, message, note }: English): string {
  const shown = readers[file];
  const names = new Set(placesIn(message).map(({ name }) => name));
  return [
    ...(rank(key) < metFirst.length ? ['Met first'] : []),
    ...(shown === undefined
      ? ['Said by the server and beside fields']
      : [`Where: ${shown.where}`, `Read by: ${shown.who.join(', ')}`]),
    ...(isLabel(message) ? [`Short: at most ${mostLetters(message)} characters`] : []),
    ...[...names].flatMap((name) =>
      meanings[name] === undefined ? [] : [`{${name}}: ${meanings[name]}`],
    ),
    ...(note === '' ? [] : [`Note: ${note}`]),
  ].join('\n');
}

/** A button or a label: a long word has no place there. */
export const isLabel = (message: string): boolean =>
  message.length <= 30 && /^\p{Lu}[^{.!?:…]*$/u.test(message);

/** How long a label may be in another language. */
export const mostLetters = (message: string): number => message.length * 2 + 12;
