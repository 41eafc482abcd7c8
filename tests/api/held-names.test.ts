import { afterEach, beforeEach, expect, test } from 'vitest';
import { moveToEmail } from '#server/addresses/change-email.ts';
import { createVoters, voteOf } from '#tests/support/ballot-box.ts';
import {
  closeElectionNow,
  createAccount,
  createActor,
  createElection,
} from '#tests/support/factories.ts';
import type { Actor } from '#tests/support/factories.ts';
import type { Answer, TestApp } from '#tests/support/test-app.ts';
import { startTestApp } from '#tests/support/test-app.ts';

// While votes are hidden, what an account gives up is held until the close whether it has voted or not:
// registering it anew must not tell.

let app: TestApp;
let admin: Actor;
beforeEach(async () => {
  app = await startTestApp();
  admin = await createActor(app, { role: 'admin' });
});
afterEach(() => app.close());

/** What an answer says, without whom it is about. */
const gist = ({ status, body }: Answer) => ({
  status,
  reason: body?.reason,
  message: body?.message,
});
let count = 0;

/** A voter and somebody who has not voted; nobody else should tell them apart. */
async function createPair() {
  const election = await createElection(app.ctx, { standings: 'after-close' });
  const [voter, bystander] = await createVoters(app, 2);
  if (voter === undefined || bystander === undefined) throw new Error('nobody votes');
  await app.ctx.voteQueue.cast(voteOf(voter, election));
  return { election, people: [bystander, voter] };
}
const register = (given: object) =>
  app.send('registerStudent', {
    body: { role: 'student', name: 'Same Person', password: 'long enough', ...given },
  });
const free = () => ({
  email: `free${(count += 1)}@campus.example`,
  enrollmentNumber: `0177ZY99${String(count).padStart(4, '0')}`,
});

test('registering the number or the address of a deleted account, voted or not, until the close', async () => {
  const { election, people } = await createPair();
  for (const { id, email, enrollmentNumber } of people) {
    expect((await admin.send('deleteUser', { params: { id } })).status).toBe(200);
    for (const kept of [{ enrollmentNumber }, { email }]) {
      expect(gist(await register({ ...free(), ...kept }))).toMatchObject({
        status: 409,
        reason: 'account-taken',
      });
    }
  }
  await closeElectionNow(app.ctx, election.id);
  for (const { email, enrollmentNumber } of people) {
    expect((await register({ email, enrollmentNumber })).status).toBe(201);
  }
});

test('registering the former address of an account, voted or not', async () => {
  const { people } = await createPair();
  for (const { id, email } of people) {
    const { email: next } = free();
    await app.ctx.transact((tx) => moveToEmail(tx, app.ctx, { accountId: id, email: next }));
    expect(gist(await register({ ...free(), email }))).toMatchObject({ status: 409 });
  }
});

test('correcting the number of an account, voted or not, needs a reason in the same words', async () => {
  const { people } = await createPair();
  const answers = [];
  for (const { id } of people) {
    const { enrollmentNumber } = free();
    const body = { enrollmentNumber, reason: '' };
    answers.push(gist(await admin.send('correctUser', { params: { id }, body })));
  }
  expect(answers[0]).toMatchObject({
    status: 400,
    message: expect.stringContaining('nobody can see who has voted'),
  });
  expect(answers[1]).toEqual(answers[0]);
});

test('whose registration was refused, and who could not vote, can register again at once', async () => {
  await createPair();
  const waiting = await createAccount(app.ctx, { role: 'council', isVerified: false });
  expect((await admin.send('deleteUser', { params: { id: waiting.id } })).status).toBe(200);
  const { email, enrollmentNumber } = waiting;
  expect((await register({ email, enrollmentNumber })).status).toBe(201);
});
