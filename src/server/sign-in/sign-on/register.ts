import type { Actor } from '#core/actor.ts';
import { invalidInput, Refused } from '#core/refusal.ts';
import { sentences } from '#core/sentences.ts';
import type { Answer, Input } from '#contract/api.ts';
import { holdNumberFormat, refuseMisfit } from '../../number-format/number-format.ts';
import type { Services } from '../../services.ts';
import type { Caller, SignedIn } from '../../verb.ts';
import { openSession } from '../../accounts/open-session.ts';
import { sendLinkWithinBudget } from '../../accounts/send-link.ts';
import { hashToken } from '../../platform/tokens.ts';
import { presentUser } from '../../accounts/view.ts';
import { openByArrival } from './create-account.ts';
import { lockNumberOf, mayTake } from './number.ts';
import { findIdentity, lockSubject, takeArrival } from './store.ts';

/**
 * Makes the account of somebody whom the provider knows, from the form about what the provider did
 * not say. Faculty wait for approval as in every registration.
 */
export async function registerBySignOn(
  services: Services,
  actor: Actor | null,
  input: Input<'registerBySignOn'>,
  caller: Caller,
): Promise<SignedIn<Answer<'registerBySignOn'>>> {
  const typed = input.role === 'student' ? (input.enrollmentNumber ?? null) : null;
  return services.transact(async (tx) => {
    const format = await holdNumberFormat(tx);
    const arrival = await takeArrival(tx, hashToken(input.key));
    if (arrival === null) throw new Refused('sign-on-over');
    await lockSubject(tx, arrival);
    if ((await findIdentity(tx, arrival)) !== null) throw new Refused('sign-on-over');
    const given = await lockNumberOf(tx, services, arrival);
    const isProved = input.role === 'student' && given !== null && (await mayTake(tx, given, null));
    const provedNumber = isProved ? given : null;
    if (input.role === 'student' && provedNumber === null) {
      if (typed === null) {
        throw invalidInput({ enrollmentNumber: sentences.enrollmentRequiredForStudents });
      }
      refuseMisfit(typed, format);
    }
    const email = arrival.isEmailVerified ? arrival.email : input.email;
    const account = await openByArrival(tx, services, {
      arrival,
      account: {
        role: input.role,
        name: input.name,
        email,
        enrollmentNumber: provedNumber === null ? typed : null,
      },
      isEmailProved: arrival.isEmailVerified,
      provedNumber,
      device: caller.device,
    });
    if (!arrival.isEmailVerified) {
      const to = { id: account.id, email };
      await sendLinkWithinBudget(tx, services, 'confirm-email', to);
    }
    const user = presentUser(account);
    if (!account.is_verified) {
      return { reply: { user, message: sentences.registrationAwaitsApproval }, token: null };
    }
    const opened = await openSession(tx, services, actor, account, caller, 'known');
    return { reply: { user }, ...opened };
  });
}
