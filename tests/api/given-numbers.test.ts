import { describe, expect, test } from 'vitest';
import { afterThis } from '#tests/support/after-this.ts';
import type { Actor } from '#tests/support/factories.ts';
import { createActor } from '#tests/support/factories.ts';
import { newestToken } from '#tests/support/links.ts';
import {
  app,
  holderOf,
  listedNumber,
  officer,
  openNumberStage,
} from '#tests/support/number-stage.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { startTestApp } from '#tests/support/test-app.ts';

// A number that is proved is given to another account as a proposal, and always by two officers.

openNumberStage();

const reason = 'She lost her first account';
const propose = (by: Actor, enrollmentNumber: string, { id }: { id: string }) =>
  by.send('giveNumber', { params: { id }, body: { enrollmentNumber, reason } });
const confirm = (by: Actor, id: string) => by.send('confirmProposal', { params: { id } });
const anAdmin = () => createActor(app, { role: 'admin' });

/** A number that somebody has proved, and the account that it should go to. */
async function provedNumber(taker: Parameters<typeof createActor>[1] = {}) {
  const { number, email } = await listedNumber();
  const holder = await createActor(app, { enrollmentNumber: number });
  await officer.send('checkIn', { body: { enrollmentNumber: number } });
  const other = await createActor(app, { enrollmentNumber: null, ...taker });
  return { number, email, holder, other };
}

/** What waits for a number, as this one reads it. */
const waiting = async (by: Actor, number: string) => {
  const { proposals } = (await by.send('listProposals')).body;
  return proposals.filter(({ subject }: { subject: string }) => subject.includes(number));
};
const ownWaits = async (by: Actor) => (await by.send('readOwnNumber')).body.waits;

test('a proved number moves by two officers only, once, however many confirm it', async () => {
  const { number, email } = await listedNumber();
  const holder = await createActor(app, { enrollmentNumber: number, name: 'Old Account' });
  await app.send('askNumberProof', { body: { enrollmentNumber: number } });
  const token = await newestToken(app, email);
  await officer.send('checkIn', { body: { enrollmentNumber: number } });
  const other = await createActor(app, { enrollmentNumber: null, name: 'New Account' });
  const stale = await other.send('takeByVoteLink', { body: { token } });
  expect(stale, 'proving it makes the links void').toMatchObject(refusedWith('vote-link-used'));
  const body = { enrollmentNumber: number, email: other.email };
  expect(await officer.send('checkIn', { body })).toMatchObject(refusedWith('number-proved'));
  // Whether it is proved is told to nobody who asks, but to its owner.
  const ask = { body: { enrollmentNumber: number } };
  const free = { body: { enrollmentNumber: (await listedNumber()).number } };
  for (const by of [other, app]) {
    const [taken, unproved] = [
      await by.send('askNumberProof', ask),
      await by.send('askNumberProof', free),
    ];
    expect(taken.status).toBe(200);
    expect(taken.body).toEqual(unproved.body);
  }
  expect(await holder.send('askNumberProof', ask)).toMatchObject(refusedWith('number-proved'));
  const admin = await anAdmin();
  const corrected = await admin.send('correctUser', {
    params: { id: holder.id },
    body: { enrollmentNumber: '0177EC257777' },
  });
  expect(corrected).toMatchObject(refusedWith('number-proved'));

  const proposed = await propose(officer, number, other);
  expect(proposed).toMatchObject({
    status: 202,
    body: {
      proposal: {
        act: 'number.give',
        subject: `the number ${number}`,
        changes: [{ from: 'Old Account', to: `New Account (${other.email})` }],
        reason,
        notBy: [other.id],
      },
    },
  });
  const id = proposed.body.proposal._id;
  expect(await propose(admin, number, other)).toMatchObject(refusedWith('proposal-waits'));
  expect(await confirm(officer, id)).toMatchObject(refusedWith('own-proposal'));
  expect(await holderOf(number), 'nothing is moved').toMatchObject({ id: holder.id });
  expect(await ownWaits(other)).toMatchObject({ enrollmentNumber: number, isOfficerThere: true });
  expect(await ownWaits(holder)).toBeNull();
  const officers = await Promise.all(
    Array.from({ length: 5 }, () => createActor(app, { role: 'council' })),
  );
  const answers = await Promise.all(officers.map((one) => confirm(one, id)));
  expect(answers.filter(({ status }) => status === 200)).toMatchObject([
    { body: { message: 'The number was given' } },
  ]);
  for (const answer of answers.filter(({ status }) => status !== 200)) {
    expect(answer).toMatchObject(refusedWith('proposal-settled'));
  }
  expect(await holderOf(number)).toMatchObject({ id: other.id, proved_how: 'check-in' });
  expect(await ownWaits(other)).toBeNull();
});

describe('the move of a number', () => {
  test('is not proposed, confirmed or refused by the officer who gets it', async () => {
    const { number, other } = await provedNumber({ role: 'admin' });
    expect(await propose(other, number, other)).toMatchObject(refusedWith('own-number'));
    const { _id: id } = (await propose(officer, number, other)).body.proposal;
    expect(await confirm(other, id)).toMatchObject(refusedWith('proposal-about-you'));
    const refused = await other.send('refuseProposal', { params: { id }, body: { reason } });
    expect(refused).toMatchObject(refusedWith('proposal-about-you'));
    expect((await confirm(await anAdmin(), id)).status).toBe(200);
  });

  test('goes to the account that was meant, whatever its address is by then', async () => {
    const { number, other } = await provedNumber();
    const { _id: id } = (await propose(officer, number, other)).body.proposal;
    const thief = await createActor(app, { enrollmentNumber: null });
    await app.ctx.pool.query(`update accounts set email = 'moved@campus.example' where id = $1`, [
      other.id,
    ]);
    await app.ctx.pool.query('update accounts set email = $2 where id = $1', [
      thief.id,
      other.email,
    ]);
    expect((await confirm(await anAdmin(), id)).status).toBe(200);
    expect(await holderOf(number)).toMatchObject({ id: other.id });
  });

  test('is over when nobody confirmed it in time, and can be proposed again', async () => {
    const { number, other } = await provedNumber();
    const { _id: id } = (await propose(officer, number, other)).body.proposal;
    await app.ctx.pool.query('update proposals set expires_at = now() where id = $1', [id]);
    const admin = await anAdmin();
    expect(await waiting(admin, number)).toEqual([]);
    expect(await ownWaits(other)).toBeNull();
    expect(await confirm(admin, id)).toMatchObject(refusedWith('proposal-expired'));
    expect((await propose(admin, number, other)).status).toBe(202);
    expect(await waiting(officer, number)).toHaveLength(1);
  });

  test('is nothing that observers read, and goes with the account that it was for', async () => {
    const { number, other } = await provedNumber();
    const { _id: id } = (await propose(officer, number, other)).body.proposal;
    const observer = await createActor(app, { role: 'observer' });
    expect(await waiting(observer, number)).toEqual([]);
    const admin = await anAdmin();
    expect(await waiting(admin, number)).toHaveLength(1);
    expect((await admin.send('deleteUser', { params: { id: other.id } })).status).toBe(200);
    expect(await confirm(admin, id)).toMatchObject(refusedWith('unknown-proposal'));
    const { rows } = await app.ctx.pool.query(
      `select 1 from record_details where detail like '%' || $1 || ': ' || $2`,
      [number, reason],
    );
    expect(rows, 'the words of the record are erased as well').toEqual([]);
  });

  test('waits where one officer is left, and its owner reads why', async () => {
    const server = await startTestApp();
    afterThis(() => server.close());
    const admin = await createActor(server, { role: 'admin' });
    await createActor(server, { enrollmentNumber: '0177CS240099' });
    const owner = await createActor(server, { enrollmentNumber: null });
    const body = { enrollmentNumber: '0177CS240099', reason };
    const proposed = await admin.send('giveNumber', { params: { id: owner.id }, body });
    expect(proposed.status).toBe(202);
    const read = async () => (await owner.send('readOwnNumber')).body.waits;
    const until = proposed.body.proposal.expiresAt;
    const waits = { enrollmentNumber: '0177CS240099', until };
    expect(await read()).toEqual({ ...waits, isOfficerThere: false });
    const second = await createActor(server, { role: 'council' });
    expect(await read()).toEqual({ ...waits, isOfficerThere: true });
    const params = { id: proposed.body.proposal._id };
    expect((await second.send('confirmProposal', { params })).status).toBe(200);
    expect((await owner.send('readOwnNumber')).body.enrollmentNumber).toBe('0177CS240099');
  });
});
