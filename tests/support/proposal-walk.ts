import { randomUUID } from 'node:crypto';
import type { CallName } from '#contract/api.ts';
import type { Row } from './contract-row.ts';
import { createAccount, createElection } from './factories.ts';
import type { TestAccount } from './factories.ts';
import type { TestApp } from './test-app.ts';
import type { WalkedCall } from './walked-call.ts';
import { nothing, officersOnly } from './walked-call.ts';

/** The calls about what waits for a second officer. */
export function proposalWalk(server: () => TestApp) {
  /** Something that an admin proposed, or this officer. */
  const proposed = async (by: TestAccount | null) => {
    const { ctx } = server();
    const { id: electionId, name } = await createElection(ctx);
    const officer = by ?? (await createAccount(ctx, { role: 'admin' }));
    const id = randomUUID();
    await ctx.transact((tx) =>
      tx
        .insertInto('proposals')
        .values({
          id,
          call: 'pauseElection',
          act: 'election.pause',
          object_key: electionId,
          election_id: electionId,
          subject: name,
          what: 'Voting was paused.',
          body: JSON.stringify({ id: electionId, reason: 'A fire alarm.' }),
          reason: 'A fire alarm.',
          proposed_by: officer.id,
          expires_at: new Date(Date.now() + 60_000),
        })
        .execute(),
    );
    return { params: { id } };
  };
  return {
    listProposals: { statuses: officersOnly, observer: 200, given: nothing },
    confirmProposal: { statuses: officersOnly, given: () => proposed(null) },
    // None has waited for 72 hours.
    announceAlone: {
      statuses: [401, 403, 403, 409, 409, 401],
      given: (caller) => proposed(caller),
    },
    refuseProposal: {
      statuses: officersOnly,
      given: async () => ({ ...(await proposed(null)), body: { reason: 'Not now.' } }),
    },
    withdrawProposal: { statuses: officersOnly, given: (caller) => proposed(caller) },
  } satisfies { [N in CallName]?: WalkedCall };
}

/** The same calls as the contract describes them. */
export const proposalRows: Row[] = [
  { call: 'GET /proposal/get-all', who: 'observers', answers: ['proposals', 'needed'] },
  {
    call: 'POST /proposal/confirm/{id}',
    who: 'officers',
    answers: ['message'],
    refuses: {
      'unknown-proposal': 404,
      'proposal-settled': 409,
      'proposal-expired': 409,
      'own-proposal': 403,
      'officer-too-new': 409,
      'proposer-too-new': 409,
      'proposer-left': 409,
    },
  },
  {
    call: 'POST /proposal/alone/{id}',
    who: 'officers',
    answers: ['message'],
    refuses: {
      'unknown-proposal': 404,
      'not-own-proposal': 403,
      'never-alone': 403,
      'alone-too-early': 409,
    },
  },
  {
    call: 'POST /proposal/refuse/{id}',
    who: 'officers',
    takes: { reason: 'Not now.' },
    answers: ['message'],
    refuses: { 'unknown-proposal': 404, 'own-proposal': 403, 'officer-too-new': 409 },
  },
  {
    call: 'POST /proposal/withdraw/{id}',
    who: 'officers',
    answers: ['message'],
    refuses: { 'unknown-proposal': 404, 'not-own-proposal': 403 },
  },
];
