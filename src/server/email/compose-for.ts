import type { LanguageTag } from '#texts/languages.ts';
import { offeredBy, speaking } from '../platform/languages.ts';
import type { Db } from '../platform/db/client.ts';
import { findLanguages } from './languages-store.ts';

/**
 * Has an e-mail composed in the language of the account that has the address; in the first one of the campus for
 * everybody else, and where the campus does not offer that language any more.
 */
export async function composeFor<T>(db: Db, address: string, compose: () => T): Promise<T> {
  const language = await languageAt(db, address);
  return speaking(language, () => Promise.resolve(compose()));
}

async function languageAt(db: Db, address: string): Promise<LanguageTag> {
  const { chosen, languages } = await findLanguages(db, address);
  const offered = offeredBy({ languages });
  return offered.find((one) => one === chosen) ?? offered[0];
}
