import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import type { Tx } from '../platform/db/client.ts';
import { readClock } from '../platform/db/clock.ts';
import { duplicateIn } from '../platform/db/duplicate.ts';
import type { Services } from '../services.ts';
import { lockCandidates } from '../elections/first-vote-store.ts';
import type { ElectionRow } from '../elections/store.ts';
import { listElectionRows } from '../elections/store.ts';
import { openLink } from './answer-entered.ts';
import { findPerson, listEnteredRows } from './entered-store.ts';
import type { EnteredRow } from './entered-store.ts';
import type { EnteredWay } from './entered-token.ts';
import { refusedBy, refuseSecondPost, standBarrier } from './may-stand.ts';
import { takeCandidacy } from './say-yes.ts';
import { hasProved } from './proved-store.ts';
import { holdNominee } from './store.ts';

/**
 * Makes the candidacy of somebody who stands without an account that of the caller, who has the link. It
 * can be done after the vote as well; where the candidates are fixed, name and picture stay as they were.
 */
export async function takeByLink(
  { transact, campus }: Services,
  actor: Actor,
  { token }: Input<'takeByLink'>,
) {
  const { numberFormat } = await campus.settings();
  try {
    await transact(async (tx) => {
      if (!(await holdNominee(tx, actor.id))) throw new Refused('not-logged-in');
      const { row: asked, way } = await openLink(tx, token);
      const isFrozen = await lockCandidates(tx, asked.positionId);
      const [row] = await listEnteredRows(tx, { id: asked.id });
      if (row === undefined) throw new Refused('entered-link-invalid');
      if (row.accountId === actor.id) return;
      if (row.accountId !== null) throw new Refused('entered-taken');
      if (row.saysYes !== true && row.standsAs === null) throw new Refused('entered-not-yes');
      await refuseOther(tx, row, { actor, way, isFrozen, numberFormat });
      const { electionId, positionId } = row;
      if (
        !(await takeCandidacy(tx, row, { accountId: actor.id, isFrozen, isSent: way === 'sent' }))
      ) {
        throw new Refused('unknown-nomination');
      }
      await refuseSecondPost(tx, { electionId, positionId, accountId: actor.id });
    });
  } catch (error) {
    // They were entered or nominated for this position with their account as well.
    if (duplicateIn(error) !== null) throw new Refused('is-candidate-already');
    throw error;
  }
}

const hasOpened = async (tx: Tx, { starts_at: startsAt }: ElectionRow): Promise<boolean> =>
  startsAt !== null && startsAt <= (await readClock(tx));

/** Refuses an account that is somebody else's, or that could not stand. */
async function refuseOther(
  tx: Tx,
  { id, number, address, electionId, positionId, enteredBy }: EnteredRow,
  given: {
    actor: Actor;
    way: EnteredWay;
    isFrozen: boolean;
    numberFormat: Parameters<typeof standBarrier>[1]['format'];
  },
): Promise<void> {
  const { actor, way, isFrozen, numberFormat: format } = given;
  const person = await findPerson(tx, actor.id);
  if (person === null) throw new Refused('not-logged-in');
  if (person.role === 'observer') throw new Refused('is-observer');
  if (number !== '' && person.number !== number) throw new Refused('entered-other-number');
  // With the number of the list it is the officer themselves.
  if (number === '' && enteredBy === actor.id) throw new Refused('entered-by-you');
  const [election] = await listElectionRows(tx, { id: electionId });
  // Whoever has the link of the e-mail reads the mailbox.
  const isSent = way === 'sent';
  if (!isSent && election !== undefined && (await hasOpened(tx, election))) {
    // Whoever was entered by name alone has nothing to prove: they take the candidacy once it is counted.
    const waits = number !== '' || address !== null || election.closed_at === null;
    if (waits && !(await hasProved(tx, id, actor.id))) throw new Refused('entered-unproved');
  }
  // Whom people could vote for stays a candidate, whatever their account says.
  if (election === undefined || isFrozen || person.number === null) return;
  const { id: accountId, role, number: own } = person;
  const asked = { person: { accountId, role, number: own }, election, positionId, format };
  const barrier = await standBarrier(tx, asked);
  if (barrier !== null) throw refusedBy(barrier, 'your');
}
