import { sql } from 'kysely';
import type { Db } from '../platform/db/client.ts';
import type { Head } from './chain.ts';

/** How many entries of the record are about an election. */
export interface ElectionCount {
  electionId: string;
  entries: number;
}

const days = 7;
const most = 50;

/**
 * The elections on which officers did something in the last week, with their entries up to one of the
 * record: so a witness knows how many a recount kit must have. No draft is told of.
 */
export async function listRecentCounts(db: Db, upTo: number): Promise<ElectionCount[]> {
  return db
    .selectFrom('record_chain as c')
    .innerJoin('records as r', 'r.id', 'c.record_id')
    .innerJoin('elections as e', 'e.id', 'r.election_id')
    .select(['e.id as electionId', sql<number>`count(*)::integer`.as('entries')])
    .where(sql<boolean>`c.seq <= ${upTo}`)
    .where('e.state', '<>', 'draft')
    .groupBy('e.id')
    .having(sql<boolean>`max(r.at) > clock_timestamp() - make_interval(days => ${days})`)
    .orderBy(sql`max(c.seq)`, 'desc')
    .limit(most)
    .execute();
}

/** As it stands in e-mails; public/verify-kit.mjs reads it. */
export const countText = ({ electionId, entries }: ElectionCount, { seq }: Head): string =>
  `election ${electionId} has ${entries} entries up to entry ${seq}`;
