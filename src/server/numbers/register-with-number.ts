import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import { refuseOtherCampus } from '../number-format/own-number.ts';
import { hashToken } from '../platform/hash-token.ts';
import { presentUser } from '../accounts/view.ts';
import { perNetwork } from '../platform/per-network.ts';
import type { Tx } from '../platform/db/client.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../verb.ts';
import { lockNumber } from './claim-store.ts';
import { findEntry } from './entry-store.ts';
import { openOwnerAccount } from './open-owner-account.ts';
import { checkPrintedCode, holdClaimedNumber, openClaim } from './take-number.ts';

/**
 * Registers the owner of a number, who has the link of the e-mail or a printed code, whoever else has
 * registered that number. A link that came to the address of the new account confirms it as well.
 */
export async function registerWithNumber(
  services: Services,
  former: Actor | null,
  input: Input<'registerWithNumber'>,
  caller: Caller,
) {
  const { name, email, password, token, code } = input;
  const number = await numberOf(services, input);
  if (token === undefined) {
    // A printed code is too long to be guessed; who is behind one address may be a whole campus.
    await services.rateLimits.spend(
      perNetwork('number-code', caller.address, { most: 1_000, seconds: 3_600 }),
    );
    await services.transact((tx) => checkPrintedCode(tx, number, code ?? ''));
  }
  const owner = {
    number,
    name,
    email,
    password,
    way: token === undefined ? ('code' as const) : ('address' as const),
    taken: 'email-taken' as const,
    departed: 'email-taken' as const,
    async hold(tx: Tx) {
      if (token === undefined) {
        await lockNumber(tx, number);
        await checkPrintedCode(tx, number, code ?? '');
        return { isConfirmed: false };
      }
      await holdClaimedNumber(tx, token);
      const listed = (await findEntry(tx, number))?.email ?? '';
      return { isConfirmed: listed.toLowerCase() === email.toLowerCase() };
    },
  };
  const { row, ...session } = await openOwnerAccount(services, former, owner, caller);
  const reply = { user: presentUser(row) };
  return { reply, ...session };
}

/** The number that the link is about, or the one beside the printed code. */
async function numberOf(
  services: Services,
  { token, enrollmentNumber, code }: Input<'registerWithNumber'>,
): Promise<string> {
  if (token !== undefined) {
    return (await openClaim(services.db, hashToken(token))).number;
  }
  if (enrollmentNumber === undefined || code === undefined) throw new Refused('code-wrong');
  await refuseOtherCampus(services, enrollmentNumber);
  return enrollmentNumber;
}
