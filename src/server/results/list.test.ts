import { blankBallotTexts } from '#core/elections/nomination.ts';
import { expect, test } from 'vitest';
import { createActor, createElection } from '#tests/support/factories.ts';
import { statementsSaid } from '#tests/support/statements-said.ts';
import { testApp } from '#tests/support/app-of-file.ts';

const app = testApp();

interface Listed {
  name: string;
  nominations: { position: string; nominee: { name: string } }[];
}

test('open ones first, the soonest to close on top; then what comes; then the newest ended', async () => {
  await createElection(app.ctx, {
    name: 'ended long ago',
    startsInMinutes: -90,
    endsInMinutes: -80,
  });
  await createElection(app.ctx, { name: 'open long', endsInMinutes: 50 });
  await createElection(app.ctx, { name: 'comes later', startsInMinutes: 20, endsInMinutes: 30 });
  await createElection(app.ctx, { name: 'just ended', startsInMinutes: -90, endsInMinutes: -1 });
  await createElection(app.ctx, { name: 'comes soon', startsInMinutes: 10, endsInMinutes: 99 });
  await createElection(app.ctx, { name: 'open shortly', endsInMinutes: 5 });
  const { body, headers } = await app.send('listElections');
  expect(body.elections.map((one: Listed) => one.name)).toEqual([
    'open shortly',
    'open long',
    'comes soon',
    'comes later',
    'just ended',
    'ended long ago',
  ]);
  const told = [Date.parse(body.asOf), Number(headers['x-server-time'])];
  for (const time of told) expect(Math.abs(time - Date.now())).toBeLessThan(60_000);
});

test('lists accepted candidates only, by position and name, with what everybody may know', async () => {
  const election = await createElection(app.ctx, { positions: { Zeal: 2, Arts: 1 } });
  const student = await createActor(app);
  await student.send('createNomination', {
    body: { electionId: election.id, position: 'Zeal', userId: student.id },
  });
  const { body } = await app.send('listElections');
  const listed = body.elections.find((one: { _id: string }) => one._id === election.id);
  expect(listed.positions.map((one: { title: string }) => one.title)).toEqual(['Zeal', 'Arts']);
  const expected = election.positions.flatMap(({ id: positionId, title, candidates }) =>
    candidates
      .toSorted((a, b) => (a.nominee.name < b.nominee.name ? -1 : 1))
      .map(({ id, nominee }) => ({
        _id: id,
        positionId,
        position: title,
        votes: 0,
        nominee: { _id: nominee.id, name: nominee.name, profileImg: '' },
        ...blankBallotTexts,
        hasLeft: false,
      })),
  );
  expect(listed.nominations).toEqual(expected);
});

test('is the same for everybody', async () => {
  const admin = await createActor(app, { role: 'admin' });
  const student = await createActor(app);
  const lists = await Promise.all(
    [app, admin, student].map(async (caller) => (await caller.send('listElections')).body),
  );
  expect(lists[1].elections).toEqual(lists[0].elections);
  expect(lists[2].elections).toEqual(lists[0].elections);
});

test('asks as many questions for ten elections as for one', async () => {
  const ask = () => app.send('listElections');
  const count = async () => (await statementsSaid(app.ctx.pool, ask)).length;
  await createElection(app.ctx);
  const before = await count();
  expect(before).toBeGreaterThan(0);
  expect(await count()).toBe(0);
  for (let index = 0; index < 10; index += 1) await createElection(app.ctx);
  expect(await count()).toBe(before);
});

test('the door that looks at the settings beside a call adds none to it', async () => {
  app.ctx.campus.forget();
  const ask = () => Promise.all([app.ctx.campus.settings(), app.ctx.pool.query('select 1')]);
  expect(await statementsSaid(app.ctx.pool, ask)).toEqual(['select 1']);
});

test('what a new connection begins with is no question of a call', async () => {
  const { pool } = app.ctx;
  const all = Array.from({ length: 10 }, (_, at) => `select ${at}`);
  const said = await statementsSaid(pool, () => Promise.all(all.map((one) => pool.query(one))));
  expect(said.toSorted()).toEqual(all);
});
