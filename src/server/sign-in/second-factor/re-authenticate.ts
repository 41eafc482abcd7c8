import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import { record } from '../../platform/record.ts';
import type { Services } from '../../services.ts';
import type { Caller } from '../../verb.ts';
import { forgetAttempts } from '../../accounts/attempt-store.ts';
import { countAttempt } from '../../accounts/count-attempt.ts';
import { checkPasskey } from '../passkeys/check.ts';
import { usePasskey } from '../passkeys/store.ts';
import { useTypedCode } from './codes.ts';
import { findSecondFactor, noteProof } from '../../accounts/second-factor-store.ts';

/** Takes the second step once more, for what cannot be undone. */
export async function reAuthenticate(
  services: Services,
  actor: Actor,
  input: Input<'reAuthenticate'>,
  { address }: Caller,
) {
  if ((await findSecondFactor(services.db, actor.id)) === null) {
    throw new Refused('no-second-factor');
  }
  const session = Buffer.from(actor.session, 'base64');
  if ('response' in input) {
    const { passkey, newCounter } = await checkPasskey(services, input.response);
    if (passkey.account_id !== actor.id) throw new Refused('passkey-wrong');
    await services.transact(async (tx) => {
      if (!(await usePasskey(tx, passkey, newCounter))) throw new Refused('passkey-wrong');
      await noteProof(tx, session);
    });
    return;
  }
  const keys = await countAttempt(services, { name: `second step:${actor.id}`, address });
  await services.transact(async (tx) => {
    const way = await useTypedCode(tx, actor.id, input.code, services.clock.now());
    if (way === null) throw new Refused('second-step-wrong');
    if (way === 'recovery-code') {
      const line = { act: 'factor.recovery-code', objectId: actor.id } as const;
      await record(tx, { actorId: actor.id, ...line });
    }
    await forgetAttempts(tx, keys);
    await noteProof(tx, session);
  });
}
