import { sql } from 'kysely';
import type { Db } from '../platform/db/client.ts';
import type { KeptKit } from './store.ts';

/** Whether the chain of the record holds the hash of this kit. */
export async function isInChain(
  db: Db,
  { electionId, sha256 }: Pick<KeptKit, 'electionId' | 'sha256'>,
): Promise<boolean> {
  const rows = await db
    .selectFrom('records as r')
    .innerJoin('record_chain as c', 'c.record_id', 'r.id')
    .select(sql<number>`1`.as('one'))
    .where('r.election_id', '=', electionId)
    .where('r.act', '=', 'election.kit')
    .where(sql<boolean>`r.detail_hash = decode(${sha256}, 'hex')`)
    .limit(1)
    .execute();
  return rows.length > 0;
}
