import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Actor } from '#tests/support/factories.ts';
import { createActor, createElection } from '#tests/support/factories.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { startTestApp } from '#tests/support/test-app.ts';

// Voter lists: what was previewed is what is stored, each import can be undone, and who is on the list
// of an election is fixed when it opens.

let app: TestApp;
let council: Actor;
beforeAll(async () => {
  app = await startTestApp();
  council = await createActor(app, { role: 'council' });
});
beforeEach(async () => {
  await app.ctx.pool.query('delete from voter_list_entries; delete from voter_list_imports');
  await app.ctx.pool.query("update elections set state = 'cancelled'");
});
afterAll(() => app.close());

const number = (end: number) => `0177CS24${String(end).padStart(4, '0')}`;
const line = (end: number, name = `Voter ${end}`) =>
  `${number(end)},${name},voter${end}@campus.example,CSE`;
const fileOf = (...lines: string[]) => ['Number,Name,E-mail,Branch', ...lines].join('\n');

type File = { text: string; mode?: string; electionId?: string; columns?: object };
const preview = async (file: File) => council.send('previewVoterList', { body: { ...file } });
async function load(file: File) {
  const { token } = (await preview(file)).body;
  return council.send('importVoterList', {
    body: { fileName: 'students.csv', ...file, token },
  });
}
const imported = async (file: File): Promise<string> => (await load(file)).body.import._id;
const undo = (id: string) => council.send('undoVoterListImport', { params: { id } });
async function list(query: Record<string, string> = {}) {
  const { voters } = (await council.send('listVoters', { query })).body;
  return voters.map((one: { enrollmentNumber: string; name: string }) => [
    Number(one.enrollmentNumber.slice(-4)),
    one.name,
  ]);
}
const idOf = async (end: number, query: Record<string, string> = {}) =>
  (await council.send('listVoters', { query: { ...query, search: number(end) } })).body.voters[0]
    ._id;

/** An election that goes by the list of the campus. */
async function listed(given: Parameters<typeof createElection>[1] = {}) {
  const election = await createElection(app.ctx, given);
  await app.ctx.pool.query("update elections set voters = 'listed' where id = $1", [election.id]);
  return election;
}
const check = async (id: string, end: number) => {
  const { isOnList } = (
    await app.send('checkVoterList', { params: { id }, body: { enrollmentNumber: number(end) } })
  ).body;
  return isOnList;
};

test('a preview says what an import would do and stores nothing', async () => {
  await load({ text: fileOf(line(1), line(2), line(3)) });
  const text = fileOf(line(1), line(2, 'Other Name'), line(4), line(4), '0177CS24,Short', '');
  const { status, body } = await preview({ text, mode: 'replace' });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    columns: { number: 0, name: [1], email: 2, groups: [3] },
    headers: ['Number', 'Name', 'E-mail', 'Branch'],
    totals: {
      lines: 5,
      added: 1,
      changed: 1,
      same: 1,
      removed: 1,
      bad: 1,
      duplicates: 1,
      after: 3,
    },
    moreProblems: 0,
  });
  expect(body.problems.map((one: { line: number }) => one.line)).toEqual([5, 6]);
  expect(body.sample[0]).toEqual([number(1), 'Voter 1', 'voter1@campus.example', 'CSE']);
  expect(await list()).toEqual([1, 2, 3].map((end) => [end, `Voter ${end}`]));
});

test('an import adds and corrects, or replaces', async () => {
  await load({ text: fileOf(line(1), line(2)) });
  const next = fileOf(line(2, 'Corrected'), line(3));
  const { status, body } = await load({ text: next });
  expect([status, body.import]).toEqual([
    201,
    expect.objectContaining({ added: 1, changed: 1, removed: 0, importedBy: council.name }),
  ]);
  expect(await list()).toEqual([
    [1, 'Voter 1'],
    [2, 'Corrected'],
    [3, 'Voter 3'],
  ]);
  await load({ text: next, mode: 'replace' });
  expect(await list()).toEqual([
    [2, 'Corrected'],
    [3, 'Voter 3'],
  ]);
});

test('a list that moved since the preview is previewed anew', async () => {
  const text = fileOf(line(1));
  const { token } = (await preview({ text })).body;
  await council.send('addVoter', { body: { enrollmentNumber: number(9) } });
  const late = await council.send('importVoterList', { body: { text, token } });
  expect(late).toMatchObject(refusedWith('voter-list-moved'));
  expect((await council.send('importVoterList', { body: { text, token: 'x' } })).status).toBe(409);
  expect(await list()).toEqual([[9, '']]);
});

test('another file, other columns or another mode than those of the preview are refused', async () => {
  const text = fileOf(line(1));
  const { token } = (await preview({ text })).body;
  const columns = { number: 0, name: [], email: null, groups: [] };
  for (const other of [{ text: fileOf(line(2)) }, { text, mode: 'replace' }, { text, columns }]) {
    const answer = await council.send('importVoterList', { body: { ...other, token } });
    expect(answer).toMatchObject(refusedWith('voter-list-moved'));
  }
  expect(await list()).toEqual([]);
});

test('of many imports at once one is stored', async () => {
  const text = fileOf(...Array.from({ length: 50 }, (_, end) => line(end)));
  const { token } = (await preview({ text })).body;
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => council.send('importVoterList', { body: { text, token } })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  for (const answer of answers.filter(({ status }) => status !== 201)) {
    expect(answer).toMatchObject(refusedWith('voter-list-moved'));
  }
  const { body } = await council.send('listVoters');
  expect(body).toMatchObject({ size: 50, pages: 2, groups: [{ group: 'CSE', voters: 50 }] });
});

test('an import beside many single additions is refused or complete, and never a 500', async () => {
  const text = fileOf(line(1), line(2));
  const { token } = (await preview({ text })).body;
  const [whole, ...single] = await Promise.all([
    council.send('importVoterList', { body: { text, token } }),
    ...Array.from({ length: 6 }, () =>
      council.send('addVoter', { body: { enrollmentNumber: number(1) } }),
    ),
  ]);
  const done = [whole, ...single].filter(({ status }) => status === 201);
  expect(done).toHaveLength(1);
  for (const answer of [whole, ...single]) expect([201, 409]).toContain(answer.status);
});

test('undoing removes what an import added and brings back what it removed', async () => {
  const before = await imported({ text: fileOf(line(1), line(2)) });
  const id = await imported({ text: fileOf(line(2, 'Corrected'), line(3)), mode: 'replace' });
  expect(await undo(before)).toMatchObject(refusedWith('import-not-last'));
  await council.send('addVoter', { body: { enrollmentNumber: number(7), name: 'By Hand' } });
  const presses = await Promise.all([undo(id), undo(id), undo(id)]);
  expect(presses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(presses.find(({ status }) => status !== 200)).toMatchObject(refusedWith('import-undone'));
  expect(await list()).toEqual([
    [1, 'Voter 1'],
    [2, 'Voter 2'],
    [7, 'By Hand'],
  ]);
  // What it brought back belongs to the import from which it came.
  expect((await undo(before)).status).toBe(200);
  expect(await list()).toEqual([[7, 'By Hand']]);
  const { body } = await council.send('listVoterListImports');
  expect(body.map((one: { undoneAt: string | null }) => one.undoneAt === null)).toEqual([
    false,
    false,
  ]);
});

test('the campus’s list goes on changing, and an open election keeps that of its opening', async () => {
  const id = await imported({ text: fileOf(line(1), line(2)) });
  const open = await listed({ startsInMinutes: -1 });
  await app.ctx.pool.query(
    "update voter_list_entries set added_at = now() - interval '1 hour'; update voter_list_imports set imported_at = now() - interval '1 hour'",
  );
  await council.send('removeVoter', { params: { id: await idOf(1) } });
  await council.send('addVoter', { body: { enrollmentNumber: number(3) } });
  expect(await list()).toEqual([
    [2, 'Voter 2'],
    [3, ''],
  ]);
  expect([await check(open.id, 1), await check(open.id, 2), await check(open.id, 3)]).toEqual([
    true,
    true,
    false,
  ]);
  expect(await undo(id)).toMatchObject(refusedWith('import-in-use'));
  const upcoming = await listed({ startsInMinutes: 60, endsInMinutes: 120 });
  expect([await check(upcoming.id, 1), await check(upcoming.id, 3)]).toEqual([false, true]);
});

test('nobody changes the campus’s list in the seconds in which an election opens with it', async () => {
  await listed({ startsInMinutes: 0.05, endsInMinutes: 60 });
  expect(await load({ text: fileOf(line(1)) })).toMatchObject(refusedWith('election-opens-now'));
  expect(await list()).toEqual([]);
});

test('an election has a list of its own until it opens', async () => {
  const { id } = await createElection(app.ctx, { startsInMinutes: 60, endsInMinutes: 120 });
  const first = await imported({ text: fileOf(line(1), line(2)), electionId: id });
  const of = { electionId: id };
  expect(await list(of)).toEqual([
    [1, 'Voter 1'],
    [2, 'Voter 2'],
  ]);
  expect(await list()).toEqual([]);
  const { elections } = (await app.send('listElections')).body;
  expect(elections.find((one: { _id: string }) => one._id === id)).toMatchObject({
    electorate: { kind: 'roll', rollSize: 2 },
    addedAfterOpening: 0,
    changes: [{ what: 'Changed: the voter list.', reason: '' }],
  });
  const correct = { enrollmentNumber: number(2), name: 'Right Name', groups: ['Mech'] };
  const { body } = await council.send('correctVoter', {
    params: { id: await idOf(2, of) },
    body: correct,
  });
  expect(body.voter).toMatchObject(correct);
  const taken = { params: { id: body.voter._id }, body: { enrollmentNumber: number(1) } };
  expect(await council.send('correctVoter', taken)).toMatchObject(refusedWith('already-listed'));

  await app.ctx.pool.query(
    "update elections set starts_at = clock_timestamp() - interval '1 second' where id = $1",
    [id],
  );
  const fixed = refusedWith('voter-list-fixed');
  expect(await preview({ text: fileOf(line(3)), electionId: id })).toMatchObject(fixed);
  expect(await undo(first)).toMatchObject(fixed);
  expect(await council.send('removeVoter', { params: { id: await idOf(1, of) } })).toMatchObject(
    fixed,
  );
  expect([await check(id, 1), await check(id, 2)]).toEqual([true, true]);
});

test('an import that was previewed before the opening is not stored after it', async () => {
  const { id } = await createElection(app.ctx, { startsInMinutes: 60, endsInMinutes: 120 });
  await load({ text: fileOf(line(1)), electionId: id });
  const file = { text: fileOf(line(2)), mode: 'replace', electionId: id };
  const { token } = (await preview(file)).body;
  const opens = 'update elections set starts_at = clock_timestamp() where id = $1';
  const [answer] = await Promise.all([
    council.send('importVoterList', { body: { ...file, token } }),
    app.ctx.pool.query(opens, [id]),
  ]);
  // One of them came first, and the list is one of the two, whole.
  const isStored = answer.status === 201;
  if (!isStored) expect(answer).toMatchObject(refusedWith('voter-list-fixed'));
  expect(await list({ electionId: id })).toEqual([isStored ? [2, 'Voter 2'] : [1, 'Voter 1']]);
  const late = await council.send('importVoterList', { body: { ...file, token } });
  expect(late).toMatchObject(refusedWith('voter-list-fixed'));
});

test('who is added after the opening votes, has a reason, and is counted in public without a name', async () => {
  await load({ text: fileOf(line(1)) });
  const { id } = await listed();
  const body = { electionId: id, enrollmentNumber: number(5), name: 'Late Comer' };
  const without = await council.send('addVoter', { body });
  expect(without).toMatchObject({ status: 400, body: { fields: { reason: expect.any(String) } } });
  const reason = 'Readmitted by the registrar';
  expect((await council.send('addVoter', { body: { ...body, reason } })).status).toBe(201);
  expect(await council.send('addVoter', { body: { ...body, reason } })).toMatchObject(
    refusedWith('already-listed'),
  );
  expect(await check(id, 5)).toBe(true);
  const answer = await app.send('listElections');
  const election = answer.body.elections.find((one: { _id: string }) => one._id === id);
  expect(election).toMatchObject({
    addedAfterOpening: 1,
    changes: [{ what: '1 person was added to the voter list after voting opened.', reason }],
  });
  expect(JSON.stringify(answer.body)).not.toContain('Late Comer');
  expect(JSON.stringify(answer.body)).not.toContain(number(5));
  const { rows } = await app.ctx.pool.query(
    "select detail from records where act = 'voter-list.add' and object_id = $1",
    [id],
  );
  expect(rows).toEqual([{ detail: expect.stringMatching(/0177CS240005.*Readmitted/) }]);

  const anybody = await createElection(app.ctx);
  const other = { electionId: anybody.id, enrollmentNumber: number(6), reason };
  expect(await council.send('addVoter', { body: other })).toMatchObject(
    refusedWith('no-voter-list'),
  );
});

test('everybody asks for a number, one’s own at any time, and nobody reads a list that way', async () => {
  const { id } = await listed({ startsInMinutes: 60, endsInMinutes: 120 });
  const student = await createActor(app, { enrollmentNumber: number(41) });
  const params = { id };
  const own = async () => (await student.send('checkVoterList', { params })).body;
  expect(await own()).toEqual({ hasList: true, isOnList: false });
  await load({ text: fileOf(line(41)) });
  expect(await own()).toEqual({ hasList: true, isOnList: true });
  const open = await createElection(app.ctx);
  expect((await student.send('checkVoterList', { params: { id: open.id } })).body).toMatchObject({
    hasList: false,
  });
  const faculty = await createActor(app, { role: 'faculty' });
  expect(await faculty.send('checkVoterList', { params })).toMatchObject(
    refusedWith('no-own-number'),
  );
  const others = [];
  for (let end = 0; end < 25; end += 1) {
    const body = { enrollmentNumber: number(end) };
    others.push((await student.send('checkVoterList', { params, body })).status);
  }
  expect(others).toContain(429);
  expect(await own()).toEqual({ hasList: true, isOnList: true });
});

test('a workbook that was sent as text is refused with what to do', async () => {
  expect(await preview({ text: 'PK\u0003\u0004\u0000rest' })).toMatchObject(
    refusedWith('not-a-list'),
  );
});

test('a list larger than other requests is taken from officers only', async () => {
  const text = fileOf(...Array.from({ length: 2_000 }, (_, end) => line(end)));
  expect(text.length).toBeGreaterThan(64 * 1024);
  const student = await createActor(app);
  expect((await student.send('previewVoterList', { body: { text } })).status).toBe(403);
  const { body } = await preview({ text });
  expect(body.totals).toMatchObject({ added: 2_000, bad: 0 });
});
