import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import { refuseOtherCampus } from '../../campus/own-number.ts';
import { findByEnrollmentNumber } from '../store.ts';
import { perNetwork } from '../../platform/per-network.ts';
import type { Services } from '../../services.ts';
import type { Caller } from '../../verb.ts';
import { sendNumberEmail } from './send-number-email.ts';

const hour = 60 * 60;

/**
 * Sends an e-mail to the address that a voter list has for a number. The answer does not say whether
 * there is one. Whoever has no account yet asks like anybody else: the link lets them make one.
 */
export async function askNumberProof(
  services: Services,
  actor: Actor | null,
  { enrollmentNumber: number }: Input<'askNumberProof'>,
  { address }: Caller,
) {
  await refuseOtherCampus(services, number);
  await services.rateLimits.spend([
    { name: `number-day:${number}`, most: 20, seconds: 24 * hour },
    ...(actor === null
      ? perNetwork('number', address, { most: 300, seconds: hour })
      : [{ name: `number|${actor.id}`, most: 20, seconds: hour }]),
  ]);
  const holder = await findByEnrollmentNumber(services.db, number);
  if (holder?.proved_at != null) throw new Refused('number-proved');
  await services.transact((tx) =>
    sendNumberEmail(tx, services, {
      number,
      accountId: actor?.id ?? null,
      sessionHash: actor === null ? null : Buffer.from(actor.session, 'base64'),
    }),
  );
}
