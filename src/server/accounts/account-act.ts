import type { RecordedAct } from '#core/council/recorded-acts.ts';
import type { Actor } from '#core/actor.ts';
import type { Answer, CallName, Input } from '#contract/api.ts';
import type { ManagedUser } from '#contract/people.ts';
import type { Tx } from '../platform/db/client.ts';
import { record } from '../platform/record.ts';
import type { ActServices } from '../officer-act.ts';
import { noteRemoved } from '../proposals/removed-officers.ts';
import type { Services } from '../services.ts';
import { lockManaged, readManaged } from './manage.ts';
import type { AccountRow } from './store.ts';

/** The calls with which an admin acts on one account by its id, and which answer it. */
type AccountCall = {
  [N in CallName]: { user: ManagedUser } extends Answer<N>
    ? Input<N> extends { id: string }
      ? N
      : never
    : never;
}[CallName];

interface AccountScene<N extends AccountCall> {
  tx: Tx;
  services: ActServices;
  actor: Actor;
  input: Input<N>;
  account: AccountRow;
  isLastAdmin: boolean;
}

/** What was done to an account. */
interface AccountDone {
  /** For the record. */
  detail?: string;
  /** True where its sessions end with it. */
  shutsOut?: true;
}

interface AccountActSteps<N extends AccountCall> {
  /** Its word in the record. */
  act: RecordedAct;
  /** Judges and writes, with the account locked. Null: there is nothing to do. */
  run(scene: AccountScene<N>): Promise<AccountDone | null>;
}

/**
 * An admin's act on one account: locks it, runs, ends its sessions, writes the record, and answers the
 * account as it is then.
 */
export const accountAct =
  <N extends AccountCall>({ act, run }: AccountActSteps<N>) =>
  async (services: Services, actor: Actor, input: Input<N>): Promise<{ user: ManagedUser }> => {
    const { id } = input as { id: string };
    const user = await services.transact(async (tx) => {
      const locked = await lockManaged(tx, actor, id);
      const done = await run({ tx, services, actor, input, ...locked });
      if (done !== null) {
        const { detail, shutsOut } = done;
        if (shutsOut === true) {
          await noteRemoved(tx, actor.id, locked.account);
          await services.sessions.endAll(tx, locked.account.id);
        }
        const line = { actorId: actor.id, act, objectId: locked.account.id };
        await record(tx, { ...line, ...(detail !== undefined && { detail }) });
      }
      return readManaged(tx, locked.account.id);
    });
    return { user };
  };
