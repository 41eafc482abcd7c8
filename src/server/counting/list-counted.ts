import { mayShowCounts } from '#core/elections/choices.ts';
import { phaseOf } from '#core/elections/phase.ts';
import { isRanked } from '#core/elections/position-rules.ts';
import type { Db } from '../platform/db/client.ts';
import type { Votes } from '../voting/sealed/election-key.ts';
import { isUnopened } from '../voting/sealed/open-ballots.ts';
import type { SealedCounts } from '../voting/sealed/sealed-counts.ts';
import { rulesOfPosition } from '../elections/positions-store.ts';
import { listWholeElections } from '../elections/store.ts';
import type { WholeElection, Which } from '../elections/store.ts';
import { decideElections } from './decide-election.ts';
import { listDraws } from './store.ts';
import { datesOf, isCounted } from '../elections/view.ts';

/**
 * Elections with everything that is shown of them and the votes of their candidates: from the
 * counters, or while ballots are sealed from what this process opened. Whether counts are shown at
 * all is for the reader to say.
 */
export async function listCountedElections(
  from: { db: Db; sealedCounts: SealedCounts },
  now: Date,
  which?: Which,
): Promise<WholeElection[]> {
  return countElections(from, now, await listUncounted(from.db, which), which);
}

/** The same without the counts of sealed ballots: what of it no vote changes, but where votes are kept as rows. */
export async function listUncounted(db: Db, which?: Which): Promise<WholeElection[]> {
  return withRankedVotes(db, await listWholeElections(db, which));
}

/** True for an election whose votes move counts that stand in its rows: it began with a release that did not seal. */
export const hasMovingRows = ({ row }: WholeElection) =>
  row.key_check === null && row.closed_at === null && row.state !== 'draft';

/** Adds the counts of sealed ballots to elections that were read before. */
export async function countElections(
  { db, sealedCounts }: { db: Db; sealedCounts: SealedCounts },
  now: Date,
  uncounted: readonly WholeElection[],
  which?: Which,
): Promise<WholeElection[]> {
  for (let elections = uncounted; ; elections = await listUncounted(db, which)) {
    const sealed = elections.filter(({ row }) => isUnopened(row));
    const counts = await sealedCounts.read(db, sealed);
    // Opened while this was read: its sealed rows may have been gone before the last were counted.
    if (!(await isAnyOpened(db, sealed))) {
      return elections.map((whole) =>
        isUnopened(whole.row) || whole.hold != null
          ? withVotes(whole, counts.get(whole.row.id), now)
          : whole,
      );
    }
  }
}

/**
 * Once voting is over the counts are those that the close has written, and nothing before: so all servers
 * show them or none does, also while a close fails. Nor is it enough that the end has passed: whoever can
 * write to the database could move the end there and back.
 */
function withVotes(whole: WholeElection, counts: Votes | undefined, now: Date): WholeElection {
  const isOver = phaseOf(datesOf(whole.row), now.getTime()) === 'closed';
  const votes = isOver ? undefined : counts;
  const shown = whole.positions.filter((one) => mayShowCounts(rulesOfPosition(one)));
  const ids = new Set(shown.map(({ id }) => id));
  const candidates = whole.candidates.map((one) => ({
    ...one,
    votes: votes === undefined || !ids.has(one.positionId) ? null : (votes.get(one.id) ?? 0),
  }));
  return { ...whole, candidates };
}

/** Whoever stood in a ranked position has the votes of the count once the ballots are opened. */
async function withRankedVotes(
  db: Db,
  elections: readonly WholeElection[],
): Promise<WholeElection[]> {
  const isRankedIn = ({ positions }: WholeElection) =>
    positions.some((one) => isRanked(rulesOfPosition(one)));
  const ranked = elections
    .filter((whole) => whole.row.opened_at !== null && isRankedIn(whole))
    .filter(isCounted);
  if (ranked.length === 0) return [...elections];
  const ids = ranked.map(({ row }) => row.id);
  const decided = await decideElections(db, ranked, await listDraws(db, ids));
  return elections.map((whole) => {
    const outcomes = decided.get(whole.row.id);
    if (outcomes === undefined) return whole;
    const votes = new Map(outcomes.flatMap(({ post }) => [...(post?.votes ?? [])]));
    return {
      ...whole,
      candidates: whole.candidates.map((one) => ({
        ...one,
        votes: votes.get(one.id) ?? one.votes,
      })),
    };
  });
}

async function isAnyOpened(db: Db, elections: readonly WholeElection[]): Promise<boolean> {
  if (elections.length === 0) return false;
  const opened = await db
    .selectFrom('elections')
    .select('id')
    .where(
      'id',
      'in',
      elections.map(({ row }) => row.id),
    )
    .where('opened_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return opened !== undefined;
}
