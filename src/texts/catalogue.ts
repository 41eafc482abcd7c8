// A catalogue of another language: a PO file, whose entries stand under their keys.
import { po } from 'gettext-parser';
import compile from 'icu-minify/compile';
import type { Message } from './message.ts';

/** Entries of a language: by the name of the file, then of the export, then of the groups in it. */
export interface Catalogue {
  [name: string]: Message | Catalogue | (Message | Catalogue)[];
}

/**
 * What stands in a PO file. The key of an entry, its context, is the way to it: "ballot.ballotMessages.back"; a number
 * in it is the place in a list. What is not translated, is doubtful, or cannot be shown is not there: it is said in English.
 */
export function catalogueIn(file: Uint8Array, read: (text: string) => Message): Catalogue {
  const words: Catalogue = {};
  for (const [key, entries] of Object.entries(po.parse(Buffer.from(file)).translations)) {
    for (const { msgid, msgstr, comments } of Object.values(entries)) {
      const [text = ''] = msgstr;
      if (key === '' || text === '' || comments?.flag?.includes('fuzzy') === true) continue;
      if (!canBeShown(text, msgid)) continue;
      put(words, namesIn(key), read(text));
    }
  }
  return listed(words) as Catalogue;
}

/** False for a message in which a brace or a form lacks, and for one with a place that English does not fill. */
function canBeShown(text: string, english: string): boolean {
  if (!text.includes('{')) return true;
  try {
    const filled = new Set(placesOf(compile(english)));
    return placesOf(compile(text)).every((name) => filled.has(name));
  } catch {
    return false;
  }
}

/** The names of what is put into a message, and of its tags: they are the first part of each list in it. */
function placesOf(message: unknown): string[] {
  if (!Array.isArray(message)) return [];
  return message.flatMap((node: unknown) => {
    if (!Array.isArray(node)) return [];
    const [name, kind, forms] = node as [string, unknown, unknown];
    if (typeof kind !== 'number') return [name, ...placesOf(node.slice(1))];
    const isChosen = typeof forms === 'object' && forms !== null;
    return [name, ...(isChosen ? Object.values(forms).flatMap(placesOf) : [])];
  });
}

/** The names of a key. A name may have a dot, which is a colon in the key: "campus:set-up". */
const namesIn = (key: string) => key.split('.').map((name) => name.replaceAll(':', '.'));

function put(words: Catalogue, names: readonly string[], text: Message): void {
  let group = words;
  for (const name of names.slice(0, -1)) group = (group[name] ??= {}) as Catalogue;
  group[names.at(-1) ?? ''] = text;
}

/** Groups whose names are 0, 1, 2 are lists. */
function listed(group: Catalogue): Catalogue | Catalogue[string] {
  const made = Object.entries(group).map(
    ([name, one]) => [name, isGroup(one) ? listed(one) : one] as const,
  );
  const isList = made.length > 0 && made.every(([name], at) => name === String(at));
  return isList ? made.map(([, one]) => one as Message | Catalogue) : Object.fromEntries(made);
}

const isGroup = (one: Catalogue[string]): one is Catalogue =>
  typeof one === 'object' && !Array.isArray(one);
