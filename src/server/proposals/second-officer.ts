import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '#core/actor.ts';
import type { PlannedLine, SubjectLine } from '#core/council/proposal-line.ts';
import type { ActedOn, PlannedChange, TwoPersonActName } from '#core/council/two-person.ts';
import { officersFor, twoPersonActs } from '#core/council/two-person.ts';
import { reasonMissing } from '#core/kernel/reason.ts';
import { invalidInput, Refused } from '#core/refusal.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import { plannedSubject } from '#texts/proposal-line.ts';
import { record } from '../platform/record.ts';
import type { NamedPerson } from './kept-people.ts';

export type { NamedPerson };
import { countRemoved } from './officers-store.ts';
import type { ProposalRow } from './store.ts';
import { countSeconds, isChangedSince, isRuleOn } from './store.ts';

/** What an act would do, said for the officer who has to confirm it. */
export interface PlannedAct {
  act: TwoPersonActName;
  on: ActedOn;
  /** What it is done to: of one act on one thing one proposal is open. */
  objectKey: string;
  electionId: string | null;
  /** For people: the name of an election, for example; what has no name has its key. */
  subject: string | SubjectLine;
  /** What it does, in English and by its keys. */
  what: string;
  told: readonly PlannedLine[];
  /** What is kept of the call, where that is not what it was given. */
  body?: unknown;
  /** Old and new values. */
  changes?: readonly PlannedChange[];
  /** The picture that it takes into use. */
  uploadId?: string | null;
  reason: string;
  /** Whose names and addresses stand in it: they are kept as their accounts, and read when somebody reads it. */
  people?: readonly NamedPerson[];
  /** The account that it gives something to: the proposal goes with it. */
  accountId?: string;
  /** Accounts of officers who cannot be the second one, because it is about them. */
  notBy?: readonly string[];
  /** What the one officer does at once, in the transaction that keeps the proposal. */
  meanwhile?: (tx: Tx) => Promise<DoneMeanwhile>;
  /** Tells whom it is about that it is proposed, in the same transaction. */
  tell?: (tx: Tx, proposalId: string) => Promise<void>;
}

/** What was done at once, for its officer and for the e-mail to the others. */
export interface DoneMeanwhile {
  /** In the language of the moment: `message` says what is so now, `line` how it becomes more than that. */
  words: () => { subject: string; message: string; line: string };
  /** Until when it can become more than that. */
  until: Date;
}

/** Ends the transaction of a verb with nothing done: another officer has to confirm the call. */
export class NeedsSecondOfficer extends Error {
  readonly planned: PlannedAct;

  constructor(planned: PlannedAct) {
    super('another officer has to confirm this');
    this.planned = planned;
  }
}

/** What the officer of a transaction decides: the account it is about, by how many it is done, and what they read. */
interface Confirmed {
  accountId: string | null;
  officers: 1 | 2;
  read: Pick<ProposalRow, 'what' | 'keptChanges' | 'body' | 'proposedAt'>;
}

const confirming = new WeakMap<Tx, Confirmed>();

/** Lets a transaction do what its officer confirms. */
export function letConfirm(tx: Tx, confirmed: Confirmed): void {
  confirming.set(tx, confirmed);
}

/** Whether the officer of this transaction confirms what another one proposed. */
export const isConfirming = (tx: Tx): boolean => confirming.has(tx);

/** By how many officers the act of this transaction is done, where one confirms it; null otherwise. */
export const confirmedBy = (tx: Tx): 1 | 2 | null => confirming.get(tx)?.officers ?? null;

/** The account of the proposal that is confirmed now: what its call was given may name another by then. */
export const confirmedAccount = (tx: Tx): string | null => confirming.get(tx)?.accountId ?? null;

/** By how many officers an act would be done now (`officersFor`) by this one; null: by others. */
export async function officersNeeded(
  db: Db,
  actor: Pick<Actor, 'id'> | null,
  { act, on, notBy = [] }: Pick<PlannedAct, 'act' | 'on' | 'notBy'>,
): Promise<1 | 2 | null> {
  const own = actor === null ? [] : [actor.id];
  const others = await countSeconds(db, twoPersonActs[act].access, [...own, ...notBy]);
  const isOn = await isRuleOn(db);
  // Nothing falls to one because the others were taken away.
  const removed = actor === null ? 0 : await countRemoved(db, actor.id);
  const officers = others + own.length + removed;
  return officersFor(act, on, { isRuleOn: isOn, officers });
}

/**
 * At the end of a verb's transaction, when all is judged and written: answers by how many officers it
 * is done, or undoes it, because another one has to confirm it first. Null where one is enough.
 */
export async function askSecondOfficer(
  tx: Tx,
  actor: Pick<Actor, 'id'>,
  planned: PlannedAct,
): Promise<1 | 2 | null> {
  const confirmed = confirming.get(tx);
  if (confirmed !== undefined) {
    if (planned.act === 'election.publish') await refuseChanged(tx, planned, confirmed);
    return confirmed.officers;
  }
  const { electionId, reason } = planned;
  const needed = await officersNeeded(tx, actor, planned);
  if (needed === null) return null;
  if (reason === '')
    throw invalidInput({ reason: reasonMissing[needed === 2 ? 'secondOfficer' : 'nobodyElse'] });
  if (needed === 2) throw new NeedsSecondOfficer(planned);
  await record(tx, {
    actorId: actor.id,
    act: 'proposal.alone',
    objectId: electionId ?? actor.id,
    ...(electionId !== null && { electionId }),
    detail: `${plannedSubject(planned.subject).subject}: ${reason}`,
  });
  return 1;
}

/** One officer alone changes a draft: it is published as the second one read it, and untouched since. */
async function refuseChanged(
  tx: Tx,
  { what, changes = [], electionId, body }: PlannedAct,
  { read }: Confirmed,
): Promise<void> {
  // Of whom it is published with, a stamp is kept: the names wait with the draft.
  const isAsRead =
    what === read.what &&
    isDeepStrictEqual(changes, read.keptChanges) &&
    isDeepStrictEqual(body, read.body);
  if (isAsRead && !(await isChangedSince(tx, electionId, read.proposedAt))) return;
  throw new Refused('draft-changed');
}
