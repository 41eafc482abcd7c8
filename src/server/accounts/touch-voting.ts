import type { PlannedLine } from '#core/council/proposal-line.ts';
import { plannedLines } from '#texts/proposal-line.ts';
import type { CountedAct } from '#core/council/counted-acts.ts';
import type { PlannedChange, TwoPersonActName } from '#core/council/two-person.ts';
import type { Actor } from '#core/actor.ts';
import { countActs } from '../elections/counted-acts.ts';
import type { Touched } from '../elections/counted-acts.ts';
import type { Tx } from '../platform/db/client.ts';
import { askSecondOfficer } from '../proposals/second-officer.ts';
import type { Services } from '../services.ts';
import type { AccountRow } from './store.ts';

/** An act on an account, and the open elections whose voters or candidates it changes. */
export interface TouchingAct {
  act: TwoPersonActName;
  actor: Pick<Actor, 'id'>;
  account: Pick<AccountRow, 'id' | 'name' | 'email'>;
  kind: CountedAct;
  touched: Touched;
  /** True where it needs two though no voting is open. */
  isByTwo?: boolean;
  /** For the officer who has to confirm it. */
  told: readonly PlannedLine[];
  changes?: readonly PlannedChange[];
  reason: string;
}

/**
 * Asks for the second officer where voting is open that an act on an account changes, and counts it there. It
 * looks at who may vote, and never at who has voted: both are answered alike.
 */
export async function touchVoting(
  tx: Tx,
  services: Pick<Services, 'live'>,
  { act, actor, account, kind, touched, isByTwo = false, told, changes = [], reason }: TouchingAct,
): Promise<void> {
  await askSecondOfficer(tx, actor, {
    act,
    on: { touchesVoting: isByTwo || touched.size > 0 },
    objectKey: account.id,
    electionId: null,
    accountId: account.id,
    notBy: [account.id],
    subject: account.name,
    people: [account],
    ...plannedLines(told),
    changes,
    reason,
  });
  await countActs(tx, services, { kind, by: actor.id, touched });
}

/** The elections that only one of the two names: an account may vote in them now and could not, or the other way round. */
export const differing = (before: readonly string[], after: readonly string[]): Touched =>
  new Map(
    [...before, ...after]
      .filter((id) => !(before.includes(id) && after.includes(id)))
      .map((id) => [id, 1]),
  );

/** The elections that either of the two names: the account can vote there before or afterwards. */
export const either = (before: readonly string[], after: readonly string[]): Touched =>
  new Map([...before, ...after].map((id) => [id, 1]));
