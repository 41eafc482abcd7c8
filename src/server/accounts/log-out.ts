import type { Actor } from '#core/actor.ts';
import { answers } from '#contract/answers.ts';
import type { Services } from '../services.ts';

/** Ends this session; without one it is done already. */
export async function logOut(services: Services, actor: Actor | null) {
  if (actor !== null) {
    await services.transact(async (tx) => {
      await services.sessions.end(tx, actor.session);
      await services.live.announce(tx, { kind: 'session', accountId: actor.id });
    });
  }
  return { message: answers.loggedOut };
}

/** Ends every session of the own account, this one too. */
export async function logOutEverywhere(services: Services, actor: Actor) {
  await services.transact(async (tx) => {
    await services.sessions.endAll(tx, actor.id);
    await services.live.announce(tx, { kind: 'session', accountId: actor.id });
  });
  return { message: answers.loggedOutEverywhere };
}
