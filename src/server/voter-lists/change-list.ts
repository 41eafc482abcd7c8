import type { CountedAct } from '#core/council/counted-acts.ts';
import type { RecordedAct } from '#core/council/recorded-acts.ts';
import type { PlannedChange, TwoPersonActName } from '#core/council/two-person.ts';
import type { Actor } from '#core/actor.ts';
import { invalidInput } from '#core/refusal.ts';
import type { ListEntry } from '#core/voter-list/read-list.ts';
import { finishAct } from '../elections/act.ts';
import { countActs, listTouchedByNumbers } from '../elections/counted-acts.ts';
import type { Tx } from '../platform/db/client.ts';
import { record } from '../platform/record.ts';
import { askSecondOfficer } from '../proposals/second-officer.ts';
import type { Services } from '../services.ts';
import type { LockedList } from './lock-list.ts';

/** What voters of an election read when its list changes before voting opens. */
export const listChanged = 'Changed: the voter list.';

/** What was done to people of a list. */
interface ChangeOfList {
  locked: LockedList;
  actor: Actor;
  act: TwoPersonActName & RecordedAct;
  /** Of the list itself; each act on the same waits once. */
  objectId: string;
  objectKey: string;
  /** For the record. */
  detail: string;
  /** The numbers that it adds, removes or changes. */
  numbers: readonly string[];
  /** For the officer who has to confirm it: who they are. */
  changes: readonly PlannedChange[];
  /** The sentence for voters of an election; null where they have not seen it. */
  what: string | null;
  reason: string;
  /** As what open elections count it; null where it is counted elsewhere. */
  kind: CountedAct | null;
}

/**
 * Ends a change of a list: asks for the second officer where an election is open in which these numbers may vote,
 * counts it where that goes by this list, and writes the record and the line for voters.
 */
export async function finishChange(
  tx: Tx,
  services: Pick<Services, 'live'>,
  done: ChangeOfList,
): Promise<void> {
  const { locked, actor, act, objectId, objectKey, detail, changes, what, reason } = done;
  const touched = await listTouchedByNumbers(tx, done.numbers, locked.list);
  // Their addresses prove numbers that may vote by another list, too; those of a draft prove none.
  const isDraft = locked.election?.phase === 'draft';
  const mayVote = isDraft ? touched : await listTouchedByNumbers(tx, done.numbers);
  const on = { touchesVoting: mayVote.size > 0 };
  if (locked.election === null) {
    await askSecondOfficer(tx, actor, {
      ...{ act, on, objectKey, electionId: null, changes, reason },
      subject: 'The voter list',
      what: 'It changes while an election is open that these people vote in.',
    });
    await record(tx, { actorId: actor.id, act, objectId, detail });
  } else {
    const { id, name } = locked.election.row;
    await finishAct(tx, {
      ...{ id, actor, act, name: `${name}: ${detail}`, what, life: locked.election, reason, on },
      plan: { objectKey, changes, subject: name },
    });
  }
  if (done.kind !== null) await countActs(tx, services, { kind: done.kind, by: actor.id, touched });
}

/** The numbers of the people of one act, who are in it once each. */
export function numbersOf(people: readonly { enrollmentNumber: string }[]): string[] {
  const numbers = people.map(({ enrollmentNumber }) => enrollmentNumber);
  if (new Set(numbers).size === numbers.length) return numbers;
  throw invalidInput({ also: 'One person is named twice' });
}

/** An entry as the second officer reads it. */
const entryText = ({ enrollmentNumber, name, email, groups }: ListEntry): string =>
  [name, enrollmentNumber, email, ...groups].filter((text) => text !== '').join(', ');

/** More names than anybody reads before they confirm. */
const mostShown = 200;

/** What becomes of these people, one by one; of very many the first, and how many more. */
export function changesOf(
  people: readonly { from: ListEntry | null; to: ListEntry | null }[],
): PlannedChange[] {
  const shown = people.slice(0, mostShown).map(({ from, to }) => ({
    field: 'Voter list',
    from: from === null ? '' : entryText(from),
    to: to === null ? '' : entryText(to),
  }));
  const more = people.length - shown.length;
  return more === 0 ? shown : [...shown, { field: 'Voter list', from: '', to: `+ ${more}` }];
}
