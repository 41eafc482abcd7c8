import { wrong } from '#core/kernel/wrong.ts';
import { plannedChange } from '#texts/change-line.ts';
import { plannedLines } from '#texts/proposal-line.ts';
import type { ElectionLine } from '#core/elections/election-line.ts';
import { voterLines } from '#texts/election-line.ts';
import type { CountedAct } from '#core/council/counted-acts.ts';
import type { RecordedAct } from '#core/council/recorded-acts.ts';
import type { PlannedChange, TwoPersonActName } from '#core/council/two-person.ts';
import type { Actor } from '#core/actor.ts';
import { invalidInput } from '#core/refusal.ts';
import { shortName, shownGroups } from '#core/voter-list/list-cells.ts';
import type { ListEntry } from '#core/voter-list/read-list.ts';
import { finishAct } from '../elections/act.ts';
import { countActs, listTouchedByNumbers } from '../elections/counted-acts.ts';
import type { Tx } from '../platform/db/client.ts';
import { record } from '../platform/record.ts';
import { askSecondOfficer } from '../proposals/second-officer.ts';
import type { Services } from '../services.ts';
import type { LockedList } from './lock-list.ts';

/** What voters of an election read when its list changes before voting opens. */
export const listChanged = { key: 'list-changed' } as const;

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
  /** The line for voters of an election; null where they have not seen it. */
  line: ElectionLine | null;
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
  services: Pick<Services, 'live' | 'campus'>,
  done: ChangeOfList,
): Promise<void> {
  const { locked, actor, act, objectId, objectKey, detail, changes, line, reason } = done;
  const touched = await listTouchedByNumbers(tx, done.numbers, locked.list);
  // Their addresses prove numbers that may vote by another list, too; those of a draft prove none.
  const isDraft = locked.election?.phase === 'draft';
  const mayVote = isDraft ? touched : await listTouchedByNumbers(tx, done.numbers);
  const on = { touchesVoting: mayVote.size > 0 };
  if (locked.election === null) {
    await askSecondOfficer(tx, actor, {
      ...{ act, on, objectKey, electionId: null, changes, reason },
      subject: { key: 'voter-list' },
      ...plannedLines([{ key: 'changes-list' }]),
    });
    await record(tx, { actorId: actor.id, act, objectId, detail });
  } else {
    const { id, name } = locked.election.row;
    const { timeZone } = await services.campus.settings();
    const lines = line === null ? { what: null } : voterLines(timeZone, line);
    await finishAct(tx, {
      ...{
        id,
        actor,
        act,
        name: `${name}: ${detail}`,
        ...lines,
        life: locked.election,
        reason,
        on,
      },
      plan: { objectKey, changes, subject: name },
    });
  }
  if (done.kind !== null) await countActs(tx, services, { kind: done.kind, by: actor.id, touched });
}

/** The numbers of the people of one act, who are in it once each. */
export function numbersOf(people: readonly { enrollmentNumber: string }[]): string[] {
  const numbers = people.map(({ enrollmentNumber }) => enrollmentNumber);
  if (new Set(numbers).size === numbers.length) return numbers;
  throw invalidInput({ also: wrong('named-twice') });
}

/** An entry as the second officer reads it. */
const entryText = ({ enrollmentNumber, name, email, groups }: ListEntry): string =>
  [shortName(name), enrollmentNumber, email, ...shownGroups(groups)]
    .filter((text) => text !== '')
    .join(', ');

/** What becomes of somebody on a list. */
interface Becomes {
  from: ListEntry | null;
  to: ListEntry | null;
  /** Whether who comes stands on another list already, so that this one may have another address for them. */
  isBeside?: boolean;
}

/** The kinds in the order in which they are read. */
const kinds = ['addresses', 'gone', 'come', 'names'] as const;
type Kind = (typeof kinds)[number];

function kindOf({ from, to, isBeside = false }: Becomes): Kind {
  if (to === null) return 'gone';
  if (from === null) return isBeside ? 'addresses' : 'come';
  const isSame =
    from.email === to.email && JSON.stringify(from.groups) === JSON.stringify(to.groups);
  return isSame ? 'names' : 'addresses';
}

/** Nobody counts more than these by eye. */
const mostUncounted = 10;
/** More people who come, or names, than anybody reads before they confirm. */
const mostShown = 200;

const listLine = (from: string, to: string) => plannedChange({ field: 'voter-list', from, to });

/**
 * What becomes of these people, one by one: first how many of each kind, of many, and then each address or group that
 * changes and who goes, however many. Of who comes and of names the first, and how many more.
 */
export function changesOf(people: readonly Becomes[]): PlannedChange[] {
  const byKind = Map.groupBy(people, kindOf);
  const of = (kind: Kind) => byKind.get(kind) ?? [];
  const counts = kinds.map((kind) => plannedChange({ field: kind, to: String(of(kind).length) }));
  const rest = [...of('come'), ...of('names')];
  const more = rest.length - mostShown;
  const shown = [...of('addresses'), ...of('gone'), ...rest.slice(0, mostShown)];
  return [
    ...(people.length > mostUncounted ? counts : []),
    ...shown.map(({ from, to }) =>
      listLine(from === null ? '' : entryText(from), to === null ? '' : entryText(to)),
    ),
    ...(more > 0 ? [listLine('', `+ ${more}`)] : []),
  ];
}
