import { expect, test } from 'vitest';
import type { Reply } from '#contract/api.ts';
import { createAccount, createActor, createElection } from '#tests/support/factories.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { afterThis } from '#tests/support/after-this.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { testApp } from '#tests/support/app-of-file.ts';

// The link that an admin hands over to another officer, where no e-mail leaves.

const app = testApp();
const newPassword = 'a lantern over the bay';

const tokenOf = (link: string) =>
  new URLSearchParams(new URL(link).hash.slice(1)).get('token') ?? '';

const subject = 'A link for the account of an officer: Ben Das';
/** Who is told of such links, by address. */
async function toldOf({ ctx }: TestApp): Promise<string[][]> {
  const { rows } = await ctx.pool.query<{ to_address: string; subject: string }>(
    "select to_address, subject from emails where key like 'officer-link:%' order by to_address",
  );
  return rows.map((row) => [row.to_address, row.subject]);
}

async function twoOfficers() {
  const [admin, ben] = [
    await createActor(app, { role: 'admin', name: 'Asha Rao' }),
    await createAccount(app.ctx, { role: 'council', name: 'Ben Das' }),
  ];
  await app.ctx.transact((tx) =>
    tx
      .insertInto('campus')
      .values({ university_name: 'A', time_zone: 'Asia/Kolkata', needs_two_officers: true })
      .onConflict((one) => one.column('is_only').doUpdateSet({ needs_two_officers: true }))
      .execute(),
  );
  return { admin, ben };
}

test('lets an officer in once, who confirms nothing for 72 hours, and all officers read who showed it', async () => {
  const { admin, ben } = await twoOfficers();
  const shown = await admin.send('showLink', { params: { id: ben.id } });
  expect(shown).toMatchObject({ status: 200, body: { minutes: 60 } });
  const token = tokenOf(shown.body.link);
  expect((await app.send('resetPassword', { body: { token, newPassword } })).status).toBe(200);
  expect(await app.send('resetPassword', { body: { token, newPassword } })).toMatchObject(
    refusedWith('link-invalid'),
  );

  const third = await createActor(app, { role: 'council' });
  const { id } = await createElection(app.ctx);
  const cancelled = await admin.send('cancelElection', { params: { id }, body: { reason: 'No.' } });
  const own = await app.ctx.transact((tx) => app.ctx.sessions.start(tx, ben.id));
  const refused = await app.as(`hustings=${own}`).send('refuseProposal', {
    params: { id: cancelled.body.proposal._id },
    body: { reason: 'Not now.' },
  });
  expect(refused).toMatchObject({ status: 409, body: { reason: 'officer-too-new' } });
  const { links, newOfficers } = (await third.send('listProposals')).body as Reply<'listProposals'>;
  expect(links).toEqual([{ officer: 'Ben Das', by: 'Asha Rao', at: expect.any(String) }]);
  const row = newOfficers.find(({ _id }) => _id === ben.id);
  expect(row).toMatchObject({ letInBy: 'Asha Rao', confirmsFrom: expect.any(String) });
  const hours = (Date.parse(row?.confirmsFrom ?? '') - Date.now()) / 3_600_000;
  expect(Math.round(hours)).toBe(72);
  expect(newOfficers.filter(({ letInBy }) => letInBy !== null)).toHaveLength(1);
  const observer = await createActor(app, { role: 'observer' });
  expect((await observer.send('listProposals')).body).toMatchObject({ links: [], newOfficers: [] });
  const read = await third.send('listRecord', { query: {} });
  expect(JSON.stringify(read.body)).toContain('account.show-link');
});

test('is told to every other officer by e-mail, also where no mail server is and nobody confirmed an address', async () => {
  const server = await startTestApp();
  afterThis(() => server.close());
  const [admin, ben, third] = [
    await createActor(server, { role: 'admin', name: 'Asha Rao' }),
    await createAccount(server.ctx, { role: 'council', name: 'Ben Das' }),
    await createAccount(server.ctx, { role: 'admin' }),
  ];
  expect((await admin.send('showLink', { params: { id: ben.id } })).status).toBe(200);
  expect(await toldOf(server)).toEqual(
    [ben.email, third.email].toSorted().map((email) => [email, subject]),
  );
  expect(server.ctx.mail.delivery).toBe('files');
});

test('an invitation that makes an officer is told to every other one, and stands among the links', async () => {
  const server = await startTestApp();
  afterThis(() => server.close());
  const admin = await createActor(server, { role: 'admin', name: 'Asha Rao' });
  const third = await createActor(server, { role: 'council' });
  const invited = [{ email: 'next@campus.example', role: 'council' }];
  expect((await admin.send('handOver', { body: { invited } })).status).toBe(200);
  expect(await toldOf(server)).toEqual([
    [third.email, 'Somebody was invited as an officer: next@campus.example'],
  ]);
  const { links } = (await third.send('listProposals')).body as Reply<'listProposals'>;
  expect(links).toEqual([
    { officer: 'next@campus.example', by: 'Asha Rao', at: expect.any(String) },
  ]);
});

test('is shown to admins, for other officers, and only where no e-mail leaves', async () => {
  const { admin, ben } = await twoOfficers();
  const student = await createAccount(app.ctx);
  const council = await createActor(app, { role: 'council' });
  const show = (id: string, by = admin) => by.send('showLink', { params: { id } });
  expect((await show(ben.id, council)).status).toBe(403);
  expect(await show(student.id)).toMatchObject(refusedWith('link-for-officers'));
  expect(await show(admin.id)).toMatchObject(refusedWith('own-account'));
  const { mail } = app.ctx;
  const { delivery } = mail;
  Object.assign(mail, { delivery: 'smtp' });
  expect(await show(ben.id)).toMatchObject(refusedWith('e-mail-leaves'));
  Object.assign(mail, { delivery });
});

test('a newer link makes the earlier one void, and gets past the pause of wrong passwords', async () => {
  const { admin, ben } = await twoOfficers();
  const show = async () =>
    tokenOf((await admin.send('showLink', { params: { id: ben.id } })).body.link);
  const [first, second] = [await show(), await show()];
  const email = ben.email ?? '';
  const logIn = (password: string) =>
    app.send('logIn', { body: { role: 'council', email, password } });
  for (let times = 0; times < 12; times += 1) await logIn('not the right one');
  expect((await logIn('not the right one')).status).toBe(429);
  expect(await app.send('resetPassword', { body: { token: first, newPassword } })).toMatchObject(
    refusedWith('link-invalid'),
  );
  const body = { token: second, newPassword };
  expect((await app.send('resetPassword', { body })).status).toBe(200);
  expect((await logIn(newPassword)).status).toBe(200);
});

test('a link that an admin sends for the account of an officer is told to every other one, and of others to nobody', async () => {
  const server = await startTestApp({ smtpUrl: 'smtp://127.0.0.1:1' });
  afterThis(() => server.close());
  const [admin, ben, third] = [
    await createActor(server, { role: 'admin', name: 'Asha Rao' }),
    await createAccount(server.ctx, { role: 'council', name: 'Ben Das' }),
    await createAccount(server.ctx, { role: 'admin' }),
  ];
  const student = await createAccount(server.ctx);
  await server.ctx.pool.query('update accounts set email_confirmed_at = now()');
  for (const { id } of [student, ben]) {
    expect((await admin.send('sendResetLink', { params: { id } })).status).toBe(200);
  }
  expect(await toldOf(server)).toEqual(
    [ben.email, third.email].toSorted().map((email) => [email, subject]),
  );
});
