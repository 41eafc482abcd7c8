import { afterEach, beforeEach, expect, test } from 'vitest';
import { createAccount, createActor, createElection } from '#tests/support/factories.ts';
import type { Actor } from '#tests/support/factories.ts';
import { createListedElection, listNumber } from '#tests/support/listed-numbers.ts';
import { openLifeStage } from '#tests/support/life-stage.ts';
import {
  app,
  confirm,
  idOf,
  liftAll,
  openProposalStage,
  other,
  reason,
  setRule,
} from '#tests/support/proposal-stage.ts';
import { startSideBySide } from '#tests/support/side-by-side.ts';

startSideBySide();
openLifeStage();
openProposalStage();

// A check-in is one officer's act. Where nobody can be told of it, ten a day are.

let officer: Actor;
let delivery: 'smtp' | 'files';
beforeEach(async () => {
  // Nobody's ten are used up.
  officer = await createActor(app, { role: 'council' });
  ({ delivery } = app.ctx.mail);
  Object.assign(app.ctx.mail, { delivery: 'smtp' });
});
afterEach(async () => {
  Object.assign(app.ctx.mail, { delivery });
  await app.ctx.pool.query('update elections set ends_at = now() where starts_at < now()');
  await liftAll();
});

let last = 0;
async function people(count: number, email?: (number: string) => string): Promise<string[]> {
  const numbers = Array.from(
    { length: count },
    () => `0177CO25${String((last += 1)).padStart(4, '0')}`,
  );
  for (const number of numbers) {
    await listNumber(app.ctx, number, {
      name: `Name ${number}`,
      ...(email && { email: email(number) }),
    });
    await createAccount(app.ctx, { enrollmentNumber: number });
  }
  return numbers;
}
const checkIn = (enrollmentNumber: string, by = officer, more = {}) =>
  by.send('checkIn', { body: { enrollmentNumber, ...more } });
const isProved = async (number: string) =>
  (
    await app.ctx.pool.query<{ how: string | null }>(
      'select proved_how as how from accounts where enrollment_number = $1',
      [number],
    )
  ).rows[0]?.how === 'check-in';
const countedOn = async (id: string) =>
  (await app.send('listElections')).body.elections.find((one: { _id: string }) => one._id === id)
    .countedActs;
async function spendFree(by = officer): Promise<void> {
  for (const number of await people(10)) expect((await checkIn(number, by)).status).toBe(200);
}

test('one officer checks in ten a day whom no e-mail can tell; another one confirms each more', async () => {
  const { id } = await createListedElection(app.ctx);
  await spendFree();
  const [number = ''] = await people(1);
  expect(await checkIn(number)).toMatchObject({
    status: 400,
    body: { fields: { reason: 'Give a reason. Another officer has to confirm this.' } },
  });
  const proposed = await checkIn(number, officer, { reason });
  expect(proposed).toMatchObject({
    status: 202,
    body: { proposal: { act: 'number.check-in', subject: `the number ${number}` } },
  });
  expect(await isProved(number)).toBe(false);
  expect((await confirm(other, idOf(proposed))).status).toBe(200);
  expect(await isProved(number)).toBe(true);
  // What two did is not counted as one officer's.
  expect(await countedOn(id)).toEqual([{ kind: 'untold', count: 10, mostByOne: 10 }]);
});

test('whom the list has an address for is checked in at once and told, however many', async () => {
  await createListedElection(app.ctx);
  await spendFree();
  const numbers = await people(3, (number) => `${number.toLowerCase()}@told.example`);
  for (const number of numbers) expect((await checkIn(number)).status).toBe(200);
  const { rows } = await app.ctx.pool.query(
    "select to_address from emails where to_address like '%@told.example'",
  );
  expect(rows).toHaveLength(3);
});

test('where no e-mail leaves an address on the list is none', async () => {
  Object.assign(app.ctx.mail, { delivery: 'files' });
  await createListedElection(app.ctx);
  await spendFree();
  const [number = ''] = await people(1, () => 'untold@campus.example');
  expect((await checkIn(number, officer, { reason })).status).toBe(202);
});

test('an address on the list of another election lifts nothing, and hides none', async () => {
  const { id } = await createListedElection(app.ctx);
  const draft = await createElection(app.ctx, { startsInMinutes: 30 });
  await spendFree();
  const [number = ''] = await people(1);
  await listNumber(app.ctx, number, { email: 'mine@officer.example', electionId: draft.id });
  expect((await checkIn(number, officer, { reason })).status).toBe(202);

  const [told = ''] = await people(1);
  await listNumber(app.ctx, told, { email: 'theirs@hidden.example', electionId: id });
  await listNumber(app.ctx, told, { email: 'mine@hidden.example', electionId: draft.id });
  await app.ctx.pool.query("update elections set electorate = 'roll' where id = $1", [id]);
  expect((await checkIn(told)).status).toBe(200);
  const { rows } = await app.ctx.pool.query<{ to_address: string }>(
    "select to_address from emails where to_address like '%@hidden.example' order by 1",
  );
  expect(rows.map((one) => one.to_address)).toEqual([
    'mine@hidden.example',
    'theirs@hidden.example',
  ]);
});

test('many at once are ten together, and an account that is deleted gives none back', async () => {
  await createListedElection(app.ctx);
  const numbers = await people(24);
  const answers = await Promise.all(numbers.map((number) => checkIn(number)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  await app.ctx.pool.query(
    'update accounts set enrollment_number = null, proved_how = null, proved_at = null, proved_by = null where proved_by = $1',
    [officer.id],
  );
  const [number = ''] = await people(1);
  expect((await checkIn(number)).status).toBe(400);
});

test('two officers at a desk go on: each confirms what the other one asks', async () => {
  const { id } = await createListedElection(app.ctx);
  const colleague = await createActor(app, { role: 'council' });
  await app.ctx.pool.query(
    "update accounts set created_at = now() - interval '30 days' where id = any($1)",
    [[officer.id, colleague.id]],
  );
  await spendFree(officer);
  await spendFree(colleague);
  const numbers = await people(12);
  for (const [at, number] of numbers.entries()) {
    const [asks, confirms] = at % 2 === 0 ? [officer, colleague] : [colleague, officer];
    const proposed = await checkIn(number, asks, { reason });
    expect(proposed.status).toBe(202);
    expect((await confirm(confirms, idOf(proposed))).status, JSON.stringify(proposed.body)).toBe(
      200,
    );
    expect(await isProved(number)).toBe(true);
  }
  expect(await countedOn(id)).toEqual([{ kind: 'untold', count: 20, mostByOne: 10 }]);
});

test('with the rule off, and where nobody votes, one officer checks in anybody; it is counted', async () => {
  await spendFree();
  for (const number of await people(2)) expect((await checkIn(number)).status).toBe(200);
  await setRule(false);
  const { id } = await createListedElection(app.ctx);
  for (const number of await people(12)) expect((await checkIn(number)).status).toBe(200);
  expect(await countedOn(id)).toEqual([{ kind: 'untold', count: 12, mostByOne: 12 }]);
});
