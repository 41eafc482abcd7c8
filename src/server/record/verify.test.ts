import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '#tests/support/app-of-file.ts';
import { askAsOwner } from '#tests/support/test-app.ts';
import { eraseDetails, record } from '../platform/record.ts';
import type { Head } from './chain.ts';
import { readHead } from './store.ts';
import { verifyRecord } from './verify.ts';

const app = testApp();

const anew = 'truncate record_details, record_chain, records';
const officer = randomUUID();
const add = (detail: string, objectId: string = randomUUID()) =>
  app.ctx.transact((tx) =>
    record(tx, { actorId: officer, act: 'election.edit', objectId, detail }),
  );
/** What only somebody with all rights to the database can do. */
const tamper = (statement: string) =>
  askAsOwner(app, `begin; set local session_replication_role = replica; ${statement}; commit`);
const problems = async (heads: readonly Head[] = []) =>
  (await verifyRecord(app.ctx.db, heads)).problems.map((one) => one());
const headNow = async () => (await readHead(app.ctx.db)) ?? { seq: 0, hash: '' };
const entry = (seq: number) => `(select record_id from record_chain where seq = ${seq})`;

beforeEach(async () => {
  await tamper(anew);
  for (const detail of ['one', 'two', '', 'four', 'five']) await add(detail);
});

test('an untouched record has no problem, and ends where its head is', async () => {
  const { problems: none, head } = await verifyRecord(app.ctx.db, [await headNow()]);
  expect(none).toEqual([]);
  expect(head).toEqual(await headNow());
  expect(head.seq).toBe(5);
});

test.each([
  ['the act', `update records set act = 'election.close' where id = ${entry(3)}`],
  ['who did it', `update records set actor_id = gen_random_uuid() where id = ${entry(3)}`],
  ['the moment', `update records set at = at + interval '1 second' where id = ${entry(3)}`],
  ['on what', `update records set object_id = null where id = ${entry(3)}`],
  ['its hash', `update record_chain set hash = sha256(hash) where seq = 3`],
])('an entry that was changed is named: %s', async (_, statement) => {
  await tamper(statement);
  expect(await problems()).toContain(
    'Entry 3 was changed, or stands in another place than it did.',
  );
});

test('words that were changed are named, words that were erased are not', async () => {
  await tamper(`update record_details set detail = 'Two' where record_id = ${entry(2)}`);
  expect(await problems()).toEqual(['The words of entry 2 were changed.']);
  await tamper(`update record_details set detail = 'two' where record_id = ${entry(2)}`);
  const person = randomUUID();
  await add('A name', person);
  await app.ctx.transact((tx) => eraseDetails(tx, person));
  expect(await problems()).toEqual([]);
});

test('an entry that was removed is named, with its place and without', async () => {
  await tamper(
    `delete from record_details where record_id = ${entry(2)};
    delete from records where id = ${entry(2)}; delete from record_chain where seq = 2`,
  );
  expect(await problems()).toEqual(['Entry 2 is missing.']);
  await tamper(`delete from records where id = ${entry(4)}`);
  expect(await problems()).toContain(
    'Entry 4 was changed, or stands in another place than it did.',
  );
});

test('entries that changed places are named', async () => {
  await tamper(
    `create temporary table swapped on commit drop as select * from record_chain
      where seq in (2, 4);
    delete from record_chain where seq in (2, 4);
    insert into record_chain select 6 - seq, record_id, hash from swapped`,
  );
  expect(await problems()).toEqual(
    expect.arrayContaining([
      'Entry 2 was changed, or stands in another place than it did.',
      'Entry 4 was changed, or stands in another place than it did.',
    ]),
  );
});

describe('a head that was written down', () => {
  test('tells that the end was cut off', async () => {
    const head = await headNow();
    await tamper(
      `delete from record_details where record_id in (${entry(5)}, ${entry(4)});
      delete from records where id in (${entry(5)}, ${entry(4)});
      delete from record_chain where seq > 3`,
    );
    expect(await problems()).toEqual([]);
    expect(await problems([head])).toEqual(['Entries 4 to 5 are missing.']);
  });

  test('tells that the whole record was written anew', async () => {
    const head = await headNow();
    await tamper(anew);
    for (const detail of ['one', 'two', '', 'four', 'Nothing']) await add(detail);
    expect(await problems()).toEqual([]);
    expect(await problems([head])).toEqual([
      'Entry 5 is another one than when its hash was written down: the record up to it was written anew.',
    ]);
  });
});

test('the entries of many transactions at once stand in one chain', async () => {
  await Promise.all(Array.from({ length: 40 }, (_, index) => add(`At once ${index}`)));
  expect(await verifyRecord(app.ctx.db, [])).toMatchObject({ problems: [], head: { seq: 45 } });
});

test.each([
  'update records set act = act',
  'delete from records',
  'truncate records cascade',
  'update record_chain set hash = hash',
  'delete from record_chain',
])('the database refuses to change the record: %s', async (statement) => {
  await expect(askAsOwner(app, statement)).rejects.toThrow('the record cannot be changed');
});
