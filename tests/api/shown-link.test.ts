import { describe, expect, test } from 'vitest';
import type { Reply } from '#contract/api.ts';
import type { Actor } from '#tests/support/factories.ts';
import { createAccount, createActor, createElection } from '#tests/support/factories.ts';
import { sendLink } from '#server/accounts/send-link.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { afterThis } from '#tests/support/after-this.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { askAsOwner, startTestApp } from '#tests/support/test-app.ts';
import { testApp } from '#tests/support/app-of-file.ts';

// The link that an admin hands over to another officer, where no e-mail leaves.

const app = testApp();
const newPassword = 'a lantern over the bay';

const tokenOf = (link: string) =>
  new URLSearchParams(new URL(link).hash.slice(1)).get('token') ?? '';

const reason = 'They asked me to.';
const show = (by: Actor, id: string, body: object = {}) =>
  by.send('showLink', { params: { id }, body });
const subject = 'A link for the account of an officer: Ben Das';
/** Who is told of such links, by address. */
async function toldOf({ ctx }: TestApp): Promise<string[][]> {
  const { rows } = await ctx.pool.query<{ to_address: string; subject: string }>(
    "select to_address, subject from emails where key like 'officer-link:%' order by to_address",
  );
  return rows.map((row) => [row.to_address, row.subject]);
}

async function twoOfficers() {
  await askAsOwner(app, 'truncate elections, proposals cascade');
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
  expect(links).toEqual([
    { officer: 'Ben Das', role: null, by: 'Asha Rao', at: expect.any(String) },
  ]);
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

test('a link that carries a role is told to every other officer, and stands among the links', async () => {
  const server = await startTestApp();
  afterThis(() => server.close());
  const admin = await createActor(server, { role: 'admin', name: 'Asha Rao' });
  const third = await createActor(server, { role: 'council' });
  const links = [{ role: 'council' }];
  expect((await admin.send('handOver', { body: { links } })).status).toBe(200);
  expect(await toldOf(server)).toEqual([
    [third.email, 'A link that carries a role: Council Member'],
  ]);
  const told = (await third.send('listProposals')).body as Reply<'listProposals'>;
  expect(told.links).toEqual([
    { officer: null, role: 'council', by: 'Asha Rao', at: expect.any(String) },
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

test('a new link in place of one that failed is told to every other officer as well', async () => {
  const server = await startTestApp({ smtpUrl: 'smtp://127.0.0.1:1' });
  afterThis(() => server.close());
  const [admin, ben, third] = [
    await createActor(server, { role: 'admin', name: 'Asha Rao' }),
    await createAccount(server.ctx, { role: 'council', name: 'Ben Das' }),
    await createAccount(server.ctx, { role: 'admin' }),
  ];
  const { id, email } = ben;
  const { ctx } = server;
  await ctx.transact((tx) => sendLink(tx, ctx, 'reset-password', { id, email }));
  await ctx.pool.query("update emails set status = 'stuck', problem = 'No such mailbox'");
  const { rows } = await ctx.pool.query<{ id: string }>('select id from emails');
  expect(await toldOf(server)).toEqual([]);
  const params = { id: rows[0]?.id ?? '' };
  expect((await admin.send('resendEmail', { params })).status).toBe(200);
  expect(await toldOf(server)).toEqual(
    [ben.email, third.email].toSorted().map((to) => [to, subject]),
  );
});

describe('while voting is open that the account may vote in', () => {
  /** A voter whom an admin makes an officer, and a candidate, with two other officers there. */
  async function open() {
    const { admin } = await twoOfficers();
    const third = await createActor(app, { role: 'admin' });
    const [voter, candidate] = [await createActor(app), await createActor(app)];
    const { id } = await createElection(app.ctx, { nominees: [candidate] });
    for (const one of [voter, candidate]) {
      const made = await admin.send('changeRole', {
        params: { id: one.id },
        body: { role: 'council', reason },
      });
      expect(made.status).toBe(200);
    }
    const counted = async () => {
      const { body } = await app.send('listElections');
      return body.elections.find(({ _id }: { _id: string }) => _id === id).countedActs ?? [];
    };
    return { admin, third, voter, candidate, counted };
  }

  test('no admin alone gets a link into it, however often they ask at once, whoever made it an officer', async () => {
    const { admin, voter, candidate } = await open();
    for (const one of [voter, candidate]) {
      expect(await show(admin, one.id)).toMatchObject({ status: 400 });
      const asked = await Promise.all(
        Array.from({ length: 4 }, () => show(admin, one.id, { reason })),
      );
      expect(asked.filter(({ body }) => (body.link ?? '') !== '')).toEqual([]);
      expect(asked.filter(({ status }) => status === 202)).toHaveLength(1);
    }
    const { rows } = await app.ctx.pool.query(
      "select from account_links where purpose = 'shown' and account_id = any($1)",
      [[voter.id, candidate.id]],
    );
    expect(rows).toEqual([]);
  });

  test('another officer confirms it, then who asked shows it once, and the page of the election counts it', async () => {
    const { admin, third, voter, counted } = await open();
    const proposed = await show(admin, voter.id, { reason });
    const params = { id: proposed.body.proposal._id };
    expect((await admin.send('confirmProposal', { params })).status).toBe(403);
    expect(await counted()).toEqual([]);
    expect((await third.send('confirmProposal', { params })).status).toBe(200);
    expect((await show(third, voter.id)).status).toBe(400);
    const shown = await Promise.all([show(admin, voter.id), show(admin, voter.id)]);
    const links = shown.filter(({ body }) => (body.link ?? '') !== '');
    expect(links).toHaveLength(1);
    const token = tokenOf(links[0]?.body.link);
    expect((await app.send('resetPassword', { body: { token, newPassword } })).status).toBe(200);
    expect(await counted()).toEqual([{ kind: 'links', count: 1, mostByOne: 1 }]);
  });

  test('an officer who may vote or stands is suspended by two, and any other by one who is told to all', async () => {
    const { admin, third, voter, candidate, counted } = await open();
    const suspend = (id: string) => admin.send('suspendUser', { params: { id }, body: { reason } });
    for (const { id } of [voter, candidate]) expect((await suspend(id)).status).toBe(202);
    const elsewhere = await createAccount(app.ctx, { role: 'admin', enrollmentNumber: null });
    await app.ctx.pool.query("update elections set electorate = 'roll', voters = 'listed'");
    await app.ctx.pool.query("delete from emails where key like 'officer-link:%'");
    expect((await suspend(elsewhere.id)).status).toBe(200);
    expect(await counted()).toEqual([]);
    const told = await toldOf(app);
    expect(told).toContainEqual([
      third.email,
      `An officer was suspended or taken away: ${elsewhere.name}`,
    ]);
    expect(told.map(([to]) => to)).not.toContain(admin.email);
  });
});

test('a mailbox for the account of an officer, and who becomes or is an officer no more, are told to every other one at once', async () => {
  const server = await startTestApp();
  afterThis(() => server.close());
  const [admin, ben, third, student] = [
    await createActor(server, { role: 'admin', name: 'Asha Rao' }),
    await createAccount(server.ctx, { role: 'council', name: 'Ben Das' }),
    await createAccount(server.ctx, { role: 'admin' }),
    await createAccount(server.ctx, { name: 'Mina Iyer' }),
  ];
  const subjects = async () => {
    const told = (await toldOf(server)).filter(([to]) => to === third.email);
    await server.ctx.pool.query("delete from emails where key like 'officer-link:%'");
    return told.map(([, said]) => said);
  };
  const change = (id: string, role: string) =>
    admin.send('changeRole', { params: { id }, body: { role } });
  expect((await change(student.id, 'council')).status).toBe(200);
  expect(await subjects()).toEqual(['There is a new officer: Mina Iyer']);
  expect((await change(student.id, 'admin')).status).toBe(200);
  expect(await subjects()).toEqual([]);
  expect((await change(student.id, 'student')).status).toBe(200);
  expect(await subjects()).toEqual(['An officer was suspended or taken away: Mina Iyer']);
  for (const call of ['unverifyUser', 'verifyUser', 'deleteUser'] as const) {
    expect((await admin.send(call, { params: { id: ben.id } })).status).toBe(200);
  }
  expect(new Set(await subjects())).toEqual(
    new Set(['An officer was suspended or taken away: Ben Das', 'There is a new officer: Ben Das']),
  );
  const handOver = (role: string, leaving: readonly string[]) =>
    admin.send('handOver', { body: { successors: [{ userId: student.id, role }], leaving } });
  const former = await createAccount(server.ctx, { role: 'council' });
  expect((await handOver('council', [former.id])).status).toBe(200);
  const { rows } = await server.ctx.pool.query(
    "select text_body from emails where to_address = $1 and key like 'officer-link:%'",
    [third.email],
  );
  expect(rows).toMatchObject([
    {
      text_body: expect.stringMatching(
        /1 person became an officer\. 1 person is an officer no more\./,
      ),
    },
  ]);
  expect(await subjects()).toEqual(['There was a handover of officers']);
  expect((await handOver('admin', [])).status).toBe(200);
  expect(await subjects()).toEqual([]);
});
