import { expect, test } from 'vitest';
import { endRoles } from '#server/people/end-roles.ts';
import { afterThis } from '#tests/support/after-this.ts';
import { createActor, createElection } from '#tests/support/factories.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { askAsOwner, startTestApp } from '#tests/support/test-app.ts';

// The last day of a role: a handover sets it, and the role ends when it is over.

const oneDay = 24 * 60 * 60_000;
const inDays = (days: number) => new Date(Date.now() + days * oneDay).toISOString().slice(0, 10);

async function campus(): Promise<TestApp> {
  const server = await startTestApp();
  afterThis(() => server.close());
  return server;
}
const roleOf = async ({ ctx }: TestApp, id: string) =>
  (await ctx.db.selectFrom('accounts').select('role').where('id', '=', id).executeTakeFirst())
    ?.role;
const isOver = ({ ctx }: TestApp) =>
  ctx.pool.query(
    `update accounts set role_ends_at = now() - interval '1 minute' where role_ends_at is not null`,
  );
const toldOf = async ({ ctx }: TestApp, key: string) =>
  (
    await ctx.pool.query<{ to_address: string; subject: string }>(
      'select to_address, subject from emails where key like $1 order by to_address',
      [`${key}:%`],
    )
  ).rows;

test('who comes gets a last day and who leaves keeps the role until theirs; both end when it is over', async () => {
  const server = await campus();
  const admin = await createActor(server, { role: 'admin' });
  const leaves = await createActor(server, { role: 'council' });
  const comes = await createActor(server);
  const body = {
    successors: [{ userId: comes.id, role: 'council', lastDay: inDays(300) }],
    leaving: [leaves.id],
    leavingOn: inDays(5),
  };
  expect((await admin.send('handOver', { body })).status).toBe(200);
  expect(await roleOf(server, comes.id)).toBe('council');
  expect(await roleOf(server, leaves.id)).toBe('council');
  expect((await leaves.send('listContacts')).status).toBe(200);
  const { users } = (await admin.send('listUsers', { query: { role: 'council' } })).body;
  const ends = new Map<string, string>(
    users.map((one: { _id: string; roleEndsAt: string }) => [one._id, one.roleEndsAt]),
  );
  // The last minute of the day in Kolkata.
  expect(ends.get(comes.id)).toBe(`${inDays(300)}T18:29:00.000Z`);

  // Two weeks before all officers read it, once.
  await endRoles(server.ctx);
  await endRoles(server.ctx);
  const told = await toldOf(server, `roles-end:${inDays(5)}`);
  expect(told).toHaveLength(3);
  expect(told[0]?.subject).toMatch(/^1 role ends on \d\d\/\d\d\/\d{4}$/);
  expect(await toldOf(server, `roles-end:${inDays(300)}`)).toEqual([]);
  expect(await roleOf(server, leaves.id)).toBe('council');

  await isOver(server);
  await Promise.all(Array.from({ length: 8 }, () => endRoles(server.ctx)));
  expect(await roleOf(server, leaves.id)).toBe('student');
  expect(await roleOf(server, comes.id)).toBe('student');
  expect(await roleOf(server, admin.id)).toBe('admin');
  expect((await leaves.send('listContacts')).status).toBe(401);
  const { rows } = await server.ctx.pool.query(
    `select 1 from records where act = 'account.role' and actor_id is null`,
  );
  expect(rows).toHaveLength(2);
});

test('it ends nothing while an election is open or not certified, and all officers read that once', async () => {
  const server = await campus();
  const admin = await createActor(server, { role: 'admin' });
  const council = await createActor(server, { role: 'council' });
  const { id } = await createElection(server.ctx, { startsInMinutes: -60 });
  // A rehearsal is never certified, and holds nothing.
  const tried = await createElection(server.ctx, { startsInMinutes: -60 });
  await askAsOwner(server, 'update elections set is_rehearsal = true where id = $1', [tried.id]);
  const body = { leaving: [council.id], leavingOn: inDays(2) };
  expect((await admin.send('handOver', { body })).status).toBe(200);
  await isOver(server);
  await endRoles(server.ctx);
  await endRoles(server.ctx);
  expect(await roleOf(server, council.id)).toBe('council');
  const { rows } = await server.ctx.pool.query(
    "select 1 from emails where key like 'roles-wait:%'",
  );
  expect(rows).toHaveLength(2);
  await askAsOwner(server, 'update elections set certified_at = now() where id = $1', [id]);
  await endRoles(server.ctx);
  expect(await roleOf(server, council.id)).toBe('student');
});

test('of all admins on one day none loses the role, and all officers read it', async () => {
  const server = await campus();
  const [first, second] = [
    await createActor(server, { role: 'admin' }),
    await createActor(server, { role: 'admin' }),
  ];
  const council = await createActor(server, { role: 'council' });
  const body = { leaving: [first.id, second.id, council.id], leavingOn: inDays(2) };
  expect((await first.send('handOver', { body })).status).toBe(200);
  await isOver(server);
  await endRoles(server.ctx);
  expect(await roleOf(server, first.id)).toBe('admin');
  expect(await roleOf(server, second.id)).toBe('admin');
  expect(await roleOf(server, council.id)).toBe('student');
  const { rows } = await server.ctx.pool.query(
    "select 1 from emails where key like 'roles-stay:%'",
  );
  expect(rows.length).toBeGreaterThan(0);
});

test('a later day, another role, or none takes the last day away', async () => {
  const server = await campus();
  const admin = await createActor(server, { role: 'admin' });
  const council = await createActor(server, { role: 'council' });
  const endOf = async () =>
    (await admin.send('listUsers', { query: { role: 'council' } })).body.users[0].roleEndsAt;
  const give = (lastDay: string | null) =>
    admin.send('handOver', {
      body: { successors: [{ userId: council.id, role: 'council', lastDay }] },
    });
  expect((await give(inDays(20))).status).toBe(200);
  expect(await endOf()).toContain(inDays(20));
  // The role is the same: nobody is logged out for a day.
  expect((await council.send('listContacts')).status).toBe(200);
  expect((await give(null)).status).toBe(200);
  expect(await endOf()).toBeNull();
  expect((await give('next summer')).status).toBe(400);
  expect((await give(inDays(20))).status).toBe(200);
  for (const role of ['faculty', 'council']) {
    await admin.send('changeRole', { params: { id: council.id }, body: { role } });
  }
  expect(await endOf()).toBeNull();
});
