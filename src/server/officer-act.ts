import type { Actor } from '#core/actor.ts';
import type { Answer, Api, CallName, Input } from '#contract/api.ts';
import type { CampusSettings } from '#contract/campus-settings.ts';
import type { Tx } from './platform/db/client.ts';
import type { Services } from './services.ts';

/** The services without any way to the database but the open transaction. */
export type ActServices = Omit<Services, 'db' | 'pool' | 'transact' | 'close' | 'owner'>;

/** What an act works with. All it reads and writes goes through `tx`. */
export interface ActScene<N extends CallName> {
  tx: Tx;
  actor: Actor;
  input: Input<N>;
  services: ActServices;
  settings: CampusSettings;
}

/** An act of officers, or one that two of them may be needed for: judged and done in one transaction. */
export interface OfficerAct<N extends CallName, Answered = Answer<N>> {
  /** Does it, or throws a refusal or NeedsSecondOfficer with nothing done. `first` is part of it. */
  perform(
    services: Services,
    actor: Actor,
    input: Input<N>,
    first?: (tx: Tx) => Promise<void>,
  ): Promise<Answered>;
}

/** The calls that the contract says are proposed where two officers are needed. */
export type ProposingCall = {
  [N in CallName]: Api[N] extends { proposes: true } ? N : never;
}[CallName];

interface ActSteps<N extends CallName, Done, Answered> {
  /** Judges and writes; one that two may be needed for asks for the second at its end (second-officer.ts). */
  run(scene: ActScene<N>): Promise<Done>;
  /** What follows once all of it is committed, and the answer. */
  answer(services: Services, input: Input<N>, done: Done): Answered | Promise<Answered>;
}

/**
 * The frame of an officer's act, and of each that two officers may be needed for. It opens the one transaction, so that a
 * confirmed act is done whole or not at all; `run` has no way to begin another.
 */
export function officerAct<N extends CallName, Done, Answered = Answer<N>>({
  run,
  answer,
}: ActSteps<N, Done, Answered>): OfficerAct<N, Answered> {
  return {
    async perform(services, actor, input, first) {
      const settings = await services.campus.settings();
      const done = await services.transact(async (tx) => {
        await first?.(tx);
        return run({ tx, actor, input, services: withoutDatabase(services), settings });
      });
      return answer(services, input, done);
    },
  };
}

function withoutDatabase(services: Services): ActServices {
  const {
    db: _db,
    pool: _pool,
    transact: _transact,
    close: _close,
    owner: _owner,
    ...rest
  } = services;
  return rest;
}
