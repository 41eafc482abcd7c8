import { describe, expect, test } from 'vitest';
import { known } from '#core/kernel/known.ts';
import type { Answer } from '#tests/support/test-app.ts';
import { createActor, createElection, closeElectionNow } from '#tests/support/factories.ts';
import type { TestElection } from '#tests/support/factories.ts';
import { electionJobs } from '#server/closing/close.ts';
import { endedElection, heldElection, setClosed } from '#tests/support/outcome-stage.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import {
  answerTo,
  complain,
  disqualify,
  lastRuling,
  messagesOf,
  overturn,
  rulingsOf,
} from '#tests/support/sanction-stage.ts';
import { admin, app, council, startWithTwoOfficers } from '#tests/support/two-officers.ts';

startWithTwoOfficers();

const candidate = ({ positions }: TestElection, at = 0) => known(positions[0]?.candidates[at]);
const statusesOf = (answers: readonly Answer[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);

/** How many jobs of this kind wait for an election. */
async function waitingJobs(name: string, electionId: string): Promise<number> {
  const { rows } = await app.ctx.pool.query<{ count: number }>(
    `select count(*)::int as count from pgboss.job
     where name = $1 and data ->> 'electionId' = $2 and state in ('created', 'retry')`,
    [name, electionId],
  );
  return rows[0]?.count ?? 0;
}

describe('at the same moment', () => {
  test('two who overturn: one does, and the other reads so', async () => {
    const election = await endedElection(app, [1, 2]);
    await disqualify(council, election, candidate(election).id);
    const one = await lastRuling(app, election);
    const all = [council, admin, council, admin].map((who) => overturn(who, one._id));
    const answers = await Promise.all(all);
    expect(statusesOf(answers)).toEqual([200, 409, 409, 409]);
    expect(known(answers.find(({ status }) => status === 409))).toMatchObject(
      refusedWith('sanction-overturned'),
    );
  });

  test('an answer and the certificate: it is certified after it, or reads that it waits', async () => {
    const election = await endedElection(app, [1, 2]);
    const message = await complain(await createActor(app), election);
    await setClosed(app, election.id, 'appeals_until', new Date());
    const [answered, certified] = await Promise.all([
      answerTo(admin, message),
      council.send('certifyElection', { params: { id: election.id }, body: {} }),
    ]);
    expect(answered.status, JSON.stringify(answered.body)).toBe(200);
    if (certified.status !== 200) {
      expect(certified).toMatchObject(refusedWith('messages-unanswered'));
    }
  });

  test('overturning and the certificate: one of them is first, and the other reads it', async () => {
    const election = await endedElection(app, [1, 2]);
    await disqualify(council, election, candidate(election).id);
    await setClosed(app, election.id, 'appeals_until', new Date());
    const one = await lastRuling(app, election);
    const [overturned, certified] = await Promise.all([
      overturn(admin, one._id),
      council.send('certifyElection', { params: { id: election.id }, body: {} }),
    ]);
    // Certifying waits for nothing that overturning changes, so it is done in any case.
    expect(certified.status, JSON.stringify(certified.body)).toBe(200);
    const { sanctions } = await rulingsOf(app, election);
    expect([overturned.status, sanctions[0].overturned !== null]).toEqual(
      overturned.status === 200 ? [200, true] : [409, false],
    );
    if (overturned.status === 409) {
      expect(overturned).toMatchObject(refusedWith('election-certified'));
    }
    const again = await overturn(admin, one._id);
    expect(again).toMatchObject(refusedWith('election-certified'));
  });

  test('a ruling and the close: what is kept of the close has it, or another edition follows', async () => {
    const election = await createElection(app.ctx, { standings: 'after-close' });
    await closeElectionNow(app.ctx, election.id);
    const [ruled] = await Promise.all([
      disqualify(council, election, candidate(election).id),
      electionJobs(app.ctx)['close-election']({ electionId: election.id }),
    ]);
    expect(ruled.status, JSON.stringify(ruled.body)).toBe(200);
    await electionJobs(app.ctx)['keep-recount-kit']({ electionId: election.id });
    const { rows } = await app.ctx.pool.query<{ is_after: boolean }>(
      `select max(k.made_at) >= (select ruled_at from sanctions where election_id = $1) as is_after
       from recount_kits k where k.election_id = $1`,
      [election.id],
    );
    expect(rows).toEqual([{ is_after: true }]);
  });

  test('a release and a message: both are done', async () => {
    const election = await heldElection(app, [1, 2]);
    const voter = await createActor(app);
    const [released, message] = await Promise.all([
      council.send('releaseResults', { params: { id: election.id }, body: { reason: 'Heard.' } }),
      complain(voter, election),
    ]);
    expect(released.status).toBe(200);
    expect(await messagesOf(admin, election)).toMatchObject([{ _id: message, answers: [] }]);
  });

  test('a candidate who deletes the account: the sanction stands on the name of the ballot', async () => {
    const accused = await createActor(app, { name: 'Binod Shah' });
    const election = await endedElection(app, [1, 2], {}, { nominees: [accused] });
    const [ruled, gone] = await Promise.all([
      disqualify(council, election, candidate(election).id),
      admin.send('deleteUser', { params: { id: accused.id } }),
    ]);
    expect(ruled.status, JSON.stringify(ruled.body)).toBe(200);
    expect(gone.status, JSON.stringify(gone.body)).toBe(200);
    const { sanctions } = await rulingsOf(app, election);
    expect(sanctions).toMatchObject([{ kind: 'disqualified', overturned: null }]);
    expect((await overturn(council, sanctions[0]._id)).status).toBe(200);
  });
});

test('after the close the next edition of the kit, and word to the officers, are due in the ruling itself', async () => {
  const election = await endedElection(app, [1, 2]);
  const before = await waitingJobs('keep-recount-kit', election.id);
  await disqualify(council, election, candidate(election).id);
  expect(await waitingJobs('keep-recount-kit', election.id)).toBe(before + 1);
  expect(await waitingJobs('tell-officers', election.id)).toBeGreaterThan(0);
  // A ruling that is refused leaves none behind.
  const refused = await disqualify(council, election, candidate(election).id);
  expect(refused.status).toBe(409);
  expect(await waitingJobs('keep-recount-kit', election.id)).toBe(before + 1);
  await overturn(council, (await lastRuling(app, election))._id);
  expect(await waitingJobs('keep-recount-kit', election.id)).toBe(before + 2);
});
