import type { PlannedLine } from '#core/council/proposal-line.ts';
import type { CountedAct } from '#core/council/counted-acts.ts';
import type { RecordedAct } from '#core/council/recorded-acts.ts';
import type { PlannedChange, TwoPersonActName } from '#core/council/two-person.ts';
import type { Actor } from '#core/actor.ts';
import type { Answer, Api, CallName, Input } from '#contract/api.ts';
import type { ManagedUser } from '#contract/people.ts';
import { countActs } from '../elections/counted-acts.ts';
import type { Touched } from '../elections/counted-acts.ts';
import type { Tx } from '../platform/db/client.ts';
import { record } from '../platform/record.ts';
import { officerAct } from '../officer-act.ts';
import type { ActServices, OfficerAct } from '../officer-act.ts';
import { noteRemoved } from '../proposals/public.ts';
import { lockManaged, readManaged } from './manage.ts';
import type { AccountRow } from './store.ts';
import { touchVoting } from './touch-voting.ts';

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
  /** The open elections that it touches, and as what they count it. */
  voting?: { kind: CountedAct; touched: Touched };
  /** For the officer who has to confirm it: a call that the contract proposes has one. */
  plan?: { told: readonly PlannedLine[]; changes?: readonly PlannedChange[]; reason: string };
}

interface AccountActSteps<N extends AccountCall> {
  /** Its word in the record. One that the contract proposes has a row among the acts of two officers. */
  act: Api[N] extends { proposes: true } ? TwoPersonActName & RecordedAct : RecordedAct;
  /** Judges and writes, with the account locked. Null: there is nothing to do. */
  run(scene: AccountScene<N>): Promise<AccountDone | null>;
}

/**
 * An admin's act on one account: locks it, runs, asks for the second officer where that has to confirm it, ends
 * its sessions, writes the record, and answers the account as it is then.
 */
export const accountAct = <N extends AccountCall>({
  act,
  run,
}: AccountActSteps<N>): OfficerAct<N> =>
  officerAct<N, ManagedUser>({
    async run({ tx, actor, input, services }) {
      const { id } = input as { id: string };
      const locked = await lockManaged(tx, actor, id);
      const { account } = locked;
      const done = await run({ tx, services, actor, input, ...locked });
      if (done !== null) {
        const { detail, shutsOut, voting, plan } = done;
        if (shutsOut === true) {
          await noteRemoved(tx, actor.id, account);
          await services.sessions.endAll(tx, account.id);
        }
        const line = { actorId: actor.id, act, objectId: account.id };
        await record(tx, { ...line, ...(detail !== undefined && { detail }) });
        if (voting !== undefined) {
          await (plan === undefined
            ? countActs(tx, services, { ...voting, by: actor.id })
            : touchVoting(tx, services, {
                ...{ act: act as TwoPersonActName, actor, account },
                ...voting,
                ...plan,
              }));
        }
      }
      return readManaged(tx, account.id);
    },
    answer: (_services, _input, user) => ({ user }) as unknown as Answer<N>,
  });
