import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { catalogueIn } from '#texts/catalogue.ts';
import type { Catalogue } from '#texts/catalogue.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The folder of a language. */
export const folderOf = (tag: string): string => path.join(root, 'src/texts', tag);

/** The names of the files of English texts, without their ending. */
export const filesOf = (folder: string): string[] => namesIn(folder, '.ts');

/** The exports of each file of English texts, as programs have them. */
export async function englishWords(): Promise<Record<string, Record<string, unknown>>> {
  const words: Record<string, Record<string, unknown>> = {};
  for (const name of filesOf(folderOf('en'))) {
    const address = pathToFileURL(path.join(folderOf('en'), `${name}.ts`)).href;
    words[name] = (await import(address)) as Record<string, unknown>;
  }
  return words;
}

/** What stands in the catalogues of a language. */
export const cataloguesIn = (folder: string): Catalogue[] =>
  namesIn(folder, '.po').map((name) =>
    catalogueIn(fs.readFileSync(path.join(folder, `${name}.po`)), (text) => text),
  );

function namesIn(folder: string, ending: string): string[] {
  if (!fs.existsSync(folder)) return [];
  const files = fs.readdirSync(folder).filter((one) => one.endsWith(ending));
  return files.map((one) => one.slice(0, -ending.length)).toSorted();
}
