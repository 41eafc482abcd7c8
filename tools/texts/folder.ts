import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Words } from '#texts/add-language.ts';
import { readTextFile } from './units.ts';
import type { TextFile } from './units.ts';

export const root = path.resolve(import.meta.dirname, '../..');

/** The folder of a language. */
export const folderOf = (tag: string): string => path.join(root, 'src/texts', tag);

/** The names of the files of a language, without their ending. */
export function filesOf(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  const files = fs.readdirSync(folder).filter((one) => one.endsWith('.ts'));
  return files.map((one) => one.slice(0, -3)).toSorted();
}

/** A file of a language, taken apart; null where there is none. */
export function readIn(folder: string, name: string): TextFile | null {
  const file = path.join(folder, `${name}.ts`);
  return fs.existsSync(file) ? readTextFile(name, fs.readFileSync(file, 'utf8')) : null;
}

/** The exports of each file of a language, as programs have them. */
export async function wordsIn(folder: string): Promise<Words> {
  const words: Record<string, Record<string, unknown>> = {};
  for (const name of filesOf(folder)) {
    const address = pathToFileURL(path.join(folder, `${name}.ts`)).href;
    words[name] = (await import(address)) as Record<string, unknown>;
  }
  return words;
}

/** What stands in a table of sentences, such as `refusals` of refusals.ts. */
export function tableOf(words: Words, file: string): Record<string, string> {
  return (words[file]?.[file] ?? {}) as Record<string, string>;
}

/** The entry at a path of names, from its file on; undefined where there is none. */
export function entryIn(words: Words, names: readonly string[]): unknown {
  let found: unknown = words;
  for (const part of names) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, part))
      return undefined;
    found = (found as Record<string, unknown>)[part];
  }
  return found;
}
