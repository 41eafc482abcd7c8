import { Kysely, PostgresDialect, sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Schema } from '#server/platform/db/tables.ts';
import { listAsked, listUnverified } from '#server/accounts/list-store.ts';
import { lockAdmins } from '#server/accounts/store.ts';
import { listNewestContacts } from '#server/contact/store.ts';
import { listWaiting } from '#server/council/store.ts';
import {
  findLastElectionVotedIn,
  hasAnyParticipation,
  listOwnParticipations,
} from '#server/voting/store.ts';
import { countEmails } from '#server/email/queue-store.ts';
import { blankEmails } from '#server/email/store.ts';
import { listUnused } from '#server/uploads/store.ts';
import { createActor, createElection } from '#tests/support/factories.ts';
import type { Actor } from '#tests/support/factories.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { askAsOwner } from '#tests/support/test-app.ts';

// What is asked often, or by whoever likes, must not read more with every year of a campus.

let council: Actor;
let admin: Actor;
const app = testApp();
beforeAll(async () => {
  council = await createActor(app, { role: 'council' });
  admin = await createActor(app, { role: 'admin' });
});

type Work = (db: Kysely<Schema>) => Promise<unknown>;
const inTransaction =
  (work: (tx: Parameters<typeof lockAdmins>[0]) => Promise<unknown>): Work =>
  async (db) =>
    db.transaction().execute(work);

/** The plans of all that the work asks, where reading a whole table is the last resort. */
async function plansOf(work: Work, explain = 'explain'): Promise<string> {
  const asked: { text: string; values: unknown[] }[] = [];
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: app.ctx.pool }),
    log: ({ query }) => {
      asked.push({ text: query.sql, values: [...query.parameters] });
    },
  });
  await work(db);
  const client = await app.ctx.pool.connect();
  try {
    await client.query('begin; set local enable_seqscan = off');
    const plans: string[] = [];
    for (const { text, values } of asked.filter((one) =>
      /^\s*(select|update|with)/i.test(one.text),
    )) {
      const { rows } = await client.query<Record<string, string>>(`${explain} ${text}`, values);
      plans.push(...rows.map((row) => row['QUERY PLAN'] ?? ''));
    }
    return plans.join('\n');
  } finally {
    await client.query('rollback');
    client.release();
  }
}

/** One page of the list of all accounts. */
const accountsOf =
  (asked: Partial<Parameters<typeof listAsked>[1]>): Work =>
  (db) =>
    listAsked(db, { search: '', role: '', state: '', ...asked }, { from: 0, size: 25 });

const nobody = '00000000-0000-4000-8000-000000000000';
test.each<[string, string, Work]>([
  ['own receipts', 'participations_pkey', (db) => listOwnParticipations(db, nobody)],
  ['whether somebody voted', 'participations_pkey', (db) => hasAnyParticipation(db, nobody)],
  [
    'until when a vote is of an open election',
    'participations_pkey',
    (db) => findLastElectionVotedIn(db, nobody),
  ],
  ['the admins', 'accounts_admins', inTransaction(lockAdmins)],
  ['the count of e-mails', 'emails_sent', (db) => countEmails(db)],
  [
    'e-mails to an address',
    'emails_to',
    inTransaction((tx) => blankEmails(tx, 'nobody@campus.example')),
  ],
  ['messages', 'contacts_waiting_first', (db) => listNewestContacts(db, { page: 1, hidden: [] })],
  ['accounts that wait', 'accounts_waiting', (db) => listUnverified(db, 1)],
  ['all accounts', 'accounts_listed', accountsOf({})],
  ['accounts of a role', 'accounts_of_role', accountsOf({ role: 'faculty' })],
  ['accounts in a state', 'accounts_of_state', accountsOf({ state: 'suspended' })],
  ['members that wait', 'members_\\w+', (db) => listWaiting(db, 1)],
])('%s are found by an index, %s', async (_, index, work) => {
  const plan = await plansOf(work);
  expect(plan).toMatch(new RegExp(`Index.* (using|on) ${index}\\b`));
  expect(plan).not.toMatch(/Seq Scan/);
});

test('whose picture may be swept is asked by an index, not of everybody', async () => {
  const plan = await plansOf((db) => listUnused(db));
  for (const index of ['accounts_upload', 'events_upload', 'elections_upload']) {
    expect(plan).toMatch(new RegExp(`Index.* (using|on) ${index}`));
  }
});

test('receipts are those of elections since somebody came, whenever these ended', async () => {
  const [past, open] = [await createElection(app.ctx), await createElection(app.ctx)];
  const voter = await createActor(app);
  for (const { id, positions } of [past, open]) {
    const candidateId = positions[0]?.candidates[0]?.id;
    const body = { userId: voter.id, electionId: id, position: 'President', candidateId };
    expect((await voter.send('castVote', { body })).status).toBe(200);
  }
  await sql`update accounts set created_at = now() - interval '2 years' where id = ${voter.id}`.execute(
    app.ctx.db,
  );
  await sql`update elections set starts_at = now() - interval '2 years',
    ends_at = now() - interval '1 year' where id = ${past.id}`.execute(app.ctx.db);
  const rows = await listOwnParticipations(app.ctx.db, voter.id);
  expect(rows.map((row) => row.election_id).toSorted()).toEqual([past.id, open.id].toSorted());
  expect(await findLastElectionVotedIn(app.ctx.db, voter.id)).toMatchObject({ id: open.id });
});

describe('the lists of the officers end after 1,000', () => {
  test('messages with the newest', async () => {
    await sql`insert into contacts (id, name, email, category, message, created_at)
      select gen_random_uuid(), 'Zoya', 'zoya@campus.example', 'query', n::text,
        timestamptz '2026-01-01' + n * interval '1 minute'
      from generate_series(1, 1005) n`.execute(app.ctx.db);
    const { body } = await council.send('listContacts');
    expect(body).toHaveLength(1_000);
    expect([body[0].message, body[999].message]).toEqual(['1005', '6']);
    const next = await council.send('listContacts', { query: { page: '2' } });
    expect(next.body.map(({ message }: { message: string }) => message)).toEqual([
      '5',
      '4',
      '3',
      '2',
      '1',
    ]);
  });

  test('messages, and one that waits is not behind a thousand that are settled', async () => {
    await sql`update contacts set resolved = 0 where message <> '1'`.execute(app.ctx.db);
    const { body } = await council.send('listContacts');
    expect(body).toHaveLength(1_000);
    expect([body[0].message, body[999].message]).toEqual(['1005', '1']);
  });

  test('accounts with the oldest', async () => {
    await sql`insert into accounts (id, role, name, email, password_hash, is_verified, created_at)
      select gen_random_uuid(), 'faculty', n::text, 'waiting' || n || '@campus.example', 'x', false,
        timestamptz '2026-01-01' + n * interval '1 minute'
      from generate_series(1, 1005) n`.execute(app.ctx.db);
    const { body } = await admin.send('listUnverifiedUsers');
    expect(body).toHaveLength(1_000);
    expect([body[0].name, body[999].name]).toEqual(['1', '1000']);
    const next = await admin.send('listUnverifiedUsers', { query: { page: '2' } });
    expect(next.body.map(({ name }: { name: string }) => name)).toEqual([
      '1001',
      '1002',
      '1003',
      '1004',
      '1005',
    ]);
    const none = await admin.send('listUnverifiedUsers', { query: { page: '0' } });
    expect(none.status).toBe(400);
  });

  test('all accounts, and those by a word, a role or a state', async () => {
    await askAsOwner(app, 'analyze accounts');
    for (const asked of [
      {},
      { search: 'campus' },
      { role: 'faculty' },
      { state: 'waiting' },
    ] as const) {
      const { body } = await admin.send('listUsers', { query: { ...asked, page: '41' } });
      expect(body).toMatchObject({ total: 1_000, hasMore: true, page: 40, pages: 40 });
      const plan = await plansOf(accountsOf(asked), 'explain (analyze, timing off, summary off)');
      // What is read of the table or in its order, but not the bitmap of a word.
      const scans = plan
        .split('\n')
        .filter((line) => /(?:Index|Heap|Seq) Scan.* on accounts/.test(line));
      const rows = scans
        .filter((line) => !line.includes('Bitmap Index'))
        .map((line) => Number(/actual.* rows=(\d+)/.exec(line)?.[1]));
      expect(rows).toHaveLength(2);
      expect(Math.max(...rows)).toBeLessThanOrEqual(1_001);
    }
    const one = { search: 'waiting1005' };
    const { body } = await admin.send('listUsers', { query: one });
    expect(body).toMatchObject({ total: 1, hasMore: false });
    expect(await plansOf(accountsOf(one))).toMatch(/Bitmap Index Scan on accounts_words/);
  });

  test('proposals for the council with the oldest, and the others are on the next page', async () => {
    await sql`with people as (
        insert into accounts (id, role, name, email, enrollment_number, password_hash, is_verified)
        select gen_random_uuid(), 'student', 'P' || n, 'proposed' || n || '@campus.example',
          'P' || n, 'x', true
        from generate_series(1, 1003) n returning id, name)
      insert into members (id, account_id, position, requested_at)
      select gen_random_uuid(), id, 'President',
        timestamptz '2026-01-01' + substr(name, 2)::int * interval '1 minute'
      from people`.execute(app.ctx.db);
    const namesOf = async (query: Record<string, string>) =>
      (await council.send('listUnverifiedMembers', { query })).body.map(
        ({ student }: { student: { name: string } }) => student.name,
      );
    const first = await namesOf({});
    expect([first.length, first[0], first[999]]).toEqual([1_000, 'P1', 'P1000']);
    expect(await namesOf({ page: '2' })).toEqual(['P1001', 'P1002', 'P1003']);
  });

  test('1,500 pending nominations with the oldest, and the others are on the next page', async () => {
    const election = await createElection(app.ctx);
    await sql`with people as (
        insert into accounts (id, role, name, email, enrollment_number, password_hash, is_verified)
        select gen_random_uuid(), 'student', 'N' || n, 'crowd' || n || '@campus.example',
          'N' || n, 'x', true
        from generate_series(1, 1500) n returning id, name)
      insert into nominations (id, election_id, position_id, nominee_id, name, requested_at)
      select gen_random_uuid(), ${election.id}, ${election.positions[0]?.id}, id, name,
        timestamptz '2026-01-01' + substr(name, 2)::int * interval '1 minute'
      from people`.execute(app.ctx.db);
    const namesOf = async (query: Record<string, string>) =>
      (await admin.send('listPendingNominations', { query })).body.map(
        ({ nominee }: { nominee: { name: string } }) => nominee.name,
      );
    const first = await namesOf({});
    expect(first).toHaveLength(1_000);
    expect([first[0], first[999]]).toEqual(['N1', 'N1000']);
    const second = await namesOf({ page: '2' });
    expect([second[0], second.at(-1), second.length]).toEqual(['N1001', 'N1500', 500]);
  });
});

test('nobody buries the officers in proposals', async () => {
  const asker = await createActor(app);
  await app.ctx.transact((tx) => tx.updateTable('quotas').set({ points: 100 }).execute());
  const body = { enrollmentNumber: asker.enrollmentNumber, position: 'President' };
  expect((await asker.send('createMember', { body })).status).toBe(201);
  await app.ctx.transact((tx) => tx.updateTable('quotas').set({ points: 100 }).execute());
  expect(await asker.send('createMember', { body })).toMatchObject({
    status: 429,
    body: { reason: 'too-many-requests' },
  });
});
