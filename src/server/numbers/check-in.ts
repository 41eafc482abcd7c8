import { plannedChange } from '#texts/change-line.ts';
import { plannedLines } from '#texts/proposal-line.ts';
import type { Actor } from '#core/actor.ts';
import { freeCheckIns, freeUntold } from '#core/council/counted-acts.ts';
import { Refused } from '#core/refusal.ts';
import type { Answer, Input } from '#contract/api.ts';
import type { ActServices } from '../officer-act.ts';
import { officerAct } from '../officer-act.ts';
import type { AccountRow } from '../accounts/store.ts';
import {
  findAccount,
  findByEmail,
  findByEnrollmentNumber,
  lockAccount,
} from '../accounts/store.ts';
import { differing } from '../accounts/touch-voting.ts';
import type { Tx } from '../platform/db/client.ts';
import { record } from '../platform/record.ts';
import { officerConfirmsFrom } from '../proposals/confirms-from.ts';
import { nameWithAddress } from '../proposals/kept-people.ts';
import { askSecondOfficer, confirmedAccount, isConfirming } from '../proposals/second-officer.ts';
import type { Services } from '../services.ts';
import { lockNumber } from './claim-store.ts';
import { searchEntries, listAddresses } from './entry-store.ts';
import {
  countActs,
  countOfDay,
  listCheckInsOfDay,
  listOpenElectionsOf,
  listTouchedByNumbers,
  listUntoldBy,
  refuseForRival,
} from '../elections/counted-acts.ts';
import type { Touched } from '../elections/counted-acts.ts';
import { safetyEmails } from '#texts/en/safety-emails.ts';
import { moveNumber } from './move-number.ts';
import { unprove } from './owner-store.ts';
import { addressOf } from '#core/pictures/picture-address.ts';
import type { ListedNumber } from '#contract/number-office.ts';
import type { ListedRow } from './entry-store.ts';
import { shownGroups } from '#core/voter-list/list-cells.ts';
import { pagePaths } from '#core/page-paths.ts';
import { leadingTo } from '../email/frame.ts';
import type { NoticeParts } from '../email/notice.ts';
import { queueSafetyNotices } from '../email/safety-notice.ts';
import { holdNumberFormat } from '../number-format/number-format.ts';

/** Numbers of the voter lists by number or name, with the accounts that have them; an account by its address. */
export async function searchNumbers(
  services: Services,
  _actor: unknown,
  { search }: Input<'searchNumbers'>,
) {
  const [rows, account] = await Promise.all([
    searchEntries(services.db, { search }),
    findByEmail(services.db, search),
  ]);
  return {
    numbers: rows.map(presentListedNumber),
    account: account === null ? null : { _id: account.id, name: account.name },
  };
}

/**
 * Marks a number as proved: its owner stands in front of the officer. It goes to the account with the
 * address that they give, or stays with the one that has it. Beyond some a day another officer confirms each while
 * voting is open.
 */
export const checkIn = officerAct<'checkIn', Answer<'checkIn'>>({
  async run({ tx, actor, input: { enrollmentNumber: number, email, reason }, services }) {
    await holdNumberFormat(tx);
    const listed = await readListed(tx, number);
    // An address may be somebody else's by the time that it is confirmed.
    const confirmed = confirmedAccount(tx);
    const account = await (confirmed !== null
      ? findAccount(tx, confirmed)
      : email === undefined
        ? findByEnrollmentNumber(tx, number)
        : findByEmail(tx, email));
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
    await tellListed(tx, services, [number], safetyEmails.checkedIn);
    await askBeyondFree(tx, services, { actor, account, number, listName: listed.name, reason });
    return { number: await readListed(tx, number) };
  },
  answer: (_services, _input, answer) => answer,
});

interface Asked {
  actor: Actor;
  account: AccountRow;
  number: string;
  listName: string;
  reason: string;
}

/** Counts the check-in, and asks for the second officer where these are more than one officer does in a day. */
async function askBeyondFree(
  tx: Tx,
  services: ActServices,
  { actor, account, number, listName, reason }: Asked,
): Promise<void> {
  const touched = await listTouchedByNumbers(tx, [number]);
  const untold = services.mail.delivery === 'smtp' ? await listUntoldBy(tx, number) : touched;
  const isBeyondUntold =
    untold.size > 0 &&
    !isConfirming(tx) &&
    (await countOfDay(tx, actor.id, 'untold')) >= freeUntold;
  const isBeyond =
    isBeyondUntold || (!isConfirming(tx) && (await isBeyondDay(tx, actor.id, touched)));
  // Who is let in today for it does nothing of it alone.
  const isNew = touched.size > 0 && (await officerConfirmsFrom(tx, actor.id)) !== null;
  await askSecondOfficer(tx, actor, {
    ...{
      act: 'number.check-in',
      on: { touchesVoting: isBeyond || isNew },
      objectKey: number,
      reason,
    },
    electionId: null,
    accountId: account.id,
    notBy: [account.id],
    subject: { key: 'number', number },
    ...plannedLines([
      {
        key: isBeyondUntold ? 'checks-in-untold' : isBeyond ? 'checks-in-many' : 'checks-in-new',
      },
    ]),
    changes: [
      plannedChange({ field: 'voter-list', to: listName }),
      plannedChange({ field: 'account', to: nameWithAddress(account) }),
    ],
    people: [account],
  });
  // What two did is nothing that one officer did.
  if (!isConfirming(tx)) {
    await countActs(tx, services, { kind: 'untold', by: actor.id, touched: untold });
  }
  await countActs(tx, services, { kind: 'checked-in', by: actor.id, touched });
}

/** Whether an officer has checked in as many people of one of these elections today as one does alone. */
async function isBeyondDay(tx: Tx, officerId: string, touched: Touched): Promise<boolean> {
  if (touched.size === 0) return false;
  const days = await listCheckInsOfDay(tx, officerId, [...touched.keys()]);
  return days.some(({ done, people }) => done >= freeCheckIns(people));
}

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

/** A number of the lists with the account that has it. */
function presentListedNumber(row: ListedRow): ListedNumber {
  return {
    enrollmentNumber: row.enrollmentNumber,
    name: row.listName,
    groups: shownGroups(row.groups),
    hasAddress: row.hasAddress,
    hasCode: row.hasCode,
    holder:
      row.accountId === null
        ? null
        : {
            _id: row.accountId,
            name: row.name ?? '',
            email: row.email ?? '',
            profileImg: addressOf(row.uploadId),
            provedHow: row.provedHow,
            provedAt: row.provedAt?.toISOString() ?? null,
            provedBy: row.provedBy,
          },
  };
}

/** Tells each address that a voter list has for these numbers what an officer did with them; nobody where it has none. */
export async function tellListed(
  tx: Tx,
  services: NoticeParts,
  numbers: readonly string[],
  words: typeof safetyEmails.checkedIn,
): Promise<void> {
  const url = `${services.config.publicUrl}${pagePaths.contact}`;
  const people = await listAddresses(tx, numbers);
  await queueSafetyNotices(
    tx,
    services,
    people.map(({ number, name, email }) => ({
      ...{ name, email },
      words: () => leadingTo(words(number), url),
    })),
  );
}
