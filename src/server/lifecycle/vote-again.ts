import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import { record } from '../platform/record.ts';
import type { Tx } from '../platform/db/client.ts';
import type { Services } from '../services.ts';
import { decideOne, openedAgain } from '../counting/decide-election.ts';
import { listDraws } from '../counting/public.ts';
import { withSeats } from '../elections/positions-store.ts';
import { listWholeElections } from '../elections/store.ts';
import type { WholeElection } from '../elections/store.ts';
import { isCounted } from '../elections/view.ts';
import { copyElection } from './duplicate.ts';
import { copyCandidates, copyVoterList } from './vote-again-store.ts';

const suffix = ' (vote again)';

// No electionAct: it answers another election than it is about, which it only reads and does not lock.
/**
 * Makes a draft in which one position is voted on again: its accepted candidates as they stood, the
 * settings of the election and its whole voter list. Where votes for nobody have left seats open, it is
 * for those seats, and people are nominated anew. What was counted stays as it is. Of an election that was
 * cancelled all positions are voted on again.
 */
export async function voteAgain(
  services: Services,
  actor: Actor,
  { id, positionId }: Input<'voteAgain'>,
) {
  const newId = await services.transact(async (tx) => {
    const [whole] = await listWholeElections(tx, { id });
    if (whole === undefined) throw new Refused('unknown-election');
    const { row } = whole;
    if (positionId === undefined) return voteAgainOnAll(tx, actor, whole);
    const position = whole.positions.find((one) => one.id === positionId.toLowerCase());
    if (position === undefined) throw new Refused('unknown-position');
    const reopened = await readReopened(tx, whole, position.id);
    const copy = {
      row,
      positions: [reopened === null ? position : withSeats(position, reopened)],
      suffix,
      isRehearsal: row.is_rehearsal,
      follows: { positionId: position.id, as: 'vote-again' as const },
    };
    const { id: to, positionIds } = await copyElection(tx, actor, copy);
    const [newPositionId = ''] = positionIds;
    // Where voters wanted somebody else, nominations are open again.
    const copied =
      reopened === null
        ? await copyCandidates(tx, to, [{ from: position.id, to: newPositionId }])
        : [];
    await copyVoterList(tx, row.id, to);
    const detail = `${row.name}: ${position.title}${suffix}`;
    await record(tx, { actorId: actor.id, act: 'election.create', objectId: to, detail });
    await recordAccepted(tx, actor, { electionId: to, ids: copied, detail });
    return to;
  });
  return { election: await services.elections.read(services, newId) };
}

/** The same for all positions of an election that was cancelled; it names the first of them as its forerunner. */
async function voteAgainOnAll(
  tx: Tx,
  actor: Actor,
  { row, positions }: WholeElection,
): Promise<string> {
  const [first] = positions;
  if (row.state !== 'cancelled' || first === undefined) throw new Refused('not-cancelled');
  const follows = { positionId: first.id, as: 'vote-again' as const };
  const copy = { row, positions, suffix, isRehearsal: row.is_rehearsal, follows };
  const { id: to, positionIds } = await copyElection(tx, actor, copy);
  const pairs = positions.map(({ id: from }, at) => ({ from, to: positionIds[at] ?? '' }));
  const copied = await copyCandidates(tx, to, pairs);
  await copyVoterList(tx, row.id, to);
  const detail = `${row.name}${suffix}`;
  await record(tx, { actorId: actor.id, act: 'election.create', objectId: to, detail });
  await recordAccepted(tx, actor, { electionId: to, ids: copied, detail });
  return to;
}

/** How many seats of a position are open because of the votes for nobody; null for none. */
async function readReopened(
  tx: Tx,
  whole: WholeElection,
  positionId: string,
): Promise<number | null> {
  const { row } = whole;
  if (row.closed_at === null || row.state !== 'published' || !isCounted(whole)) return null;
  const draw = (await listDraws(tx, [row.id])).get(row.id) ?? null;
  const outcomes = await decideOne(tx, whole, draw);
  const decided = outcomes.find(({ position }) => position.id === positionId);
  return decided === undefined ? null : openedAgain(decided);
}

/**
 * Writes down that candidates of an earlier vote are accepted in another election: a recount kit is held
 * against these entries (docs/recount-kit.md).
 */
export async function recordAccepted(
  tx: Tx,
  actor: Actor,
  { electionId, ids, detail }: { electionId: string; ids: readonly string[]; detail: string },
): Promise<void> {
  for (const objectId of ids) {
    await record(tx, { actorId: actor.id, act: 'nomination.accept', objectId, electionId, detail });
  }
}
