import { expect, test } from 'vitest';
import { afterThis } from '#tests/support/after-this.ts';
import { createActor, createElection } from '#tests/support/factories.ts';
import { goBackTo } from '#tests/support/former-database.ts';
import { nameFor } from '#tests/support/named-account.ts';
import { askAsOwner, startTestApp, upgrade } from '#tests/support/test-app.ts';

test('whom 0.3.0 opened an account for one election goes on there, and waits for an admin where that is over', async () => {
  const app = await startTestApp();
  afterThis(() => app.close());
  await goBackTo(app, '0204-one-switch-for-list-emails');
  const election = await createElection(app.ctx);
  const [admin, meera, former, observer] = [
    await createActor(app, { role: 'admin' }),
    await createActor(app, { role: 'observer' }),
    await createActor(app, { role: 'observer' }),
    await createActor(app, { role: 'observer' }),
  ];
  for (const { id } of [meera, former]) {
    await askAsOwner(app, 'update accounts set is_for_desk = true where id = $1', [id]);
    await askAsOwner(
      app,
      `insert into account_links (token_hash, account_id, purpose, expires_at, shown_by)
       values (decode(md5($1), 'hex'), $1::uuid, 'shown', now() + interval '1 hour', $2)`,
      [id, admin.id],
    );
  }
  await nameFor(app, election.id, meera.id);
  await upgrade(app);

  const params = { id: election.id };
  const pause = { params, body: { reason: 'The hall is closed.' } };
  expect((await observer.send('pauseElection', pause)).status).toBe(403);
  expect((await meera.send('pauseElection', pause)).status).toBe(200);
  expect((await meera.send('readAudience', { params })).body).toMatchObject({
    ...{ returningOfficer: meera.name, isYours: true },
  });
  const reads = async (who: typeof meera) => (await who.send('listAllElections')).status;
  expect([await reads(meera), await reads(former), await reads(observer)]).toEqual([200, 401, 200]);
  expect((await admin.send('listUnverifiedUsers')).body).toMatchObject([{ _id: former.id }]);
  const { rows } = await app.ctx.pool.query(
    'select let_in_by from accounts where id = any($1::uuid[])',
    [[meera.id, former.id]],
  );
  expect(rows).toEqual([{ let_in_by: admin.id }, { let_in_by: admin.id }]);
});
