import { accountLimits } from '#core/accounts/check-registration.ts';
import type { Actor } from '#core/actor.ts';
import { invalidInput, Refused } from '#core/refusal.ts';
import { sentences } from '#core/sentences.ts';
import type { Input } from '#contract/api.ts';
import { confirmAddress, findByEnrollmentNumber } from '../accounts/store.ts';
import { presentUser } from '../accounts/view.ts';
import type { Tx } from '../platform/db/client.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../verb.ts';
import { lockNumber } from './claim-store.ts';
import { moveNumber } from './move-number.ts';
import { openOwnerAccount } from './open-owner-account.ts';
import { openVoteLink } from './vote-link.ts';
import type { WorkingLink } from './vote-link.ts';
import { holdEntries } from './vote-link-store.ts';
import { holdNumberFormat } from '../number-format/number-format.ts';

/**
 * Registers whoever has the link, with the name and the address of the voter list. The link came to that
 * address, so it is confirmed, and the number is proved. Of many presses one makes the account.
 */
export async function registerByVoteLink(
  services: Services,
  former: Actor | null,
  { token, name: typed = '', password }: Input<'registerByVoteLink'>,
  caller: Caller,
) {
  const given = { token, accountId: null };
  const link = await openVoteLink(services.db, services, given);
  const { number, email } = link;
  const name = link.name === '' ? typed : link.name.slice(0, accountLimits.name);
  if (name === '') throw invalidInput({ name: sentences.fillAllTheFields });
  await refuseUsed(services.db, number);
  const owner = {
    number,
    name,
    email,
    password,
    way: 'address' as const,
    taken: 'vote-link-account' as const,
    departed: 'number-has-voted' as const,
    async hold(tx: Tx) {
      await holdLink(tx, services, given, number);
      await refuseUsed(tx, number);
      return { isConfirmed: true };
    },
  };
  const { row, ...session } = await openOwnerAccount(services, former, owner, caller);
  const reply = {
    user: presentUser(row),
    electionId: link.election?.electionId ?? null,
  };
  return { reply, ...session };
}

/** Gives the number of a link to the account that is signed in in this browser: somebody pressed. */
export async function takeByVoteLink(
  services: Services,
  actor: Actor,
  { token }: Input<'takeByVoteLink'>,
) {
  const given = { token, accountId: actor.id };
  const { number } = await openVoteLink(services.db, services, given);
  const { row, link } = await services.transact(async (tx) => {
    await holdNumberFormat(tx);
    const link = await holdLink(tx, services, given, number);
    const holder = await findByEnrollmentNumber(tx, number);
    if (holder !== null && holder.id !== actor.id && holder.proved_at !== null) {
      throw new Refused('vote-link-used');
    }
    const row =
      holder?.id === actor.id && holder.proved_at !== null
        ? holder
        : await moveNumber(tx, services, {
            number,
            to: actor.id,
            way: 'address',
            actorId: actor.id,
          });
    if (row.email?.toLowerCase() === link.email.toLowerCase()) await confirmAddress(tx, row.id);
    return { row, link };
  });
  return { user: presentUser(row), electionId: link.election?.electionId ?? null };
}

/** Looks once more while nobody else moves the number or takes it off its list. */
async function holdLink(
  tx: Tx,
  services: Pick<Services, 'electionKeys'>,
  given: Parameters<typeof openVoteLink>[2],
  number: string,
): Promise<WorkingLink> {
  await lockNumber(tx, number);
  await holdEntries(tx, number);
  return openVoteLink(tx, services, given);
}

async function refuseUsed(db: Tx | Services['db'], number: string): Promise<void> {
  const holder = await findByEnrollmentNumber(db, number);
  if (holder?.proved_at != null) throw new Refused('vote-link-used');
}
