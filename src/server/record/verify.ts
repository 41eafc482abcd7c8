import { recordBreaks } from '#texts/en/disagreements.ts';
import type { Db } from '../platform/db/client.ts';
import { openVerifier } from './chain.ts';
import type { Head } from './chain.ts';
import { countUnchained, readChain } from './store.ts';

const pageSize = 2_000;

/** What is wrong with the record, in sentences that each reader gets in their language, and its last entry. */
export interface Verified {
  problems: (() => string)[];
  head: Head;
}

/**
 * Reads the whole record and says what was changed, removed, put in another place, or cut off where
 * a head that was written down outside of the database (docs/record.md) says so.
 */
export async function verifyRecord(db: Db, heads: readonly Head[]): Promise<Verified> {
  const verifier = openVerifier(heads);
  let last = 0;
  for (;;) {
    const page = await readChain(db, last, pageSize);
    for (const entry of page) verifier.take(entry);
    last = page.at(-1)?.seq ?? last;
    if (page.length < pageSize) break;
  }
  const { problems, head } = verifier.end();
  const unchained = await countUnchained(db);
  if (unchained > 0) problems.push(() => recordBreaks.unchained(unchained));
  return { problems, head };
}
