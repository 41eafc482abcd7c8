import type { Services } from '#server/services.ts';
import { createElection } from './factories.ts';
import type { Actor, TestAccount, TestElection } from './factories.ts';

export const why = 'The wifi of the hostel was down.';

/** An election that hides its counts, open for an hour. */
export const hiddenElection = (
  ctx: Parameters<typeof createElection>[0],
  given: Parameters<typeof createElection>[1] = {},
): Promise<TestElection> => createElection(ctx, { standings: 'after-close', ...given });

export const inHours = (hours: number): string =>
  new Date(Date.now() + hours * 3_600_000).toISOString();

/** An officer adds time for these people: three hours from now unless told. */
export const addTimeFor = (
  officer: Pick<Actor, 'send'>,
  { id }: Pick<TestElection, 'id'>,
  people: readonly Pick<TestAccount, 'enrollmentNumber'>[],
  given: Record<string, unknown> = {},
) =>
  officer.send('addTime', {
    params: { id },
    body: {
      numbers: people.map(({ enrollmentNumber }) => enrollmentNumber ?? ''),
      until: inHours(3),
      reason: why,
      ...given,
    },
  });

/** Time passes until voting is over for all others: their end is a second ago, and that of the others stays. */
export async function endForOthers(
  { transact, live }: Pick<Services, 'transact' | 'live'>,
  { id }: Pick<TestElection, 'id'>,
): Promise<void> {
  const ended = new Date(Date.now() - 1_000);
  await transact(async (tx) => {
    await tx
      .updateTable('elections')
      .set({ others_end_at: ended, starts_at: new Date(ended.getTime() - 3_600_000) })
      .where('id', '=', id)
      .execute();
    await live.announce(tx, { kind: 'elections' });
  });
}

/** What a voter is answered who votes for the first candidate of the first position. */
export const voteFirst = (
  voter: Pick<Actor, 'send' | 'id'>,
  { id, positions }: TestElection,
  choice = 0,
) =>
  voter.send('castVote', {
    body: {
      userId: voter.id,
      electionId: id,
      position: positions[0]?.title ?? '',
      candidateId: positions[0]?.candidates[choice]?.nominee.id ?? '',
    },
  });
