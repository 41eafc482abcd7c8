import type { CallName } from '#contract/api.ts';
import type { electionLife } from '#contract/election-life.ts';
import type { Services } from '#server/services.ts';
import { createAccount, createElection } from './factories.ts';
import { holdElection } from './hold-election.ts';
import type { WalkedCall } from './walked-call.ts';
import { officersOnly } from './walked-call.ts';

const reason = 'The hall was closed for an hour.';
type State = 'draft' | 'published' | 'paused';

/** The calls about an election's life, each with an election for which it can be made. */
export function lifeCalls(
  ctx: () => Services,
): Record<keyof typeof electionLife & CallName, WalkedCall> {
  const electionIn = async (state: State, isRehearsal = false) => {
    const { id } = await createElection(ctx(), isRehearsal ? { positions: { President: 0 } } : {});
    await ctx().transact((tx) =>
      tx
        .updateTable('elections')
        .set({
          state,
          is_rehearsal: isRehearsal,
          paused_at: state === 'paused' ? new Date() : null,
        })
        .where('id', '=', id)
        .execute(),
    );
    return { params: { id } };
  };
  const act = (state: State, body: Record<string, unknown> = { reason }): WalkedCall => ({
    statuses: officersOnly,
    given: async () => ({ ...(await electionIn(state)), body }),
  });
  const inAnHour = new Date(Date.now() + 2 * 3_600_000).toISOString();
  return {
    listAllElections: { statuses: officersOnly, observer: 200, given: () => ({}) },
    readElectionToEdit: { statuses: officersOnly, given: () => electionIn('draft') },
    countLimited: { statuses: officersOnly, given: () => ({ body: { positions: [] } }) },
    editElection: act('published', { name: 'Another name', reason }),
    publishElection: { statuses: officersOnly, given: () => electionIn('draft') },
    extendElection: act('published', { endDate: inAnHour, reason }),
    correctCandidateName: {
      statuses: officersOnly,
      given: async () => {
        const { id, positions } = await createElection(ctx());
        const nominationId = positions[0]?.candidates[0]?.id ?? '';
        return { params: { id }, body: { nominationId, name: 'Corrected Name', reason } };
      },
    },
    closeElectionNow: act('published'),
    pauseElection: act('published'),
    resumeElection: act('paused'),
    cancelElection: act('published'),
    returnElectionToDraft: act('published'),
    settleHeldClose: {
      statuses: [401, 403, 403, 403, 200, 401],
      given: async () => {
        const { params } = await electionIn('published');
        await holdElection(ctx(), params.id);
        return { params, body: { choice: 'count', reason } };
      },
    },
    duplicateElection: {
      statuses: [401, 403, 403, 201, 201, 401],
      given: () => electionIn('published'),
    },
    voteAgain: {
      statuses: [401, 403, 403, 201, 201, 401],
      given: async () => {
        const { id, positions } = await createElection(ctx());
        return { params: { id }, body: { positionId: positions[0]?.id ?? '' } };
      },
    },
    nameReturningOfficer: {
      statuses: officersOnly,
      given: async () => {
        const { id } = await createElection(ctx(), { startsInMinutes: 30 });
        const { email } = await createAccount(ctx(), { role: 'observer' });
        return { params: { id }, body: { email } };
      },
    },
    wipeElection: { statuses: officersOnly, given: () => electionIn('published', true) },
  };
}
