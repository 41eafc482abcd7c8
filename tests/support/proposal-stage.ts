import { beforeAll, beforeEach } from 'vitest';
import type { Actor } from './factories.ts';
import { createActor } from './factories.ts';
import { admin, app } from './side-by-side.ts';
import type { Answer } from './test-app.ts';

// A campus where two officers are needed: an admin, a second one, and a council member.

export let other: Actor;
export let council: Actor;
/** Opens the stage for the tests of a file, after startSideBySide. */
export function openProposalStage(): void {
  beforeAll(async () => {
    other = await createActor(app, { role: 'admin' });
    council = await createActor(app, { role: 'council' });
  });
  beforeEach(() => setRule(true));
}

export const reason = 'The hall was closed for an hour.';

export async function setRule(isOn: boolean): Promise<void> {
  await app.ctx.transact(async (tx) => {
    await tx
      .insertInto('campus')
      .values({ university_name: 'A', time_zone: 'Asia/Kolkata', needs_two_officers: isOn })
      .onConflict((one) => one.column('is_only').doUpdateSet({ needs_two_officers: isOn }))
      .execute();
    await app.ctx.live.announce(tx, { kind: 'campus' });
  });
}

export const idOf = ({ body }: Answer): string => body.proposal._id;
export const confirm = (by: Actor, id: string) => by.send('confirmProposal', { params: { id } });
export const cancel = (by: Actor, id: string) =>
  by.send('cancelElection', { params: { id }, body: { reason } });

export async function stateOf(electionId: string): Promise<string | undefined> {
  const { rows } = await app.ctx.pool.query<{ state: string }>(
    'select state from elections where id = $1',
    [electionId],
  );
  return rows[0]?.state;
}

/** The acts on an election, the oldest first, as everybody reads them. */
export async function publicRecord(id: string) {
  const { body } = await app.send('readElectionRecord', { params: { id } });
  return body.entries
    .toReversed()
    .map(({ act, officers }: { act: string; officers: number | null }) => [act, officers]);
}

/** What waits about an election, as another officer reads it. */
export async function waiting(electionId: string): Promise<unknown[]> {
  const { body } = await other.send('listProposals');
  return body.proposals.filter(
    (one: { election: { _id: string } | null }) => one.election?._id === electionId,
  );
}

export const suspendAllBut = (ids: readonly string[]) =>
  app.ctx.pool.query(
    `update accounts set is_verified = false, suspended_at = now(), suspended_reason = 'Away'
     where role in ('council', 'admin') and id <> all($1)`,
    [ids],
  );
export const liftAll = () =>
  app.ctx.pool.query(
    `update accounts set is_verified = true, suspended_at = null, suspended_reason = null
     where suspended_at is not null`,
  );
export { admin, app };
