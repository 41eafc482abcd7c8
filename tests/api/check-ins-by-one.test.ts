import { afterEach, beforeEach, expect, test } from 'vitest';
import { createAccount, createActor, createElection } from '#tests/support/factories.ts';
import type { Actor } from '#tests/support/factories.ts';
import { deleteOwn } from '#tests/support/delete-own.ts';
import { createListedElection, listNumber } from '#tests/support/listed-numbers.ts';
import { closeAndCount } from '#tests/support/outcome-stage.ts';
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

// A check-in is one officer's act: a tenth of a list a day, and ten of whom nobody can be told.

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
  await app.ctx.pool.query("update elections set state = 'cancelled' where closed_at is null");
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
  // Each is counted; what two did is nothing of which one officer alone told nobody.
  expect(await countedOn(id)).toEqual([
    { kind: 'checked-in', count: 11, mostByOne: 10 },
    { kind: 'untold', count: 10, mostByOne: 10 },
  ]);
});

const told = (number: string) => `${number.toLowerCase()}@told.example`;
/** A list of so many people, of whom the first have an account. */
async function listOf(count: number, accounts: number): Promise<{ id: string; numbers: string[] }> {
  const election = await createListedElection(app.ctx, { startsInMinutes: -60 });
  const { id } = election;
  await app.ctx.pool.query("update elections set electorate = 'roll' where id = $1", [id]);
  const numbers = [];
  for (let at = 0; at < count; at += 1) {
    const number = `0177CO26${String((last += 1)).padStart(4, '0')}`;
    await listNumber(app.ctx, number, { electionId: id, email: told(number) });
    if (at < accounts) numbers.push(number);
  }
  for (const number of numbers) await createAccount(app.ctx, { enrollmentNumber: number });
  return { id, numbers };
}

test('whom the list has an address for is checked in at once and told, up to a tenth of the list', async () => {
  const { id, numbers } = await listOf(130, 30);
  const answers = await Promise.all(numbers.map((number) => checkIn(number)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(13);
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(17);
  expect(await countedOn(id)).toEqual([{ kind: 'checked-in', count: 13, mostByOne: 13 }]);
  const tellTold = async () =>
    (
      await app.ctx.pool.query(
        "select to_address from emails where to_address like '%@told.example'",
      )
    ).rows;
  expect(await tellTold()).toHaveLength(13);

  // Each more waits for another officer, and counts as well.
  const left = numbers.filter((_, at) => answers[at]?.status === 400);
  const proposed = await checkIn(left[0] ?? '', officer, { reason });
  expect(proposed).toMatchObject({
    status: 202,
    body: {
      proposal: {
        what: 'The person is there with their card. This officer has checked in many people today.',
      },
    },
  });
  expect((await confirm(other, idOf(proposed))).status).toBe(200);
  const colleague = await createActor(app, { role: 'council' });
  expect((await checkIn(left[1] ?? '', colleague)).status).toBe(200);
  expect(await countedOn(id)).toEqual([{ kind: 'checked-in', count: 15, mostByOne: 13 }]);
  expect(await tellTold()).toHaveLength(15);

  // The next day goes on.
  await app.ctx.pool.query("update counted_acts set at = at - interval '25 hours'");
  expect((await checkIn(left[2] ?? '')).status).toBe(200);
});

test('a check-in stays counted when its account is deleted, also one from before the opening', async () => {
  await setRule(false);
  const { id, numbers } = await listOf(20, 6);
  await app.ctx.pool.query(
    "update elections set starts_at = now() + interval '1 hour', ends_at = now() + interval '2 hours' where id = $1",
    [id],
  );
  for (const number of numbers.slice(0, 3)) expect((await checkIn(number)).status).toBe(200);
  await app.ctx.pool.query('update elections set starts_at = clock_timestamp() where id = $1', [
    id,
  ]);
  expect(await countedOn(id)).toBeUndefined();
  for (const number of numbers.slice(3)) expect((await checkIn(number)).status).toBe(200);
  expect(await countedOn(id)).toEqual([{ kind: 'checked-in', count: 3, mostByOne: 3 }]);
  const { rows } = await app.ctx.pool.query<{ id: string }>(
    'select id from accounts where enrollment_number = any($1)',
    [numbers],
  );
  await Promise.all(rows.map(async (one) => expect((await deleteOwn(app, one)).status).toBe(200)));
  expect(await countedOn(id)).toEqual([{ kind: 'checked-in', count: 6, mostByOne: 6 }]);
  await closeAndCount(app, id);
  expect(await countedOn(id)).toEqual([{ kind: 'checked-in', count: 6, mostByOne: 6 }]);
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

  const [known = ''] = await people(1);
  await listNumber(app.ctx, known, { email: 'theirs@hidden.example', electionId: id });
  await listNumber(app.ctx, known, { email: 'mine@hidden.example', electionId: draft.id });
  await app.ctx.pool.query("update elections set electorate = 'roll' where id = $1", [id]);
  const colleague = await createActor(app, { role: 'council' });
  expect((await checkIn(known, colleague)).status).toBe(200);
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
  expect(await countedOn(id)).toEqual([
    { kind: 'checked-in', count: 32, mostByOne: 16 },
    { kind: 'untold', count: 20, mostByOne: 10 },
  ]);
});

test('with the rule off, and where nobody votes, one officer checks in anybody; it is counted', async () => {
  await spendFree();
  for (const number of await people(2)) expect((await checkIn(number)).status).toBe(200);
  await setRule(false);
  const { id } = await createListedElection(app.ctx);
  for (const number of await people(12)) expect((await checkIn(number)).status).toBe(200);
  expect(await countedOn(id)).toEqual([
    { kind: 'checked-in', count: 12, mostByOne: 12 },
    { kind: 'untold', count: 12, mostByOne: 12 },
  ]);
});
