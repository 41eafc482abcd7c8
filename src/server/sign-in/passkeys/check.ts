import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import type { Services } from '../../services.ts';
import { challengeIn, siteOf } from './site.ts';
import type { PasskeyRow } from './store.ts';
import { findPasskey, takeChallenge } from './store.ts';

type UsedPasskey = Input<'logInWithPasskey'>['response'];

/** Checks what a browser's passkey answered to a challenge, which it uses up. */
export async function checkPasskey(
  services: Services,
  response: UsedPasskey,
): Promise<{ passkey: PasskeyRow; newCounter: number }> {
  const { rpID, expectedOrigin } = siteOf(services.config.publicUrl);
  const challenge = challengeIn(response.response.clientDataJSON);
  if (!(await services.transact((tx) => takeChallenge(tx, challenge, null)))) {
    throw new Refused('passkey-too-late');
  }
  const passkey = await findPasskey(services.db, response.id);
  if (passkey === null) throw new Refused('passkey-unknown');
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const verified = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: Number(passkey.counter),
      transports: passkey.transports,
    },
  }).catch((error: unknown) => {
    services.log.debug({ err: error }, 'a passkey was not right');
    return null;
  });
  if (verified?.verified !== true) throw new Refused('passkey-wrong');
  return { passkey, newCounter: verified.authenticationInfo.newCounter };
}
