import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { createAccount, createActor, createElection } from '#tests/support/factories.ts';
import type { Actor } from '#tests/support/factories.ts';
import { openLifeStage } from '#tests/support/life-stage.ts';
import {
  admin,
  app,
  cancel,
  confirm,
  council,
  idOf,
  liftAll,
  openProposalStage,
  other,
  setRule,
  stateOf,
  suspendAllBut,
} from '#tests/support/proposal-stage.ts';
import { registerWith, roleLinks } from '#tests/support/role-links.ts';
import { startSideBySide } from '#tests/support/side-by-side.ts';

startSideBySide();
openLifeStage();
openProposalStage();

// Whoever became an officer just now may be a second account of another one (docs/two-person.md).

afterEach(liftAll);

/** A session of an account that has become an officer. */
async function logIn(account: { id: string }): Promise<Actor> {
  const token = await app.ctx.transact((tx) => app.ctx.sessions.start(tx, account.id));
  const cookie = `hustings=${token}`;
  return { ...(account as Actor), cookie, ...app.as(cookie) };
}
const age = (id: string, hours: number) =>
  app.ctx.pool.query(
    'update accounts set officer_since = officer_since - make_interval(hours => $2) where id = $1',
    [id, hours],
  );
const byTheAdmin = async (role: 'admin' | 'council'): Promise<Actor> => {
  const account = await createAccount(app.ctx, { role, isVerified: false });
  expect((await admin.send('verifyUser', { params: { id: account.id } })).status).toBe(200);
  return logIn(account);
};
/** As before voting opens, where one officer is enough for it. */
async function byOne(act: () => Promise<{ status: number }>): Promise<void> {
  await setRule(false);
  expect((await act()).status).toBe(200);
  await setRule(true);
}
/** While nobody votes: else whoever comes by a link waits in any case. */
async function registerByLink(): Promise<string> {
  await app.ctx.pool.query("update elections set state = 'cancelled' where closed_at is null");
  const { token } = await roleLinks(admin);
  const email = `${randomUUID()}@campus.example`;
  const registered = await registerWith(app, { roleLink: token, email });
  expect(registered.status).toBe(201);
  return registered.body.user._id;
}
const open = async () => (await createElection(app.ctx)).id;
const tooNew = (reason: string) => ({
  status: 409,
  body: { reason, message: expect.stringMatching(/less than 72 hours\. You can from \d+ /) },
});

test('an admin who approves an account of their own does not confirm with it', async () => {
  const id = await open();
  const second = await byTheAdmin('admin');
  const proposed = idOf(await cancel(admin, id));
  expect(await confirm(second, proposed)).toMatchObject(tooNew('officer-too-new'));
  // Nor refuses what another one proposed.
  const refuse = (by: Actor) =>
    by.send('refuseProposal', { params: { id: proposed }, body: { reason: 'Not now.' } });
  expect(await refuse(second)).toMatchObject(tooNew('officer-too-new'));
  expect(await stateOf(id)).toBe('published');
  // Nor the other way round.
  const another = await open();
  const back = idOf(await cancel(second, another));
  expect(await confirm(admin, back)).toMatchObject(tooNew('proposer-too-new'));
  await age(second.id, 71);
  expect(await confirm(second, proposed)).toMatchObject(tooNew('officer-too-new'));
  await age(second.id, 2);
  expect((await confirm(second, proposed)).status).toBe(200);
  expect((await confirm(admin, back)).status).toBe(200);
});

test('a role, a handover by one and another address count from anew, a name and a lifted suspension do not', async () => {
  const student = await createAccount(app.ctx);
  const params = { id: student.id };
  const proposed = idOf(await cancel(council, await open()));
  const isNew = async (officer: Actor) => {
    const { status, body } = await confirm(officer, proposed);
    return status === 409 && body.reason === 'officer-too-new';
  };
  await admin.send('changeRole', { params, body: { role: 'council' } });
  expect(await isNew(await logIn(student))).toBe(true);
  await age(student.id, 73);
  await admin.send('changeRole', { params, body: { role: 'admin' } });
  const body = { reason: 'Away for a day.' };
  await byOne(() => admin.send('suspendUser', { params, body }));
  expect((await admin.send('liftSuspension', { params })).status).toBe(200);
  const { rows } = await app.ctx.pool.query<{ is_new: boolean }>(
    `select officer_since > now() - interval '72 hours' as is_new from accounts where id = $1`,
    [student.id],
  );
  expect(rows).toEqual([{ is_new: false }]);
  await app.ctx.pool.query('update accounts set email = $2 where id = $1', [
    student.id,
    `${randomUUID()}@campus.example`,
  ]);
  expect(await isNew(await logIn(student))).toBe(true);

  const next = await createAccount(app.ctx);
  const successors = [{ userId: next.id, role: 'council' }];
  await byOne(() => admin.send('handOver', { body: { successors } }));
  expect(await isNew(await logIn(next))).toBe(true);

  await byOne(() => admin.send('handOver', { body: { links: [{ role: 'council' }] } }));
  expect(await isNew(await logIn({ id: await registerByLink() }))).toBe(true);
});

test('an act does not fall to one who took the others away', async () => {
  await suspendAllBut([admin.id]);
  await app.ctx.pool.query('delete from removed_officers');
  const victim = await createActor(app, { role: 'admin' });
  const body = { reason: 'Away.' };
  await byOne(() => admin.send('suspendUser', { params: { id: victim.id }, body }));
  const id = await open();
  expect((await admin.send('listProposals')).body.needed).toEqual({ officers: 2, admin: 2 });
  expect((await cancel(admin, id)).status).toBe(202);
  expect(await stateOf(id)).toBe('published');
  const off = await admin.send('saveCampusSettings', {
    body: { needsTwoOfficers: false, reason: 'I am alone.' },
  });
  expect(off.status).toBe(202);
  for (const call of ['unverifyUser', 'deleteUser'] as const) {
    const one = await createActor(app, { role: 'council' });
    await byOne(() => admin.send(call, { params: { id: one.id } }));
  }
  const demoted = await createActor(app, { role: 'council' });
  const role = { role: 'faculty' };
  await admin.send('changeRole', { params: { id: demoted.id }, body: role });
  const { rows } = await app.ctx.pool.query(
    'select account_id from removed_officers where removed_by = $1',
    [admin.id],
  );
  expect(rows).toHaveLength(4);
  // Whoever left long ago is not waited for.
  await app.ctx.pool.query(
    `update removed_officers set removed_at = removed_at - interval '8 days'`,
  );
  expect((await cancel(admin, await open())).status).toBe(200);
});

test('with the rule off nobody is asked, however new', async () => {
  await setRule(false);
  const second = await byTheAdmin('council');
  const id = await open();
  expect((await cancel(second, id)).status).toBe(200);
  expect((await second.send('listProposals')).body.newOfficers).toEqual([]);
});

test('officers read who is new, and from when they confirm', async () => {
  await suspendAllBut([admin.id]);
  const second = await byTheAdmin('council');
  expect((await second.send('listProposals')).body.newOfficers).toEqual([
    {
      ...{ _id: second.id, name: second.name, letInBy: null },
      confirmsFrom: expect.stringMatching(/^\d{4}-/),
    },
  ]);
  expect(other.id).not.toBe(admin.id);
});

test('a handover that two officers confirm makes the new ones full at once, by a link too where nobody votes', async () => {
  await suspendAllBut([admin.id, other.id]);
  const next = await createAccount(app.ctx);
  const body = {
    successors: [{ userId: next.id, role: 'council' }],
    links: [{ role: 'council', lastDay: null }],
  };
  expect((await admin.send('handOver', { body })).status).toBe(400);
  const proposed = await admin.send('handOver', { body: { ...body, reason: 'The new year.' } });
  expect(proposed).toMatchObject({
    status: 202,
    body: {
      proposal: {
        act: 'campus.hand-over',
        changes: [
          { field: next.name, from: 'student', to: 'council' },
          { field: 'A link that carries a role', from: '', to: 'council' },
        ],
      },
    },
  });
  expect((await confirm(other, idOf(proposed))).status).toBe(200);
  const byLink = await registerByLink();
  const { rows } = await app.ctx.pool.query<{ id: string; since: Date | null }>(
    'select id, officer_since as since from accounts where id in ($1, $2)',
    [next.id, byLink],
  );
  expect(rows.map(({ since }) => since)).toEqual([null, null]);
  const id = await open();
  const waits = idOf(await cancel(admin, id));
  expect((await confirm(await logIn(next), waits)).status).toBe(200);
});
