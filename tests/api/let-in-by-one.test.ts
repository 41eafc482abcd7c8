import { afterEach, beforeEach, expect, test } from 'vitest';
import { deleteOwn } from '#tests/support/delete-own.ts';
import { createAccount, createActor, createElection } from '#tests/support/factories.ts';
import type { Actor } from '#tests/support/factories.ts';
import { createListedElection, listNumber } from '#tests/support/listed-numbers.ts';
import { openLifeStage } from '#tests/support/life-stage.ts';
import {
  admin,
  app,
  confirm,
  idOf,
  liftAll,
  openProposalStage,
  reason,
} from '#tests/support/proposal-stage.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { startSideBySide } from '#tests/support/side-by-side.ts';

startSideBySide();
openLifeStage();
openProposalStage();

// One admin lets somebody in, and both together get no more than one officer has.

let second: Actor;
beforeEach(async () => {
  // Whoever was suspended is logged out.
  second = await createActor(app, { role: 'admin' });
  await app.ctx.pool.query('delete from removed_officers');
});
afterEach(async () => {
  await app.ctx.pool.query("update elections set state = 'cancelled' where closed_at is null");
  await app.ctx.pool.query('update campus set accounts_from_list = false');
  await liftAll();
});

async function letIn(role: 'admin' | 'council'): Promise<Actor> {
  const one = await createActor(app);
  const given = { params: { id: one.id }, body: { role } };
  expect((await admin.send('changeRole', given)).status).toBe(200);
  const own = await app.ctx.transact((tx) => app.ctx.sessions.start(tx, one.id));
  return { ...one, ...app.as(`hustings=${own}`) };
}
let last = 0;
const newNumber = () => `0177LI25${String((last += 1)).padStart(4, '0')}`;

for (const how of ['deletes itself', 'is no officer any more'] as const) {
  test(`who shuts all others out and ${how} leaves nothing to the one who let them in`, async () => {
    const election = await createListedElection(app.ctx);
    const [nominee] = election.positions[0]?.candidates ?? [];
    const helper = await letIn('admin');
    const { rows } = await app.ctx.pool.query<{ id: string }>(
      `select id from accounts where role in ('council', 'admin') and is_verified and id <> all($1)`,
      [[admin.id, helper.id]],
    );
    for (const { id } of rows) {
      const suspended = await helper.send('suspendUser', { params: { id }, body: { reason } });
      expect(suspended.status).toBe(200);
    }
    if (how === 'deletes itself') expect((await deleteOwn(app, helper)).status).toBe(200);
    else {
      const params = { id: helper.id };
      expect((await admin.send('suspendUser', { params, body: { reason } })).status).toBe(200);
    }
    const params = { id: nominee?.nominee.id ?? '' };
    expect((await admin.send('deleteUser', { params, body: { reason } })).status).toBe(202);
    const off = { needsTwoOfficers: false, reason };
    const asked = await admin.send('saveCampusSettings', { body: off });
    expect(asked.status).toBe(202);
    await admin.send('withdrawProposal', { params: { id: idOf(asked) } });
  });
}

test('a handover that names every other officer is confirmed by one of them all the same', async () => {
  const { rows } = await app.ctx.pool.query<{ id: string }>(
    `select id from accounts where role in ('council', 'admin') and is_verified and id <> $1`,
    [admin.id],
  );
  const successors = rows.map(({ id }) => ({ userId: id, role: 'council' as const }));
  const handed = await admin.send('handOver', { body: { successors, reason } });
  expect(handed.status).toBe(202);
  const id = idOf(handed);
  expect((await confirm(admin, id)).status).toBe(403);
  await admin.send('withdrawProposal', { params: { id } });
  expect((await second.send('listProposals')).status).toBe(200);
});

test('a new officer neither checks in nor prints a code alone while voting is open', async () => {
  await createListedElection(app.ctx);
  const helper = await letIn('council');
  const number = newNumber();
  await listNumber(app.ctx, number, { email: 'told@let-in.example' });
  await createAccount(app.ctx, { enrollmentNumber: number });
  const body = { enrollmentNumber: number, reason };
  expect((await helper.send('checkIn', { body })).status).toBe(202);
  const codes = { who: 'all', numbers: [number], reason } as const;
  expect((await helper.send('printNumberCodes', { body: codes })).status).toBe(202);
  expect((await second.send('checkIn', { body })).status).toBe(200);
});

test('codes that a second officer confirmed are those, and no others', async () => {
  await createListedElection(app.ctx);
  const list = async (count: number) => {
    for (let at = 0; at < count; at += 1) await listNumber(app.ctx, newNumber());
  };
  await list(11);
  const officer = await createActor(app, { role: 'council' });
  const print = () => officer.send('printNumberCodes', { body: { who: 'all', reason } });
  const asked = await print();
  expect(asked.status).toBe(202);
  expect((await confirm(second, idOf(asked))).status).toBe(200);
  await list(1);
  expect((await print()).status).toBe(202);
});

test('accounts stay limited to the voter list while people vote by it', async () => {
  await app.ctx.pool.query('update campus set accounts_from_list = true');
  app.ctx.campus.forget();
  await createListedElection(app.ctx);
  const turnOff = () => admin.send('saveCampusSettings', { body: { accountsFromList: false } });
  expect(await turnOff()).toMatchObject(refusedWith('accounts-by-list-now'));
  await app.ctx.pool.query("update elections set state = 'cancelled' where closed_at is null");
  expect((await turnOff()).status).toBe(200);
});

test('nor are they limited to it while people vote: who has none yet could not vote any more', async () => {
  await createElection(app.ctx);
  const turnOn = () => admin.send('saveCampusSettings', { body: { accountsFromList: true } });
  expect(await turnOn()).toMatchObject(refusedWith('accounts-by-list-now'));
  await app.ctx.pool.query("update elections set state = 'cancelled' where closed_at is null");
  expect((await turnOn()).status).toBe(200);
  expect(
    (await admin.send('saveCampusSettings', { body: { accountsFromList: false } })).status,
  ).toBe(200);
});

test('the address of a number by which a candidate was entered takes two, also where anybody votes', async () => {
  const election = await createElection(app.ctx, { startsInMinutes: 30 });
  const number = newNumber();
  await listNumber(app.ctx, number, { name: 'Zara Winner' });
  const candidates = [{ position: 'President', lines: [number] }];
  const entered = await second.send('enterCandidates', {
    body: { electionId: election.id, candidates, haveAgreed: true },
  });
  expect(entered.body.entered).toHaveLength(1);
  await app.ctx.pool.query(
    `update elections set nominations_close_at = clock_timestamp(), starts_at = clock_timestamp()
     where id = $1`,
    [election.id],
  );
  const { rows } = await app.ctx.pool.query<{ id: string }>(
    'select id from voter_list_entries where enrollment_number = $1',
    [number],
  );
  const body = {
    ...{ enrollmentNumber: number, name: 'Zara Winner', groups: [], reason },
    email: 'mine@evil.example',
  };
  const corrected = await second.send('correctVoter', { params: { id: rows[0]?.id ?? '' }, body });
  expect(corrected.status).toBe(202);
});
