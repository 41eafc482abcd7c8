import type { Actor } from '#core/actor.ts';
import type { Input } from '#contract/api.ts';
import { refuseOtherCampus } from '../number-format/number-format.ts';
import { presentUser } from '../accounts/view.ts';
import { perNetwork } from '../platform/networks.ts';
import type { Tx } from '../platform/db/client.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../verb.ts';
import { lockNumber } from './claim-store.ts';
import { openOwnerAccount } from './open-owner-account.ts';
import { checkPrintedCode } from './use-number-code.ts';

/** Registers the owner of a number, who has its printed code, whoever else has registered that number. */
export async function registerWithNumber(
  services: Services,
  former: Actor | null,
  input: Input<'registerWithNumber'>,
  caller: Caller,
) {
  const { name, email, password, enrollmentNumber: number, code } = input;
  await refuseOtherCampus(services, number);
  // A printed code is too long to be guessed; who is behind one address may be a whole campus.
  await services.rateLimits.spend(
    perNetwork('number-code', caller.address, { most: 1_000, seconds: 3_600 }),
  );
  await services.transact((tx) => checkPrintedCode(tx, number, code));
  const owner = {
    number,
    name,
    email,
    password,
    way: 'code' as const,
    taken: 'email-taken' as const,
    departed: 'email-taken' as const,
    async hold(tx: Tx) {
      await lockNumber(tx, number);
      await checkPrintedCode(tx, number, code);
      return { isConfirmed: false };
    },
  };
  const { row, ...session } = await openOwnerAccount(services, former, owner, caller);
  const reply = { user: presentUser(row) };
  return { reply, ...session };
}
