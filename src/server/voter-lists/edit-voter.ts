import type { RecordedAct } from '#core/council/recorded-acts.ts';
import type { Actor } from '#core/actor.ts';
import { reasonMissing } from '#core/kernel/reason.ts';
import { invalidInput, Refused } from '#core/refusal.ts';
import type { Input, Reply } from '#contract/api.ts';
import { holdNumberFormat } from '../number-format/hold-number-format.ts';
import { refuseMisfit } from '../number-format/own-number.ts';
import type { Tx } from '../platform/db/client.ts';
import { duplicateIn } from '../platform/db/duplicate.ts';
import { record } from '../platform/record.ts';
import type { Services } from '../services.ts';
import { officerAct } from '../officer-act.ts';
import { finishAct } from '../elections/act.ts';
import { listChanged } from './import.ts';
import { tellLateAddress } from './late-addresses.ts';
import type { LockedList } from './lock-list.ts';
import { lockList, refuseBesideOpening, refuseFixed } from './lock-list.ts';
import type { EntryRow } from './store.ts';
import { addEntries, findEntry, findNumber, removeNumbers, touchList } from './store.ts';
import { presentVoter } from './view.ts';

/** What voters read where somebody was added after voting opened: how many, and no name. */
const addedLate = '1 person was added to the voter list after voting opened.';

/**
 * Adds a voter. To an election that is open only with a reason, which everybody reads, and onto a list
 * of its own in any case: that of the campus is fixed for it.
 */
export const addVoter = officerAct<'addVoter', Reply<'addVoter'>['voter']>({
  run: ({ tx, actor, input }) =>
    onceEach(async () => {
      const { electionId, reason } = input;
      refuseMisfit(input.enrollmentNumber, await holdNumberFormat(tx));
      const locked = await lockList(tx, electionId);
      const isLate = isOpen(locked);
      if (isLate && reason === '') {
        throw invalidInput({ reason: reasonMissing.everybody });
      }
      const { list, moment } = locked;
      const writing = { list, moment, actorId: actor.id, ...(isLate && { reason }) };
      await addEntries(tx, [input], writing);
      const voter = await readVoter(tx, locked, input.enrollmentNumber);
      await finish(tx, {
        locked,
        actor,
        act: 'voter-list.add',
        voterId: voter._id,
        number: voter.enrollmentNumber,
        reason: isLate ? reason : '',
        what: isLate ? addedLate : listChanged,
      });
      return voter;
    }),
  answer: (_services, _input, voter) => ({ voter }),
});

/** True where voting has opened and is not over; refuses where nobody can be added any more. */
function isOpen({ election }: LockedList): boolean {
  if (election === null) return false;
  const { phase, row } = election;
  if (phase === 'closed' || phase === 'cancelled') throw new Refused('voter-list-fixed');
  if (row.voters !== 'listed' && row.voters !== 'proved') throw new Refused('no-voter-list');
  const isLate = phase === 'open' || phase === 'paused';
  // Before, who is on the list of the campus is added there.
  if (!isLate && row.electorate !== 'roll') throw new Refused('no-voter-list');
  return isLate;
}

/** Corrects a voter: the entry that stood is kept as removed, and another one is added. */
export async function correctVoter(services: Services, actor: Actor, input: Input<'correctVoter'>) {
  return onceEach(() =>
    services.transact(async (tx) => {
      refuseMisfit(input.enrollmentNumber, await holdNumberFormat(tx));
      const { locked, entry } = await lockEntry(tx, input.id);
      const { list, moment } = locked;
      const writing = { list, moment, actorId: actor.id };
      await removeNumbers(tx, [entry.enrollment_number], writing);
      await addEntries(tx, [input], writing);
      await tellLateAddress(tx, services, writing);
      const voter = await readVoter(tx, locked, input.enrollmentNumber);
      await finish(tx, {
        locked,
        actor,
        act: 'voter-list.correct',
        voterId: voter._id,
        number: voter.enrollmentNumber,
      });
      return { voter };
    }),
  );
}

/** Removes a voter from a list that is not fixed. */
export async function removeVoter(services: Services, actor: Actor, { id }: Input<'removeVoter'>) {
  await services.transact(async (tx) => {
    const { locked, entry } = await lockEntry(tx, id);
    const { list, moment } = locked;
    await removeNumbers(tx, [entry.enrollment_number], { list, moment, actorId: actor.id });
    await finish(tx, {
      locked,
      actor,
      act: 'voter-list.remove',
      voterId: entry.id,
      number: entry.enrollment_number,
    });
  });
}

/** Holds the list of an entry that may be changed. */
async function lockEntry(tx: Tx, id: string): Promise<{ locked: LockedList; entry: EntryRow }> {
  const known = await findEntry(tx, id);
  if (known === null) throw new Refused('unknown-voter');
  const locked = await lockList(tx, known.election_id);
  const entry = await findEntry(tx, id);
  if (entry === null) throw new Refused('unknown-voter');
  refuseFixed(locked);
  return { locked, entry };
}

/** A number stands on a list once, which the database settles. */
async function onceEach<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (duplicateIn(error) === 'voter_list_entries_once') throw new Refused('already-listed');
    throw error;
  }
}

interface Finished {
  locked: LockedList;
  actor: Actor;
  act: RecordedAct;
  voterId: string;
  number: string;
  what?: string;
  reason?: string;
}

async function finish(tx: Tx, done: Finished): Promise<void> {
  const { locked, actor, act, voterId, number, what = listChanged, reason = '' } = done;
  const { election } = locked;
  if (election === null) {
    await record(tx, { actorId: actor.id, act, objectId: voterId, detail: number });
  } else {
    const { id, name } = election.row;
    await touchList(tx, id, { addedAfterOpening: what === addedLate ? 1 : 0 });
    await finishAct(tx, {
      id,
      actor,
      act,
      name: `${name}: ${number}`,
      what: election.phase === 'draft' ? null : what,
      life: election,
      reason,
      plan: {
        objectKey: `${id}:${number}`,
        changes: [{ field: 'Voter list', from: '', to: number }],
      },
    });
  }
  await refuseBesideOpening(tx, locked);
}

async function readVoter(tx: Tx, { list }: LockedList, number: string) {
  const row = await findNumber(tx, list, number);
  if (row === null) throw new Error('a voter vanished while they were added');
  return presentVoter(row);
}
