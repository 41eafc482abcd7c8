import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import { record } from '../../platform/record.ts';
import type { Services } from '../../services.ts';
import { listWholeElections } from '../store.ts';
import { readElection } from './act.ts';
import { copyElection } from './duplicate.ts';
import { recordAccepted } from './record-accepted.ts';
import { copyCandidates, copyVoterList } from './vote-again-store.ts';

const suffix = ' (vote again)';

// No electionAct: it answers another election than it is about, which it only reads and does not lock.
/**
 * Makes a draft in which one position is voted on again: its accepted candidates as they stood, the
 * settings of the election and its whole voter list. What was counted stays as it is.
 */
export async function voteAgain(
  services: Services,
  actor: Actor,
  { id, positionId }: Input<'voteAgain'>,
) {
  const newId = await services.transact(async (tx) => {
    const [whole] = await listWholeElections(tx, { id });
    if (whole === undefined) throw new Refused('unknown-election');
    const position = whole.positions.find((one) => one.id === positionId.toLowerCase());
    if (position === undefined) throw new Refused('unknown-position');
    const { row } = whole;
    const copy = {
      row,
      positions: [position],
      suffix,
      isRehearsal: row.is_rehearsal,
      follows: { positionId: position.id, as: 'vote-again' as const },
    };
    const { id: to, positionIds } = await copyElection(tx, actor, copy);
    const [newPositionId = ''] = positionIds;
    const copied = await copyCandidates(tx, position.id, {
      electionId: to,
      positionId: newPositionId,
    });
    await copyVoterList(tx, row.id, to);
    const detail = `${row.name}: ${position.title}${suffix}`;
    await record(tx, { actorId: actor.id, act: 'election.create', objectId: to, detail });
    await recordAccepted(tx, actor, { electionId: to, ids: copied, detail });
    return to;
  });
  return { election: await readElection(services, newId) };
}
