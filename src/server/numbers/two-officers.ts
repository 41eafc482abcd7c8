import { Refused } from '#core/refusal.ts';
import { holdNumberFormat } from '../number-format/hold-number-format.ts';
import { refuseMisfit } from '../number-format/own-number.ts';
import { officerAct } from '../officer-act.ts';
import { askSecondOfficer, confirmedAccount } from '../proposals/second-officer.ts';
import { findAccount, findByEmail, findByEnrollmentNumber } from '../accounts/store.ts';
import { moveNumber } from './move-number.ts';

/**
 * Moves a number, proved or not, to another account. It always needs two officers, of whom neither is
 * the one who gets it; where one is left it waits.
 */
export const proposeNumberMove = officerAct<'proposeNumberMove', void>({
  async run({ tx, actor, input: { enrollmentNumber: number, email, reason }, services }) {
    refuseMisfit(number, await holdNumberFormat(tx));
    // An address may be somebody else's by the time that it is confirmed.
    const confirmed = confirmedAccount(tx);
    const account = await (confirmed === null
      ? findByEmail(tx, email)
      : findAccount(tx, confirmed));
    if (account === null) throw new Refused('unknown-user');
    if (account.id === actor.id) throw new Refused('own-number');
    const holder = await findByEnrollmentNumber(tx, number);
    await moveNumber(tx, services, {
      number,
      to: account.id,
      way: 'two-officers',
      actorId: actor.id,
    });
    await askSecondOfficer(tx, actor, {
      act: 'number.move',
      on: {},
      objectKey: number,
      electionId: null,
      accountId: account.id,
      notBy: [account.id],
      subject: `the number ${number}`,
      what: 'The number moves to another account. The account that has it now loses it. Votes that were cast still count.',
      // Whose they are is forgotten once it is decided.
      changes: [
        {
          field: 'Account',
          from: holder?.name ?? '',
          to: `${account.name} (${account.email ?? ''})`,
        },
      ],
      reason,
    });
  },
  answer: () => {},
});
