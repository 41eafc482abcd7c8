import { randomUUID } from 'node:crypto';
import { blankTexts } from '#core/elections/nomination.ts';
import type { CallName } from '#contract/api.ts';
import type { Services } from '#server/services.ts';
import type { TestAccount } from './factories.ts';
import { createElection } from './factories.ts';
import type { Given, WalkedCall } from './walked-call.ts';
import { adminOnly, everybody, nothing, officersOnly, userOnly } from './walked-call.ts';

/** The calls about nominations, for the walk of every call by every role. */
export const nominationCalls = (ctx: () => Services) =>
  ({
    createNomination: {
      // Faculty and admin have no enrollment number to stand with.
      statuses: [401, 201, 403, 201, 403, 401],
      observer: 403,
      given: async (caller) => ({
        body: {
          electionId: (await createElection(ctx())).id,
          position: 'president',
          userId: caller?.id ?? randomUUID(),
        },
      }),
    },
    readManifesto: {
      statuses: everybody,
      given: () => nomination(ctx(), 'accepted'),
    },
    listPendingNominations: { statuses: adminOnly, given: nothing },
    listLookAlikes: {
      statuses: officersOnly,
      given: () => ({ params: { id: randomUUID() } }),
    },
    acceptNomination: { statuses: adminOnly, given: () => nomination(ctx(), 'pending') },
    rejectNomination: { statuses: adminOnly, given: () => nomination(ctx(), 'pending') },
    reopenNomination: { statuses: adminOnly, given: () => nomination(ctx(), 'accepted') },
    listMyNominations: { statuses: userOnly, given: nothing },
    withdrawNomination: {
      statuses: userOnly,
      given: (caller) => nomination(ctx(), 'pending', caller),
    },
    editNomination: {
      statuses: userOnly,
      given: async (caller) => ({
        ...(await nomination(ctx(), 'pending', caller)),
        body: { ...blankTexts, statement: 'Longer library hours.', imageUrl: '' },
      }),
    },
    removeCandidate: {
      statuses: officersOnly,
      given: async () => ({
        ...(await nomination(ctx(), 'accepted')),
        body: { reason: 'Left the campus' },
      }),
    },
  }) satisfies Partial<Record<CallName, WalkedCall>>;

async function nomination(
  ctx: Services,
  status: 'pending' | 'accepted',
  nominee?: TestAccount | null,
): Promise<Given> {
  const nominees = nominee === undefined || nominee === null ? [] : [nominee];
  const election = await createElection(ctx, { positions: { President: 1 }, nominees });
  const id = election.positions[0]?.candidates[0]?.id ?? '';
  await ctx.transact((tx) =>
    tx.updateTable('nominations').set({ status }).where('id', '=', id).execute(),
  );
  return { params: { id } };
}
