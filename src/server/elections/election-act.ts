import type { Concerned } from '#core/elections/concerned.ts';
import type { ElectionLine } from '#core/elections/election-line.ts';
import type { RecordedAct } from '#core/council/recorded-acts.ts';
import type { NumberFormat } from '#core/accounts/number-format.ts';
import type { ActedOn, TwoPersonActName } from '#core/council/two-person.ts';
import type { Phase } from '#core/elections/phase.ts';
import type { Refusal } from '#core/refusal.ts';
import type { Answer, Api, CallName } from '#contract/api.ts';
import { holdNumberFormat } from '../number-format/number-format.ts';
import type { Entry } from '../platform/record.ts';
import { officerAct } from '../officer-act.ts';
import type { ActScene, OfficerAct } from '../officer-act.ts';
import type { Services } from '../services.ts';
import type { ActPlan } from './act.ts';
import { finishAct, refuseIn } from './act.ts';
import { lockLife } from './lock-life.ts';
import type { LockedElection } from './lock-life.ts';

/** The calls that act on one election by its id, and answer it or no more than their sentence. */
type ElectionCall = {
  [N in CallName]: Answer<N> extends { election: unknown } | void ? N : never;
}[CallName];

/** What was done to an election. */
export interface ElectionDone {
  /** What voters read, and the same by its keys; null where they have not seen the election yet. */
  what: string | null;
  told?: readonly ElectionLine[];
  /** Why, for voters, where that is another reason than the one for the record. */
  because?: string;
  /** False where voters read of it on the election's page alone. */
  isMailed?: boolean;
  /** Whom it concerns where it is about single positions. */
  concerned?: Concerned | null;
  /** For the officer who has to confirm it, where that is more than the sentence. */
  plan?: Omit<ActPlan, 'subject'>;
  /** What more decides whether another officer has to. */
  on?: ActedOn;
  /** The name for the record, where it was changed. */
  name?: string;
  /** What the database's owner does and records by itself, once all is judged. */
  write?: (entry: Entry) => Promise<boolean>;
}

/** The election is locked, and its campus's numbers are made like this until the act is done. */
type ElectionScene<N extends ElectionCall, Held> = ActScene<N> & {
  election: LockedElection;
  format: NumberFormat;
  held: Held;
};

/** What is answered: the election as it is then, unless the call has no place for it. */
type Answering<N extends ElectionCall> =
  Answer<N> extends { election: unknown } ? { answers?: 'election' } : { answers: 'nothing' };

interface Steps<N extends ElectionCall, Held> {
  /** Its word in the record. One that the contract proposes has a row among the acts of two officers. */
  act: Api[N] extends { proposes: true } ? TwoPersonActName & RecordedAct : RecordedAct;
  /** Why it is refused, by the phase that the election is in. */
  refusedIn?: Partial<Record<Phase, Refusal>>;
  /** Holds the accounts that it is about: they come before the positions and the election. */
  hold?(scene: ActScene<N> & { format: NumberFormat }): Promise<Held>;
  /** Judges and writes, with the election locked as a vote locks it. Null: there is nothing to do. */
  run(scene: ElectionScene<N, Held>): Promise<ElectionDone | null>;
  /** What follows once all of it is committed. */
  after?(services: Services): Promise<unknown>;
}
type ElectionActSteps<N extends ElectionCall, Held> = Steps<N, Held> & Answering<N>;

/** The same as a part of another act, in its transaction; the format of numbers is held before any other lock. */
export interface WithinAnother<N extends CallName> {
  within(scene: ActScene<N>): Promise<void>;
}

/**
 * An officer's act on one election: locks it, refuses by its phase, runs, asks for the second officer,
 * writes the record and the line for voters, and answers.
 */
export function electionAct<N extends ElectionCall, Held = undefined>({
  act,
  refusedIn = {},
  hold,
  run,
  after,
  answers = 'election',
}: ElectionActSteps<N, Held>): OfficerAct<N> & WithinAnother<N> {
  const within = async (scene: ActScene<N>): Promise<void> => {
    const { tx, actor } = scene;
    const { id, reason = '' } = scene.input as { id: string; reason?: string };
    const format = await holdNumberFormat(tx);
    const held = (await hold?.({ ...scene, format })) as Held;
    const election = await lockLife(tx, id);
    refuseIn(election.phase, refusedIn);
    const done = await run({ ...scene, election, format, held });
    if (done === null) return;
    const { name = election.row.name, ...said } = done;
    // Who confirms a new name knows the election by the one that it has.
    const plan = { subject: election.row.name, ...said.plan };
    await finishAct(tx, { id, actor, act, name, life: election, reason, ...said, plan });
  };
  return {
    within,
    ...officerAct<N, void>({
      run: within,
      async answer(services, input) {
        await after?.(services);
        if (answers === 'nothing') return undefined as Answer<N>;
        const { id } = input as { id: string };
        return { election: await services.elections.read(services, id) } as Answer<N>;
      },
    }),
  };
}
