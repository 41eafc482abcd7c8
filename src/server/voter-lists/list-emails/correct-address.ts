import { wrong } from '#core/kernel/wrong.ts';
import { invalidInput, Refused } from '#core/refusal.ts';
import { answers } from '#contract/answers.ts';
import type { Answer } from '#contract/api.ts';
import { officerAct } from '../../officer-act.ts';
import { changesOf, finishChange, numbersOf } from '../change-list.ts';
import { tellLateAddress } from '../late-addresses.ts';
import { lockList, refuseBesideOpening } from '../lock-list.ts';
import { addEntries, removeNumbers } from '../store.ts';
import { readListEmails, requireListElection } from './read.ts';
import { findStanding, isAddressOfAnother, writeAgain } from './store.ts';
import { holdNumberFormat } from '../../number-format/number-format.ts';

/**
 * Corrects addresses of people on the list, also while voting is open: who may vote stays as it is.
 * Links that went to the former address are void, and the e-mail goes to the new one. Where voting is open
 * another officer confirms it, it counts on the page, and the former address is told.
 */
export const correctListAddress = officerAct<'correctListAddress', boolean>({
  async run({ tx, actor, input, services }) {
    await holdNumberFormat(tx);
    const { id, reason } = input;
    await requireListElection(tx, id);
    const people = [input, ...input.also];
    // Nobody is in it twice.
    numbersOf(people);
    const known = await findStanding(tx, id, input.enrollmentNumber);
    if (known === null) throw new Refused('number-not-listed');
    const locked = await lockList(tx, known.listOf);
    const { list, moment } = locked;
    const writing = { list, moment, actorId: actor.id };
    const changed = [];
    for (const { enrollmentNumber: number, email } of people) {
      const entry = await findStanding(tx, id, number);
      // One person's entry can be of the campus and another's of the election.
      if (entry === null || entry.listOf !== known.listOf) throw new Refused('number-not-listed');
      if (await isAddressOfAnother(tx, { list, number, email })) {
        throw invalidInput({ email: wrong('address-of-other') });
      }
      if (entry.email === email) continue;
      await removeNumbers(tx, [number], writing);
      const { name, groups } = entry;
      const from = { enrollmentNumber: number, name, email: entry.email, groups };
      const to = { ...from, email };
      await addEntries(tx, [to], writing);
      changed.push({ from, to });
    }
    if (changed.length === 0) throw new Refused('nothing-to-correct');
    const numbers = changed.map(({ to }) => to.enrollmentNumber);
    await tellLateAddress(tx, services, writing);
    await finishChange(tx, services, {
      ...{ locked, actor, act: 'voter-list.correct-address', reason, numbers },
      objectId: id,
      objectKey: `${id}:${numbers.join(' ')}`,
      detail: numbers.join(', '),
      changes: changesOf(changed),
      // Its page counts it.
      line: null,
      kind: null,
    });
    await refuseBesideOpening(tx, locked);
    let isSent = false;
    for (const number of numbers) isSent = (await writeAgain(tx, id, number)) || isSent;
    return isSent;
  },
  async answer(services, { id }, isSent): Promise<Answer<'correctListAddress'>> {
    return {
      listEmails: await readListEmails(services, null, { id }),
      ...(isSent && { message: answers.addressCorrectedAndSent }),
    };
  },
});
