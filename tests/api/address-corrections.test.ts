import { describe, expect, test } from 'vitest';
import { settleDue } from '#server/addresses/corrections/correct-address.ts';
import { createActor, createElection } from '#tests/support/factories.ts';
import { emailsTo, newestToken } from '#tests/support/links.ts';
import { listNumber } from '#tests/support/listed-numbers.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { testApp } from '#tests/support/app-of-file.ts';

// An officer corrects an address: the account goes on with the old one until somebody else agrees.

const app = testApp();
type Actor = Awaited<ReturnType<typeof createActor>>;

let made = 0;
/** An account whose address an admin corrects, and the mailbox that they gave. */
async function corrected(given: Parameters<typeof createActor>[1] = {}, by?: Actor) {
  made += 1;
  const admin = by ?? (await createActor(app, { role: 'admin' }));
  const owner = await createActor(app, given);
  const email = `corrected${made}@campus.example`;
  const correct = () => admin.send('correctUser', { params: { id: owner.id }, body: { email } });
  expect((await correct()).status).toBe(200);
  return { admin, owner, email, correct };
}

const addressOf = async ({ id }: { id: string }) => {
  const columns = ['email', 'email_confirmed_at'] as const;
  const row = await app.ctx.db
    .selectFrom('accounts')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.email;
};
/** Opens the link that the new address got. */
const read = async (email: string) =>
  app.send('confirmEmail', { body: { token: await newestToken(app, email) } });
const pass = (hours: number) =>
  app.ctx.pool.query(
    `update address_corrections set due_at = due_at - make_interval(hours => ${hours})
     where settled_at is null`,
  );
const waiting = async (by: Actor, name?: string) => {
  const { corrections } = (await by.send('listCorrections')).body;
  return corrections.filter((one: { name: string }) => name === undefined || one.name === name);
};
const decide = (by: Actor, id: string, body: object) =>
  by.send('decideCorrection', { params: { id }, body: body as { accept: boolean } });
/** The link that the old address got. */
const oldToken = async (address: string) => {
  const words = (await emailsTo(app, address)).map(({ text }) => text).join('\n');
  return /#old=([\w-]+)/.exec(words)?.[1] ?? '';
};

test('an admin takes no account over by correcting its address', async () => {
  const { admin, owner, email } = await corrected({ role: 'council' });
  const answer = await read(email);
  expect(answer.body.message).toMatch(/^We know now/);
  expect(await addressOf(owner)).toBe(owner.email);
  await app.send('forgotPassword', { body: { email } });
  expect((await emailsTo(app, email)).filter(({ subject }) => /password/i.test(subject))).toEqual(
    [],
  );
  const [mine] = await waiting(admin, owner.name);
  expect(mine).toMatchObject({ email, isYours: true, isRead: true, isAgreed: false });
  expect(await decide(admin, mine._id, { accept: true })).toMatchObject(
    refusedWith('own-proposal'),
  );
  // Printing a code and typing it is no way round.
  const number = owner.enrollmentNumber ?? '';
  await listNumber(app.ctx, number);
  const printed = await admin.send('printNumberCodes', { body: { who: 'all', numbers: [number] } });
  const code = printed.body.codes[0]?.code ?? '';
  expect(await decide(admin, mine._id, { accept: true, code })).toMatchObject(
    refusedWith('own-proposal'),
  );
  // The old address, which nobody had confirmed, was told at once.
  expect((await emailsTo(app, owner.email)).map(({ subject }) => subject)).toContain(
    'An officer gave your account another e-mail address',
  );
  await settleDue(app.ctx);
  expect(await addressOf(owner)).toBe(owner.email);
  expect((await owner.send('answerCorrection', { body: { accept: false } })).status).toBe(200);
  await pass(100);
  await settleDue(app.ctx);
  expect(await addressOf(owner)).toBe(owner.email);
});

describe('the new address counts at once', () => {
  test('when the old one agrees by link, and not when it refuses', async () => {
    const { owner, email } = await corrected();
    const token = await oldToken(owner.email);
    expect(
      (await app.send('answerCorrectionByLink', { body: { token, accept: true } })).status,
    ).toBe(200);
    expect(await addressOf(owner), 'nobody has read it yet').toBe(owner.email);
    expect((await read(email)).body.message).toBe('Your e-mail address is confirmed.');
    expect(await addressOf(owner)).toBe(email);
    const again = await app.send('answerCorrectionByLink', { body: { token, accept: true } });
    expect(again).toMatchObject(refusedWith('link-invalid'));

    const second = await corrected();
    await read(second.email);
    const no = { token: await oldToken(second.owner.email), accept: false };
    expect((await app.send('answerCorrectionByLink', { body: no })).status).toBe(200);
    await pass(100);
    await settleDue(app.ctx);
    expect(await addressOf(second.owner)).toBe(second.owner.email);
  });

  test('when a second officer confirms who is none since today', async () => {
    const { owner, email } = await corrected({ name: 'Mina Corrected' });
    await read(email);
    const council = await createActor(app, { role: 'council' });
    const [{ _id: id }] = await waiting(council, 'Mina Corrected');
    const since = (time: string) =>
      app.ctx.pool.query(`update accounts set officer_since = ${time} where id = $1`, [council.id]);
    await since('clock_timestamp()');
    expect((await decide(council, id, { accept: true })).body.reason).toBe('officer-too-new');
    expect((await decide(council, id, { accept: false })).body.reason).toBe('officer-too-new');
    await since(`clock_timestamp() - interval '73 hours'`);
    const many = await Promise.all([1, 2, 3].map(() => decide(council, id, { accept: true })));
    const statuses = many.map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await addressOf(owner)).toBe(email);
  });

  test('when the person types a code at the desk that another officer printed', async () => {
    const { admin, owner, email } = await corrected({ name: 'Ravi Corrected' });
    await read(email);
    const number = owner.enrollmentNumber ?? '';
    await listNumber(app.ctx, number);
    const council = await createActor(app, { role: 'council' });
    const printed = await council.send('printNumberCodes', {
      body: { who: 'all', numbers: [number] },
    });
    const [{ _id: id }] = await waiting(admin, 'Ravi Corrected');
    const wrong = await decide(admin, id, { accept: true, code: 'AAAA AAAA AAAA' });
    expect([400, 403]).toContain(wrong.status);
    const right = { accept: true, code: printed.body.codes[0]?.code ?? '' };
    expect((await decide(admin, id, right)).status).toBe(200);
    expect(await addressOf(owner)).toBe(email);
  });

  test('when the person accepts it, logged in', async () => {
    const { owner, email } = await corrected();
    expect((await owner.send('readOwnCorrection')).body.correction).toMatchObject({
      email,
      isRead: false,
    });
    await read(email);
    expect((await owner.send('answerCorrection', { body: { accept: true } })).status).toBe(200);
    expect(await addressOf(owner)).toBe(email);
    expect((await owner.send('readOwnCorrection')).body.correction).toBeNull();
  });
});

test('else it counts after 72 hours, and never if nobody opened its link', async () => {
  const [one, unread] = [await corrected(), await corrected()];
  await read(one.email);
  await pass(71);
  await settleDue(app.ctx);
  expect(await addressOf(one.owner)).toBe(one.owner.email);
  await pass(1);
  await Promise.all([settleDue(app.ctx), settleDue(app.ctx)]);
  expect(await addressOf(one.owner)).toBe(one.email);
  expect(await addressOf(unread.owner)).toBe(unread.owner.email);
  expect((await unread.owner.send('readOwnCorrection')).body.correction).toBeNull();
});

test('the page of an open election counts them, and above five a second officer confirms each', async () => {
  const admin = await createActor(app, { role: 'admin' });
  const council = await createActor(app, { role: 'council' });
  const election = await createElection(app.ctx);
  const counted = async () => {
    const { elections } = (await app.send('listElections')).body;
    return elections.find(({ _id }: { _id: string }) => _id === election.id).correctedAddresses;
  };
  expect(await counted()).toBeUndefined();
  const all = [];
  for (let count = 0; count < 6; count += 1) all.push(await corrected({ name: 'Six' }, admin));
  expect(await counted()).toBe(6);
  const rows = await waiting(council, 'Six');
  expect(rows.map(({ needsSecond }: { needsSecond: boolean }) => needsSecond)).toEqual([
    ...Array<boolean>(5).fill(false),
    true,
  ]);
  const last = all[5];
  if (last === undefined) throw new Error('six were made');
  await read(last.email);
  await last.owner.send('answerCorrection', { body: { accept: true } });
  await pass(100);
  await settleDue(app.ctx);
  expect(await addressOf(last.owner)).toBe(last.owner.email);
  expect((await decide(council, rows[5]._id, { accept: true })).status).toBe(200);
  expect(await addressOf(last.owner)).toBe(last.email);
});
