import { expect, test } from 'vitest';
import { createActor } from '#tests/support/factories.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { runCommand, settingsOf } from '#tests/support/run-command.ts';
import { factorStage } from '#tests/support/second-factor-stage.ts';
import { testApp } from '#tests/support/app-of-file.ts';

// The way back in for an admin without e-mail, by a command on the machine.

const app = testApp();

const run = (...args: string[]) => runCommand(['admin-link', ...args], settingsOf(app));
const newPassword = 'a boat on the lake';

async function linkFor(...args: string[]) {
  const ran = await run(...args);
  expect(ran.code).toBe(0);
  const token = /reset-password#token=([\w-]+)/.exec(ran.told)?.[1] ?? '';
  const use = () => app.send('resetPassword', { body: { token, newPassword } });
  return { ...ran, token, use };
}

const actsOn = async (id: string) => {
  const { rows } = await app.ctx.pool.query<{ act: string; actor_id: string | null }>(
    'select act, actor_id from records where object_id = $1 and actor_id is null order by at',
    [id],
  );
  return rows.map(({ act }) => act);
};

test('an account of a campus without an admin becomes one, and both stand in the record', async () => {
  await app.ctx.pool.query(`delete from accounts where role = 'admin'`);
  const member = await createActor(app, { role: 'council' });
  const made = await linkFor(member.email.toUpperCase());
  expect(made.told).toContain('The campus had no admin');
  expect(await actsOn(member.id)).toEqual(['account.role', 'account.admin-link']);
  expect((await app.as(member.cookie).send('readMe')).body.user.role).toBe('admin');
});

test('the link works once, of many at once, ends nothing before it is used, and proves no address', async () => {
  const admin = await createActor(app, { role: 'admin' });
  const made = await linkFor(admin.email);
  expect((await app.as(admin.cookie).send('readMe')).body.user._id).toBe(admin.id);
  const { rows } = await app.ctx.pool.query<{ whole: string; minutes: number }>(
    `select row_to_json(l)::text as whole,
            extract(epoch from expires_at - created_at)::float8 / 60 as minutes
     from account_links l where account_id = $1`,
    [admin.id],
  );
  expect(rows[0]?.whole).not.toContain(made.token);
  expect(rows[0]?.minutes).toBeCloseTo(15, 1);
  const answers = await Promise.all(Array.from({ length: 6 }, made.use));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await made.use()).toMatchObject(refusedWith('link-invalid'));
  const body = { role: 'admin', email: admin.email, password: newPassword };
  expect((await app.send('logIn', { body })).status).toBe(200);
  const { rows: proved } = await app.ctx.pool.query(
    'select from accounts where id = $1 and email_confirmed_at is not null',
    [admin.id],
  );
  expect(proved).toEqual([]);
});

test('every officer is told by e-mail, with whom it lets in', async () => {
  const admin = await createActor(app, { role: 'admin', name: 'Asha Rao' });
  const council = await createActor(app, { role: 'council' });
  await app.ctx.pool.query('delete from emails');
  expect((await run(admin.email)).code).toBe(0);
  const { rows } = await app.ctx.pool.query<{ to_address: string; subject: string; text: string }>(
    "select to_address, subject, text_body as text from emails where key like 'officer-link:%'",
  );
  const told = rows.map((row) => row.to_address);
  expect(told).toEqual(expect.arrayContaining([admin.email, council.email]));
  for (const { subject, text } of rows) {
    expect(subject).toBe('A link for the account of an officer: Asha Rao');
    expect(text).toContain('Somebody at the server made a link');
  }
  const jobs = await app.ctx.pool.query(
    `select from pgboss.job j join emails e on j.data->>'emailId' = e.id::text`,
  );
  expect(jobs.rows).toHaveLength(rows.length);
});

test('it runs out', async () => {
  const admin = await createActor(app, { role: 'admin' });
  const made = await linkFor(admin.email);
  await app.ctx.pool.query('update account_links set expires_at = now() where account_id = $1', [
    admin.id,
  ]);
  expect(await made.use()).toMatchObject(refusedWith('link-invalid'));
});

test('a lost second step is taken off where that is asked for, and noted', async () => {
  const admin = await factorStage(app).withFactor();
  await linkFor(admin.email);
  expect((await admin.send('readSecondFactor')).body.isOn).toBe(true);
  const made = await linkFor(admin.email, '--reset-second-factor');
  expect(made.told).toContain('The second step of the log-in was taken off');
  expect((await admin.send('readSecondFactor')).body.isOn).toBe(false);
  expect(await actsOn(admin.id)).toEqual([
    'account.admin-link',
    'account.admin-link',
    'factor.take-off',
  ]);
});

test('nobody else gets one: no admin, no account, a suspended one', async () => {
  const admin = await createActor(app, { role: 'admin' });
  const student = await createActor(app);
  const refused = await run(student.email);
  expect(refused).toMatchObject({ code: 1, told: '' });
  expect(refused.said).toContain('is no admin here. These are:');
  expect(refused.said).toContain(admin.email);
  expect((await run('nobody@campus.example')).said).toContain('There is no account with');
  await app.ctx.pool.query(
    `update accounts set is_verified = false, suspended_at = now(), suspended_reason = 'why'
     where id = $1`,
    [admin.id],
  );
  expect((await run(admin.email)).said).toContain('is suspended');
  expect((await run()).said).toContain('Name one account');
});
