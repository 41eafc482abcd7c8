import { sql } from 'kysely';
import type { Db } from '../platform/db/client.ts';
import { areResultsHeldSql } from '../conditions/held-back.ts';

/**
 * The elections with positions that nobody stands for or asks to stand for, as
 * long as officers can enter somebody: before voting opens, or where it opened as it was published.
 */
export async function listEmptyBallots(db: Db) {
  return db
    .selectFrom('positions as p')
    .innerJoin('elections as e', 'e.id', 'p.election_id')
    .select(['e.id as electionId', 'e.name as election'])
    .select([
      sql<Date>`e.starts_at`.as('opensAt'),
      sql<string[]>`array_agg(p.title order by p.ordinal)`.as('positions'),
    ])
    .where('p.kind', '=', 'post')
    .where('e.state', '=', 'published')
    .where('e.is_rehearsal', '=', false)
    .where(sql<boolean>`e.ends_at > clock_timestamp()`)
    .where(sql<boolean>`(e.starts_at > clock_timestamp() or e.starts_at <= e.published_at)`)
    .where(sql<boolean>`not exists (select from nominations n where n.position_id = p.id
      and n.kind = 'person' and n.status in ('accepted', 'pending'))`)
    .groupBy('e.id')
    .orderBy('e.starts_at')
    .orderBy('e.id')
    .execute();
}

/** The counted elections whose results are not released yet. */
export async function listUnreleased(db: Db) {
  return db
    .selectFrom('elections as e')
    .select(['e.id as electionId', 'e.name as election'])
    .select(sql<Date>`e.show_by`.as('showBy'))
    .where('e.closed_at', 'is not', null)
    .where('e.state', '=', 'published')
    .where('e.is_rehearsal', '=', false)
    .where('e.show_by', 'is not', null)
    .where(sql<boolean>`${sql.raw(areResultsHeldSql)}`)
    .orderBy('e.show_by')
    .orderBy('e.id')
    .execute();
}

/** True until the campus has published its first election. */
export async function isNewCampus(db: Db): Promise<boolean> {
  const { isNew } = await db
    .selectNoFrom(
      sql<boolean>`not exists (select from elections where state <> 'draft')`.as('isNew'),
    )
    .executeTakeFirstOrThrow();
  return isNew;
}
