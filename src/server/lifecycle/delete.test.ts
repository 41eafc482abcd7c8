import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { Actor, TestElection } from '#tests/support/factories.ts';
import { createActor, createElection } from '#tests/support/factories.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import type { Answer } from '#tests/support/test-app.ts';
import { testApp } from '#tests/support/app-of-file.ts';

let admin: Actor;
let council: Actor;
const app = testApp();
beforeAll(async () => {
  admin = await createActor(app, { role: 'admin' });
  council = await createActor(app, { role: 'council' });
});

const remove = (by: Actor, id: string, body?: Record<string, unknown>) =>
  by.send('deleteElection', { params: { id }, ...(body === undefined ? {} : { body }) });

async function vote(election: TestElection): Promise<Answer> {
  const voter = await createActor(app);
  return voter.send('castVote', {
    body: {
      userId: voter.id,
      electionId: election.id,
      position: 'President',
      candidateId: election.positions[0]?.candidates[0]?.id,
    },
  });
}

/** Rows of any table that still speak of the election or its positions. */
async function leftovers(election: TestElection): Promise<number> {
  const positions = election.positions.map((position) => position.id);
  const { rows } = await app.ctx.pool.query<{ count: number }>(
    `select ((select count(*) from elections where id = $1)
      + (select count(*) from positions where election_id = $1)
      + (select count(*) from voter_list_entries where election_id = $1)
      + (select count(*) from nominations where election_id = $1)
      + (select count(*) from turnouts where position_id = any($2))
      + (select count(*) from ballots where position_id = any($2))
      + (select count(*) from participations where position_id = any($2)))::int as count`,
    [election.id, positions],
  );
  return rows[0]?.count ?? -1;
}

test('one without votes is deleted by the officers, once, however many ask at once', async () => {
  const election = await createElection(app.ctx);
  const answers = await Promise.all(Array.from({ length: 10 }, () => remove(council, election.id)));
  const done = answers.filter((one) => one.status === 200);
  expect(done).toHaveLength(1);
  expect(done[0]?.body).toEqual({ message: 'Election deletion successful' });
  expect(answers.filter((one) => one.status !== 200)).toEqual(
    Array.from({ length: 9 }, () => expect.objectContaining(refusedWith('unknown-election'))),
  );
  expect(await leftovers(election)).toBe(0);
  const records = await app.ctx.db
    .selectFrom('records')
    .leftJoin('record_details as d', 'd.record_id', 'records.id')
    .select(['act', 'actor_id', 'detail'])
    .where('object_id', '=', election.id)
    .execute();
  expect(records).toEqual([
    { act: 'election.delete', actor_id: council.id, detail: election.name },
  ]);
});

test('one with votes only by an admin who repeats its name', async () => {
  const election = await createElection(app.ctx, { name: 'Council 2027' });
  expect(await vote(election)).toMatchObject({ status: 200 });
  const refused = refusedWith('election-has-votes');
  expect(await remove(council, election.id)).toMatchObject(refused);
  expect(await remove(council, election.id, { confirm: 'Council 2027' })).toMatchObject(refused);
  expect(await remove(admin, election.id)).toMatchObject(refused);
  expect(await remove(admin, election.id, { confirm: 'Council 2026' })).toMatchObject(refused);
  expect(await remove(admin, election.id, { confirm: 'Council 2027' })).toMatchObject({
    status: 200,
  });
  expect(await leftovers(election)).toBe(0);
});

test('the first vote and a deletion at once: the vote stands or the election is gone', async () => {
  for (let round = 0; round < 20; round += 1) {
    const election = await createElection(app.ctx);
    const [voted, removed] = await Promise.all([vote(election), remove(council, election.id)]);
    if (voted.status === 200) {
      expect(removed).toMatchObject(refusedWith('election-has-votes'));
    } else {
      expect(voted).toMatchObject(refusedWith('unknown-election'));
      expect(removed).toMatchObject({ status: 200 });
      expect(await leftovers(election)).toBe(0);
    }
  }
});

test('what is not there, or no id at all, is unknown; students may not ask', async () => {
  expect(await remove(admin, randomUUID())).toMatchObject(refusedWith('unknown-election'));
  expect(await remove(admin, 'nonsense')).toMatchObject({ status: 404 });
  const student = await createActor(app);
  const election = await createElection(app.ctx);
  expect(await remove(student, election.id)).toMatchObject(refusedWith('role-too-small'));
});
