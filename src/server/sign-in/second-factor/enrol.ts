import { senderName } from '#core/campus/university-name.ts';
import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import type { Tx } from '../../platform/db/client.ts';
import { record } from '../../platform/record.ts';
import type { Services } from '../../services.ts';
import type { Caller } from '../../verb.ts';
import { forgetAttempts } from '../../accounts/attempt-store.ts';
import { countAttempt } from '../../accounts/count-attempt.ts';
import { tellSecondFactor } from '../../accounts/notices/tell-owner.ts';
import { listPasskeys } from '../passkeys/store.ts';
import { proveOwner } from '../prove-owner.ts';
import { isFreshSession, removeOtherSessions } from '../../accounts/session-store.ts';
import { lockAccount } from '../../accounts/store.ts';
import { makeRecoveryCodes, makeSecret, stepOf } from './codes.ts';
import { requireFreshLogIn } from '../../fresh-log-in/require-fresh-log-in.ts';
import {
  lockOffer,
  removeOffer,
  replaceRecoveryCodes,
  saveOffer,
  saveSecondFactor,
} from '../../accounts/second-factor-store.ts';

const perAccount = { most: 30, seconds: 60 * 60 };

/** A new secret for the app. It counts once its first code came back; until then nothing changes. */
export async function startSecondFactor(
  services: Services,
  actor: Actor,
  { currentPassword }: Input<'startSecondFactor'>,
  { address }: Caller,
) {
  await requireFreshLogIn(services.db, actor);
  await proveOwner(services, actor, currentPassword, address);
  await services.rateLimits.spend([{ name: `second factor:${actor.id}`, ...perAccount }]);
  const { universityName } = await services.campus.settings();
  const { secret, uri } = makeSecret(senderName(universityName), actor.email);
  await services.transact((tx) => saveOffer(tx, actor.id, secret));
  return { secret, uri };
}

/** Turns the second step on. Other browsers of this officer, which never took it, are logged out. */
export async function addSecondFactor(
  services: Services,
  actor: Actor,
  { code }: Input<'addSecondFactor'>,
  { address }: Caller,
) {
  await requireFreshLogIn(services.db, actor);
  if (code === undefined) {
    const isFresh = await isFreshSession(services.db, Buffer.from(actor.session, 'base64'));
    if (!isFresh) throw new Refused('log-in-again');
    const recoveryCodes = await services.transact(async (tx) => {
      await lockAccount(tx, actor.id);
      if ((await listPasskeys(tx, actor.id)).length === 0) throw new Refused('passkey-first');
      return turnOn(tx, services, actor, { secret: null, usedStep: 0 });
    });
    return { recoveryCodes };
  }
  const keys = await countAttempt(services, { name: `second step:${actor.id}`, address });
  const recoveryCodes = await services.transact(async (tx) => {
    await lockAccount(tx, actor.id);
    const secret = await lockOffer(tx, actor.id);
    if (secret === null) throw new Refused('second-factor-late');
    // The code that turned it on is used up with that.
    const usedStep = stepOf(secret, code, services.clock.now());
    if (usedStep === null) throw new Refused('second-step-wrong');
    await forgetAttempts(tx, keys);
    return turnOn(tx, services, actor, { secret, usedStep });
  });
  return { recoveryCodes };
}

async function turnOn(
  tx: Tx,
  services: Services,
  actor: Actor,
  factor: { secret: string | null; usedStep: number },
): Promise<string[]> {
  await saveSecondFactor(tx, actor.id, factor);
  await removeOffer(tx, actor.id);
  const { shown, hashes } = makeRecoveryCodes();
  await replaceRecoveryCodes(tx, actor.id, hashes);
  await removeOtherSessions(tx, actor.id, Buffer.from(actor.session, 'base64'));
  await record(tx, { actorId: actor.id, act: 'factor.add', objectId: actor.id });
  await tellSecondFactor(tx, services, actor, true);
  await services.live.announce(tx, { kind: 'session', accountId: actor.id });
  return shown;
}
