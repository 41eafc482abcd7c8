// A catalogue of another language: a PO file, whose entries stand under their keys.
import { po } from 'gettext-parser';
import type { Message } from './message.ts';

/** Entries of a language: by the name of the file, then of the export, then of the groups in it. */
export interface Catalogue {
  [name: string]: Message | Catalogue | (Message | Catalogue)[];
}

/**
 * What stands in a PO file. The key of an entry, its context, is the way to it: "ballot.ballotMessages.back"; a number
 * in it is the place in a list. What is not translated, or is doubtful, is not there.
 */
export function catalogueIn(file: Uint8Array, read: (text: string) => Message): Catalogue {
  const words: Catalogue = {};
  for (const [key, entries] of Object.entries(po.parse(Buffer.from(file)).translations)) {
    for (const { msgstr, comments } of Object.values(entries)) {
      const [text = ''] = msgstr;
      if (key === '' || text === '' || comments?.flag?.includes('fuzzy') === true) continue;
      put(words, namesIn(key), read(text));
    }
  }
  return listed(words) as Catalogue;
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
