import { sql } from 'kysely';
import type { Db } from '../platform/db/client.ts';

/** An edition of a recount kit, as everybody may hear of it. */
export interface FeedEntry {
  electionId: string;
  name: string;
  edition: number;
  at: Date;
  /** The place of its entry in the record, and the hash of that. */
  seq: number;
  hash: string;
  sha256: string;
  votesSha256: string | null;
}

const most = 50;

/** The last editions of recount kits, from the chain of the record, the newest first. */
export async function listFeedEntries(db: Db): Promise<FeedEntry[]> {
  const editions = sql<Omit<FeedEntry, 'name'>>`(
    select k.*, (select encode(v.detail_hash, 'hex') from records v
      where v.election_id = k."electionId" and v.act = 'election.result-code' limit 1) as "votesSha256"
    from (
      select r.election_id as "electionId", r.at, c.seq::int as seq, encode(c.hash, 'hex') as hash,
        encode(r.detail_hash, 'hex') as sha256,
        row_number() over (partition by r.election_id order by c.seq)::int as edition
      from records r join record_chain c on c.record_id = r.id where r.act = 'election.kit'
    ) k)`.as<'k'>('k');
  return db
    .selectFrom(editions)
    .innerJoin('elections as e', 'e.id', 'k.electionId')
    .selectAll('k')
    .select('e.name')
    .where('e.closed_at', 'is not', null)
    .orderBy('k.seq', 'desc')
    .limit(most)
    .execute();
}
