import { Refused } from '#core/refusal.ts';
import type { Answer, Input } from '#contract/api.ts';
import { officerAct } from '../officer-act.ts';
import { findByEmail, findByEnrollmentNumber, lockAccount } from '../accounts/store.ts';
import { differing } from '../accounts/touch-voting.ts';
import type { Tx } from '../platform/db/client.ts';
import { record } from '../platform/record.ts';
import type { Services } from '../services.ts';
import { lockNumber } from './claim-store.ts';
import { searchEntries } from './entry-store.ts';
import {
  countActs,
  listOpenElectionsOf,
  listTouchedByNumbers,
  refuseForRival,
} from '../elections/counted-acts.ts';
import type { Touched } from '../elections/counted-acts.ts';
import { safetyEmails } from '#texts/en/safety-emails.ts';
import { moveNumber } from './move-number.ts';
import { unprove } from './owner-store.ts';
import { tellListed } from './tell-listed.ts';
import { presentListedNumber } from './view.ts';

/** Numbers of the voter lists by number or name, with the accounts that have them. */
export async function searchNumbers(
  services: Services,
  _actor: unknown,
  { search }: Input<'searchNumbers'>,
) {
  const rows = await searchEntries(services.db, { search });
  return { numbers: rows.map(presentListedNumber) };
}

/**
 * Marks a number as proved: its owner stands in front of the officer. It goes to the account with the
 * address that they give, or stays with the one that has it.
 */
export const checkIn = officerAct<'checkIn', Answer<'checkIn'>>({
  async run({ tx, actor, input: { enrollmentNumber: number, email }, services }) {
    await readListed(tx, number);
    const account =
      email === undefined ? await findByEnrollmentNumber(tx, number) : await findByEmail(tx, email);
    if (account === null) {
      throw new Refused(email === undefined ? 'number-without-account' : 'unknown-user');
    }
    if (account.id === actor.id) throw new Refused('own-number');
    await refuseForRival(tx, services, actor.id, { accounts: [account.id], numbers: [number] });
    await lockNumber(tx, number);
    const holder = await findByEnrollmentNumber(tx, number);
    const before = await listVoting(tx, [account.id, holder?.id ?? account.id]);
    await moveNumber(tx, services, {
      number,
      to: account.id,
      way: 'check-in',
      actorId: actor.id,
    });
    await countActs(tx, services, {
      ...{ kind: 'changed', by: actor.id },
      touched: await listChanged(tx, before),
    });
    await record(tx, {
      actorId: actor.id,
      act: 'number.check-in',
      objectId: account.id,
      detail: number,
    });
    await tellListed(tx, services, number, safetyEmails.checkedIn);
    return { number: await readListed(tx, number) };
  },
  answer: (_services, _input, answer) => answer,
});

/** Takes back a check-in that was pressed by mistake, for a reason. */
export const undoCheckIn = officerAct<'undoCheckIn', Answer<'undoCheckIn'>>({
  async run({ tx, actor, input: { enrollmentNumber: number, reason }, services }) {
    await lockNumber(tx, number);
    const holder = await findByEnrollmentNumber(tx, number);
    // No vote of this account is under way from here on.
    if (holder === null || (await lockAccount(tx, holder.id)) === null) {
      throw new Refused('check-in-settled');
    }
    if (!(await unprove(tx, holder.id, actor.id))) throw new Refused('check-in-settled');
    // Where a number has to be proved the account votes no more.
    const touched = await listTouchedByNumbers(tx, [number]);
    await countActs(tx, services, { kind: 'changed', by: actor.id, touched });
    const detail = `${number}: ${reason}`;
    await record(tx, {
      actorId: actor.id,
      act: 'number.undo-check-in',
      objectId: holder.id,
      detail,
    });
    await services.live.announce(tx, { kind: 'session', accountId: holder.id });
    return { number: await readListed(tx, number) };
  },
  answer: (_services, _input, answer) => answer,
});

/** The open elections in which each of these accounts can vote. */
async function listVoting(tx: Tx, accountIds: readonly string[]): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const id of accountIds) found.set(id, await listOpenElectionsOf(tx, id));
  return found;
}

/** Of how many accounts each open election gained or lost the vote since. */
async function listChanged(tx: Tx, before: Map<string, string[]>): Promise<Touched> {
  const touched = new Map<string, number>();
  for (const [id, elections] of before) {
    for (const one of differing(elections, await listOpenElectionsOf(tx, id)).keys()) {
      touched.set(one, (touched.get(one) ?? 0) + 1);
    }
  }
  return touched;
}

async function readListed(tx: Tx, number: string) {
  const [row] = await searchEntries(tx, { number });
  if (row === undefined) throw new Refused('number-not-listed');
  return presentListedNumber(row);
}
