import { blankTexts } from '#core/elections/nomination.ts';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Actor, TestElection } from '#tests/support/factories.ts';
import { createActor, createElection, createUpload } from '#tests/support/factories.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { untilWaiting } from '#tests/support/until-waiting.ts';

const app = testApp();

const nominate = (actor: Actor, election: TestElection, body: Record<string, unknown> = {}) =>
  actor.send('createNomination', {
    body: { electionId: election.id, position: 'President', userId: actor.id, ...body },
  });

test('answers with the nomination, which waits', async () => {
  const election = await createElection(app.ctx, { positions: { President: 1, Sport: 1 } });
  const actor = await createActor(app);
  const answer = await nominate(actor, election, { position: ' sport ' });
  expect(answer.status).toBe(201);
  expect(answer.body).toEqual({
    message: 'You are successfully nominated.',
    nomination: {
      _id: expect.any(String),
      positionId: election.positions.find(({ title }) => title === 'Sport')?.id,
      position: 'Sport',
      status: 'pending',
      election: { _id: election.id, name: election.name },
      nominee: { _id: actor.id, name: actor.name, profileImg: '' },
      ...blankTexts,
      imageUrl: '',
      checked: [],
      reason: null,
      version: 1,
      edit: null,
    },
  });
  const byId = await nominate(actor, election, { position: election.positions[0]?.id });
  expect(byId).toMatchObject({ status: 201, body: { nomination: { position: 'President' } } });
});

test('refuses what is not the caller’s own, not there, or not allowed to them', async () => {
  const election = await createElection(app.ctx);
  const [actor, other] = [await createActor(app), await createActor(app)];
  const faculty = await createActor(app, { role: 'faculty' });
  expect(await nominate({ ...actor, ...app.as(null) }, election)).toMatchObject({
    status: 401,
    body: { message: 'Please login to nominate yourself' },
  });
  expect(await nominate(actor, election, { userId: other.id })).toMatchObject(
    refusedWith('not-yourself'),
  );
  expect(await nominate(actor, election, { electionId: randomUUID() })).toMatchObject(
    refusedWith('unknown-election'),
  );
  expect(await nominate(actor, election, { position: 'Mascot' })).toMatchObject(
    refusedWith('unknown-position'),
  );
  expect(await nominate(faculty, election)).toMatchObject(refusedWith('no-enrollment-number'));
});

test.each([
  ['no election', { electionId: '' }],
  ['no position', { position: '' }],
])('asks for %s in the words of the spec', async (_, body) => {
  const election = await createElection(app.ctx);
  const answer = await nominate(await createActor(app), election, body);
  expect(answer).toMatchObject({
    status: 400,
    body: { message: 'Please select an election and position' },
  });
});

test('closes by the database’s clock', async () => {
  const election = await createElection(app.ctx);
  const actor = await createActor(app);
  // The paper of this election is known by now; the clock is asked all the same.
  expect(await nominate(await createActor(app), election)).toMatchObject({ status: 201 });
  await sql`update elections set nominations_close_at = clock_timestamp()
    where id = ${election.id}`.execute(app.ctx.db);
  expect(await nominate(actor, election)).toMatchObject(refusedWith('nominations-closed'));
  const ended = await createElection(app.ctx, { startsInMinutes: -9, endsInMinutes: -5 });
  expect(await nominate(actor, ended)).toMatchObject(refusedWith('nominations-closed'));
});

test('takes a statement, a photo and a link, and refuses what is none', async () => {
  const election = await createElection(app.ctx, { positions: { President: 0 } });
  const actor = await createActor(app);
  const imageUrl = await createUpload(app.ctx);
  const profile = { statement: 'Longer hours.\nCheaper prints.', link: 'https://zoya.example/me' };
  for (const [field, value] of [
    ['statement', 'x'.repeat(501)],
    ['link', 'http://zoya.example'],
    ['link', 'javascript:alert(1)'],
    ['link', 'https://known.example@evil.example'],
    ['imageUrl', `/uploads/${'0'.repeat(64)}.webp`],
  ] as const) {
    expect(await nominate(actor, election, { ...profile, [field]: value })).toMatchObject({
      status: 400,
      body: { fields: { [field]: expect.any(String) } },
    });
  }
  expect(await nominate(actor, election, { ...profile, imageUrl })).toMatchObject({
    status: 201,
    body: {
      nomination: { ...profile, imageUrl, nominee: { name: actor.name, profileImg: imageUrl } },
    },
  });
});

test('one that could never be accepted is refused: the candidates are fixed by a vote', async () => {
  const election = await createElection(app.ctx);
  const voter = await createActor(app);
  const candidateId = election.positions[0]?.candidates[0]?.id;
  const vote = { userId: voter.id, electionId: election.id, position: 'President', candidateId };
  expect((await voter.send('castVote', { body: vote })).status).toBe(200);
  const late = await createActor(app);
  expect(await nominate(late, election)).toMatchObject(refusedWith('candidates-frozen'));
  expect((await late.send('listMyNominations')).body).toEqual([]);
});

test('waits for the first ballot that is being written', async () => {
  const election = await createElection(app.ctx);
  const actor = await createActor(app);
  const client = await app.ctx.pool.connect();
  await client.query('begin');
  await client.query('update turnouts set ballots = 1 where position_id = $1', [
    election.positions[0]?.id,
  ]);
  const answer = nominate(actor, election);
  await untilWaiting(app.ctx);
  await client.query('commit');
  client.release();
  expect(await answer).toMatchObject(refusedWith('candidates-frozen'));
});

test('ten at once for one position leave one', async () => {
  const election = await createElection(app.ctx);
  const actor = await createActor(app);
  const answers = await Promise.all(Array.from({ length: 10 }, () => nominate(actor, election)));
  expect(answers.filter((one) => one.status === 201)).toHaveLength(1);
  expect(answers.filter((one) => one.body.reason === 'already-nominated')).toHaveLength(9);
  const rows = await app.ctx.db
    .selectFrom('nominations')
    .select('id')
    .where('nominee_id', '=', actor.id)
    .execute();
  expect(rows).toHaveLength(1);
});

test('together with a deletion of the election it fails as unknown, never as a bug', async () => {
  const admin = await createActor(app, { role: 'admin' });
  const actors: Actor[] = [];
  for (let count = 0; count < 5; count += 1) actors.push(await createActor(app));
  for (let round = 0; round < 10; round += 1) {
    const election = await createElection(app.ctx);
    const [removed, ...answers] = await Promise.all([
      admin.send('deleteElection', { params: { id: election.id } }),
      ...actors.map((actor) => nominate(actor, election)),
    ]);
    expect(removed).toMatchObject({ status: 200 });
    for (const answer of answers) expect([201, 404]).toContain(answer.status);
  }
});
