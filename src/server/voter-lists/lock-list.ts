import { refusedWords } from '#texts/en/refused.ts';
import { frozenBy } from '#core/elections/freezing.ts';
import { Refused } from '#core/refusal.ts';
import { readClock } from '../platform/db/clock.ts';
import type { Tx } from '../platform/db/client.ts';
import { lockLife } from '../elections/lock-life.ts';
import type { LockedElection } from '../elections/lock-life.ts';
import { findEmptied, opensAbout } from './import-store.ts';
import type { ListOf } from './store.ts';
import { lockCampusList } from './store.ts';

/** A list that nobody else writes until the transaction ends. */
export interface LockedList {
  list: ListOf;
  /** When the change of the list counts: one moment for all that it removes and adds. */
  moment: Date;
  /** Null for the list of the campus. */
  election: LockedElection | null;
}

/** Holds a list; that of an election as a vote and an edit hold it. */
export async function lockList(tx: Tx, list: ListOf): Promise<LockedList> {
  if (list === null) {
    await lockCampusList(tx);
    return { list, moment: await readClock(tx), election: null };
  }
  const election = await lockLife(tx, list);
  return { list, moment: election.now, election };
}

/** Refuses to change who is on a list that is fixed: that of an election whose voting has opened. */
export function refuseFixed({ election }: LockedList): void {
  if (election !== null && frozenBy('electorate', election) !== null) {
    throw new Refused('voter-list-fixed');
  }
}

/**
 * Refuses, at the end of a transaction, a change of the campus's list beside an opening: it would count
 * as one before it and be seen after it.
 */
export async function refuseBesideOpening(tx: Tx, { list, moment }: LockedList): Promise<void> {
  if (list === null && (await opensAbout(tx, moment))) throw new Refused('election-opens-now');
}

/** Refuses a change that leaves a position of a published election without a voter who had some. */
export async function refuseEmptied(tx: Tx, { list, moment }: LockedList): Promise<void> {
  const emptied = await findEmptied(tx, list, moment);
  if (emptied === null) return;
  throw new Refused('position-without-voters', {
    words: () => refusedWords.positionEmptied(emptied),
  });
}
