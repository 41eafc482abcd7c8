import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emailJobs } from '#server/email/deliver.ts';
import { createElection } from '#tests/support/factories.ts';
import type { Actor } from '#tests/support/factories.ts';
import {
  confirm,
  createReader,
  openMailingStage,
  readersOf,
} from '#tests/support/mailing-stage.ts';
import type { MailingStage } from '#tests/support/mailing-stage.ts';
import { runDue } from '#tests/support/run-due.ts';
import { startTestApp } from '#tests/support/test-app.ts';

// What became of an account or a nomination, to the one person whom it is about.

let stage: MailingStage;
let admin: Actor;
beforeAll(async () => {
  stage = await openMailingStage();
});
beforeEach(async () => {
  await stage.reset();
  admin = await createReader(stage, { role: 'admin' });
});
afterAll(() => stage.close());

/** Sends what is due by then. */
const deliver = (seconds = 90) =>
  runDue(stage.app.ctx, emailJobs(stage.app.ctx), {
    asOf: new Date(Date.now() + seconds * 1_000),
  });
const subjects = () => readersOf(stage.mail, '').length;
const many = <T>(once: () => Promise<T>) => Promise.all(Array.from({ length: 12 }, once));
const pending = () => createReader(stage, { role: 'faculty', isVerified: false });

async function nomination() {
  const { positions } = await createElection(stage.app.ctx, { positions: { President: 1 } });
  const [candidate] = positions[0]?.candidates ?? [];
  if (candidate === undefined) throw new Error('there is no candidate');
  const id = { params: { id: candidate.id } };
  await confirm(stage.app, candidate.nominee);
  await stage.app.ctx.pool.query('delete from tallies where nomination_id = $1', [candidate.id]);
  await stage.app.ctx.pool.query("update nominations set status = 'pending' where id = $1", [
    candidate.id,
  ]);
  return { id, email: candidate.nominee.email };
}

test('an approved account is told once, however many admins press', async () => {
  const person = await pending();
  await many(() => admin.send('verifyUser', { params: { id: person.id } }));
  expect(await deliver(30), 'there is time to undo').toBe(0);
  await deliver();
  expect(readersOf(stage.mail, 'Your account was approved')).toEqual([person.email]);
  expect(stage.mail.taken[0]?.raw).toContain('http://localhost/login');
});

test('an approval that was undone in time is told to nobody; a new one is', async () => {
  const person = await pending();
  await admin.send('verifyUser', { params: { id: person.id } });
  await admin.send('unverifyUser', { params: { id: person.id } });
  await deliver();
  expect(subjects()).toBe(0);
  await admin.send('verifyUser', { params: { id: person.id } });
  await deliver();
  expect(subjects()).toBe(1);
});

test('a refused account is told once, and nothing of the e-mail is kept', async () => {
  const person = await pending();
  await many(() => admin.send('deleteUser', { params: { id: person.id } }));
  await deliver();
  expect(readersOf(stage.mail, 'Your account was not approved')).toEqual([person.email]);
  const { rows } = await stage.app.ctx.pool.query('select to_address from emails');
  expect(rows).toEqual([]);
});

test('a refused account whose mailbox is gone leaves no address behind', async () => {
  const person = await pending();
  await admin.send('deleteUser', { params: { id: person.id } });
  stage.mail.manner = 'refuses-recipient';
  await deliver();
  expect(subjects()).toBe(0);
  const { rows } = await stage.app.ctx.pool.query('select to_address from emails');
  expect(rows).toEqual([]);
});

test('an account that was approved and is deleted later is not told that it was refused', async () => {
  const person = await createReader(stage);
  await admin.send('deleteUser', { params: { id: person.id } });
  await deliver();
  expect(subjects()).toBe(0);
});

test('a nomination is told what was decided, once, with the reason', async () => {
  const [yes, no] = [await nomination(), await nomination()];
  await many(() => admin.send('acceptNomination', yes.id));
  const reason = 'The form came after the day.';
  await many(() => admin.send('rejectNomination', { ...no.id, body: { reason } }));
  await deliver();
  expect(readersOf(stage.mail, 'You are a candidate for President')).toEqual([yes.email]);
  expect(readersOf(stage.mail, 'was not accepted')).toEqual([no.email]);
  expect(stage.mail.taken.find(({ to }) => to[0] === no.email)?.raw).toContain(reason);
  await admin.send('removeCandidate', { ...yes.id, body: { reason: 'Not enrolled.' } });
  await deliver();
  expect(readersOf(stage.mail, 'no longer a candidate')).toEqual([yes.email]);
});

test('a decision that is changed in time is told as it is in the end', async () => {
  const { id, email } = await nomination();
  await admin.send('acceptNomination', id);
  await admin.send('reopenNomination', id);
  await admin.send('rejectNomination', id);
  await deliver();
  expect(readersOf(stage.mail, '')).toEqual([email]);
  expect(readersOf(stage.mail, 'was not accepted')).toEqual([email]);
  await admin.send('reopenNomination', id);
  await admin.send('acceptNomination', id);
  await deliver();
  expect(readersOf(stage.mail, 'You are a candidate')).toEqual([email]);
});

test('nobody is written to at an address that they did not confirm', async () => {
  const person = await pending();
  await stage.app.ctx.pool.query('update accounts set email_confirmed_at = null where id = $1', [
    person.id,
  ]);
  await admin.send('verifyUser', { params: { id: person.id } });
  await admin.send('unverifyUser', { params: { id: person.id } });
  await admin.send('deleteUser', { params: { id: person.id } });
  await deliver();
  expect(subjects()).toBe(0);
});

test('without a mail server no notice is queued', async () => {
  const plain = await startTestApp();
  const beside = { ...stage, app: plain };
  const boss = await createReader(beside, { role: 'admin' });
  const person = await createReader(beside, { role: 'faculty', isVerified: false });
  await boss.send('verifyUser', { params: { id: person.id } });
  expect((await plain.ctx.pool.query('select from emails')).rows).toEqual([]);
  await plain.close();
});
