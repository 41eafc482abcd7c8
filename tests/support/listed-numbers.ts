import { partsIn } from './number-formats.ts';
import type { Services } from '#server/services.ts';
import { createElection } from './factories.ts';
import type { TestElection } from './factories.ts';
import type { TestApp } from './test-app.ts';

/** Puts a number on the campus's voter list, or on an election's own one. */
export async function listNumber(
  ctx: Pick<Services, 'transact'>,
  enrollmentNumber: string,
  given: { email?: string; name?: string; electionId?: string } = {},
): Promise<void> {
  const { email = '', name = '', electionId = null } = given;
  await ctx.transact(async (tx) =>
    tx
      .insertInto('voter_list_entries')
      .values({
        election_id: electionId,
        enrollment_number: enrollmentNumber,
        ...(await partsIn(tx, enrollmentNumber)),
        email,
        name,
        // Before any election of a test opened.
        added_at: new Date(Date.now() - 24 * 3_600_000),
      })
      .execute(),
  );
}

/** An open election for those on the campus's voter list. */
export async function createListedElection(
  ctx: TestApp['ctx'],
  given: Parameters<typeof createElection>[1] = {},
): Promise<TestElection> {
  const election = await createElection(ctx, given);
  await ctx.transact((tx) =>
    tx
      .updateTable('elections')
      .set({ voters: 'listed', published_at: new Date(Date.now() - 3_600_000) })
      .where('id', '=', election.id)
      .execute(),
  );
  return election;
}
