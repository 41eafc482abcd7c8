import type { Actor } from '#core/actor.ts';
import type { Input } from '#contract/api.ts';
import type { Services } from '../services.ts';
import type { Reading } from '../verb.ts';
import { listOfAllTerms, listVerified, listWaiting, readCouncilTerm } from './store.ts';
import { presentMember, presentPendingMember, presentTermMember } from './view.ts';

/** The verified members; the page groups them by committee. */
export const listMembers: Reading<'listMembers'> = {
  after: ['members'],
  make: async (services) => ({ reply: (await listVerified(services.db)).map(presentMember) }),
};

/** The members of every council so far, and the year of the present one. */
export const listTerms: Reading<'listTerms'> = {
  after: ['members', 'campus'],
  make: async (services) => ({
    reply: {
      current: await readCouncilTerm(services.db),
      members: (await listOfAllTerms(services.db)).map(presentTermMember),
    },
  }),
};

/** Proposals that wait for the officers, oldest first, with the present holders of each post. */
export async function listUnverifiedMembers(
  services: Services,
  actor: Actor,
  { page }: Input<'listUnverifiedMembers'>,
) {
  const [waiting, verified] = await Promise.all([
    listWaiting(services.db, page),
    listVerified(services.db),
  ]);
  return waiting.map((row) => presentPendingMember(row, verified, actor.id));
}
