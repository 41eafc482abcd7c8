import { willRead } from '#texts/election-line.ts';
import type { VoterLines } from '#texts/election-line.ts';
import { inEnglish } from '#core/kernel/speech.ts';
import type { Concerned } from '#core/elections/concerned.ts';
import type { ElectionLine } from '#core/elections/election-line.ts';
import type { RecordedAct } from '#core/council/recorded-acts.ts';
import type { ActedOn } from '#core/council/two-person.ts';
import { isTwoPersonAct } from '#core/council/two-person.ts';
import type { Life } from '#core/elections/freezing.ts';
import type { Phase } from '#core/elections/phase.ts';
import type { Refusal } from '#core/refusal.ts';
import { Refused } from '#core/refusal.ts';
import type { Actor } from '#core/actor.ts';
import type { Tx } from '../platform/db/client.ts';
import type { Entry } from '../platform/record.ts';
import { record, recordWith } from '../platform/record.ts';
import type { Services } from '../services.ts';
import { askSecondOfficer } from '../proposals/second-officer.ts';
import type { PlannedAct } from '../proposals/second-officer.ts';
import { insertChange } from './life-store.ts';

/** Why an act is refused that needs voting to go on, by the phase that the election is in. */
export const notGoingOn: Partial<Record<Phase, Refusal>> = {
  draft: 'election-is-draft',
  closed: 'voting-closed',
  cancelled: 'election-cancelled',
};

export function refuseIn(phase: Phase, why: Partial<Record<Phase, Refusal>>): void {
  const refusal = why[phase];
  if (refusal !== undefined) throw new Refused(refusal);
}

/** What an act says for the officer who has to confirm it. */
export type ActPlan = Partial<
  Pick<
    PlannedAct,
    | 'objectKey'
    | 'body'
    | 'subject'
    | 'what'
    | 'told'
    | 'changes'
    | 'people'
    | 'uploadId'
    | 'meanwhile'
    | 'notBy'
  >
>;

/** What was done to an election, for voters and for the record. */
interface Done {
  id: string;
  actor: Pick<Actor, 'id'>;
  act: RecordedAct;
  name: string;
  /** Where the election was before. */
  life: Life;
  /** What voters read, and the same by its keys; null where they have not seen the election yet. */
  what: string | null;
  told?: readonly ElectionLine[];
  reason?: string;
  /** Why, for voters, where that is another reason. */
  because?: string;
  /** Whether voters are told by e-mail as well; they are, unless this says no. */
  isMailed?: boolean;
  /** Whom it concerns where it is about single positions. */
  concerned?: Concerned | null;
  /** For the officer who has to confirm it, where two are needed. */
  plan?: ActPlan;
  /** What more decides whether another officer has to. */
  on?: ActedOn;
  /** What the database's owner does and records by itself. */
  write?: (entry: Entry) => Promise<boolean>;
}

/**
 * Writes down what was done, in the transaction that does it. Where another officer
 * has to confirm it, this undoes the transaction.
 */
export async function finishAct(tx: Tx, done: Done): Promise<void> {
  const { id, actor, act, name, life, what, reason = '', plan, on, write } = done;
  const { because = reason, isMailed = true, told = [], concerned } = done;
  const officers = isTwoPersonAct(act)
    ? await askSecondOfficer(tx, actor, {
        act,
        on: { ...life, ...on },
        objectKey: id,
        electionId: id,
        subject: name,
        ...{ what: what === null ? '' : inEnglish(() => willRead(what)), told },
        reason,
        ...plan,
      })
    : null;
  if (what !== null) {
    const by = { actorId: actor.id, officers };
    await insertChange(tx, {
      electionId: id,
      what,
      told,
      reason: because,
      isMailed,
      concerned,
      ...by,
    });
  }
  const detail = reason === '' ? name : `${name}: ${reason}`;
  const line = { actorId: actor.id, act, objectId: id, detail };
  await (write === undefined ? record(tx, line) : recordWith(tx, line, write));
}

/** Says on an election's page what nobody has done yet. */
export function announceChange(
  tx: Tx,
  said: { electionId: string; actorId: string; concerned?: Concerned } & VoterLines,
): Promise<void> {
  return insertChange(tx, { ...said, reason: '', officers: null });
}

/**
 * Voting is closed at its new end. The job of a former end does no harm: it finds that voting goes on,
 * or that it is closed.
 */
export function closeAt(
  tx: Tx,
  services: Pick<Services, 'jobs'>,
  electionId: string,
  notBefore: Date,
) {
  return services.jobs.enqueue(tx, 'close-election', { electionId }, { notBefore });
}
