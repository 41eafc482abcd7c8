import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '#core/actor.ts';
import { reasonMissing } from '#core/kernel/reason.ts';
import { invalidInput, Refused } from '#core/refusal.ts';
import type { Reply } from '#contract/api.ts';
import { asRefused } from '#contract/fields.ts';
import { keptGroups, shownGroups } from '#core/voter-list/list-cells.ts';
import type { ListEntry } from '#core/voter-list/read-list.ts';
import { holdNumberFormat, refuseMisfit } from '../number-format/number-format.ts';
import type { Tx } from '../platform/db/client.ts';
import { duplicateIn } from '../platform/db/errors.ts';
import { officerAct } from '../officer-act.ts';
import type { Services } from '../services.ts';
import { changesOf, finishChange, listChanged, numbersOf } from './change-list.ts';
import { keepVotesOfEntry } from './kept-votes-store.ts';
import { countLateAddresses, tellLateAddress } from './late-addresses.ts';
import type { LockedList } from './lock-list.ts';
import { lockList, refuseBesideOpening, refuseFixed } from './lock-list.ts';
import type { EntryRow } from './store.ts';
import {
  addEntries,
  findEntry,
  findNumber,
  readNumbers,
  removeNumbers,
  touchList,
} from './store.ts';
import { presentVoter } from './view.ts';

/** What voters read where somebody was added after voting opened: how many, and no name. */
const addedLate = (count: number) => ({ key: 'added-late', count }) as const;

/** What they read where somebody on it was corrected: the same for everybody, whoever has voted. */
const correctedLate = { key: 'list-corrected' } as const;

/**
 * Adds voters. To an election that is open only with a reason, which everybody reads, and onto a list
 * of its own in any case: that of the campus is fixed for it.
 */
export const addVoter = officerAct<'addVoter', Reply<'addVoter'>['voter']>({
  run: ({ tx, actor, input, services }) =>
    onceEach(async () => {
      const { electionId, reason, also } = input;
      const people = [input, ...also].map((one) => typedEntry(one));
      const numbers = numbersOf(people);
      const format = await holdNumberFormat(tx);
      for (const { enrollmentNumber } of people) refuseMisfit(enrollmentNumber, format);
      const locked = await lockList(tx, electionId);
      const isLate = isLateAddition(locked);
      refuseSilence(isLate, reason);
      const { list, moment, election } = locked;
      const writing = { list, moment, actorId: actor.id, ...(isLate && { reason }) };
      refuseListed(numbers, await readNumbers(tx, list, numbers));
      await addEntries(tx, people, writing);
      await countLateAddresses(tx, services, writing);
      const voter = await readVoter(tx, locked, input.enrollmentNumber);
      // Who has no address there proves the number by that of the campus's list, which one officer may have written.
      const ofCampus = new Map(
        (await readNumbers(tx, null, numbers)).map((one) => [one.enrollmentNumber, one.email]),
      );
      const emailOf = (one: ListEntry) =>
        one.email === '' ? (ofCampus.get(one.enrollmentNumber) ?? '') : one.email;
      if (election !== null) {
        await touchList(tx, election.row.id, { addedAfterOpening: isLate ? people.length : 0 });
      }
      await finishChange(tx, services, {
        ...{ locked, actor, act: 'voter-list.add', objectId: voter._id, numbers },
        objectKey: `${list ?? 'campus'}:${numbers.join(' ')}`,
        detail: numbers.join(', '),
        changes: changesOf(
          people.map((one) => ({ from: null, to: { ...one, email: emailOf(one) } })),
        ),
        line: isLate ? addedLate(people.length) : lineOf(locked),
        reason,
        // The election counts late ones with its list.
        kind: isLate ? null : 'listed',
      });
      await refuseBesideOpening(tx, locked);
      return voter;
    }),
  answer: (_services, _input, voter) => ({ voter }),
});

/** Says beside each number of a form that it is there; one that comes at the same moment is refused by the database. */
function refuseListed(numbers: readonly string[], listed: readonly ListEntry[]): void {
  const there = new Set(listed.map((one) => one.enrollmentNumber));
  const fields = numbers.flatMap((number, at) =>
    there.has(number)
      ? [[`${at === 0 ? '' : `also.${at - 1}.`}enrollmentNumber`, asRefused('already-listed')]]
      : [],
  );
  if (fields.length > 0) {
    throw new Refused('already-listed', { fields: Object.fromEntries(fields) });
  }
}

/** True where voting has opened and is not over. */
const isOpen = ({ election }: LockedList): boolean =>
  election !== null && (election.phase === 'open' || election.phase === 'paused');

function refuseSilence(isLate: boolean, reason: string): void {
  if (isLate && reason === '') throw invalidInput({ reason: reasonMissing.everybody });
}

/** The same of an election that people are added to; refuses where nobody can be any more. */
function isLateAddition(locked: LockedList): boolean {
  const { election } = locked;
  if (election === null) return false;
  const { phase, row } = election;
  if (phase === 'closed' || phase === 'cancelled') throw new Refused('voter-list-fixed');
  if (row.voters !== 'listed' && row.voters !== 'proved') throw new Refused('no-voter-list');
  const isLate = isOpen(locked);
  // Before, who is on the list of the campus is added there.
  if (!isLate && row.electorate !== 'roll') throw new Refused('no-voter-list');
  return isLate;
}

/**
 * Corrects a voter: the entry that stood is kept as removed, and another one is added. On an election's own list
 * also while voting is open, with a reason that everybody reads: what was cast stays, and the correction holds for
 * the positions in which that person has cast nothing.
 */
export const correctVoter = officerAct<'correctVoter', Reply<'correctVoter'>['voter']>({
  run: ({ tx, actor, input, services }) =>
    onceEach(async () => {
      refuseMisfit(input.enrollmentNumber, await holdNumberFormat(tx));
      const { locked, entry } = await lockEntry(tx, input.id);
      const isLate = isOpen(locked);
      refuseSilence(isLate, input.reason);
      if (!isLate) refuseFixed(locked);
      const { list, moment } = locked;
      const { enrollment_number: former, reason: addedFor } = entry;
      const to = typedEntry(input, entry.groups);
      if (isDeepStrictEqual(to, entryOf({ ...entry, enrollmentNumber: former }))) {
        throw new Refused('nothing-to-correct');
      }
      const writing = { list, moment, actorId: actor.id, ...(addedFor && { reason: addedFor }) };
      await removeNumbers(tx, [former], writing);
      await addEntries(tx, [to], writing);
      if (isLate && list !== null && former !== input.enrollmentNumber) {
        await keepVotesOfEntry(tx, list, { from: former, to: input.enrollmentNumber });
      }
      await tellLateAddress(tx, services, writing);
      const voter = await readVoter(tx, locked, input.enrollmentNumber);
      await finishEntry(tx, services, {
        ...{ locked, actor, entry, to, reason: input.reason },
        objectId: voter._id,
      });
      return voter;
    }),
  answer: (_services, _input, voter) => ({ voter }),
});

/** Removes a voter from a list that is not fixed. */
export const removeVoter = officerAct<'removeVoter', void>({
  async run({ tx, actor, input: { id, reason = '' }, services }) {
    const { locked, entry } = await lockEntry(tx, id);
    refuseFixed(locked);
    const { list, moment } = locked;
    await removeNumbers(tx, [entry.enrollment_number], { list, moment, actorId: actor.id });
    await finishEntry(tx, services, { locked, actor, entry, to: null, reason, objectId: entry.id });
  },
  answer: () => undefined,
});

const entryOf = ({ enrollmentNumber, name, email, groups }: ListEntry): ListEntry => ({
  ...{ enrollmentNumber, name, email, groups },
});

/** What was typed of somebody. Groups that stay as they are shown stay as they are kept. */
function typedEntry(typed: ListEntry, kept: readonly string[] = []): ListEntry {
  const isSame = isSameGroups(typed.groups, shownGroups(kept));
  return { ...entryOf(typed), groups: isSame ? kept : keptGroups(typed.groups) };
}

const isSameGroups = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((group) => other.includes(group));

const lineOf = ({ election }: LockedList) =>
  election === null || election.phase === 'draft' ? null : listChanged;

interface ChangedEntry {
  locked: LockedList;
  actor: Actor;
  entry: EntryRow;
  /** Null where it is removed. */
  to: ListEntry | null;
  objectId: string;
  reason: string;
}

async function finishEntry(
  tx: Tx,
  services: Pick<Services, 'live' | 'campus'>,
  { locked, actor, entry, to, objectId, reason }: ChangedEntry,
): Promise<void> {
  const { enrollment_number: number } = entry;
  const from = entryOf({ ...entry, enrollmentNumber: number });
  const votesAs = (one: ListEntry) => JSON.stringify([one.enrollmentNumber, one.name, one.groups]);
  if (locked.election !== null) {
    await touchList(tx, locked.election.row.id, { addedAfterOpening: 0 });
  }
  await finishChange(tx, services, {
    ...{ locked, actor, objectId, objectKey: entry.id, reason },
    act: to === null ? 'voter-list.remove' : 'voter-list.correct',
    detail: to === null ? number : to.enrollmentNumber,
    numbers: to === null ? [number] : [...new Set([number, to.enrollmentNumber])],
    changes: changesOf([{ from, to }]),
    line: isOpen(locked) ? correctedLate : lineOf(locked),
    // An address is counted by itself.
    kind: to !== null && votesAs(from) === votesAs(to) ? null : 'listed',
  });
  await refuseBesideOpening(tx, locked);
}

/** Holds the list of an entry. */
async function lockEntry(tx: Tx, id: string): Promise<{ locked: LockedList; entry: EntryRow }> {
  const known = await findEntry(tx, id);
  if (known === null) throw new Refused('unknown-voter');
  const locked = await lockList(tx, known.election_id);
  const entry = await findEntry(tx, id);
  if (entry === null) throw new Refused('unknown-voter');
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

async function readVoter(tx: Tx, { list }: LockedList, number: string) {
  const row = await findNumber(tx, list, number);
  if (row === null) throw new Error('a voter vanished while they were added');
  return presentVoter(row);
}
