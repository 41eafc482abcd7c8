import { randomUUID } from 'node:crypto';
import type { Updateable } from 'kysely';
import type { OutcomeRules } from '#core/elections/outcome-rules.ts';
import { electionJobs } from '#server/closing/close.ts';
import type { Schema } from '#server/platform/db/tables.ts';
import { expect } from 'vitest';
import type { Actor, TestElection } from './factories.ts';
import { closeElectionNow, createElection, sealVotes } from './factories.ts';
import { askAsOwner } from './test-app.ts';
import type { TestApp } from './test-app.ts';

/** Its columns, and of its rules what is not usual. */
type Values = Updateable<Schema['elections']> & { rules?: Partial<OutcomeRules> };

/** An election that is over and counted, with so many votes for each candidate of its one position. */
export async function endedElection(
  { ctx }: Pick<TestApp, 'ctx'>,
  votes: readonly number[],
  values: Values = {},
  given: Parameters<typeof createElection>[1] = {},
): Promise<TestElection> {
  const election = await createElection(ctx, { positions: { President: votes.length }, ...given });
  const { appeals_until, rules, ...others } = values;
  await ctx.transact((tx) =>
    tx
      .updateTable('elections')
      .set({ name: election.name, ...others, ...(rules && { settings: { rules } }) })
      .where('id', '=', election.id)
      .execute(),
  );
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
  await closeAndCount({ ctx }, election.id);
  if (appeals_until !== undefined) {
    await setClosed({ ctx }, election.id, 'appeals_until', appeals_until);
  }
  return election;
}

/** One whose results its officers release, by a week after its close at the latest. */
export const heldElection = (
  app: Pick<TestApp, 'ctx'>,
  votes: readonly number[],
  values: Values = {},
  given: Parameters<typeof createElection>[1] = {},
): Promise<TestElection> =>
  endedElection(
    app,
    votes,
    { ...values, results_at: 'release', show_by: new Date(Date.now() + 7 * 86_400_000) },
    { ...given, standings: 'after-close' },
  );

/** What two officers saw of the dice, as one of them enters it. */
export const thrown = { drawn: '4 1 6 3 2 5 5 1', witnesses: 'Mina Iyer' };

/** One officer enters the dice of a draw, and another one confirms it. */
export async function holdDraw(one: Actor, other: Actor, electionId: string): Promise<void> {
  const entered = await one.send('enterDraw', { params: { id: electionId }, body: thrown });
  expect(entered.status, JSON.stringify(entered.body)).toBe(202);
  const held = await other.send('confirmProposal', {
    params: { id: entered.body.proposal._id },
  });
  expect(held.body).toEqual({ message: 'The draw was held.' });
}

/** Ends an election and has its votes counted, as the server does a moment later. */
export async function closeAndCount({ ctx }: Pick<TestApp, 'ctx'>, id: string): Promise<void> {
  await closeElectionNow(ctx, id);
  await electionJobs(ctx)['close-election']({ electionId: id });
}

/** Sets what nobody but the owner of the tables can set of a closed election. */
export async function setClosed(
  app: Pick<TestApp, 'ctx'>,
  electionId: string,
  column: 'appeals_until' | 'certified_at' | 'closed_at' | 'ends_at' | 'is_rehearsal',
  value: unknown,
): Promise<void> {
  await askAsOwner(app, `update elections set ${column} = $2 where id = $1`, [electionId, value]);
}
