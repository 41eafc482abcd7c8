import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/client.ts';

/** A position that decides one of an earlier election. */
export interface FollowerRow {
  /** Its election. */
  id: string;
  name: string;
  isDraft: boolean;
  as: 'run-off' | 'vote-again';
  /** The position itself, and the earlier one. */
  ownId: string;
  positionId: string;
  position: string;
  /** The earlier election. */
  ofId: string;
  ofName: string;
  /** Their words in other languages: of this election, of the earlier one, and of the earlier position. */
  words: unknown;
  ofWords: unknown;
  positionWords: unknown;
}

/** The positions of these elections that follow others, and those that follow theirs; none of a cancelled election. */
export async function listFollowers(
  db: Db,
  electionIds: readonly string[],
): Promise<FollowerRow[]> {
  const ids = sql<string>`any(${electionIds}::uuid[])`;
  return db
    .selectFrom('positions as o')
    .innerJoin('elections as f', 'f.id', 'o.election_id')
    .innerJoin('positions as p', 'p.id', 'o.follows_position_id')
    .innerJoin('elections as e', 'e.id', 'p.election_id')
    .select(['f.id', 'f.name', 'o.follows_as as as', 'o.id as ownId', 'p.id as positionId'])
    .select(['p.title as position', 'e.id as ofId', 'e.name as ofName', 'f.translations as words'])
    .select(['e.translations as ofWords', 'p.translations as positionWords'])
    .select(sql<boolean>`f.state = 'draft'`.as('isDraft'))
    .where('f.state', '<>', 'cancelled')
    .where((or) => or.or([or('f.id', '=', ids), or('e.id', '=', ids)]))
    .orderBy('f.created_at')
    .orderBy('f.id')
    .orderBy('p.ordinal')
    .$narrowType<{ as: 'run-off' | 'vote-again' }>()
    .execute();
}

/** What an election decided that is cancelled, another one can. */
export async function giveUpFollowing(tx: Tx, electionId: string): Promise<void> {
  await tx
    .updateTable('positions')
    .set({ follows_alone: false })
    .where('election_id', '=', electionId)
    .where('follows_position_id', 'is not', null)
    .execute();
}
