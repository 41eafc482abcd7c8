import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isLanguageTag } from '#texts/languages.ts';
import type { LanguageTag } from '#texts/languages.ts';
import { addLanguage } from '#texts/add-language.ts';
import { catalogueIn } from '#texts/catalogue.ts';
import { setLanguageSource } from '#texts/spoken.ts';

const spoken = new AsyncLocalStorage<LanguageTag>();
setLanguageSource(() => spoken.getStore() ?? null);

/** Does something in a language: what it writes, and what it waits for, is written in it. */
export async function speaking<T>(language: LanguageTag, work: () => Promise<T>): Promise<T> {
  await loadLanguage(language);
  return spoken.run(language, work);
}

/** Writes something in a language that was loaded, and in English where it was not. */
export const spokenIn = <T>(language: LanguageTag, write: () => T): T =>
  spoken.run(language, write);

/** The languages that a campus offers, as far as this release has them; the first comes first. */
export type Offered = readonly [LanguageTag, ...LanguageTag[]];

export function offeredBy({ languages }: { languages: readonly string[] }): Offered {
  const [first = 'en', ...others] = languages.filter(isLanguageTag);
  return [first, ...others];
}

const texts = path.resolve(import.meta.dirname, '../../texts');
const loaded = new Map<LanguageTag, Promise<void>>([['en', Promise.resolve()]]);

/** Reads the texts of a language, once; a server of an English campus reads none. */
export function loadLanguage(language: LanguageTag): Promise<void> {
  let loading = loaded.get(language);
  if (loading === undefined) loaded.set(language, (loading = load(language)));
  return loading;
}

async function load(language: LanguageTag): Promise<void> {
  const folder = path.join(texts, language);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const catalogues = names.filter((name) => name.endsWith('.po'));
  const read = async (name: string) =>
    catalogueIn(await readFile(path.join(folder, name)), (text) => text);
  addLanguage(language, ...(await Promise.all(catalogues.map(read))));
}
