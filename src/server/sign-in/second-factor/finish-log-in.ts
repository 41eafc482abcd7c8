import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { Answer, Input } from '#contract/api.ts';
import { record } from '../../platform/record.ts';
import type { Services } from '../../services.ts';
import type { Caller, SignedIn } from '../../verb.ts';
import { forgetAttempts } from '../../accounts/attempt-store.ts';
import { countAttempt, haveFailedOften } from '../../accounts/count-attempt.ts';
import { findMark } from '../../accounts/known-device.ts';
import { tellWrongSteps } from '../../accounts/notices/tell-owner.ts';
import { openLogIn, refuseUnusable } from '../../accounts/open-session.ts';
import { hashToken } from '../../platform/tokens.ts';
import { findAccount, lockAccount } from '../../accounts/store.ts';
import { presentUser } from '../../accounts/view.ts';
import { useTypedCode } from './codes.ts';
import { findStep, takeStep } from '../../accounts/second-factor-store.ts';

/** Ends a log-in whose first step was right. Guesses are bounded as those of a password are. */
export async function finishLogIn(
  services: Services,
  actor: Actor | null,
  { key, code }: Input<'finishLogIn'>,
  caller: Caller,
): Promise<SignedIn<Answer<'finishLogIn'>>> {
  const keyHash = hashToken(key);
  const accountId = await findStep(services.db, keyHash);
  const known = accountId === null ? null : await findAccount(services.db, accountId);
  if (known === null) throw new Refused('second-step-over');
  const keys = await countAttempt(services, {
    name: `second step:${known.id}`,
    address: caller.address,
    mark: await findMark(services.db, known, caller.marks),
  });
  try {
    return await useStep(services, actor, { keyHash, accountId: known.id, code, keys }, caller);
  } catch (refusal) {
    if (refusal instanceof Refused && refusal.reason === 'second-step-wrong') {
      await tellIfOften(services, known.id, keys);
    }
    throw refusal;
  }
}

/** Somebody who gives the password and guesses the second step is told to the owner. */
async function tellIfOften(services: Services, accountId: string, keys: readonly Buffer[]) {
  if (!(await haveFailedOften(services.db, keys))) return;
  await services.transact((tx) => tellWrongSteps(tx, services, accountId));
}

interface TakenStep {
  keyHash: Buffer;
  accountId: string;
  code: string;
  keys: readonly Buffer[];
}

function useStep(
  services: Services,
  actor: Actor | null,
  { keyHash, accountId, code, keys }: TakenStep,
  caller: Caller,
): Promise<SignedIn<Answer<'finishLogIn'>>> {
  return services.transact(async (tx) => {
    const account = await lockAccount(tx, accountId);
    if (account === null || !(await takeStep(tx, keyHash))) throw new Refused('second-step-over');
    refuseUnusable(account);
    const way = await useTypedCode(tx, account.id, code, services.clock.now());
    if (way === null) throw new Refused('second-step-wrong');
    await forgetAttempts(tx, keys);
    if (way === 'recovery-code') {
      const line = { act: 'factor.recovery-code', objectId: account.id } as const;
      await record(tx, { actorId: account.id, ...line });
    }
    const opened = await openLogIn(tx, services, actor, account, caller);
    return { reply: { user: presentUser(account) }, ...opened };
  });
}
