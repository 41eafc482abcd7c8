import { beforeAll, expect, test } from 'vitest';
import type { Actor, TestElection } from '#tests/support/factories.ts';
import { closeAndCount } from '#tests/support/outcome-stage.ts';
import { createActor, createElection } from '#tests/support/factories.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { askAsOwner } from '#tests/support/test-app.ts';
import { testApp } from '#tests/support/app-of-file.ts';

let caller: Actor;
const app = testApp();
beforeAll(async () => {
  caller = await createActor(app);
});

/** An election whose first candidate has one vote and whose second has none. */
async function createDecided(): Promise<TestElection> {
  const election = await createElection(app.ctx);
  const voter = await createActor(app);
  await voter.send('castVote', {
    body: {
      userId: voter.id,
      electionId: election.id,
      position: 'President',
      candidateId: election.positions[0]?.candidates[0]?.id,
    },
  });
  return election;
}

const ask = (email: string | undefined, by: Pick<Actor, 'send'> = caller) =>
  by.send('sendEmail', {
    body: { email, subject: 'Buy my watches', body: '<a href="https://evil.example">Click</a>' },
  });

const emailsTo = (email: string | undefined) =>
  app.ctx.db
    .selectFrom('emails')
    .selectAll()
    .where('to_address', '=', email ?? '')
    .execute();

test('queues the e-mail that the server writes; nothing of the caller’s words leaves', async () => {
  const election = await createDecided();
  await closeAndCount(app, election.id);
  const winner = election.positions[0]?.candidates[0]?.nominee;
  const answer = await ask(winner?.email.toUpperCase());
  expect(answer).toMatchObject({ status: 200, body: { message: expect.stringMatching(/e-mail/) } });
  expect(await ask(winner?.email)).toMatchObject({ status: 200 });
  const emails = await emailsTo(winner?.email);
  expect(emails).toHaveLength(1);
  expect(emails[0]).toMatchObject({
    key: `winner:${election.id}:${election.positions[0]?.id}:${winner?.id}`,
    subject: `Congratulations on winning President in ${election.name}`,
  });
  expect(JSON.stringify(emails)).not.toMatch(/watches|evil/);
});

test('is answered while votes are counted or locked where the e-mail stands, and sends none twice', async () => {
  const election = await createDecided();
  await closeAndCount(app, election.id);
  const [winner] = election.positions[0]?.candidates ?? [];
  expect(await ask(winner?.nominee.email)).toMatchObject({ status: 200 });
  const client = await app.ctx.pool.connect();
  try {
    await client.query('begin');
    await client.query('select from turnouts for update');
    await client.query('select from elections for update');
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(winner?.nominee.email)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  } finally {
    await client.query('rollback');
    client.release();
  }
  expect(await emailsTo(winner?.nominee.email)).toHaveLength(1);
});

test('refuses who had won, and was disqualified since', async () => {
  const election = await createDecided();
  await closeAndCount(app, election.id);
  const [winner] = election.positions[0]?.candidates ?? [];
  expect(await ask(winner?.nominee.email)).toMatchObject({ status: 200 });
  await askAsOwner(app, "update emails set status = 'sent', sent_at = now()");
  const council = await createActor(app, { role: 'council' });
  const { status } = await council.send('createRuling', {
    body: {
      ...{ electionId: election.id, kind: 'disqualify', nominationId: winner?.id },
      ...{ reason: 'Posters in the library.', answered: null },
    },
  });
  expect(status).toBe(200);
  expect(await ask(winner?.nominee.email)).toMatchObject(refusedWith('not-a-winner'));
});

test('many browsers that ask before it stands queue one', async () => {
  const election = await createDecided();
  await closeAndCount(app, election.id);
  const [winner] = election.positions[0]?.candidates ?? [];
  await askAsOwner(app, 'delete from emails where to_address = $1', [winner?.nominee.email]);
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(winner?.nominee.email)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await emailsTo(winner?.nominee.email)).toHaveLength(1);
});

test('refuses everybody who has not won an ended election', async () => {
  const election = await createDecided();
  const [leader, other] = (election.positions[0]?.candidates ?? []).map((one) => one.nominee);
  const refused = refusedWith('not-a-winner');
  expect(await ask(leader?.email)).toMatchObject(refused);
  await closeAndCount(app, election.id);
  expect(await ask(other?.email)).toMatchObject(refused);
  expect(await ask(caller.email)).toMatchObject(refused);
  expect(await ask('stranger@elsewhere.example')).toMatchObject(refused);
  expect(await emailsTo(other?.email)).toEqual([]);

  const tied = await createElection(app.ctx);
  await closeAndCount(app, tied.id);
  const both = tied.positions[0]?.candidates.map((one) => one.nominee.email) ?? [];
  for (const email of both) expect(await ask(email)).toMatchObject(refused);
});

test('is for those who are signed in, and for one address', async () => {
  expect(await ask('a@b.example', app)).toMatchObject(refusedWith('not-logged-in'));
  expect(await ask('a@b.example\r\nBcc: c@d.example')).toMatchObject({ status: 400 });
});
