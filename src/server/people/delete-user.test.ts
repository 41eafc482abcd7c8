import { beforeAll, expect, test } from 'vitest';
import { closeElectionNow, createActor, createElection } from '#tests/support/factories.ts';
import type { Actor } from '#tests/support/factories.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { electionJobs } from '../closing/close.ts';

let admin: Actor;
const app = testApp();
beforeAll(async () => {
  admin = await createActor(app, { role: 'admin' });
});

const remove = ({ id }: { id: string }) => admin.send('deleteUser', { params: { id } });
const registerAgain = (given: { email: string; enrollmentNumber: string | null }) =>
  app.send('registerStudent', {
    body: { role: 'student', name: 'Same Person', password: 'long enough', ...given },
  });

async function voter(electionId: string, candidateId: string | undefined): Promise<Actor> {
  const actor = await createActor(app);
  const body = { userId: actor.id, electionId, position: 'President', candidateId };
  expect((await actor.send('castVote', { body })).status).toBe(200);
  return actor;
}

test('who voted cannot come back for a second vote while that election goes on', async () => {
  const election = await createElection(app.ctx);
  const gone = await voter(election.id, election.positions[0]?.candidates[0]?.id);
  expect((await remove(gone)).status).toBe(200);
  expect(await registerAgain({ ...gone, email: 'another@campus.example' })).toMatchObject({
    status: 409,
    body: { reason: 'account-taken' },
  });
  const other = { email: gone.email.toUpperCase(), enrollmentNumber: '0177ZZ990001' };
  expect(await registerAgain(other)).toMatchObject({
    status: 409,
    body: { reason: 'account-taken' },
  });
  const held = await app.ctx.db.selectFrom('departed_voters').selectAll().execute();
  expect(JSON.stringify(held)).not.toContain(gone.enrollmentNumber ?? '?');
  await closeElectionNow(app.ctx, election.id);
  expect((await registerAgain(gone)).status).toBe(201);
});

test('who did not vote, or whose elections are over, can come back at once', async () => {
  const election = await createElection(app.ctx);
  const [voted, idle] = [
    await voter(election.id, election.positions[0]?.candidates[0]?.id),
    await createActor(app),
  ];
  await closeElectionNow(app.ctx, election.id);
  for (const gone of [voted, idle]) {
    expect((await remove(gone)).status).toBe(200);
    expect((await registerAgain(gone)).status).toBe(201);
  }
});

test('no e-mail keeps the address or the name, and none is written a second time', async () => {
  const election = await createElection(app.ctx, { positions: { President: 1 } });
  const winner = election.positions[0]?.candidates[0]?.nominee;
  await closeElectionNow(app.ctx, election.id);
  await electionJobs(app.ctx)['close-election']({ electionId: election.id });
  const emailsTo = () =>
    app.ctx.db
      .selectFrom('emails')
      .select(['status', 'to_address', 'text_body', 'html_body'])
      .where('key', 'like', `winner:${election.id}:%`)
      .execute();
  expect(JSON.stringify(await emailsTo())).toContain(winner?.email ?? '?');
  expect((await remove(winner ?? { id: '' })).status).toBe(200);
  expect(await emailsTo()).toEqual([
    { status: 'dropped', to_address: '', text_body: '', html_body: '' },
  ]);
});

test('a server without the key of an election says so to whoever leaves or registers', async () => {
  const election = await createElection(app.ctx);
  const [gone, stays] = [
    await voter(election.id, election.positions[0]?.candidates[0]?.id),
    await voter(election.id, election.positions[0]?.candidates[0]?.id),
  ];
  expect((await remove(gone)).status).toBe(200);
  const secret = await app.ctx.electionKeys.readSecret(election.id);
  await app.ctx.electionKeys.destroy(election.id);
  const refusal = {
    status: 503,
    body: {
      reason: 'account-key-missing',
      message: expect.stringContaining('cannot add or delete accounts at the moment'),
    },
  };
  expect(await remove(stays)).toMatchObject(refusal);
  const newcomer = { email: 'newcomer@campus.example', enrollmentNumber: '0177ZZ990002' };
  expect(await registerAgain(newcomer)).toMatchObject(refusal);

  await app.ctx.electionKeys.writeSecret(election.id, secret ?? Buffer.alloc(0));
  expect((await remove(stays)).status).toBe(200);
  expect((await registerAgain(newcomer)).status).toBe(201);
});
