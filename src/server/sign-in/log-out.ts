import type { Actor } from '#core/actor.ts';
import type { Services } from '../services.ts';

/** Ends this session; without one it is done already. */
export async function logOut(services: Services, actor: Actor | null) {
  if (actor !== null) {
    await services.transact(async (tx) => {
      await services.sessions.end(tx, actor);
    });
  }
}

/** Ends every session of the own account, this one too. */
export async function logOutEverywhere(services: Services, actor: Actor) {
  await services.transact(async (tx) => {
    await services.sessions.endAll(tx, actor.id);
  });
}
