import type { Actor } from '#core/actor.ts';
import { addressesIn } from '#core/emails/list-emails.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import { record } from '../../platform/record.ts';
import type { Services } from '../../services.ts';
import { readListEmails, requireListElection } from './read.ts';
import { insertBounces } from './store.ts';

const cameBack = 'The e-mail came back.';
const mostUnknown = 50;

/** Notes addresses whose e-mails came back to the mailbox of the council, from any text that has them. */
export async function noteBounces(
  services: Services,
  actor: Actor,
  { id, text }: Input<'noteBounces'>,
) {
  const addresses = addressesIn(text);
  if (addresses.length === 0) throw new Refused('no-address-found');
  await requireListElection(services.db, id);
  const found = await services.transact(async (tx) => {
    const noted = new Set(await insertBounces(tx, id, { addresses, problem: cameBack }));
    await record(tx, {
      actorId: actor.id,
      act: 'voter-list.note-bounces',
      objectId: id,
      detail: `${noted.size} addresses`,
    });
    return noted;
  });
  return {
    added: found.size,
    unknown: addresses.filter((address) => !found.has(address)).slice(0, mostUnknown),
    listEmails: await readListEmails(services, actor, { id }),
  };
}
