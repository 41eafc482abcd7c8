import { randomBytes } from 'node:crypto';
import { referenceOf } from '#core/contact/contact-request.ts';
import { pagePaths, pathWithToken } from '#core/page-paths.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import { hashToken } from '../platform/hash-token.ts';
import { spendMailbox } from '../email/mailbox-budget.ts';
import { queueEmail } from '../email/send.ts';
import type { JobData } from '../platform/job-queues.ts';
import { countArrival } from '../platform/count-arrival.ts';
import { perNetwork } from '../platform/per-network.ts';
import { letterheadOf } from '../email/letterhead.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../verb.ts';
import { followEmail } from './contact-email.ts';
import { findByReference, findFollowed, replaceContactLink } from './entry-store.ts';
import { presentFollowed } from './view.ts';

const hour = 60 * 60;
const linkMinutes = 3 * 24 * 60;

/**
 * Takes note that somebody asks after their message. Whether there is one is found out after the
 * answer, by a job: neither its words nor its time tell.
 */
export async function followContact(
  services: Services,
  _actor: unknown,
  input: Input<'followContact'>,
  { address }: Caller,
) {
  const email = input.email.toLowerCase();
  await countArrival(services, { kind: 'message', from: address }, async () => {
    // A campus sits behind one address.
    await services.rateLimits.spend(perNetwork('follow', address, { most: 300, seconds: hour }));
    const asked = { reference: input.reference, email };
    await services.transact((tx) => services.jobs.enqueue(tx, 'send-contact-link', asked));
  });
}

/** Sends a fresh link to the sender of the message, if there is one. */
export async function sendContactLink(
  services: Services,
  asked: JobData['send-contact-link'],
): Promise<void> {
  const letterhead = letterheadOf(await services.campus.settings(), services.config);
  const { publicUrl } = services.config;
  await services.transact(async (tx) => {
    const contact = await findByReference(tx, asked);
    if (contact === null || !(await spendMailbox(tx, 'follow', contact.email))) return;
    const token = randomBytes(24).toString('base64url');
    const tokenHash = hashToken(token);
    await replaceContactLink(tx, { contactId: contact.id, tokenHash, minutes: linkMinutes });
    const link = `${publicUrl}${pathWithToken(pagePaths.message, token)}`;
    await queueEmail(tx, services, {
      key: `follow:${tokenHash.toString('hex')}`,
      to: contact.email,
      secretFor: linkMinutes,
      compose: () => followEmail({ reference: referenceOf(contact.id), link }, letterhead),
    });
  });
}

/** How a message stands, and the answers to it; never the notes. */
export async function readFollowed(
  services: Services,
  _actor: unknown,
  { token }: Input<'readFollowed'>,
) {
  const found = await findFollowed(services.db, hashToken(token));
  if (found === null) throw new Refused('link-invalid');
  return presentFollowed(found);
}
