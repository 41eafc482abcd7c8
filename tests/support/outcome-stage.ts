import { randomUUID } from 'node:crypto';
import type { Updateable } from 'kysely';
import { electionJobs } from '#server/elections/close.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import type { TestElection } from './factories.ts';
import { closeElectionNow, createElection, sealVotes } from './factories.ts';
import type { TestApp } from './test-app.ts';

/** An election that is over and counted, with so many votes for each candidate of its one position. */
export async function endedElection(
  { ctx }: Pick<TestApp, 'ctx'>,
  votes: readonly number[],
  values: Updateable<Schema['elections']> = {},
  given: Parameters<typeof createElection>[1] = {},
): Promise<TestElection> {
  const election = await createElection(ctx, { positions: { President: votes.length }, ...given });
  const { appeals_until, ...rules } = values;
  const set = (columns: Updateable<Schema['elections']>) =>
    ctx.transact((tx) =>
      tx
        .updateTable('elections')
        .set({ name: election.name, ...columns })
        .where('id', '=', election.id)
        .execute(),
    );
  await set(rules);
  const cast = votes.reduce((sum, count) => sum + count, 0);
  if (cast > 0) {
    await sealVotes(ctx, election, [votes]);
    const position_id = election.positions[0]?.id ?? '';
    const voters = Array.from({ length: cast }, (_, at) => ({
      position_id,
      voter_id: randomUUID(),
      receipt: `RECEIPT${at}`,
    }));
    await ctx.transact((tx) => tx.insertInto('participations').values(voters).execute());
  }
  await closeElectionNow(ctx, election.id);
  await electionJobs(ctx)['close-election']({ electionId: election.id });
  if (appeals_until !== undefined) await set({ appeals_until });
  return election;
}
