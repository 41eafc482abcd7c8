import { afterEach, expect, test } from 'vitest';
import { createActor, createElection } from '#tests/support/factories.ts';
import { createListedElection, listNumber } from '#tests/support/listed-numbers.ts';
import { openLifeStage } from '#tests/support/life-stage.ts';
import { app, council, liftAll, openProposalStage, reason } from '#tests/support/proposal-stage.ts';
import { startSideBySide } from '#tests/support/side-by-side.ts';

startSideBySide();
openLifeStage();
openProposalStage();

// One officer keeps the list of an election that is not open. It says nothing about the voters of one that is.

afterEach(async () => {
  await app.ctx.pool.query('update elections set ends_at = now() where starts_at < now()');
  await liftAll();
});

const upcoming = async () => {
  const { id } = await createElection(app.ctx, { startsInMinutes: 30 });
  await app.ctx.pool.query(
    "update elections set electorate = 'roll', voters = 'proved' where id = $1",
    [id],
  );
  return id;
};
const askedAt = async (enrollmentNumber: string) => {
  const somebody = await createActor(app, { enrollmentNumber: null });
  const asked = await somebody.send('askNumberProof', { body: { enrollmentNumber } });
  expect(asked.status).toBe(200);
  const { rows } = await app.ctx.pool.query<{ to_address: string }>(
    "select to_address from emails where key like 'number:%' and text_body like '%' || $1 || '%'",
    [enrollmentNumber],
  );
  return rows.map((row) => row.to_address);
};

test('an address on it proves no number of an election that is open', async () => {
  const number = '0177PL250001';
  await listNumber(app.ctx, number, { name: 'Without an address' });
  await createListedElection(app.ctx);
  const electionId = await upcoming();
  const body = { electionId, enrollmentNumber: number, email: 'mine@officer.example', reason };
  expect((await council.send('addVoter', { body })).status).toBe(201);
  expect(await askedAt(number)).toEqual([]);
});

test('nor does one on the campus list where the open election has its own', async () => {
  const number = '0177PL250002';
  const { id } = await createListedElection(app.ctx);
  await app.ctx.pool.query("update elections set electorate = 'roll' where id = $1", [id]);
  await listNumber(app.ctx, number, { electionId: id, email: 'theirs@campus.example' });
  const body = { enrollmentNumber: number, email: 'mine@officer.example', reason };
  expect((await council.send('addVoter', { body })).status).toBe(201);
  expect(await askedAt(number)).toEqual(['theirs@campus.example']);
});

test('where nothing is open that goes by a list with the number, any address counts', async () => {
  const number = '0177PL250003';
  await createListedElection(app.ctx);
  const electionId = await upcoming();
  const body = { electionId, enrollmentNumber: number, email: 'new@campus.example', reason };
  expect((await council.send('addVoter', { body })).status).toBe(201);
  expect(await askedAt(number)).toEqual(['new@campus.example']);
});
