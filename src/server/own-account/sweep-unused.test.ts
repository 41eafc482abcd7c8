import { expect, test } from 'vitest';
import { castFor } from '#tests/support/cast-for.ts';
import { createAccount, createActor, createElection } from '#tests/support/factories.ts';
import { runDue } from '#tests/support/run-due.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { retentionJobs } from '../retention/forget-old.ts';
import { sweepUnused } from './sweep-unused.ts';

const app = testApp();

const age = (days: number) =>
  app.ctx.pool.query(
    `update accounts set created_at = now() - make_interval(days => ${days});
     delete from sessions`,
  );
const change = (id: string, set: string) =>
  app.ctx.pool.query(`update accounts set ${set} where id = $1`, [id]);
const remaining = async () =>
  (await app.ctx.db.selectFrom('accounts').select('id').execute()).map(({ id }) => id);
const register = async (enrollmentNumber: string) => {
  const answer = await app.send('registerStudent', {
    body: {
      role: 'student',
      name: 'Some Body',
      email: `${enrollmentNumber}@campus.example`,
      enrollmentNumber,
      password: 'a lamp by the sea',
    },
  });
  return { id: answer.body.user._id as string, cookie: answer.cookie };
};

test('what nobody confirmed or used for a month is deleted, with a line in the record', async () => {
  const unused = await register('0177CS240001');
  const returned = await register('0177CS240002');
  const logIn = await app.send('logInStudent', {
    body: { role: 'student', enrollmentNumber: '0177CS240002', password: 'a lamp by the sea' },
  });
  expect(logIn.status).toBe(200);
  await age(29);
  expect(await sweepUnused(app.ctx, 30)).toBe(0);
  await age(31);
  const signedIn = await createActor(app);
  await change(signedIn.id, `created_at = now() - interval '31 days'`);
  await app.ctx.transact((tx) => app.ctx.jobs.enqueue(tx, 'forget-expired', {}));
  await runDue(app.ctx, retentionJobs(app.ctx));
  expect(await remaining()).toEqual(expect.arrayContaining([returned.id, signedIn.id]));
  expect(await remaining()).not.toContain(unused.id);
  const lines = await app.ctx.db
    .selectFrom('records')
    .select(['act', 'object_id', 'actor_id'])
    .where('act', '=', 'account.sweep')
    .execute();
  expect(lines).toEqual([{ act: 'account.sweep', object_id: unused.id, actor_id: null }]);
  // The number is free again.
  expect((await register('0177CS240001')).cookie).not.toBeNull();
});

test('never one that voted, wanted something, proved its number, waits, or is an officer’s', async () => {
  const election = await createElection(app.ctx);
  const candidate = await createActor(app);
  await candidate.send('createNomination', {
    body: { electionId: election.id, position: 'President', userId: candidate.id },
  });
  const voter = await createActor(app);
  await castFor(voter, election);
  const seated = await createAccount(app.ctx);
  await app.ctx.pool.query(
    `insert into members (id, account_id, position, term) values (gen_random_uuid(), $1, 'X', 2026)`,
    [seated.id],
  );
  const confirmed = await createAccount(app.ctx);
  await change(confirmed.id, 'email_confirmed_at = now()');
  const proved = await createAccount(app.ctx);
  await change(proved.id, `proved_at = now(), proved_how = 'code'`);
  const suspended = await createAccount(app.ctx);
  await change(suspended.id, `suspended_at = now(), suspended_reason = 'x', is_verified = false`);
  const waiting = await createAccount(app.ctx, { role: 'faculty', isVerified: false });
  const officer = await createAccount(app.ctx, { role: 'council' });
  const kept = [voter, candidate, seated, confirmed, proved, suspended, waiting, officer];
  const unused = await createAccount(app.ctx);
  await age(400);
  await sweepUnused(app.ctx, 30);
  const left = await remaining();
  for (const { id } of kept) expect(left).toContain(id);
  expect(left).not.toContain(unused.id);
});

test('who logs in while the list is worked off keeps the account', async () => {
  const account = await createAccount(app.ctx);
  await age(400);
  const client = await app.ctx.pool.connect();
  await client.query('begin');
  await client.query('insert into returned_accounts (account_id) values ($1)', [account.id]);
  const sweeping = sweepUnused(app.ctx, 30);
  await expect
    .poll(async () => {
      const waiting = `select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      return (await app.ctx.pool.query(waiting)).rowCount;
    })
    .toBe(1);
  await client.query('commit');
  client.release();
  await sweeping;
  expect(await remaining()).toContain(account.id);
});
