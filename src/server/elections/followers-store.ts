import { sql } from 'kysely';
import type { Db } from '../platform/db/client.ts';

/** An election that decides a position of an earlier one. */
export interface FollowerRow {
  id: string;
  name: string;
  isDraft: boolean;
  as: 'run-off' | 'vote-again';
  positionId: string;
  position: string;
  /** The earlier election. */
  ofId: string;
  ofName: string;
  /** Their words in other languages: of this election, of the earlier one, and of the position. */
  words: unknown;
  ofWords: unknown;
  positionWords: unknown;
}

/** The elections among these that follow others, and those that follow these; none that was cancelled. */
export async function listFollowers(
  db: Db,
  electionIds: readonly string[],
): Promise<FollowerRow[]> {
  const ids = sql<string>`any(${electionIds}::uuid[])`;
  return db
    .selectFrom('elections as f')
    .innerJoin('positions as p', 'p.id', 'f.follows_position_id')
    .innerJoin('elections as e', 'e.id', 'p.election_id')
    .select(['f.id', 'f.name', 'f.follows_as as as', 'p.id as positionId', 'p.title as position'])
    .select(['e.id as ofId', 'e.name as ofName', 'f.translations as words'])
    .select(['e.translations as ofWords', 'p.translations as positionWords'])
    .select(sql<boolean>`f.state = 'draft'`.as('isDraft'))
    .where('f.state', '<>', 'cancelled')
    .where((or) => or.or([or('f.id', '=', ids), or('e.id', '=', ids)]))
    .orderBy('f.created_at')
    .orderBy('f.id')
    .$narrowType<{ as: 'run-off' | 'vote-again' }>()
    .execute();
}
