import { expect, test } from 'vitest';
import { afterThis } from '#tests/support/after-this.ts';
import { createActor, createContact, createMember } from '#tests/support/factories.ts';
import { newestToken } from '#tests/support/links.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { roleLinks } from '#tests/support/role-links.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { startTestApp } from '#tests/support/test-app.ts';

async function campus(): Promise<TestApp> {
  const server = await startTestApp();
  afterThis(() => server.close());
  return server;
}
const adminsOf = async ({ ctx }: TestApp) =>
  (
    await ctx.db
      .selectFrom('accounts')
      .select('id')
      .where('role', '=', 'admin')
      .where('is_verified', '=', true)
      .execute()
  ).map(({ id }) => id);

test('successors get their role, officers leave, the term changes, and what is open is told', async () => {
  const server = await campus();
  const admin = await createActor(server, { role: 'admin' });
  await admin.send('saveCampusSettings', { body: { about: 'For all.' } });
  const council = await createActor(server, { role: 'council' });
  const next = await createActor(server);
  const former = await createMember(server.ctx, { is_verified: true });
  await createContact(server.ctx);
  const before = (await admin.send('readHandOver')).body;
  expect(before.open).toMatchObject({ messages: 1, accounts: 0 });
  expect(before.officers.map((one: { _id: string }) => one._id).toSorted()).toEqual(
    [admin.id, council.id].toSorted(),
  );
  const done = await admin.send('handOver', {
    body: {
      successors: [{ userId: next.id, role: 'admin' }],
      leaving: [council.id, admin.id],
      newTerm: before.term + 1,
    },
  });
  expect(done.status).toBe(200);
  expect(await adminsOf(server)).toEqual([next.id]);
  // Their sessions have ended: none of them has the former rights.
  expect((await admin.send('listUsers')).status).toBe(401);
  expect((await council.send('listContacts')).status).toBe(401);
  expect((await server.send('listMembers')).body).toEqual([]);
  const terms = (await server.send('listTerms')).body;
  expect(terms.current).toBe(before.term + 1);
  expect(terms.members).toMatchObject([{ _id: former, lastTerm: before.term }]);
});

test('whoever gets another role reads so, and how to log in', async () => {
  const server = await startTestApp({ smtpUrl: 'smtp://127.0.0.1:1' });
  afterThis(() => server.close());
  const admin = await createActor(server, { role: 'admin' });
  const next = await createActor(server);
  await server.ctx.db.updateTable('accounts').set({ email_confirmed_at: new Date() }).execute();
  const successors = [{ userId: next.id, role: 'admin' }];
  expect((await admin.send('handOver', { body: { successors, leaving: [admin.id] } })).status).toBe(
    200,
  );
  const emails = await server.ctx.db
    .selectFrom('emails')
    .select(['to_address', 'subject', 'text_body'])
    .where('key', 'like', 'safety:%')
    .execute();
  const sent = new Map(emails.map((one) => [one.to_address, one]));
  expect(sent.get(next.email)?.subject).toBe('Your role is now Admin');
  expect(sent.get(next.email)?.text_body).toMatch(
    /choose the role Admin and give this e-mail address/,
  );
  expect(sent.get(admin.email)?.subject).toBe('Your role is now Faculty');
});

test('nothing of it happens where no admin would be left', async () => {
  const server = await campus();
  const admin = await createActor(server, { role: 'admin' });
  const council = await createActor(server, { role: 'council' });
  const body = {
    leaving: [admin.id, council.id],
    links: [{ role: 'admin' }],
  };
  expect(await admin.send('handOver', { body })).toMatchObject(refusedWith('last-admin'));
  expect((await council.send('listContacts')).status).toBe(200);
  const emails = await server.ctx.db.selectFrom('emails').select('id').execute();
  expect(emails).toEqual([]);
  expect((await roleLinks(admin)).links).toEqual([]);
});

test('two admins who hand over to nobody at once leave one of them', async () => {
  const server = await campus();
  const [one, two] = [
    await createActor(server, { role: 'admin' }),
    await createActor(server, { role: 'admin' }),
  ];
  const answers = await Promise.all([
    one.send('handOver', { body: { leaving: [one.id] } }),
    two.send('handOver', { body: { leaving: [two.id] } }),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await adminsOf(server)).toHaveLength(1);
});

test('whom 0.3.0 invited registers with the address, confirms it, and has the role; nobody else has', async () => {
  const server = await campus();
  const admin = await createActor(server, { role: 'admin' });
  const email = 'Next.Officer@campus.example';
  await server.ctx.pool.query(
    `insert into invitations (email, role, expires_at)
     values (lower($1), 'council', now() + interval '1 day')`,
    [email],
  );
  const person = { name: 'Next Officer', password: 'a lamp by the sea' };
  const register = async (role: string, address: string) => {
    await server.send('register', { body: { ...person, role, email: address } });
    await server.send('confirmEmail', { body: { token: await newestToken(server, address) } });
    const { users } = (await admin.send('listUsers', { query: { search: address } })).body;
    // The words of an address may be those of another person's name.
    return users.find((user: { email: string }) => user.email === address).state;
  };
  // The role that nobody offered waits for an admin as ever.
  expect(await register('admin', 'other@campus.example')).toBe('waiting');
  expect(await register('council', email.toLowerCase())).toBe('active');
});
