import type { Actor } from '#core/actor.ts';
import { wayAgain } from '#core/elections/vote-again.ts';
import type { AgainWay } from '#core/elections/vote-again.ts';
import { Refused } from '#core/refusal.ts';
import type { Refusal } from '#core/refusal.ts';
import { refusedWords } from '#texts/en/refused.ts';
import type { Input } from '#contract/api.ts';
import { duplicateIn } from '../platform/db/errors.ts';
import { record } from '../platform/record.ts';
import type { Tx } from '../platform/db/client.ts';
import type { Services } from '../services.ts';
import { decideOne, openedAgain } from '../counting/decide-election.ts';
import { listDraws } from '../counting/public.ts';
import { listFollowers } from '../elections/followers-store.ts';
import { withSeats } from '../elections/positions-store.ts';
import { listWholeElections } from '../elections/store.ts';
import type { ElectionRow, PositionRow, WholeElection } from '../elections/store.ts';
import { isCounted } from '../elections/view.ts';
import { copyElection } from './duplicate.ts';
import { copyCandidates, copyVoterList } from './vote-again-store.ts';

const suffix = ' (vote again)';

// No electionAct: it answers another election than it is about, which it only reads and does not lock.
/**
 * Makes a draft in which positions are voted on again: their accepted candidates as they stood, the
 * settings of the election and its whole voter list. Where votes for nobody have left seats open, it is
 * for those seats, and people are nominated anew. What was counted stays as it is. Of an election that was
 * cancelled all positions are voted on again, where none is named.
 */
export async function voteAgain(
  services: Services,
  actor: Actor,
  { id, positionId, positionIds }: Input<'voteAgain'>,
) {
  const newId = await services
    .transact(async (tx) => {
      const [whole] = await listWholeElections(tx, { id });
      if (whole === undefined) throw new Refused('unknown-election');
      const { row, positions } = whole;
      const about = { row, suffix, as: 'vote-again', isRehearsal: row.is_rehearsal } as const;
      if (positionId === undefined && positionIds === undefined) {
        if (row.state !== 'cancelled' || positions.length === 0) throw new Refused('not-cancelled');
        return prepareVote(tx, actor, { ...about, positions, detail: `${row.name}${suffix}` });
      }
      const asked = positionsOf(whole, positionIds ?? [positionId ?? '']);
      const found = await readAgain(tx, whole, asked);
      const [way, other] = new Set(found.map((one) => one.way));
      if (other !== undefined) throw new Refused('vote-again-two-ways');
      // By its one id a position that nobody voted for has those who stood, as before there were several.
      const isAnew =
        way === 'nominations-anew' &&
        (positionIds !== undefined || found.some(({ seats }) => seats !== null));
      return prepareVote(tx, actor, {
        ...about,
        positions: found.map(({ position, seats }) =>
          seats === null ? position : withSeats(position, seats),
        ),
        ...(isAnew && { only: [] }),
      });
    })
    .catch(asPrepared('vote-again-prepared'));
  return { election: await services.elections.read(services, newId) };
}

/** The positions of an election with these ids, each once and in its order. */
export function positionsOf({ positions }: WholeElection, ids: readonly string[]): PositionRow[] {
  const wanted = new Set(ids.map((one) => one.toLowerCase()));
  const found = positions.filter((one) => wanted.has(one.id));
  if (found.length < wanted.size) throw new Refused('unknown-position');
  return found;
}

interface Again {
  position: PositionRow;
  way: AgainWay;
  /** How many of its seats are open because of the votes for nobody; null for none. */
  seats: number | null;
}

/** How positions are voted on again. What is not counted has those who stood. */
async function readAgain(
  tx: Tx,
  whole: WholeElection,
  positions: readonly PositionRow[],
): Promise<Again[]> {
  const { row } = whole;
  const asTheyStood = { way: 'same-candidates', seats: null } as const;
  if (row.closed_at === null || row.state !== 'published' || !isCounted(whole)) {
    return positions.map((position) => ({ position, ...asTheyStood }));
  }
  const draw = (await listDraws(tx, [row.id])).get(row.id) ?? null;
  const outcomes = await decideOne(tx, whole, draw);
  return positions.map((position) => {
    const decided = outcomes.find((one) => one.position.id === position.id);
    // Nothing comes out of one that nobody stood for.
    if (decided === undefined) return { position, way: wayAgain('nobody', 0), seats: null };
    const seats = openedAgain(decided);
    return { position, way: wayAgain(decided.outcome.kind, seats ?? 0), seats };
  });
}

interface Vote {
  row: ElectionRow;
  /** As they are voted on. */
  positions: readonly PositionRow[];
  as: 'run-off' | 'vote-again';
  suffix: string;
  isRehearsal: boolean;
  /** Of those who stood, these; all where it is left out. */
  only?: readonly string[];
  /** What the record says; it names the positions where it is left out. */
  detail?: string;
}

/** Makes the one draft in which positions of an election are voted on again; gives its id. */
export async function prepareVote(
  tx: Tx,
  actor: Actor,
  { row, positions, as, suffix: ending, isRehearsal, only, detail: said }: Vote,
): Promise<string> {
  await refuseFollowed(tx, row.id, positions);
  const copy = { row, positions, suffix: ending, isRehearsal, follows: as };
  const { id: to, positionIds } = await copyElection(tx, actor, copy);
  const pairs = positions.map(({ id: from }, at) => ({ from, to: positionIds[at] ?? '' }));
  const copied = await copyCandidates(tx, to, pairs, only);
  await copyVoterList(tx, row.id, to);
  const detail = said ?? `${row.name}: ${titlesOf(positions)}${ending}`;
  await record(tx, { actorId: actor.id, act: 'election.create', objectId: to, detail });
  // A recount kit is held against these entries (docs/recount-kit.md).
  for (const objectId of copied) {
    const about = { act: 'nomination.accept', objectId, electionId: to } as const;
    await record(tx, { actorId: actor.id, ...about, detail });
  }
  return to;
}

/** As many titles as a line of the record has room for. */
export function titlesOf(positions: readonly Pick<PositionRow, 'title'>[]): string {
  const named = positions.slice(0, 3).map(({ title }) => title);
  const more = positions.length - named.length;
  return named.join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** One election alone decides a position; the database has the last word. */
async function refuseFollowed(
  tx: Tx,
  electionId: string,
  positions: readonly Pick<PositionRow, 'id'>[],
): Promise<void> {
  const followers = await listFollowers(tx, [electionId]);
  const taken = followers.find((one) => positions.some(({ id }) => id === one.positionId));
  if (taken === undefined) return;
  throw new Refused(taken.as === 'run-off' ? 'run-off-prepared' : 'vote-again-prepared', {
    words: () => refusedWords.decidedBy(taken.position, taken.name),
  });
}

/** What is said where somebody else prepared another vote on a position at the same moment. */
export const asPrepared =
  (refusal: Refusal) =>
  (error: unknown): never => {
    throw duplicateIn(error) === 'positions_one_follower' ? new Refused(refusal) : error;
  };
