import { afterEach, expect, test } from 'vitest';
import { createAccount, createActor } from '#tests/support/factories.ts';
import type { TestAccount } from '#tests/support/factories.ts';
import { createListedElection, listNumber } from '#tests/support/listed-numbers.ts';
import { openLifeStage } from '#tests/support/life-stage.ts';
import {
  admin,
  app,
  council,
  liftAll,
  openProposalStage,
  reason,
  setRule,
  suspendAllBut,
} from '#tests/support/proposal-stage.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { startSideBySide } from '#tests/support/side-by-side.ts';

startSideBySide();
openLifeStage();
openProposalStage();

// A check-in, a printed code, an approval: one officer does it, never for themselves or for a rival, and it is counted.

afterEach(liftAll);

let last = 0;
async function listed(given: { email?: string } = {}): Promise<TestAccount & { number: string }> {
  const number = `0177AC25${String((last += 1)).padStart(4, '0')}`;
  await listNumber(app.ctx, number, { name: `Name ${number}`, ...given });
  return { ...(await createAccount(app.ctx, { enrollmentNumber: number })), number };
}
const countedOn = async (id: string) =>
  (await app.send('listElections')).body.elections.find((one: { _id: string }) => one._id === id)
    .countedActs;
const toldAt = async (email: string) =>
  (
    await app.ctx.pool.query<{ subject: string }>(
      "select subject from emails where to_address = $1 and key like 'safety:%' order by subject",
      [email],
    )
  ).rows.map(({ subject }) => subject);
const checkIn = (number: string, by = council) =>
  by.send('checkIn', { body: { enrollmentNumber: number } });
const print = (numbers: readonly string[] | undefined, by = council) =>
  by.send('printNumberCodes', { body: { who: 'all', ...(numbers && { numbers }) } });

test('who is checked in or gets a code is told at the address of the list', async () => {
  const [one, two] = [
    await listed({ email: 'checked.in@campus.example' }),
    await listed({ email: 'printed@campus.example' }),
  ];
  expect((await checkIn(one.number)).status).toBe(200);
  expect(await toldAt('checked.in@campus.example')).toEqual(['An officer checked you in']);
  expect((await print([two.number])).status).toBe(200);
  expect(await toldAt('printed@campus.example')).toEqual(['An officer printed a code for you']);
});

test('however many codes are printed, their e-mails are written at once, in each one’s language', async () => {
  await admin.send('saveCampusSettings', { body: { languages: ['en', 'hi'] } });
  const people = [];
  for (let at = 0; at < 12; at += 1) {
    people.push(await listed({ email: `many${at}@codes.example` }));
  }
  await app.ctx.pool.query(
    "update accounts set language = 'hi', email = 'many3@codes.example' where id = $1",
    [people[3]?.id],
  );
  expect((await print(people.map(({ number }) => number))).status).toBe(200);
  const { rows } = await app.ctx.pool.query<{
    to_address: string;
    subject: string;
    writes: string;
  }>(
    `select e.to_address, e.subject, concat(e.xmin, '.', e.cmin, ' ', j.xmin, '.', j.cmin) as writes
     from emails e join pgboss.job j on j.data->>'emailId' = e.id::text
     where e.to_address like '%@codes.example'`,
  );
  expect(rows).toHaveLength(12);
  expect(new Set(rows.map(({ writes }) => writes)).size).toBe(1);
  const hindi = rows.filter(({ subject }) => subject !== 'An officer printed a code for you');
  expect(hindi.map((row) => row.to_address)).toEqual(['many3@codes.example']);
});

test('an approval and a lifted suspension are counted where the account can vote', async () => {
  await setRule(false);
  const { id } = await createListedElection(app.ctx);
  await app.ctx.pool.query("update elections set voters = 'anybody' where id = $1", [id]);
  const waiting = await createAccount(app.ctx, { isVerified: false });
  expect((await admin.send('verifyUser', { params: { id: waiting.id } })).status).toBe(200);
  const params = { id: waiting.id };
  expect((await admin.send('suspendUser', { params, body: { reason } })).status).toBe(200);
  expect((await admin.send('liftSuspension', { params })).status).toBe(200);
  expect(await countedOn(id)).toEqual([
    { kind: 'let-in', count: 2, mostByOne: 2 },
    { kind: 'shut-out', count: 1, mostByOne: 1 },
  ]);
});

test('nobody prints a code for themselves: not by the number, and not among all', async () => {
  const officer = await createActor(app, { role: 'council' });
  const own = officer.enrollmentNumber ?? '';
  await listNumber(app.ctx, own, { name: 'The officer' });
  expect(await print([own], officer)).toMatchObject(refusedWith('own-number'));
  const printed = await print(undefined, officer);
  expect(printed.status, JSON.stringify(printed.body)).toBe(200);
  const numbers = printed.body.codes.map(
    (one: { enrollmentNumber: string }) => one.enrollmentNumber,
  );
  expect(numbers.length).toBeGreaterThan(0);
  expect(numbers).not.toContain(own);
});

test('for a candidate an officer does it who is none; where all are candidates the page says so', async () => {
  const rival = await listed();
  const officer = await createActor(app, { role: 'admin' });
  const { id } = await createListedElection(app.ctx, {
    positions: { President: 2 },
    nominees: [rival, officer],
  });
  for (const answer of [
    await checkIn(rival.number, officer),
    await print([rival.number], officer),
  ]) {
    expect(answer).toMatchObject(refusedWith('rival-candidate'));
  }
  // An account that a rival cannot use is let in by another officer as well.
  const params = { id: rival.id };
  await app.ctx.pool.query('update accounts set is_verified = false where id = $1', [rival.id]);
  const approved = await officer.send('verifyUser', { params });
  await app.ctx.pool.query(
    `update accounts set is_verified = false, suspended_at = now(), suspended_reason = 'No card'
     where id = $1`,
    [rival.id],
  );
  const lifted = await officer.send('liftSuspension', { params });
  const refused = refusedWith('rival-candidate');
  expect([approved, lifted]).toMatchObject([refused, refused]);
  expect((await admin.send('liftSuspension', { params })).status).toBe(200);
  // With other candidates it is as usual, and an officer who is none does it.
  const voter = await listed();
  expect((await print([voter.number], officer)).status).toBe(200);
  expect((await print([rival.number])).status).toBe(200);
  const counted = [
    { kind: 'codes', count: 2, mostByOne: 1 },
    { kind: 'let-in', count: 1, mostByOne: 1 },
  ];
  expect(await countedOn(id)).toEqual(counted);
  await suspendAllBut([officer.id]);
  expect((await checkIn(rival.number, officer)).status).toBe(200);
  expect(await countedOn(id)).toEqual([
    { kind: 'by-candidate', count: 1, mostByOne: 1 },
    { kind: 'checked-in', count: 1, mostByOne: 1 },
    ...counted,
    { kind: 'untold', count: 1, mostByOne: 1 },
  ]);
});
