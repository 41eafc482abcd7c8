import { afterEach, beforeEach, expect, test } from 'vitest';
import { createAccount, createActor, createElection } from '#tests/support/factories.ts';
import { emailsTo, newestToken } from '#tests/support/links.ts';
import {
  admin,
  app,
  confirm,
  idOf,
  openProposalStage,
  other,
  reason,
  setRule,
} from '#tests/support/proposal-stage.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { startSideBySide } from '#tests/support/side-by-side.ts';

startSideBySide();
openProposalStage();

// Officers correct the e-mail address of an account: at once, by two where the rule is on, and never of one that may vote now.

beforeEach(() => setRule(false));
afterEach(() => app.ctx.pool.query(`update elections set state = 'cancelled', paused_at = null`));

let made = 0;
const mailbox = () => `corrected${(made += 1)}@campus.example`;
const correct = (id: string, body: object) =>
  admin.send('correctUser', { params: { id }, body: body as { email: string } });
const addressOf = async (id: string) => {
  const { rows } = await app.ctx.pool.query<{ email: string; proved: boolean }>(
    'select email, email_confirmed_at is not null as proved from accounts where id = $1',
    [id],
  );
  return rows[0];
};
const subjectsTo = async (email: string) =>
  (await emailsTo(app, email)).map(({ subject }) => subject);
const subject = 'Your account uses another e-mail address';

test('it counts at once, nobody has proved it, and the old one is told though nobody confirmed it', async () => {
  const owner = await createActor(app);
  await app.send('forgotPassword', { body: { email: owner.email } });
  const stale = await newestToken(app, owner.email);
  const email = mailbox();
  const { body } = await correct(owner.id, { email });
  expect(body).toMatchObject({ user: { email, isEmailConfirmed: false, pendingEmail: null } });
  expect(body.message).toContain('the old one was told');
  expect(await addressOf(owner.id)).toEqual({ email, proved: false });
  expect(await subjectsTo(owner.email)).toContain(subject);
  // A link that went to the former address opens nothing.
  const reset = { token: stale, newPassword: 'a lantern under the banyan' };
  expect(await app.send('resetPassword', { body: reset })).toMatchObject(
    refusedWith('link-invalid'),
  );
  const token = await newestToken(app, email);
  expect((await app.send('confirmEmail', { body: { token } })).status).toBe(200);
  expect(await addressOf(owner.id)).toEqual({ email, proved: true });
});

test('by the rule of two another officer confirms it, and until then nothing has changed', async () => {
  await setRule(true);
  const owner = await createActor(app);
  const email = mailbox();
  expect((await correct(owner.id, { email })).body.fields).toHaveProperty('reason');
  const many = await Promise.all([1, 2, 3].map(() => correct(owner.id, { email, reason })));
  const proposed = many.filter(({ status }) => status === 202);
  expect(proposed).toHaveLength(1);
  expect(await addressOf(owner.id)).toMatchObject({ email: owner.email });
  expect([await subjectsTo(owner.email), await subjectsTo(email)]).toEqual([[], []]);
  // What waits is about a person.
  const observer = await createActor(app, { role: 'observer' });
  expect(JSON.stringify((await observer.send('listProposals')).body)).not.toContain(email);
  const [one] = proposed;
  if (one === undefined) throw new Error('nothing was proposed');
  expect((await confirm(admin, idOf(one))).body.reason).toBe('own-proposal');
  const confirmed = await Promise.all([1, 2, 3].map(() => confirm(other, idOf(one))));
  expect(confirmed.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await addressOf(owner.id)).toEqual({ email, proved: false });
  expect(await subjectsTo(owner.email)).toEqual([subject]);
});

test('it is refused while the account may vote in an election that is not counted, also once it is proposed', async () => {
  await setRule(true);
  const owner = await createActor(app);
  const email = mailbox();
  const waits = await correct(owner.id, { email, reason });
  const { id } = await createElection(app.ctx);
  const refused = refusedWith('voter-address');
  expect(await confirm(other, idOf(waits))).toMatchObject(refused);
  await setRule(false);
  expect(await correct(owner.id, { email })).toMatchObject(refused);
  await app.ctx.pool.query(
    `update elections set state = 'paused', paused_at = now() where id = $1`,
    [id],
  );
  expect(await correct(owner.id, { email })).toMatchObject(refused);
  // Who cannot vote there is corrected, and so is a name of anybody.
  const observer = await createAccount(app.ctx, { role: 'observer' });
  expect((await correct(observer.id, { email: mailbox() })).status).toBe(200);
  expect((await correct(owner.id, { name: 'Asha Rao' })).status).toBe(200);
  expect(await addressOf(owner.id)).toMatchObject({ email: owner.email });
});

test('it is refused for officers, who change their own', async () => {
  for (const role of ['council', 'admin'] as const) {
    const { id } = await createAccount(app.ctx, { role });
    expect(await correct(id, { email: mailbox() })).toMatchObject(refusedWith('officer-address'));
  }
  expect(await correct(admin.id, { email: mailbox() })).toMatchObject(refusedWith('own-account'));
});

test('of many at once to one address one account gets it', async () => {
  const accounts = await Promise.all(Array.from({ length: 6 }, () => createAccount(app.ctx)));
  const email = mailbox();
  const answers = await Promise.all(accounts.map(({ id }) => correct(id, { email })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.reason === 'email-taken')).toHaveLength(5);
});
