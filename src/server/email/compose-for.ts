import { offeredBy, speaking } from '../platform/languages.ts';
import type { Db } from '../platform/db/client.ts';
import { findLanguages } from './recipients-store.ts';

/**
 * Has e-mails composed, each in the language of the account that has its address; in the first one of the campus for
 * everybody else, and where the campus does not offer that language any more.
 */
export async function composeForEach<T>(
  db: Db,
  emails: readonly { to: string; compose: () => T }[],
): Promise<T[]> {
  const { chosen, languages } = await findLanguages(
    db,
    emails.map(({ to }) => to),
  );
  const offered = offeredBy({ languages });
  const composed: T[] = [];
  for (const { to, compose } of emails) {
    const wanted = chosen.get(to.toLowerCase());
    const language = offered.find((one) => one === wanted) ?? offered[0];
    composed.push(await speaking(language, () => Promise.resolve(compose())));
  }
  return composed;
}

/** The same of one. */
export async function composeFor<T>(db: Db, address: string, compose: () => T): Promise<T> {
  const [composed] = await composeForEach(db, [{ to: address, compose }]);
  return composed as T;
}
