import { randomUUID } from 'node:crypto';
import { senderName } from '#core/campus/university-name.ts';
import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import type { Services } from '../../services.ts';
import type { Caller } from '../../verb.ts';
import { tellNewWayIn } from '../../accounts/notices/tell-owner.ts';
import { proveOwner } from '../prove-owner.ts';
import { requireFreshLogIn } from '../../fresh-log-in/require-fresh-log-in.ts';
import { lockAccount } from '../../accounts/store.ts';
import { challengeIn, algorithms, siteOf } from './site.ts';
import { insertChallenge, insertPasskey, listPasskeys, takeChallenge } from './store.ts';
import { presentPasskey } from './manage.ts';

const most = 10;
const perAccount = { most: 30, seconds: 60 * 60 };

/** What a browser needs to make a passkey for the own account. */
export async function startPasskey(
  services: Services,
  actor: Actor,
  { currentPassword }: Input<'startPasskey'>,
  { address }: Caller,
) {
  const { rpID } = siteOf(services.config.publicUrl);
  await requireFreshLogIn(services.db, actor);
  await proveOwner(services, actor, currentPassword, address);
  await services.rateLimits.spend([{ name: `passkey:${actor.id}`, ...perAccount }]);
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const { universityName } = await services.campus.settings();
  const known = await listPasskeys(services.db, actor.id);
  if (known.length >= most) throw new Refused('passkeys-full');
  const options = await generateRegistrationOptions({
    rpName: senderName(universityName),
    rpID,
    userID: Buffer.from(actor.id.replaceAll('-', ''), 'hex'),
    userName: actor.enrollmentNumber ?? actor.email,
    userDisplayName: actor.name,
    excludeCredentials: known.map((row) => ({
      id: row.credential_id,
      transports: row.transports,
    })),
    supportedAlgorithmIDs: algorithms,
    // It has to name its account by itself, and to know its owner: a touch alone is not enough.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await services.transact((tx) => insertChallenge(tx, options.challenge, actor.id));
  return { options: { ...options } };
}

/** Keeps the passkey that a browser made. */
export async function addPasskey(
  services: Services,
  actor: Actor,
  { name, response }: Input<'addPasskey'>,
) {
  const { rpID, expectedOrigin } = siteOf(services.config.publicUrl);
  const challenge = challengeIn(response.response.clientDataJSON);
  const isAsked = await services.transact((tx) => takeChallenge(tx, challenge, actor.id));
  if (!isAsked) throw new Refused('passkey-too-late');
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin,
    expectedRPID: rpID,
    supportedAlgorithmIDs: algorithms,
    requireUserVerification: true,
  }).catch((error: unknown) => {
    services.log.debug({ err: error }, 'a passkey was not right');
    return { registrationInfo: undefined };
  });
  if (registrationInfo === undefined) throw new Refused('passkey-wrong');
  const { credential } = registrationInfo;
  const row = await services.transact(async (tx) => {
    await lockAccount(tx, actor.id);
    if ((await listPasskeys(tx, actor.id)).length >= most) throw new Refused('passkeys-full');
    const added = await insertPasskey(tx, {
      id: randomUUID(),
      account_id: actor.id,
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey),
      counter: String(credential.counter),
      transports: (credential.transports ?? []).map(String),
      name,
    });
    if (added !== null) await tellNewWayIn(tx, services, actor, `Passkey “${name}”`);
    return added;
  });
  if (row === null) throw new Refused('passkey-wrong');
  return { passkey: presentPasskey(row) };
}
