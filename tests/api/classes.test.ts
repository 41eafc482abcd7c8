import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Input, Reply } from '#contract/api.ts';
import { createActor } from '#tests/support/factories.ts';
import type { VoterListStage } from '#tests/support/voter-list-stage.ts';
import { number, openVoterListStage } from '#tests/support/voter-list-stage.ts';

// Classes of a voter list: the values of its columns with how many have them, and whom no position is for.

let stage: VoterListStage;
beforeAll(async () => {
  stage = await openVoterListStage();
});
beforeEach(() => stage.reset());
afterAll(() => stage.close());

const listOf = (...sections: string[]) =>
  [
    'Number,Name,Section,Hostel',
    ...sections.map((section, at) => `${number(at)},Voter ${at},${section},North`),
  ].join('\n');
const ofSection = (...sections: string[]) => ({
  title: sections.join(' '),
  limits: { branches: [], years: [], groups: sections.map((one) => `Section: ${one}`) },
});

async function count(body: Partial<Input<'countLimited'>>): Promise<Reply<'countLimited'>> {
  const answer = await stage.council.send('countLimited', { body });
  expect(answer.status).toBe(200);
  return answer.body;
}

test('each column is told with its values, and how many people have them', async () => {
  await stage.load({ text: listOf('CSE-A', 'CSE-A', 'CSE A', '', 'ME-B;CSE-A') });
  const { classes } = await count({ voters: 'listed', positions: [], asksClasses: true });
  const columns = classes?.columns.map((one) => ({
    ...one,
    values: one.values.toSorted((a, b) => a.value.localeCompare(b.value)),
  }));
  expect(columns?.toSorted((a, b) => a.column.localeCompare(b.column))).toEqual([
    { column: 'Hostel', people: 5, values: [{ value: 'North', people: 5 }] },
    {
      column: 'Section',
      people: 4,
      values: [
        { value: 'CSE A', people: 1 },
        { value: 'CSE-A', people: 3 },
        { value: 'ME-B', people: 1 },
      ],
    },
  ]);
  expect(classes).toMatchObject({
    byList: true,
    numbers: [{ branch: 'CS', year: '24', people: 5 }],
  });
  // Nobody asked.
  expect(await count({ voters: 'listed', positions: [] })).toEqual({ limited: [] });
});

test('of a list of its own, and of accounts, the numbers alone are known', async () => {
  await stage.load({ text: listOf('CSE-A') });
  const electorate = { kind: 'roll' as const, numbers: ['0177EC230001', '0177EC230002'] };
  const own = await count({ electorate, positions: [], asksClasses: true });
  expect(own.classes).toEqual({
    ...{ byList: true, columns: [] },
    numbers: [{ branch: 'EC', year: '23', people: 2 }],
  });
  await createActor(stage.app, { enrollmentNumber: '0177BT240001' });
  const { classes } = await count({ voters: 'anybody', positions: [], asksClasses: true });
  expect(classes).toMatchObject({ byList: false, columns: [] });
  expect(classes?.numbers).toContainEqual({ branch: 'BT', year: '24', people: 1 });
});

test('whom no position is for is told with five names, and nobody where one is for all', async () => {
  await stage.load({ text: listOf('CSE-A', '', '', '', 'ME-B', '', '', '', 'CSE A') });
  const inNone = { people: 7, names: ['Voter 1', 'Voter 2', 'Voter 3', 'Voter 4', 'Voter 5'] };
  const positions = [ofSection('CSE-A'), ofSection('CSE A', 'EE')];
  expect(await count({ voters: 'listed', positions })).toMatchObject({ inNone });
  const joined = [...positions, ofSection('ME-B')];
  expect((await count({ voters: 'listed', positions: joined })).inNone?.people).toBe(6);
  const all = await count({ voters: 'listed', positions: [...positions, { title: 'President' }] });
  expect(all.inNone).toBeUndefined();
  // The same of a draft.
  const draft = await stage.council.send('createElection', {
    body: { name: 'Classes', voters: 'listed', positions, draft: true },
  });
  const params = { id: draft.body.election._id };
  const read = await stage.council.send('readElectionToEdit', { params });
  expect(read.body.inNone).toEqual(inNone);
  await stage.council.send('deleteElection', { params });
});

test('of accounts too, and an observer is none of them', async () => {
  const limits = { branches: ['XY'], years: [], groups: [] };
  const positions = [{ title: 'Seat', limits }];
  const before = (await count({ voters: 'anybody', positions })).inNone?.people ?? 0;
  await createActor(stage.app, { enrollmentNumber: '0177XY240001' });
  await createActor(stage.app, { enrollmentNumber: '0177XZ240001' });
  await createActor(stage.app, { role: 'observer' });
  expect((await count({ voters: 'anybody', positions })).inNone?.people).toBe(before + 1);
});

test('a later import tells whom no position is for, in each election that has not opened', async () => {
  await stage.load({ text: listOf('CSE-A') });
  const made = await stage.council.send('createElection', {
    body: { name: 'Classes', voters: 'listed', positions: [ofSection('CSE-A')], draft: true },
  });
  const electionId = made.body.election._id;
  const next = await stage.load({ text: listOf('CSE-A', 'CSE-A', 'ME-B') });
  expect(next.body.inNone).toEqual([
    { electionId, election: 'Classes', people: 1, names: ['Voter 2'] },
  ]);
  const whole = await stage.load({ text: listOf('CSE-A', 'CSE-A', 'CSE-A') });
  expect(whole.body).not.toHaveProperty('inNone');
  await stage.council.send('deleteElection', { params: { id: electionId } });
});

test('until a published election opens, whom no position is for is a thing to do', async () => {
  await stage.load({ text: listOf('CSE-A', '', 'ME-B') });
  const made = await stage.council.send('createElection', {
    body: {
      ...{ name: 'Classes', voters: 'listed', positions: [ofSection('CSE-A')] },
      startDate: new Date(Date.now() + 3_600_000).toISOString(),
      endDate: new Date(Date.now() + 7_200_000).toISOString(),
    },
  });
  expect(made.status).toBe(201);
  const electionId = made.body.election._id;
  const waiting = async () => {
    const { things } = (await stage.council.send('listWaiting')).body;
    return things.filter((one: { kind: string }) => one.kind === 'in-no-position');
  };
  const until = made.body.election.startDate;
  const thing = { kind: 'in-no-position', electionId, election: 'Classes', whyNot: null, until };
  expect(await waiting()).toEqual([{ ...thing, people: 2, names: ['Voter 1', 'Voter 2'] }]);
  // A later import.
  await stage.load({ text: listOf('CSE-A', 'CSE-A', 'ME-B') });
  expect(await waiting()).toEqual([{ ...thing, people: 1, names: ['Voter 2'] }]);
  // Voting is open: the list is fixed.
  await stage.app.ctx.pool.query(
    "update elections set starts_at = now() - interval '1 minute' where id = $1",
    [electionId],
  );
  expect(await waiting()).toEqual([]);
});
