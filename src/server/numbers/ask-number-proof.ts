import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import { refuseOtherCampus } from '../number-format/number-format.ts';
import { findByEnrollmentNumber } from '../accounts/store.ts';
import { perNetwork } from '../platform/networks.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../verb.ts';
import { sendNumberEmail } from './send-number-email.ts';

const hour = 60 * 60;

/**
 * Sends an e-mail to the address that a voter list has for a number. The answer says neither whether
 * there is one nor whether somebody has proved the number: its owner learns that by the link. Whoever has
 * no account yet asks like anybody else: the link lets them make one.
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
  if (actor !== null) {
    const holder = await findByEnrollmentNumber(services.db, number);
    const isOwn = holder?.id === actor.id;
    if (isOwn && holder.proved_at !== null) throw new Refused('number-proved');
  }
  await services.transact((tx) =>
    sendNumberEmail(tx, services, {
      number,
      accountId: actor?.id ?? null,
      sessionHash: actor === null ? null : Buffer.from(actor.session, 'base64'),
    }),
  );
}
