import type { NumberFormat } from '#core/accounts/number-format.ts';
import { uncheckedConditions } from '#core/elections/nomination.ts';
import { Refused } from '#core/refusal.ts';
import type { Tx } from '../platform/db/client.ts';
import { officerAct } from '../officer-act.ts';
import { isTakenOff } from '../elections/sanctions-store.ts';
import { listElectionRows } from '../elections/store.ts';
import { refuseUnsupported } from './supporters/refuse-unsupported.ts';
import { findPerson } from './entered-store.ts';
import { lockForDecision } from './lock-nomination.ts';
import { refusedBy, standBarrier } from './may-stand.ts';
import type { NominationRow } from './store.ts';
import type { Decided } from './write-decision.ts';
import { writeDecision } from './write-decision.ts';

const answerDecided = (_services: unknown, _input: unknown, nomination: Decided) => ({
  nomination,
});

/**
 * Accepts a candidate: from now on they are on the ballot. Refuses what was changed since it was read,
 * and a condition of the election that the officer has not ticked.
 */
export const acceptNomination = officerAct<'acceptNomination', Decided>({
  async run({ tx, actor, input: { id, version, checked = [] }, services, settings }) {
    const asked = await lockForDecision(tx, actor, { id, act: 'accepted' });
    if (version !== undefined && version !== asked.version) {
      throw new Refused('nomination-changed');
    }
    const { conditions, status } = asked;
    if (await isTakenOff(tx, id)) throw new Refused('taken-off-by-ruling');
    if (status !== 'accepted') {
      await refuseMisfit(tx, asked, settings.numberFormat);
      await refuseUnsupported(tx, asked);
    }
    const isAsked = status !== 'accepted' && uncheckedConditions(conditions, checked).length > 0;
    if (isAsked) throw new Refused('conditions-unchecked');
    return writeDecision(services, tx, {
      actor,
      nomination: asked,
      status: 'accepted',
      reason: null,
      checked: conditions,
    });
  },
  answer: answerDecided,
});

/** Refuses who is not asked for any more: groups and rules can have changed since the nomination. */
async function refuseMisfit(
  tx: Tx,
  { electionId, positionId, accountId, enrollmentNumber: number }: NominationRow,
  format: NumberFormat,
): Promise<void> {
  const [election] = await listElectionRows(tx, { id: electionId });
  const account = accountId === null ? null : await findPerson(tx, accountId);
  // A number that was taken away later keeps nobody from the ballot.
  if (election === undefined || account === null || number === null) return;
  const person = { accountId: account.id, role: account.role, number };
  const barrier = await standBarrier(tx, { person, election, positionId, format });
  if (barrier !== null) throw refusedBy(barrier, 'their');
}

/** Rejects a candidate. The reason is shown to them; they can ask again. */
export const rejectNomination = officerAct<'rejectNomination', Decided>({
  async run({ tx, actor, input: { id, reason = '' }, services }) {
    const asked = await lockForDecision(tx, actor, { id, act: 'rejected' });
    const given = { actor, nomination: asked, reason: reason === '' ? null : reason };
    return writeDecision(services, tx, { ...given, status: 'rejected' });
  },
  answer: answerDecided,
});

/** Takes a decision back: the nomination waits again. */
export const reopenNomination = officerAct<'reopenNomination', Decided>({
  async run({ tx, actor, input: { id }, services }) {
    const asked = await lockForDecision(tx, actor, { id, act: 'pending' });
    return writeDecision(services, tx, {
      actor,
      nomination: asked,
      status: 'pending',
      reason: null,
    });
  },
  answer: answerDecided,
});
