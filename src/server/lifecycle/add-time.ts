import { randomUUID } from 'node:crypto';
import { isEnrollmentNumber } from '#core/accounts/enrollment-number.ts';
import { endMomentOf } from '#core/campus/moment.ts';
import { addedTimeSentence, addedUntilProblem } from '#core/elections/added-time.ts';
import { invalidInput, Refused } from '#core/refusal.ts';
import type { Tx } from '../platform/db/client.ts';
import type { ActServices } from '../officer-act.ts';
import { findUpheld } from '../complaints/public.ts';
import { writeOverturned } from '../elections/owner-acts-store.ts';
import { withDates } from '../elections/store.ts';
import { momentText } from '#core/campus/dates.ts';
import { closeAt, notGoingOn } from '../elections/act.ts';
import {
  findAddedTimeSanction,
  insertAdded,
  listWithoutVote,
  takeAllBack,
  writeAddedTime,
} from '../elections/added-time-store.ts';
import { electionAct } from '../elections/election-act.ts';
import type { LockedElection } from '../elections/lock-life.ts';
import { refuseLastMoments } from '../elections/lock-life.ts';
import { updateElection } from '../elections/life-store.ts';

const whileOpen = {
  ...notGoingOn,
  upcoming: 'voting-not-open',
  paused: 'election-paused',
} as const;

/**
 * Lets people vote until a later moment who could not vote. For all others voting ends at its time, and the
 * election closes when the last can vote. Of several officers who add the same people at once one is answered,
 * and the others read that they have this time.
 */
export const addTime = electionAct<'addTime'>({
  act: 'election.add-time',
  refusedIn: whileOpen,
  async run({ tx, input, services, settings: { timeZone }, election, format }) {
    const { id, until: given, reason, appealId } = input;
    const row = withDates(election.row);
    if (row.is_rehearsal) throw new Refused('is-rehearsal');
    if (row.standings !== 'after-close') throw new Refused('counts-not-hidden');
    refuseLastMoments(election);
    const numbers = [...new Set(input.numbers)];
    const misfits = numbers.filter((number) => !isEnrollmentNumber(number, format));
    if (misfits.length > 0) throw wrongNumbers('These are no enrollment numbers of here', misfits);
    const isAdded = row.others_end_at !== null;
    const othersEnd = row.others_end_at ?? row.ends_at;
    const until = new Date(endMomentOf(given, timeZone) ?? '');
    const problem = addedUntilProblem(until, { othersEnd, end: row.ends_at, isAdded });
    if (problem !== null) throw invalidInput({ until: problem });
    if (appealId !== undefined && !(await findUpheld(tx, { appealId, electionId: id }))) {
      throw new Refused('complaint-not-upheld');
    }
    const strangers = await listWithoutVote(tx, id, numbers);
    if (strangers.length > 0) {
      throw wrongNumbers('These people are no voters of this election', strangers);
    }
    const { added, people } = await insertAdded(tx, id, numbers);
    if (added === 0 && until <= row.ends_at) throw new Refused('time-added-already');
    await updateElection(tx, id, {
      ends_at: until,
      others_end_at: othersEnd,
      added_people: people,
    });
    await closeAt(tx, services, id, until);
    await tellAdded(tx, services, id);
    const moment = momentText(until, timeZone);
    const more = isAdded && added > 0 ? ` ${countOf(added)} added.` : '';
    return {
      what: `${addedTimeSentence(people, moment)}${more} For everybody else voting ends on ${momentText(othersEnd, timeZone)}, as planned. Nothing is counted before.`,
      plan: {
        changes: [
          { field: 'People who could not vote', from: '', to: numbers.join(', ') },
          {
            field: 'They vote until',
            from: isAdded ? momentText(row.ends_at, timeZone) : '',
            to: moment,
          },
        ],
      },
      write: (entry) =>
        writeAddedTime(
          tx,
          {
            id: randomUUID(),
            ...{ electionId: id, appealId: appealId ?? null, until, people, reason },
          },
          entry,
        ),
    };
  },
});

const countOf = (people: number) => (people === 1 ? '1 of them was' : `${people} of them were`);

const wrongNumbers = (what: string, numbers: readonly string[]) =>
  invalidInput({ numbers: `${what}: ${numbers.join(', ')}` });

/**
 * Takes added time back: voting ends for everybody when it was to end, or now where that is past. Votes that were
 * cast stay.
 */
export const takeTimeBack = electionAct<'takeTimeBack'>({
  act: 'election.take-time-back',
  refusedIn: whileOpen,
  async run({ tx, input: { id, reason }, services, settings, election }) {
    const sanction = await findAddedTimeSanction(tx, id);
    if (election.row.others_end_at === null || sanction === null) {
      throw new Refused('no-added-time');
    }
    refuseLastMoments(election);
    const { end, isOver } = await endAddedTime(tx, services, election);
    return {
      what: isOver
        ? 'The added time was taken back, so voting is closed. Votes that were cast in it count.'
        : `The added time was taken back. Voting closes for everybody on ${momentText(end, settings.timeZone)}.`,
      write: (entry) => writeOverturned(tx, { id: sanction, reason }, entry),
    };
  },
});

/** Ends the added time of a locked election that has some, and answers its new end. */
async function endAddedTime(
  tx: Tx,
  services: Pick<ActServices, 'jobs'>,
  { row: { id, others_end_at: othersEnd }, now }: LockedElection,
): Promise<{ end: Date; isOver: boolean }> {
  const isOver = othersEnd !== null && othersEnd < now;
  const end = isOver || othersEnd === null ? now : othersEnd;
  // Where it is over for the others, it stays written when that was, and how many voted on.
  await updateElection(tx, id, {
    ends_at: end,
    ...(!isOver && { others_end_at: null, added_people: 0 }),
  });
  await takeAllBack(tx, id);
  await closeAt(tx, services, id, end);
  await tellAdded(tx, services, id);
  return { end, isOver };
}

/** Whoever has not heard of it is told once all of it is committed. */
const tellAdded = (
  tx: Tx,
  services: Pick<ActServices, 'jobs'>,
  electionId: string,
): Promise<void> => services.jobs.enqueue(tx, 'tell-added', { electionId });
