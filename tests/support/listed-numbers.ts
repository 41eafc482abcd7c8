import type { Services } from '#server/services.ts';

/** Puts a number on the campus's voter list, or on an election's own one. */
export async function listNumber(
  ctx: Pick<Services, 'transact'>,
  enrollmentNumber: string,
  given: { email?: string; name?: string; electionId?: string } = {},
): Promise<void> {
  const { email = '', name = '', electionId = null } = given;
  await ctx.transact((tx) =>
    tx
      .insertInto('voter_list_entries')
      .values({
        election_id: electionId,
        enrollment_number: enrollmentNumber,
        email,
        name,
        // Before any election of a test opened.
        added_at: new Date(Date.now() - 24 * 3_600_000),
      })
      .execute(),
  );
}
