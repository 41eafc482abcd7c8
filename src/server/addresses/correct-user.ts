import { wrong } from '#core/kernel/wrong.ts';
import type { NumberFormat } from '#core/accounts/number-format.ts';
import { isOfficer, usesEnrollmentNumber } from '#core/accounts/role.ts';
import { nameProblem, normalizeName } from '#core/accounts/person-name.ts';
import { invalidInput, Refused } from '#core/refusal.ts';
import { sentences } from '#core/sentences.ts';
import { answers } from '#contract/answers.ts';
import type { Answer, Input } from '#contract/api.ts';
import { renameByOfficer } from '../nominations/candidacies.ts';
import { hasVoted, mayHaveVoted } from '../nominations/has-taken-part.ts';
import type { Tx } from '../platform/db/client.ts';
import { duplicateIn } from '../platform/db/errors.ts';
import { record } from '../platform/record.ts';
import { sendNumberEmail } from '../numbers/send-number-email.ts';
import { holdNumberFormat, refuseMisfit } from '../number-format/number-format.ts';
import { officerAct } from '../officer-act.ts';
import type { ActServices, OfficerAct } from '../officer-act.ts';
import { listOpenElectionsOf } from '../elections/counted-acts.ts';
import { findReserved } from '../accounts/departed-store.ts';
import { moveToEmail } from './change-email.ts';
import { lockManaged, readManaged } from '../accounts/manage.ts';
import { either, touchVoting } from '../accounts/touch-voting.ts';
import { tellNewNumber } from '../accounts/notices/tell-owner.ts';
import type { AccountRow } from '../accounts/store.ts';
import { updateName, updateNumber } from '../accounts/store.ts';

/**
 * Corrects what is wrong with an account. A number is checked as at registration, and needs a reason once the account
 * has voted. An e-mail address counts at once, by two where the rule is on, and not for an account that may vote now:
 * whoever gives it could vote with it.
 */
export const correctUser: OfficerAct<'correctUser'> = {
  async perform(...given) {
    try {
      return await correcting.perform(...given);
    } catch (error) {
      const twice = duplicateIn(error);
      if (twice === 'accounts_enrollment_number') throw new Refused('enrollment-taken');
      if (twice === 'accounts_email') throw new Refused('email-taken');
      throw error;
    }
  },
};

const correcting = officerAct<'correctUser', Answer<'correctUser'>>({
  async run({ tx, actor, input, services }) {
    const { id, email, reason } = input;
    const name = input.name === undefined ? undefined : normalizeName(input.name);
    const format = await holdNumberFormat(tx);
    const { account } = await lockManaged(tx, actor, id);
    const before = await listOpenElectionsOf(tx, account.id);
    const changed: string[] = [];
    let isNameKept = false;
    if (name !== undefined && name !== normalizeName(account.name)) {
      // One that stands there already may stay.
      const problem = nameProblem(name);
      if (problem !== null) throw invalidInput({ name: problem });
      await updateName(tx, account.id, name);
      const { timeZone } = await services.campus.settings();
      isNameKept = await renameByOfficer(tx, {
        accountId: account.id,
        actorId: actor.id,
        timeZone,
      });
      changed.push('name');
    }
    const isNewNumber = await correctNumber(tx, { account, format }, input);
    if (isNewNumber) changed.push('number');
    // In the same elections as well: it may take the number of somebody else there.
    const touched = isNewNumber
      ? either(before, await listOpenElectionsOf(tx, account.id))
      : either([], []);
    const isNewAddress =
      email !== undefined && email.toLowerCase() !== (account.email ?? '').toLowerCase();
    if (isNewAddress) {
      // One's own needs the password, which the profile asks for.
      if (account.id === actor.id) throw new Refused('own-account');
      if (isOfficer(account.role)) throw new Refused('officer-address');
      if (either(before, [...touched.keys()]).size > 0) throw new Refused('voter-address');
      await moveToEmail(tx, services, { accountId: account.id, email, isByOfficer: true });
      changed.push('e-mail');
    }
    if (isNewNumber || isNewAddress) {
      await touchVoting(tx, services, {
        ...{ act: 'account.correct', actor, account, kind: 'changed', reason, touched },
        isByTwo: isNewAddress,
        told: [{ key: isNewAddress ? 'moves-address' : 'number-in-voting' }],
        changes: [
          [account.enrollment_number ?? '', input.enrollmentNumber ?? ''] as const,
          [account.name, name ?? account.name] as const,
          [account.email ?? '', email ?? account.email ?? ''] as const,
        ].flatMap(([from, to], index) =>
          from === to || (index === 0 && !isNewNumber) ? [] : [{ field: account.name, from, to }],
        ),
      });
    }
    if (isNewNumber) await tellNumber(tx, services, account, input.enrollmentNumber ?? null);
    if (changed.length > 0) {
      const what = changed.join(', ');
      await record(tx, {
        actorId: actor.id,
        act: 'account.correct',
        objectId: account.id,
        detail: reason === '' ? what : `${what}: ${reason}`,
      });
      await services.live.announce(tx, { kind: 'session', accountId: account.id });
    }
    const user = await readManaged(tx, account.id);
    if (isNameKept) return { user, message: answers.accountCorrectedNotOnBallot };
    return { user, ...(isNewAddress && { message: answers.addressGiven }) };
  },
  answer: (_services, _input, answer) => answer,
});

/** Changes the number where another one is given; true when it did. */
async function correctNumber(
  tx: Tx,
  { account, format }: { account: AccountRow; format: NumberFormat },
  input: Input<'correctUser'>,
): Promise<boolean> {
  const { enrollmentNumber: number, reason } = input;
  if (number === undefined || number === account.enrollment_number) return false;
  if (number === null && usesEnrollmentNumber(account.role)) {
    throw invalidInput({ enrollmentNumber: sentences.enrollmentRequiredForStudents });
  }
  if (number !== null) refuseMisfit(number, format);
  if (reason === '') {
    // First, and in the same words for all: it must not tell who has voted.
    if (await mayHaveVoted(tx, account.id))
      throw invalidInput({ reason: wrong('number-in-voting') });
    if (await hasVoted(tx, account.id)) throw invalidInput({ reason: wrong('number-with-votes') });
  }
  // Two officers give a number that was proved.
  if (account.proved_at !== null) throw new Refused('number-proved');
  await updateNumber(tx, account.id, number);
  return true;
}

/** Refuses a number that is held for somebody who left, and tells whose it is now and its owner of the list. */
async function tellNumber(
  tx: Tx,
  services: ActServices,
  account: AccountRow,
  number: string | null,
): Promise<void> {
  const named = { email: null, enrollmentNumber: number };
  if ((await findReserved(tx, services.electionKeys, named)) !== null) {
    throw new Refused('enrollment-taken');
  }
  await tellNewNumber(tx, services, account, number);
  if (number !== null) {
    await sendNumberEmail(tx, services, { number, accountId: account.id, sessionHash: null });
  }
}
