import { plannedLines } from '#texts/proposal-line.ts';
import { Refused } from '#core/refusal.ts';
import { holdNumberFormat, refuseMisfit } from '../number-format/number-format.ts';
import { officerAct } from '../officer-act.ts';
import { askSecondOfficer } from '../proposals/second-officer.ts';
import { findAccount } from '../accounts/store.ts';
import { moveNumber } from './move-number.ts';

/**
 * Gives a number, proved or not, to an account. It always needs two officers, of whom neither is the one
 * who gets it; where one is left it waits.
 */
export const giveNumber = officerAct<'giveNumber', void>({
  async run({ tx, actor, input: { id, enrollmentNumber: number, reason }, services }) {
    refuseMisfit(number, await holdNumberFormat(tx));
    const account = await findAccount(tx, id);
    if (account === null) throw new Refused('unknown-user');
    if (account.id === actor.id) throw new Refused('own-number');
    await moveNumber(tx, services, {
      number,
      to: account.id,
      way: 'two-officers',
      actorId: actor.id,
    });
    await askSecondOfficer(tx, actor, {
      act: 'number.give',
      on: {},
      objectKey: number,
      electionId: null,
      // Whose accounts they are is read where it is shown (proposals/store.ts).
      accountId: account.id,
      notBy: [account.id],
      subject: { key: 'number', number },
      ...plannedLines([{ key: 'moves-number' }]),
      reason,
    });
  },
  answer: () => {},
});
