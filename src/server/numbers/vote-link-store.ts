import { sql } from 'kysely';
import { standsWithAddress } from '../conditions/listed-people-sql.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import type { VoteLink } from '../email/mailings/vote-link-token.ts';

/** What a link names, as it stands now. */
export interface LinkedRow {
  electionId: string;
  election: string;
  translations: unknown;
  startsAt: Date;
  endsAt: Date;
  keyCheck: Buffer | null;
  /** True once nobody can vote in it any more. */
  isOver: boolean;
  /** The number that the list has the link's address for; null where it has none any more. */
  number: string | null;
  email: string;
  name: string;
}

/** The election and the entry of a link; null for an election that nobody was told of. */
export async function findLinked(db: Db, link: VoteLink): Promise<LinkedRow | null> {
  const { rows } = await sql<LinkedRow>`
    select e.id as "electionId", e.name as election, e.translations, e.starts_at as "startsAt", e.ends_at as "endsAt",
      e.key_check as "keyCheck",
      e.state = 'cancelled' or e.state = 'published' and e.ends_at <= clock_timestamp() as "isOver",
      s.enrollment_number as number, coalesce(s.email, '') as email, coalesce(s.name, '') as name
    from elections e
    left join voter_list_entries r on r.id = ${link.entryId}
    left join lateral (
      select s.* from voter_list_entries s
      where s.enrollment_number = r.enrollment_number and lower(s.email) = lower(r.email)
        and ${sql.raw(standsWithAddress('s'))}
      order by s.election_id nulls last limit 1) s on true
    where e.id = ${link.electionId} and e.state <> 'draft' and not e.is_rehearsal
      and e.voters in ('listed', 'proved')`.execute(db as Tx);
  return rows[0] ?? null;
}

/** Keeps the entries of a number on their lists until the transaction ends. */
export async function holdEntries(tx: Tx, number: string): Promise<void> {
  await tx
    .selectFrom('voter_list_entries')
    .select('id')
    .where('enrollment_number', '=', number)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .forShare()
    .execute();
}
