import type { NumberFormat } from '#core/accounts/number-format.ts';
import { uncheckedConditions } from '#core/elections/nomination.ts';
import { Refused } from '#core/refusal.ts';
import { answers } from '#contract/answers.ts';
import type { Tx } from '../platform/db/client.ts';
import { officerAct } from '../officer-act.ts';
import { documentOf } from '../elections/documents.ts';
import { isTakenOff } from '../elections/sanctions-store.ts';
import { listElectionRows } from '../elections/store.ts';
import { refuseUnsupported } from './supporters/refuse-unsupported.ts';
import { decideEdit } from './edit.ts';
import { findPerson } from './entered-store.ts';
import { refuseLineOfOther } from './line-of-other.ts';
import { lockForDecision } from './lock-nomination.ts';
import { refusedBy, standBarrier } from './may-stand.ts';
import type { NominationRow } from './store.ts';
import type { Decided } from './write-decision.ts';
import { writeDecision } from './write-decision.ts';

/** What was decided; `edited` says that it was a change of a candidate, and what became of it. */
interface Done {
  nomination: Decided;
  edited?: string;
}

const answerDecided = (_services: unknown, _input: unknown, { nomination, edited }: Done) => ({
  nomination,
  ...(edited !== undefined && { message: edited }),
});

/**
 * Accepts a candidate: from now on they are on the ballot; or what an accepted one wants to say instead. Refuses what
 * was changed since it was read, and a condition of the election that the officer has not ticked.
 */
export const acceptNomination = officerAct<'acceptNomination', Done>({
  async run({ tx, actor, input: { id, version, checked = [] }, services, settings }) {
    const edited = await decideEdit(tx, actor, { editId: id, version, says: 'yes' });
    if (edited !== null) return { nomination: edited, edited: answers.nominationEditAccepted };
    const asked = await lockForDecision(tx, actor, { id, act: 'accepted' });
    if (version !== undefined && version !== asked.version) {
      throw new Refused('nomination-changed');
    }
    const { candidateConditions: conditions } = documentOf(asked.settings);
    const { status } = asked;
    if (await isTakenOff(tx, id)) throw new Refused('taken-off-by-ruling');
    if (status !== 'accepted') {
      await refuseMisfit(tx, asked, settings.numberFormats);
      await refuseUnsupported(tx, asked);
      await refuseLineOfOther(tx, asked);
    }
    const isAsked = status !== 'accepted' && uncheckedConditions(conditions, checked).length > 0;
    if (isAsked) throw new Refused('conditions-unchecked');
    const nomination = await writeDecision(services, tx, {
      actor,
      nomination: asked,
      status: 'accepted',
      reason: null,
      checked: conditions,
    });
    return { nomination };
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

/** Rejects a candidate, or a change of an accepted one. The reason is shown to them; they can ask again. */
export const rejectNomination = officerAct<'rejectNomination', Done>({
  async run({ tx, actor, input, services }) {
    const { id } = input;
    const reason = input.reason === undefined || input.reason === '' ? null : input.reason;
    const edited = await decideEdit(tx, actor, { editId: id, says: 'no', reason });
    if (edited !== null) return { nomination: edited, edited: answers.nominationEditRejected };
    const asked = await lockForDecision(tx, actor, { id, act: 'rejected' });
    const given = { actor, nomination: asked, reason };
    return { nomination: await writeDecision(services, tx, { ...given, status: 'rejected' }) };
  },
  answer: answerDecided,
});

/** Takes a decision back: the nomination waits again. */
export const reopenNomination = officerAct<'reopenNomination', Done>({
  async run({ tx, actor, input: { id }, services }) {
    const asked = await lockForDecision(tx, actor, { id, act: 'pending' });
    const given = { actor, nomination: asked, reason: null };
    return { nomination: await writeDecision(services, tx, { ...given, status: 'pending' }) };
  },
  answer: answerDecided,
});
