import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { PgBoss } from 'pg-boss';
import { expect, test } from 'vitest';
import { emailJobs } from '#server/email/deliver.ts';
import { verifyRecord } from '#server/record/verify.ts';
import { afterThis } from '#tests/support/after-this.ts';
import { backUp, restoreInto, startServerProcess } from '#tests/support/backups.ts';
import { createActor } from '#tests/support/factories.ts';
import { goBackTo } from '#tests/support/former-database.ts';
import { runDue } from '#tests/support/run-due.ts';
import { askAsOwner, ownerOf, startBeside } from '#tests/support/test-app.ts';
import type { TestApp } from '#tests/support/test-app.ts';

// The last releases called an e-mail a letter: its table, its job, its acts and its folder. Their campuses come along.

const releases = [
  ['24b5ea6', '0007-ballot-keys'],
  ['31459d75', '0047-restore-drills'],
] as const;

interface Letter {
  id: string;
  at: Date;
}

/** What a release left: an e-mail that is due, one that is due tomorrow, one with a link, and one that was sent. */
async function startFormerCampus(migration: string) {
  const app = await startServerProcess();
  await goBackTo(app, migration);
  const due = await addLetter(app, new Date());
  const later = await addLetter(app, new Date(Date.now() + 86_400_000));
  const link = await addLetter(app, new Date(), `secret_until = now() + interval '1 hour'`);
  const sent = await addLetter(app, new Date(), `status = 'sent', sent_at = now()`);
  await enqueue(app, [due, later, link]);
  return { app, due, later, link, sent };
}

async function addLetter({ ctx }: TestApp, at: Date, also = 'attempts = 0'): Promise<Letter> {
  const id = randomUUID();
  await ctx.pool.query(
    `insert into letters (id, key, to_address, subject, text_body, html_body)
     values ($1, $2, $3, 'Of the last release', 'Hello', '<p>Hello</p>')`,
    [id, `winner:${id}`, `${id}@campus.example`],
  );
  await ctx.pool.query(`update letters set ${also} where id = $1`, [id]);
  return { id, at };
}

/** The queue of a former release, in the schema that this one's start made. */
async function enqueue(app: TestApp, letters: readonly Letter[]): Promise<void> {
  const boss = new PgBoss({ ...ownerOf(app), supervise: false, schedule: false });
  await boss.start();
  afterThis(() => boss.stop({ graceful: false }));
  await boss.createQueue('send-letter');
  for (const { id, at } of letters) {
    await boss.send('send-letter', { letterId: id }, { startAfter: at });
  }
}

const statusesIn = async ({ ctx }: TestApp) => {
  const rows = await ctx.db.selectFrom('emails').select(['id', 'status']).execute();
  return Object.fromEntries(rows.map(({ id, status }) => [id, status]));
};

test.each(releases)(
  'what waited at the upgrade from %s is sent when it is due',
  async (_, name) => {
    const { app: former, due, later, link, sent } = await startFormerCampus(name);
    const app = await startBeside(former);
    afterThis(() => app.close());

    const [waiting] = await app.ctx.jobs.listTries('send-email', [{ emailId: later.id }]);
    expect(waiting?.at).toEqual(later.at);
    const { rows: queues } = await app.ctx.pool.query('select name from pgboss.queue');
    expect(queues).not.toContainEqual({ name: 'send-letter' });

    expect(await runDue(app.ctx, emailJobs(app.ctx))).toBe(2);
    expect(await statusesIn(app)).toEqual({
      [due.id]: 'sent',
      [link.id]: 'sent',
      [later.id]: 'waiting',
      [sent.id]: 'sent',
    });
    const { rows: names } = await app.ctx.pool.query<{ name: string }>(
      `select conname as name from pg_constraint where conrelid in ('emails'::regclass, 'number_emails'::regclass)
     union select indexname from pg_indexes where tablename in ('emails', 'number_emails')`,
    );
    expect(names.filter((one) => !/^(emails|number_emails)_/.test(one.name))).toEqual([]);
  },
);

test.each(releases)('a backup of %s has no link, and comes back', async (_, name) => {
  const { app: former, due, later, sent } = await startFormerCampus(name);
  const { file } = await backUp(former);
  const copy = await startServerProcess();
  await restoreInto(copy, file);
  expect(await statusesIn(copy)).toEqual({
    [due.id]: 'stuck',
    [later.id]: 'stuck',
    [sent.id]: 'sent',
  });
});

test('the record keeps the words of its old entries, and verifies', async () => {
  const app = await startServerProcess();
  await goBackTo(app, '0105-checked-in');
  await askAsOwner(
    app,
    `insert into records (id, act, object_id) values (gen_random_uuid(), 'letter.resend', $1)`,
    [randomUUID()],
  );
  const later = await startBeside(app);
  afterThis(() => later.close());
  const officer = await createActor(later, { role: 'admin' });
  await officer.send('discardEmails', { body: {} });
  const { entries } = (await officer.send('listRecord')).body;
  expect(entries.map(({ act }: { act: string }) => act)).toEqual(
    expect.arrayContaining(['email.discard', 'letter.resend']),
  );
  expect((await verifyRecord(later.ctx.db, [])).problems).toEqual([]);
});

test('the folder of a campus without a mail server comes along', async () => {
  const app = await startServerProcess();
  const { dataDir } = app.ctx.config;
  fs.mkdirSync(path.join(dataDir, 'letters'));
  fs.writeFileSync(path.join(dataDir, 'letters', 'one.eml'), 'Hello');
  await app.ctx.mail.check();
  expect(fs.readdirSync(path.join(dataDir, 'emails'))).toEqual(['one.eml']);
  expect(fs.existsSync(path.join(dataDir, 'letters'))).toBe(false);
});

test('of ten switches two are left: off for who had switched off all of it, and on for the others', async () => {
  const former = await startServerProcess();
  await goBackTo(former, '0182-removed-officers-stay');
  const chose = async (kinds: readonly string[]) => {
    const id = randomUUID();
    await askAsOwner(
      former,
      `insert into accounts (id, role, name, email, password_hash, is_verified) values ($1, 'council', 'A', $2, 'x', true)`,
      [id, `${id}@campus.example`],
    );
    const rows = `insert into email_refusals (account_id, kind) select $1, unnest($2::text[])`;
    await askAsOwner(former, rows, [id, kinds]);
    return id;
  };
  const calls = ['invitation', 'voting-opens', 'closes-tomorrow'];
  const officers = ['officer-ties', 'officer-appeals', 'officer-certify', 'officer-proposals'];
  const all = await chose([...calls, ...officers, 'results', 'voted', 'officer-candidates']);
  const voter = await chose(calls);
  const some = await chose(['invitation', 'results', 'voted', ...officers.slice(1)]);
  const later = await startBeside(former);
  afterThis(() => later.close());
  const { rows } = await later.ctx.pool.query<{ account_id: string; kind: string }>(
    'select account_id, kind from email_refusals',
  );
  const left = (of: string) => rows.flatMap((one) => (one.account_id === of ? [one.kind] : []));
  expect(new Set(left(all))).toEqual(new Set(['elections', 'others']));
  expect(left(voter)).toEqual(['elections']);
  expect(left(some)).toEqual([]);
});

test('what an earlier release kept of an e-mail before the close is a reminder', async () => {
  const former = await startServerProcess();
  await goBackTo(former, '0231-all-but-one');
  const id = randomUUID();
  await askAsOwner(
    former,
    `insert into elections (id, name, description, starts_at, ends_at, nominations_close_at, standings, electorate, state)
     values ($1, 'Council', '', now(), now() + interval '1 day', now(), 'live', 'everyone', 'draft')`,
    [id],
  );
  for (const kind of ['closes-tomorrow', 'list-closes', 'results']) {
    await askAsOwner(
      former,
      'insert into mailings (id, election_id, kind) values (gen_random_uuid(), $1, $2)',
      [id, kind],
    );
  }
  const later = await startBeside(former);
  afterThis(() => later.close());
  const { rows } = await later.ctx.pool.query<{ kind: string }>(
    'select kind from mailings where election_id = $1 order by kind',
    [id],
  );
  expect(rows.map(({ kind }) => kind)).toEqual(['list-reminder', 'reminder', 'results']);
});
