import type { RecordedAct } from '#core/council/recorded-acts.ts';
import type { Actor } from '#core/actor.ts';
import type { NominationStatus } from '#core/elections/nomination.ts';
import type { Tx } from '../platform/db/client.ts';
import { record } from '../platform/record.ts';
import type { ActServices } from '../officer-act.ts';
import { countActs, listOpenOf } from '../elections/counted-acts.ts';
import { updateStatus } from './store.ts';
import type { NominationRow } from './store.ts';
import { tellDecision } from './tell-decision.ts';
import { presentNomination } from './view.ts';

const acts: Record<NominationStatus, RecordedAct> = {
  accepted: 'nomination.accept',
  rejected: 'nomination.reject',
  pending: 'nomination.reopen',
  withdrawn: 'nomination.withdraw',
  removed: 'nomination.remove',
};

/** A nomination as it is answered once it was decided. */
export type Decided = ReturnType<typeof presentNomination>;

/** Writes what became of a nomination, under its lock. A decision that is repeated changes nothing. */
export async function writeDecision(
  services: ActServices,
  tx: Tx,
  decision: {
    actor: Actor;
    nomination: NominationRow;
    status: NominationStatus;
    reason: string | null;
    /** The conditions that the officer ticked. */
    checked?: readonly string[];
  },
) {
  const { actor, nomination, status, reason, checked = [] } = decision;
  if (nomination.status === status) return presentNomination(nomination);
  const { id, position, election } = nomination;
  await updateStatus(tx, { id, status, reason, checked, actorId: actor.id });
  await record(tx, {
    actorId: actor.id,
    act: acts[status],
    objectId: id,
    electionId: nomination.electionId,
    detail: [
      position,
      election,
      ...(reason === null ? [] : [reason]),
      ...(checked.length > 0 ? [`checked: ${checked.join('; ')}`] : []),
    ].join(', '),
  });
  if (status !== 'withdrawn') {
    const touched = await listOpenOf(tx, new Map([[nomination.electionId, 1]]));
    await countActs(tx, services, { kind: 'candidates', by: actor.id, touched });
  }
  await tellDecision(tx, services, nomination, { status, reason });
  const edit = status === 'accepted' ? nomination.edit : null;
  return presentNomination({ ...nomination, status, reason, edit, checked: [...checked] });
}
