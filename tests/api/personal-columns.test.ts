import { beforeAll, expect, test } from 'vitest';
import { impersonalColumns } from '#server/accounts/impersonal-columns.ts';
import { sweepUploads } from '#server/uploads/sweep-uploads.ts';
import type { BusyPerson } from '#tests/support/busy-person.ts';
import { createBusyPerson, withOwner } from '#tests/support/busy-person.ts';
import type { Actor } from '#tests/support/factories.ts';
import { createActor } from '#tests/support/factories.ts';
import type { Marked } from '#tests/support/marked-columns.ts';
import {
  listPersonal,
  listTexts,
  markColumns,
  nameOf,
  readEverything,
} from '#tests/support/marked-columns.ts';
import { testApp } from '#tests/support/app-of-file.ts';

// Every text of the database stands in one of two lists. Each that is about a person gets a word of its
// own; then own data is read, an election is copied, and the account is closed or deleted.

let admin: Actor;
const app = testApp();
beforeAll(async () => {
  admin = await createActor(app, { role: 'admin' });
});

test('every text column is named once, and every name is a column', async () => {
  const found = (await listTexts(app)).map(nameOf);
  expect(found.length).toBeGreaterThan(150);
  const impersonal = Object.entries(impersonalColumns).flatMap(([table, names]) =>
    names.map((name) => nameOf({ table, name })),
  );
  expect([...listPersonal().map(nameOf), ...impersonal].toSorted()).toEqual(found.toSorted());
});

test('a column of any type that can hold words has to be named', async () => {
  const types = 'text varchar(9) text[] json jsonb bytea inet name tsvector xml "char"'.split(' ');
  await withOwner(app, async (client) => {
    await client.query(`create domain nickname as text`);
    await client.query(`create type mood as enum ('happy')`);
    const columns = [...types, 'nickname', 'mood'].map((type, index) => `c${index} ${type}`);
    await client.query(`create table planted (id uuid, ${columns.join(', ')})`);
  });
  const found = (await listTexts(app)).filter(({ table }) => table === 'planted');
  await withOwner(app, async (client) => {
    await client.query('drop table planted');
    await client.query('drop domain nickname');
    await client.query('drop type mood');
  });
  expect(found.length).toBe(types.length + 2);
});

// The log-in of the browser that asks goes on, the key of an invitation names an address, and a
// candidate whom people voted for gets other words.
const only = {
  sessions: `created_at < '2002-01-01'`,
  emails: `key not like 'invited:%'`,
  nominations: `status = 'pending'`,
};
const ballot = { prefix: 'ballot', only: { nominations: `status = 'accepted'` } };
const namesOf = (columns: readonly { table: string; name: string }[]) =>
  columns.map(nameOf).toSorted();

test('own data shows each column of a person, or the list says why not', async () => {
  const person = await createBusyPerson(app, admin, { takesPart: true });
  const marked = await markColumns(app, person, { prefix: 'own', only });
  const { status, body } = await person.send('readOwnData');
  expect(status).toBe(200);
  const text = JSON.stringify(body);
  const isShown = ({ word }: Marked) =>
    text.includes(word) || text.includes(Buffer.from(word).toString('hex'));
  expect(namesOf(marked.filter(isShown))).toEqual(
    namesOf(marked.filter(({ notShownFor }) => notShownFor === null)),
  );
  for (const word of [person.email, person.enrollmentNumber ?? '?']) expect(text).toContain(word);
});

test('an election that is voted on again takes along what the list says, a new term nobody', async () => {
  const person = await createBusyPerson(app, admin, { takesPart: true });
  const tables = ['nominations', 'voter_list_entries'];
  const marked = await markColumns(app, person, { ...ballot, tables });
  const { id = '', positions = [] } = person.votedIn ?? {};
  const { body } = await admin.send('voteAgain', {
    params: { id },
    body: { positionId: positions[0]?.id ?? '' },
  });
  const term = await admin.send('duplicateElection', { params: { id } });
  expect(term.status).toBe(201);
  for (const [electionId, isCopy] of [
    [body.election._id, true],
    [term.body.election._id, false],
  ] as const) {
    const rows = await Promise.all(
      tables.map((table) =>
        app.ctx.pool.query(`select * from ${table} where election_id = $1`, [electionId]),
      ),
    );
    const text = JSON.stringify(rows.map((one) => one.rows));
    expect(namesOf(marked.filter(({ word }) => text.includes(word)))).toEqual(
      namesOf(marked.filter(({ isCopied }) => isCopy && isCopied)),
    );
    expect(text.includes(person.enrollmentNumber ?? '?')).toBe(isCopy);
  }
});

async function remove(person: BusyPerson): Promise<void> {
  await app.ctx.pool.query(
    `update accounts set is_verified = false, suspended_at = now(), suspended_reason = 'why-gone'
     where id = $1`,
    [person.id],
  );
  expect((await admin.send('deleteUser', { params: { id: person.id } })).status).toBe(200);
  await sweepUploads(app.ctx);
}

/** Nothing of what the list calls erased is anywhere, nor is the address or the number by itself. */
async function expectErased(person: BusyPerson, marked: readonly Marked[]): Promise<void> {
  const whereIs = await readEverything(app);
  const erased = marked.filter(({ keptFor }) => keptFor === null);
  const left = erased.map(({ word, ...column }) => [nameOf(column), ...whereIs(word)]);
  expect(left.filter(([, ...tables]) => tables.length > 0)).toEqual([]);
  expect(whereIs('why-gone')).toEqual([]);
  // By an address or a number some things are kept, and the list says why.
  const isTie = ({ name, of, by }: ReturnType<typeof listPersonal>[number]) =>
    name === of && (by === 'address' || by === 'number');
  const ties = listPersonal().filter((one) => isTie(one) && one.keptFor !== null);
  const expected = new Set(ties.map(({ table }) => table));
  for (const word of [person.email, person.enrollmentNumber ?? '?']) {
    expect(whereIs(word).filter((table) => !expected.has(table))).toEqual([]);
  }
}

test('a closed account leaves what the list calls kept, and nothing else', async () => {
  const person = await createBusyPerson(app, admin, { takesPart: true });
  const shown = await markColumns(app, person, { ...ballot, tables: ['nominations'] });
  const marked = await markColumns(app, person, { prefix: 'closed', only });
  // Each table of the list has a row of theirs: otherwise nothing is proved about it.
  const untouched = ['accounts.email', 'accounts.enrollment_number', 'accounts.suspended_reason'];
  const markable = listPersonal().filter((one) => one.name !== one.of);
  expect([...namesOf(marked), ...untouched].toSorted()).toEqual(namesOf(markable));
  await admin.send('voteAgain', {
    params: { id: person.votedIn?.id ?? '' },
    body: { positionId: person.votedIn?.positions[0]?.id ?? '' },
  });
  await remove(person);
  await expectErased(person, marked);
  const whereIs = await readEverything(app);
  const kept = marked.filter(({ keptFor }) => keptFor !== null);
  const found = kept.map(({ word, ...column }) => [nameOf(column), ...whereIs(word)]);
  expect(found).toEqual(kept.map((column) => [nameOf(column), column.table]));
  // People voted with these words in view: they stay in that election, and in no copy of it.
  const { rows } = await app.ctx.pool.query(`select * from nominations where election_id = $1`, [
    person.votedIn?.id,
  ]);
  const text = JSON.stringify(rows);
  expect(shown.filter(({ word }) => !text.includes(word))).toEqual([]);
  const { rows: others } = await app.ctx.pool.query(
    `select * from nominations where election_id <> $1`,
    [person.votedIn?.id],
  );
  expect(shown.filter(({ word }) => JSON.stringify(others).includes(word))).toEqual([]);
});

test('an account without a part in an election is deleted, with everything that is erased', async () => {
  const person = await createBusyPerson(app, admin, { takesPart: false });
  const marked = await markColumns(app, person, { prefix: 'deleted', only });
  expect(marked.length).toBeGreaterThan(50);
  await remove(person);
  await expectErased(person, marked);
});
