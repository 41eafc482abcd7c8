import type { NumberFormat } from '#core/accounts/number-format.ts';
import type { Actor } from '#core/actor.ts';
import { enteredStatusOf } from '#core/elections/entered.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import type { Tx } from '../platform/db/client.ts';
import { duplicateIn } from '../platform/db/errors.ts';
import type { Services } from '../services.ts';
import { lockCandidates } from '../elections/first-vote-store.ts';
import { listElectionRows } from '../elections/store.ts';
import { presentNames } from '../elections/translated.ts';
import { findPerson, listEnteredRows } from './entered-store.ts';
import type { EnteredRow } from './entered-store.ts';
import { refusedBy, refuseSecondPost, standBarrier } from './may-stand.ts';
import { giveToAccount } from './put-on-ballot.ts';
import { hasProved, listTakeable } from './proved-store.ts';
import { holdNominee } from './store.ts';

/** The candidacies that the caller has proved to be theirs, and takes by one press. */
export async function listMyCandidacies({ db }: Services, actor: Actor) {
  const ids = await listTakeable(db, actor.id);
  const rows = ids.length === 0 ? [] : await listEnteredRows(db, { ids });
  return rows.map((row) => ({
    _id: row.id,
    election: { _id: row.electionId, name: row.election },
    position: row.position,
    name: row.name,
    ...presentNames(row),
  }));
}

/**
 * Makes the candidacy of somebody who stands without an account that of the caller, who has proved the number or the
 * address. It can be done after the vote as well; where the candidates are fixed, name and picture stay as they were.
 */
export async function takeCandidacy(
  { transact, campus }: Services,
  actor: Actor,
  { id }: Input<'takeCandidacy'>,
) {
  const { numberFormats } = await campus.settings();
  try {
    await transact(async (tx) => {
      if (!(await holdNominee(tx, actor.id))) throw new Refused('not-logged-in');
      const [found] = await listEnteredRows(tx, { id });
      if (found === undefined) throw new Refused('unknown-entered');
      const isFrozen = await lockCandidates(tx, found.positionId);
      const [row] = await listEnteredRows(tx, { id });
      if (row === undefined) throw new Refused('unknown-entered');
      if (row.accountId === actor.id) return;
      if (row.accountId !== null) throw new Refused('entered-taken');
      await refuseOther(tx, row, { actor, isFrozen, format: numberFormats });
      const { electionId, positionId } = row;
      if (enteredStatusOf(row) === 'off') throw new Refused('unknown-nomination');
      if (!(await giveToAccount(tx, row, { accountId: actor.id, isFrozen }))) {
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

/** Refuses an account that is somebody else's, or that could not stand. */
async function refuseOther(
  tx: Tx,
  { id, number, electionId, positionId, enteredBy }: EnteredRow,
  { actor, isFrozen, format }: { actor: Actor; isFrozen: boolean; format: NumberFormat },
): Promise<void> {
  const person = await findPerson(tx, actor.id);
  if (person === null) throw new Refused('not-logged-in');
  if (person.role === 'observer') throw new Refused('is-observer');
  const { number: own } = person;
  if (number !== '' && own !== null && own !== number) throw new Refused('entered-other-number');
  // With the number of the list it is the officer themselves.
  if (number === '' && enteredBy === actor.id) throw new Refused('entered-by-you');
  if (!(await hasProved(tx, id, actor.id))) throw new Refused('entered-unproved');
  const [election] = await listElectionRows(tx, { id: electionId });
  // Whom people could vote for stays a candidate, whatever their account says.
  if (election === undefined || isFrozen || own === null) return;
  const { id: accountId, role } = person;
  const barrier = await standBarrier(tx, {
    person: { accountId, role, number: own },
    election,
    positionId,
    format,
  });
  if (barrier !== null) throw refusedBy(barrier, 'your');
}
