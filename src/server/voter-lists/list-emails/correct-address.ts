import type { Actor } from '#core/actor.ts';
import { invalidInput, Refused } from '#core/refusal.ts';
import { answers } from '#contract/answers.ts';
import type { Input } from '#contract/api.ts';
import { record } from '../../platform/record.ts';
import type { Services } from '../../services.ts';
import { tellLateAddress } from '../late-addresses.ts';
import { lockList, refuseBesideOpening } from '../lock-list.ts';
import { addEntries, removeNumbers } from '../store.ts';
import { readListEmails, requireListElection } from './read.ts';
import { findStanding, isAddressOfAnother, writeAgain } from './store.ts';

/**
 * Corrects the address of somebody on the list, also while voting is open: who may vote stays as it is.
 * Links that went to the former address are void, and the e-mail goes to the new one. Where voting is open
 * that counts on the page, and the former address is told.
 */
export async function correctListAddress(
  services: Services,
  actor: Actor,
  { id, enrollmentNumber: number, email }: Input<'correctListAddress'>,
) {
  await requireListElection(services.db, id);
  const isSent = await services.transact(async (tx) => {
    const known = await findStanding(tx, id, number);
    if (known === null) throw new Refused('number-not-listed');
    const locked = await lockList(tx, known.listOf);
    const entry = await findStanding(tx, id, number);
    if (entry === null || entry.listOf !== known.listOf) throw new Refused('number-not-listed');
    const { list, moment } = locked;
    if (await isAddressOfAnother(tx, { list, number, email })) {
      throw invalidInput({ email: 'Somebody else on the list has this address' });
    }
    const writing = { list, moment, actorId: actor.id };
    await removeNumbers(tx, [number], writing);
    const { name, groups } = entry;
    await addEntries(tx, [{ enrollmentNumber: number, name, email, groups }], writing);
    await tellLateAddress(tx, services, writing);
    await record(tx, {
      actorId: actor.id,
      act: 'voter-list.correct-address',
      objectId: id,
      detail: number,
    });
    await refuseBesideOpening(tx, locked);
    return writeAgain(tx, id, number);
  });
  return {
    listEmails: await readListEmails(services, actor, { id }),
    ...(isSent && { message: answers.addressCorrectedAndSent }),
  };
}
