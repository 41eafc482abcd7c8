import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createActor } from '#tests/support/factories.ts';
import { listNumber } from '#tests/support/listed-numbers.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import type { VoterListStage } from '#tests/support/voter-list-stage.ts';
import { fileOf, line, number, openVoterListStage } from '#tests/support/voter-list-stage.ts';

// What was previewed is what is stored, and each import can be undone.

let stage: VoterListStage;
beforeAll(async () => {
  stage = await openVoterListStage();
});
beforeEach(() => stage.reset());
afterAll(() => stage.close());

test('a preview says what an import would do and stores nothing', async () => {
  await stage.load({ text: fileOf(line(1), line(2), line(3)) });
  const text = fileOf(line(1), line(2, 'Other Name'), line(4), line(4), '0177CS24,Short', '');
  const { status, body } = await stage.preview({ text, mode: 'replace' });
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
  expect(await stage.list()).toEqual([1, 2, 3].map((end) => [end, `Voter ${end}`]));
});

test('an import adds and corrects, or replaces', async () => {
  await stage.load({ text: fileOf(line(1), line(2)) });
  const next = fileOf(line(2, 'Corrected'), line(3));
  const { status, body } = await stage.load({ text: next });
  expect([status, body.import]).toEqual([
    201,
    expect.objectContaining({ added: 1, changed: 1, removed: 0, importedBy: stage.council.name }),
  ]);
  expect(await stage.list()).toEqual([
    [1, 'Voter 1'],
    [2, 'Corrected'],
    [3, 'Voter 3'],
  ]);
  await stage.load({ text: next, mode: 'replace' });
  expect(await stage.list()).toEqual([
    [2, 'Corrected'],
    [3, 'Voter 3'],
  ]);
});

test('a list that moved since the preview is previewed anew', async () => {
  const text = fileOf(line(1));
  const { stamp } = (await stage.preview({ text })).body;
  await stage.council.send('addVoter', { body: { enrollmentNumber: number(9) } });
  const late = await stage.council.send('importVoterList', { body: { text, stamp } });
  expect(late).toMatchObject(refusedWith('voter-list-moved'));
  expect((await stage.council.send('importVoterList', { body: { text, stamp: 'x' } })).status).toBe(
    409,
  );
  expect(await stage.list()).toEqual([[9, '']]);
});

test('another file, other columns or another mode than those of the preview are refused', async () => {
  const text = fileOf(line(1));
  const { stamp } = (await stage.preview({ text })).body;
  const columns = { number: 0, name: [], email: null, groups: [] };
  for (const other of [{ text: fileOf(line(2)) }, { text, mode: 'replace' }, { text, columns }]) {
    const answer = await stage.council.send('importVoterList', { body: { ...other, stamp } });
    expect(answer).toMatchObject(refusedWith('voter-list-moved'));
  }
  expect(await stage.list()).toEqual([]);
});

test('of many imports at once one is stored', async () => {
  const text = fileOf(...Array.from({ length: 50 }, (_, end) => line(end)));
  const { stamp } = (await stage.preview({ text })).body;
  const answers = await Promise.all(
    Array.from({ length: 8 }, () =>
      stage.council.send('importVoterList', { body: { text, stamp } }),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  for (const answer of answers.filter(({ status }) => status !== 201)) {
    expect(answer).toMatchObject(refusedWith('voter-list-moved'));
  }
  const { body } = await stage.council.send('listVoters');
  expect(body).toMatchObject({
    size: 50,
    pages: 2,
    groups: [{ group: 'Branch: CSE', voters: 50 }],
  });
  const pages = await Promise.all(['1', '2'].map((page) => stage.list({ page })));
  const ends = pages.map((rows) => rows.map(([end]) => end));
  const all = Array.from({ length: 50 }, (_, end) => end);
  expect(ends, 'a page is no more than its part').toEqual([all.slice(0, 25), all.slice(25)]);
});

test('an import beside many single additions is refused or complete, and never a 500', async () => {
  const text = fileOf(line(1), line(2));
  const { stamp } = (await stage.preview({ text })).body;
  const [whole, ...single] = await Promise.all([
    stage.council.send('importVoterList', { body: { text, stamp } }),
    ...Array.from({ length: 6 }, () =>
      stage.council.send('addVoter', { body: { enrollmentNumber: number(1) } }),
    ),
  ]);
  const done = [whole, ...single].filter(({ status }) => status === 201);
  expect(done).toHaveLength(1);
  for (const answer of [whole, ...single]) expect([201, 409]).toContain(answer.status);
});

test('undoing removes what an import added and brings back what it removed', async () => {
  const before = await stage.imported({ text: fileOf(line(1), line(2)) });
  const id = await stage.imported({ text: fileOf(line(2, 'Corrected'), line(3)), mode: 'replace' });
  expect(await stage.undo(before)).toMatchObject(refusedWith('import-not-last'));
  await stage.council.send('addVoter', { body: { enrollmentNumber: number(7), name: 'By Hand' } });
  const presses = await Promise.all([stage.undo(id), stage.undo(id), stage.undo(id)]);
  expect(presses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(presses.find(({ status }) => status !== 200)).toMatchObject(refusedWith('import-undone'));
  expect(await stage.list()).toEqual([
    [1, 'Voter 1'],
    [2, 'Voter 2'],
    [7, 'By Hand'],
  ]);
  // What it brought back belongs to the import from which it came.
  expect((await stage.undo(before)).status).toBe(200);
  expect(await stage.list()).toEqual([[7, 'By Hand']]);
  const { body } = await stage.council.send('listVoterListImports');
  expect(body.map((one: { undoneAt: string | null }) => one.undoneAt === null)).toEqual([
    false,
    false,
  ]);
});

test('a workbook that was sent as text is refused with what to do', async () => {
  expect(await stage.preview({ text: 'PK\u0003\u0004\u0000rest' })).toMatchObject(
    refusedWith('not-a-list'),
  );
});

test('a list larger than other requests is taken from officers only', async () => {
  const text = fileOf(...Array.from({ length: 2_000 }, (_, end) => line(end)));
  expect(text.length).toBeGreaterThan(64 * 1024);
  const student = await createActor(stage.app);
  expect((await student.send('previewVoterList', { body: { text } })).status).toBe(403);
  const { body } = await stage.preview({ text });
  expect(body.totals).toMatchObject({ added: 2_000, bad: 0 });
});

test('the second officer reads how many change, come and go, and each address and person that goes, however long the file', async () => {
  const { council, app, load } = stage;
  const name = (end: number, more = '') =>
    `${number(end)},Voter ${end}${more},voter${end}@campus.example,CSE`;
  const ends = Array.from({ length: 260 }, (_, at) => at + 1);
  await load({ text: fileOf(...ends.map((end) => name(end))) });
  const { id } = await stage.listed();
  await app.ctx.pool.query('update elections set published_at = now() where id = $1', [id]);
  await app.ctx.pool.query(
    "insert into campus (university_name, time_zone, needs_two_officers) values ('A', 'UTC', true)",
  );
  await createActor(app, { role: 'council' });
  const elsewhere = '0177CS249999';
  await listNumber(app.ctx, elsewhere, { electionId: id, name: 'Beside' });
  const next = (end: number) => `${number(end)},Voter ${end},other${end}@evil.example,CSE`;
  const text = fileOf(
    ...ends.slice(0, 210).map((end) => name(end, ' Fine')),
    ...Array.from({ length: 220 }, (_, at) => line(at + 1000)),
    `${elsewhere},Beside,beside@evil.example,CSE`,
    ...ends.slice(210, 250).map(next),
  );
  const { stamp } = (await stage.preview({ text, mode: 'replace' })).body;
  const body = {
    text,
    mode: 'replace',
    fileName: 'l.csv',
    stamp,
    reason: 'The registry corrected them',
  };
  const { status, body: answer } = await council.send('importVoterList', { body });
  expect(status).toBe(202);
  const { changes } = answer.proposal;
  expect(changes.slice(0, 4)).toMatchObject([
    { field: 'Addresses or groups that change', from: '', to: '41' },
    { field: 'People who go', from: '', to: '10' },
    { field: 'People who come', from: '', to: '220' },
    { field: 'Names that change', from: '', to: '210' },
  ]);
  const read = JSON.stringify(changes);
  for (const end of ends.slice(210, 250)) expect(read).toContain(`other${end}@evil.example`);
  expect(read).toContain('beside@evil.example');
  for (const end of ends.slice(250)) expect(read).toContain(`voter${end}@campus.example`);
  // Of those who come and of names nobody reads more than some.
  expect(changes).toHaveLength(4 + 41 + 10 + 200 + 1);
  expect(changes.at(-1)).toMatchObject({ field: 'Voter list', from: '', to: '+ 230' });
});
