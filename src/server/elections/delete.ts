import { sentences } from '#core/sentences.ts';
import { api } from '#contract/api.ts';
import { handle } from '../http/bind.ts';
import { Refused } from '../http/refused.ts';
import { record } from '../platform/record.ts';
import { deleteElectionRows, lockElection, lockTurnouts } from './store.ts';

/**
 * Deletes an election. The turnouts are locked first, so that no ballot falls into nothing; once
 * one is cast, only an admin who repeats the election's name may go on (contract).
 */
export const deleteElection = handle(api.deleteElection, async ({ actor, params, body, ctx }) => {
  await ctx.transact(async (tx) => {
    const ballots = await lockTurnouts(tx, params.id, 'update');
    const election = await lockElection(tx, params.id, 'update');
    if (ballots === null || election === null) throw new Refused('unknown-election');
    const isConfirmed = actor.role === 'admin' && body?.confirm === election.name;
    if (ballots > 0 && !isConfirmed) throw new Refused('election-has-votes');
    await deleteElectionRows(tx, params.id);
    await record(tx, {
      actorId: actor.id,
      act: 'election.delete',
      objectId: params.id,
      detail: election.name,
    });
    await ctx.live.announce(tx, { kind: 'elections' });
  });
  return { message: sentences.electionDeleted };
});
