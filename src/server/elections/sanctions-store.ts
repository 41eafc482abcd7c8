import { sql } from 'kysely';
import type { Db } from '../platform/db/client.ts';
import { ofComplaint } from './former-complaints-store.ts';

export type SanctionRow = Awaited<ReturnType<typeof listSanctions>>[number];

/** The election and the kind of a sanction; null where there is none. */
export async function findSanction(db: Db, id: string) {
  const row = await db
    .selectFrom('sanctions')
    .select(['election_id as electionId', 'kind', 'nomination_id as nominationId'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Whether a ruling that stands took a candidate off the ballot. */
export async function isTakenOff(db: Db, nominationId: string): Promise<boolean> {
  const row = await db
    .selectFrom('sanctions')
    .select('id')
    .where('nomination_id', '=', nominationId)
    .where('kind', '=', 'taken-off')
    .where('overturned_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** The title of a position of an election, in its languages; null where it has no such position. */
export async function findTitleIn(db: Db, electionId: string, positionId: string) {
  const row = await db
    .selectFrom('positions')
    .select(['title as position', 'translations as positionWords'])
    .where('id', '=', positionId)
    .where('election_id', '=', electionId)
    .executeTakeFirst();
  return row ?? null;
}

/** The sanctions of elections in their order, those too that were overturned; with the names of what they are on. */
export async function listSanctions(db: Db, electionIds: readonly string[]) {
  return db
    .selectFrom('sanctions as s')
    .leftJoin('nominations as n', 'n.id', 's.nomination_id')
    .leftJoin('positions as p', (join) =>
      join.on(sql<boolean>`p.id = coalesce(s.position_id, n.position_id)`),
    )
    .select(['s.id', 's.election_id as electionId', 's.appeal_id as appealId'])
    .select(ofComplaint<number | null>('number', 's.appeal_id').as('complaint'))
    .select(['s.kind', 's.nomination_id as nominationId'])
    .select(['n.name as candidate', 'p.id as positionId', 'p.title as position'])
    .select('p.translations as positionWords')
    .select(['s.until', 's.people', 's.reason', 's.answered', 's.ruled_at as ruledAt'])
    .select(
      // Nobody who stands rules while there is somebody who does not.
      sql<boolean>`exists (select from nominations c
        where c.election_id = s.election_id and c.nominee_id = s.ruled_by and c.status = 'accepted'
          and coalesce(c.decided_at, c.requested_at) <= s.ruled_at)`.as('noOther'),
    )
    .select(['s.overturned_at as overturnedAt', 's.overturn_reason as overturnReason'])
    .where('s.election_id', '=', sql<string>`any(${electionIds}::uuid[])`)
    .orderBy('s.ruled_at')
    .orderBy('s.id')
    .execute();
}
