import { sql } from 'kysely';
import type { Db } from '../platform/db/client.ts';

/**
 * Whose votes they are is asked position by position, by the key alone whatever the statistics say:
 * the key begins with the position, so that votes are written fast. Elections that ended before
 * somebody came are passed over; a clock that was set back is not a day wrong.
 */
function selectVotesOf(db: Db, voterId: string) {
  return db
    .selectFrom('accounts as a')
    .innerJoin('elections as e', (join) =>
      join.on(sql<boolean>`e.ends_at > a.created_at - interval '1 day'`),
    )
    .innerJoin('positions as p', 'p.election_id', 'e.id')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('participations')
          .select('receipt')
          .whereRef('position_id', '=', 'p.id')
          .whereRef('voter_id', '=', 'a.id')
          .limit(1)
          .as('v'),
      (join) => join.onTrue(),
    )
    .where('a.id', '=', voterId);
}

/**
 * The positions that a part of the voters votes for, that say who may be a candidate, or whose voters
 * are on a list.
 */
export async function listLimitedPositions(db: Db) {
  return db
    .selectFrom('positions as p')
    .innerJoin('elections as e', 'e.id', 'p.election_id')
    .select(['p.id', 'p.election_id', 'p.title', 'p.rules'])
    .select(['p.branches', 'p.years', 'p.groups', 'p.all_groups'])
    .where(
      sql<boolean>`(jsonb_typeof(p.rules -> 'candidacy') = 'object'
        or cardinality(p.branches) + cardinality(p.years) + cardinality(p.groups) > 0
        or p.kind = 'post' and (e.electorate = 'roll' or e.voters in ('listed', 'proved')))`,
    )
    .execute();
}

/** What somebody voted for, as positions. */
export async function listOwnParticipations(db: Db, voterId: string) {
  return selectVotesOf(db, voterId)
    .select(['p.election_id', 'p.id', 'p.title', 'v.receipt'])
    .orderBy('p.ordinal')
    .execute();
}

/** True once somebody has voted. */
export async function hasAnyParticipation(db: Db, voterId: string): Promise<boolean> {
  const row = await selectVotesOf(db, voterId).select('p.id').limit(1).executeTakeFirst();
  return row !== undefined;
}

const goesOn = sql<boolean>`(e.ends_at > clock_timestamp() or e.state = 'paused')`;
/** Votes are hidden, and people can vote or could before a pause. */
const isHiddenAndOpen = sql<boolean>`e.standings <> 'live' and e.opened_at is null
  and e.state in ('published', 'paused') and e.starts_at <= clock_timestamp()`;
/** It could log in once: nobody who was never approved has voted. */
const couldVote = sql<boolean>`a.role <> 'observer' and (a.is_verified or a.suspended_at is not null
  or exists (select from records r where r.object_id = a.id
    and r.act in ('account.verify', 'account.unverify')))`;

/** The election that ends last of those that somebody voted in and that go on; null without one. */
export async function findLastElectionVotedIn(db: Db, voterId: string) {
  const row = await selectVotesOf(db, voterId)
    .select(['e.id', 'e.ends_at', 'e.key_check'])
    .where(goesOn)
    .$narrowType<{ ends_at: Date }>()
    .orderBy('e.ends_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** The one that ends last of those that go on, hide their votes, and could have a vote of this account. */
export async function findLastHiddenElection(db: Db, accountId: string) {
  const row = await db
    .selectFrom('accounts as a')
    .innerJoin('elections as e', (join) => join.onTrue())
    .select(['e.id', 'e.ends_at', 'e.key_check'])
    .where('a.id', '=', accountId)
    .where(goesOn)
    .where(isHiddenAndOpen)
    .where(couldVote)
    .$narrowType<{ ends_at: Date }>()
    .orderBy('e.ends_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * The election whose close an address and a number wait for that an account gives up: the last that it
 * voted in, or could have voted in where votes are hidden. Who has not voted waits as long there, or
 * registering anew would tell who has.
 */
export async function findElectionToWaitFor(db: Db, accountId: string) {
  const found = [
    await findLastElectionVotedIn(db, accountId),
    await findLastHiddenElection(db, accountId),
  ].filter((one) => one !== null);
  const [last] = found.toSorted((a, b) => b.ends_at.getTime() - a.ends_at.getTime());
  return last ?? null;
}

export async function listOwnNominations(db: Db, nomineeId: string) {
  return db
    .selectFrom('nominations as n')
    .innerJoin('positions as p', 'p.id', 'n.position_id')
    .select(['n.id', 'n.election_id', 'n.position_id', 'n.status', 'p.title'])
    .where('n.nominee_id', '=', nomineeId)
    .orderBy('n.requested_at')
    .execute();
}
