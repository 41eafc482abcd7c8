import type { FastifyInstance } from 'fastify';
import { Refused } from '#core/refusal.ts';
import { routes } from '#contract/routes.ts';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whoever looks at a copy logs in and out, as on the campus. */
const ways = [
  routes.logIn,
  routes.logInStudent,
  routes.startPasskeyLogIn,
  routes.logInWithPasskey,
  routes.finishLogIn,
  routes.logOut,
  routes.logOutEverywhere,
].map(({ path }) => `/api${path}`);

/** On a copy to look at every write is refused, in one sentence, whatever it would change. */
export function refuseChanges(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method, url }) => {
    if (reading.has(method) || ways.includes(url.split('?')[0] ?? '')) return;
    throw new Refused('copy-to-look-at');
  });
}
