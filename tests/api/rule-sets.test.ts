import { beforeAll, expect, test } from 'vitest';
import { ruleSetLimits } from '#core/elections/rule-set.ts';
import type { Actor } from '#tests/support/factories.ts';
import { createActor } from '#tests/support/factories.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { refusedWith } from '#tests/support/refused-with.ts';

// "Our rules": what an admin saves by name, and officers start a new election from.

const app = testApp();
let admin: Actor;
let council: Actor;
beforeAll(async () => {
  admin = await createActor(app, { role: 'admin' });
  council = await createActor(app, { role: 'council' });
});

const given = {
  positions: [{ title: 'President', limits: { branches: ['CS'] } }, 'Treasurer'],
  standings: 'after-close',
  voters: 'listed',
  candidateConditions: ['Has paid the fee'],
  rules: { tie: 'run-off', seed: 'dice', source: '', minutes: 10, leaving: 'next' },
};
const save = (name: string, rules: Record<string, unknown> = given, by = admin) =>
  by.send('saveRuleSet', { body: { name, rules } });
const list = async () => (await council.send('listRuleSets')).body.ruleSets;

test('what an admin saves, council reads by name, with everything that was not said at its default', async () => {
  const saved = await save('  Council rules ');
  expect(saved.status).toBe(200);
  expect(saved.body.message).toBe('The rules are saved.');
  const [found] = (await list()).filter(({ name }: { name: string }) => name === 'Council rules');
  expect(found).toEqual(saved.body.ruleSet);
  expect(found.rules).toMatchObject({
    ...given,
    positions: [
      { title: 'President', limits: { branches: ['CS'], years: [], groups: [] } },
      'Treasurer',
    ],
    electorate: { kind: 'everyone' },
    mailDomains: [],
  });
  // A new election takes them as they are.
  const body = { ...found.rules, name: 'Council 2027', draft: true };
  expect((await council.send('createElection', { body })).status).toBe(201);
});

test('a name and dates of one election are no rules, and a voter list of one election is refused', async () => {
  const { body } = await save('Without', { ...given, name: 'Old', startDate: '2020-01-01' });
  expect(body.ruleSet.rules).not.toHaveProperty('name');
  expect(body.ruleSet.rules).not.toHaveProperty('startDate');
  const people = { kind: 'roll', numbers: ['0177CS240001'] };
  const refused = await save('People', { electorate: people });
  expect(refused.status).toBe(400);
  expect(refused.body.message).toBe('Rules hold no voter list of one election');
  expect((await save('  ')).body.message).toBe('Enter a name.');
});

test('twenty saves of one name at once leave one set; the same name in capitals is the same', async () => {
  const all = Array.from({ length: 20 }, (_, at) => save(at % 2 === 0 ? 'Club' : 'CLUB'));
  const statuses = (await Promise.all(all)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  const names = (await list()).map(({ name }: { name: string }) => name.toLowerCase());
  expect(names.filter((name: string) => name === 'club')).toHaveLength(1);
});

test('there is a most of them, also for those that come at once; one of the same name still goes', async () => {
  const before = (await list()).length;
  const many = ruleSetLimits.most - before + 5;
  const sent = await Promise.all(Array.from({ length: many }, (_, at) => save(`Many ${at}`)));
  const refused = sent.filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(5);
  for (const one of refused) expect(one).toMatchObject(refusedWith('too-many-rule-sets'));
  expect(await list()).toHaveLength(ruleSetLimits.most);
  expect((await save('club')).status).toBe(200);
  await app.ctx.pool.query(`delete from rule_sets where name like 'Many %'`);
});

test('only an admin saves and deletes; each is in the record, and what is gone is gone', async () => {
  expect(await save('Theirs', given, council)).toMatchObject(refusedWith('role-too-small'));
  const { ruleSet } = (await save('Short lived')).body;
  const params = { id: ruleSet._id };
  expect(await council.send('deleteRuleSet', { params })).toMatchObject(
    refusedWith('role-too-small'),
  );
  const answer = await admin.send('deleteRuleSet', { params });
  expect(answer.body.message).toBe('The rules were deleted.');
  expect(await admin.send('deleteRuleSet', { params })).toMatchObject(
    refusedWith('unknown-rule-set'),
  );
  const { rows } = await app.ctx.pool.query(
    `select r.act, d.detail from records r join record_details d on d.record_id = r.id
     where r.object_id = $1 order by r.act`,
    [ruleSet._id],
  );
  expect(rows).toEqual([
    { act: 'rules.delete', detail: 'Short lived' },
    { act: 'rules.save', detail: 'Short lived' },
  ]);
});

test('what another release saved is read: a field that is none, or means nothing now, has its usual value', async () => {
  await app.ctx.pool.query(
    `insert into rule_sets (id, name, rules) values (gen_random_uuid(), 'From before', $1)`,
    [JSON.stringify({ ...given, standings: 'by-fax', moonPhase: 'full' })],
  );
  const [found] = (await list()).filter(({ name }: { name: string }) => name === 'From before');
  expect(found.rules).toMatchObject({ ...given, positions: expect.any(Array), standings: 'live' });
  expect(found.rules).not.toHaveProperty('moonPhase');
});
