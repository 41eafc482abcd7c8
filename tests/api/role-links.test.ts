import { expect, test } from 'vitest';
import { afterThis } from '#tests/support/after-this.ts';
import { createAccount, createActor, createElection } from '#tests/support/factories.ts';
import type { Actor } from '#tests/support/factories.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { registerWith, roleLinks } from '#tests/support/role-links.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { startTestApp } from '#tests/support/test-app.ts';

// A link that a handover makes, and that carries a role to whoever has it.

async function campus(): Promise<{ server: TestApp; admin: Actor }> {
  const server = await startTestApp();
  afterThis(() => server.close());
  return { server, admin: await createActor(server, { role: 'admin', name: 'Asha Rao' }) };
}
const lastDay = new Date(Date.now() + 300 * 24 * 60 * 60_000).toISOString().slice(0, 10);
async function linkFor(admin: Actor, role: 'council' | 'admin' = 'council'): Promise<string> {
  const made = await admin.send('handOver', { body: { links: [{ role, lastDay }] } });
  expect(made.status).toBe(200);
  return (await roleLinks(admin)).token;
}
const roleOf = async ({ ctx }: TestApp, id: string) =>
  (await ctx.db.selectFrom('accounts').select('role').where('id', '=', id).executeTakeFirst())
    ?.role;
const take = (by: Actor, token: string) => by.send('takeRole', { body: { token } });
const subjectsOf = async ({ ctx }: TestApp) =>
  (
    await ctx.pool.query<{ to_address: string; subject: string }>(
      "select to_address, subject from emails where key like 'officer-link:%' order by 1, 2",
    )
  ).rows.map(({ to_address: to, subject }) => `${to}: ${subject}`);

test('a handover makes links, which admins read again and nobody else, and of which no secret is stored', async () => {
  const { server, admin } = await campus();
  const council = await createActor(server, { role: 'council' });
  const token = await linkFor(admin);
  const { links } = await roleLinks(admin);
  expect(links).toEqual([
    {
      _id: expect.any(String),
      role: 'council',
      by: 'Asha Rao',
      until: expect.any(String),
      roleEndsAt: `${lastDay}T18:29:00.000Z`,
      url: `${server.ctx.config.publicUrl}/role#token=${token}`,
    },
  ]);
  expect(Date.parse(String(links[0]?.['until'])) - Date.now()).toBeGreaterThan(59 * 86_400_000);
  expect((await council.send('readHandOver')).status).toBe(403);
  const { rows } = await server.ctx.pool.query('select * from invitations');
  expect(JSON.stringify(rows)).not.toContain(token);
  expect((await server.send('readRoleLink', { body: { token } })).body).toEqual({
    role: 'council',
    roleEndsAt: `${lastDay}T18:29:00.000Z`,
  });
});

test('whoever is logged in takes the role by one press; all officers are told, and the record names who made the link', async () => {
  const { server, admin } = await campus();
  const third = await createActor(server, { role: 'council' });
  const next = await createActor(server, { name: 'Ben Das' });
  const token = await linkFor(admin);
  await server.ctx.pool.query('delete from emails');
  expect((await take(next, token)).status).toBe(200);
  expect(await roleOf(server, next.id)).toBe('council');
  const { users } = (await admin.send('listUsers', { query: { search: 'Ben' } })).body;
  expect(users[0].roleEndsAt).toBe(`${lastDay}T18:29:00.000Z`);
  // None of the sessions has the former rights.
  expect((await next.send('listSessions')).status).toBe(401);
  expect(await subjectsOf(server)).toEqual(
    [admin.email, third.email].toSorted().map((to) => `${to}: There is a new officer: Ben Das`),
  );
  const { rows } = await server.ctx.pool.query(
    `select r.actor_id, d.detail from records r join record_details d on d.record_id = r.id
     where r.act = 'account.role' and r.object_id = $1`,
    [next.id],
  );
  expect(rows).toEqual([{ actor_id: admin.id, detail: 'student to council, by a link' }]);
  expect((await roleLinks(admin)).links).toEqual([]);
});

test('of eight who take it at once, one has the role', async () => {
  const { server, admin } = await campus();
  const token = await linkFor(admin, 'admin');
  const people = await Promise.all(Array.from({ length: 8 }, () => createActor(server)));
  const answers = await Promise.all(people.map((one) => take(one, token)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200,
    ...Array.from({ length: 7 }, () => 403),
  ]);
  const roles = await Promise.all(people.map(({ id }) => roleOf(server, id)));
  expect(roles.filter((role) => role === 'admin')).toHaveLength(1);
});

test('of eight who register with it at once, one has an account', async () => {
  const { server, admin } = await campus();
  const roleLink = await linkFor(admin);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      registerWith(server, { roleLink, email: `next${index}@campus.example` }),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.reason === 'link-invalid')).toHaveLength(7);
  const { rows } = await server.ctx.pool.query(
    "select role, is_verified, role_ends_at from accounts where name = 'Next Officer'",
  );
  expect(rows).toEqual([
    { role: 'council', is_verified: true, role_ends_at: new Date(`${lastDay}T18:29:00.000Z`) },
  ]);
});

test('who registers with it is approved in its role, whatever role was asked for, and a taken address leaves it', async () => {
  const { server, admin } = await campus();
  const roleLink = await linkFor(admin, 'admin');
  const other = await createAccount(server.ctx, { email: 'other@campus.example' });
  const open = await createElection(server.ctx);
  expect((await registerWith(server, { roleLink, email: other.email })).status).toBe(409);
  expect((await roleLinks(admin)).links).toHaveLength(1);
  const done = await registerWith(server, { roleLink, email: 'next@campus.example' });
  expect(done).toMatchObject({
    status: 201,
    body: { user: { role: 'admin', verified: true }, message: /Please log in/ },
  });
  const logIn = { role: 'admin', email: 'next@campus.example', password: 'a lamp by the sea' };
  expect((await server.send('logIn', { body: logIn })).status).toBe(200);
  expect(await subjectsOf(server)).toEqual([
    `${admin.email}: There is a new officer: Next Officer`,
  ]);
  // Somebody more votes there, by what an officer did.
  const { rows } = await server.ctx.pool.query(
    'select election_id, kind, officer_id, acts from counted_acts',
  );
  expect(rows).toEqual([{ election_id: open.id, kind: 'changed', officer_id: admin.id, acts: 1 }]);
});

test('who takes it while an election is open or about to confirms nothing for 72 hours, whoever confirmed the handover', async () => {
  const { server, admin } = await campus();
  await server.ctx.pool.query(
    "insert into campus (university_name, time_zone, needs_two_officers) values ('A', 'UTC', true)",
  );
  server.ctx.campus.forget();
  const second = await createActor(server, { role: 'admin' });
  const reason = 'The year is over.';
  const body = { links: Array.from({ length: 3 }, () => ({ role: 'admin', lastDay })), reason };
  const asked = await admin.send('handOver', { body });
  const params = { id: asked.body.proposal._id };
  expect((await second.send('confirmProposal', { params })).status).toBe(200);
  const comes = async () => {
    const { id, send } = await createActor(server);
    expect(
      (await send('takeRole', { body: { token: (await roleLinks(admin)).token } })).status,
    ).toBe(200);
    const { rows } = await server.ctx.pool.query<{ isNew: boolean }>(
      'select officer_since is not null as "isNew" from accounts where id = $1',
      [id],
    );
    return rows[0]?.isNew;
  };
  expect(await comes()).toBe(false);
  const soon = await createElection(server.ctx, { startsInMinutes: 60, endsInMinutes: 120 });
  expect(await comes()).toBe(true);
  await server.ctx.pool.query(
    `update elections set starts_at = now() - interval '1 hour' where id = $1`,
    [soon.id],
  );
  expect(await comes()).toBe(true);
});

test('an officer does not use it up, and nothing works that is used, taken back, over or forged', async () => {
  const { server, admin } = await campus();
  const council = await createActor(server, { role: 'council' });
  const [first, second] = [await createActor(server), await createActor(server)];
  const token = await linkFor(admin, 'admin');
  expect(await take(council, token)).toMatchObject(refusedWith('already-officer'));
  expect((await take(first, token)).status).toBe(200);
  const refused = refusedWith('link-invalid');
  const [, back] = [await take(second, token), await linkFor(admin)];
  expect(await take(second, token)).toMatchObject(refused);
  const { links } = await roleLinks(admin);
  const id = links[0]?._id ?? '';
  expect((await council.send('endRoleLink', { params: { id } })).status).toBe(403);
  expect((await admin.send('endRoleLink', { params: { id } })).status).toBe(200);
  expect(await admin.send('endRoleLink', { params: { id } })).toMatchObject(refused);
  expect(await take(second, back)).toMatchObject(refused);
  const over = await linkFor(admin);
  await server.ctx.pool.query("update invitations set expires_at = now() - interval '1 minute'");
  expect(await take(second, over)).toMatchObject(refused);
  expect((await roleLinks(admin)).links).toEqual([]);
  const forged = `${over.slice(0, -4)}AAAA`;
  for (const wrong of [forged, 'abc', '']) {
    expect((await take(second, wrong)).status).toBeGreaterThanOrEqual(400);
    const read = await server.send('readRoleLink', { body: { token: wrong } });
    expect(read.status).toBeGreaterThanOrEqual(400);
  }
  expect(await roleOf(server, second.id)).toBe('student');
});

test('a link never lives longer than the role that it carries, and outlives whoever made it', async () => {
  const { server, admin } = await campus();
  const other = await createActor(server, { role: 'admin' });
  const soon = new Date(Date.now() + 5 * 24 * 60 * 60_000).toISOString().slice(0, 10);
  const links = [{ role: 'council', lastDay: soon }];
  expect((await admin.send('handOver', { body: { links, leaving: [admin.id] } })).status).toBe(200);
  const open = await roleLinks(other);
  expect(open.links[0]?.['until']).toBe(`${soon}T18:29:00.000Z`);
  const next = await createActor(server);
  expect((await take(next, open.token)).status).toBe(200);
  expect(await roleOf(server, next.id)).toBe('council');
});
