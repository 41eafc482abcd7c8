import fs from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { usualFormat } from '#core/accounts/number-format.ts';
import { castFor } from '#tests/support/cast-for.ts';
import type { Actor, TestElection } from '#tests/support/factories.ts';
import { createActor, createElection } from '#tests/support/factories.ts';
import { refusedWith } from '#tests/support/refused-with.ts';
import { setFormat, withLateral } from '#tests/support/number-formats.ts';
import { readVoteCounts } from '#tests/support/vote-record.ts';
import { decodeListFile } from '#web/voter-lists/dashboard/decode-list-file.ts';
import type { VoterListStage } from '#tests/support/voter-list-stage.ts';
import { fileOf, line, number, openVoterListStage } from '#tests/support/voter-list-stage.ts';

// Lists as offices keep them, from the file to who may vote.

let stage: VoterListStage;
beforeAll(async () => {
  stage = await openVoterListStage();
});
beforeEach(() => stage.reset());
afterAll(() => stage.close());

const caseOf = (file: string) => fs.readFileSync(`tests/fixtures/voter-lists/${file}`, 'utf8');

test('whoever stands in a file of an office is on the list, whatever else stands in the line', async () => {
  const departments = await stage.preview({ text: caseOf('dept-41-characters.csv') });
  expect(departments.body.totals).toMatchObject({ lines: 60, added: 60, bad: 0 });
  const names = await stage.preview({ text: caseOf('names.csv') });
  expect(names.body.totals).toMatchObject({ added: 13, bad: 0, duplicates: 0 });
  const addresses = await stage.preview({ text: caseOf('addresses.csv') });
  expect(addresses.body.totals).toMatchObject({ added: 12, bad: 0, withoutEmail: 6 });
  expect((await stage.load({ text: caseOf('names.csv') })).status).toBe(201);
});

test('whose address has letters that are not ASCII stays on the list in every way in which it comes', async () => {
  const odd = (end: number) => `${number(end)},Voter ${end},a${end}@münchen.example,CSE`;
  const of = fileOf(line(1), odd(2), odd(3));
  const { body } = await stage.preview({ text: of });
  expect(body.totals).toMatchObject({ added: 3, bad: 0, withoutEmail: 2 });
  expect(body.problems[0]).toMatchObject({ line: 3, kind: 'no-email' });
  await stage.load({ text: of });
  const ends = async () => (await stage.list()).map(([end]) => end);
  expect(await ends()).toEqual([1, 2, 3]);
  // Who had an address before stays as well, and so does who stands twice.
  await stage.load({ text: fileOf(odd(1), odd(2), odd(2).replace('CSE', 'ECE')), mode: 'replace' });
  expect(await ends()).toEqual([1, 2]);
  const own = await createElection(stage.app.ctx, { startsInMinutes: 60, endsInMinutes: 120 });
  await stage.load({ text: of, electionId: own.id });
  expect((await stage.list({ electionId: own.id })).map(([end]) => end)).toEqual([1, 2, 3]);
  await opens(own);
  await castFor(await createActor(stage.app, { enrollmentNumber: number(2) }), own);
});

test('one number with two names is told first, behind however many bad lines, and takes nothing of the second', async () => {
  const bad = Array.from({ length: 1_200 }, (_, at) => `x${at},Nobody,,`);
  const named = (name: string, group: string) => `${number(7)},${name},,${group}`;
  const text = fileOf(named('Asha Rao', 'CSE'), ...bad, named('Om Puri', 'ECE'));
  const { body } = await stage.preview({ text });
  expect(body.totals).toMatchObject({ added: 1, bad: 1_200, duplicates: 0, twoNames: 1 });
  expect([body.problems.length, body.moreProblems]).toEqual([1_000, 201]);
  const [asked] = body.problems;
  expect(asked).toMatchObject({ line: 1_203, kind: 'two-names' });
  expect(asked?.text).toContain('Om Puri');
  expect(asked?.why).toContain('line 2 has “Asha Rao”, this one “Om Puri”');
  await stage.load({ text });
  const entry = await stage.app.ctx.db
    .selectFrom('voter_list_entries')
    .select(['name', 'groups'])
    .where('enrollment_number', '=', number(7))
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  expect(entry?.name).toBe('Asha Rao');
  expect(entry?.groups.some((group) => group.includes('ECE'))).toBe(false);
});

// As offices keep their lists; each has voters 1 and 2, and what is beside them is told or harmless.
test.each([
  [
    'serial numbers first, titles above and a total below',
    `College,,\nVoter list 2026,,\nS.No.,Enrollment No.,Name\n1,${number(1)},A\n2,${number(2)},B\n,,\n,,Total: 2\n`,
    1,
  ],
  [
    'two rows of headings',
    `Sl,Student,,\nNo.,Reg. No.,Name\n1,${number(1)},A\n2,${number(2)},B`,
    0,
  ],
  [
    'sections with their headings again',
    `CSE\nRoll No,Name\n${number(1)},A\n\nECE\nRoll No,Name\n${number(2)},B`,
    2,
  ],
  ['three kinds of line ends', `Roll,Name\r\n${number(1)},A\r${number(2)},B\n`, 0],
  [
    'semicolons in quotation marks',
    `"Roll";"Name"\n"${number(1)}";"A; B"\n"${number(2)}";"C, D"`,
    0,
  ],
  [
    'a table of a text editor',
    `| Roll | Name |\n|---|---|\n| ${number(1)} | A |\n| ${number(2)} | B |`,
    1,
  ],
  [
    'a cell of two lines behind sep=',
    `\uFEFFsep=;\r\nRoll;Name\r\n${number(1)};"A\r\nB"\r\n${number(2)};C`,
    0,
  ],
  ['zeros that are gone', `Roll,Name\n${number(1).slice(1)},A\n${number(2).slice(1)},B`, 0],
  ['a rounded number', `Roll,Name\n${number(1)},A\n1.77E+11,C\n${number(2)},B`, 1],
  ['a formula that counts', `Roll,Name\n${number(1)},A\n${number(2)},B\n=COUNTA(A2:A3),`, 1],
  [
    'the class number before the number',
    `Roll No,Enrollment No,Name\n1,${number(1)},A\n2,${number(2)},B`,
    0,
  ],
  [
    'the number last, behind tabs',
    `Name\tDept\tEnrolment\nA\tX\t${number(1)}\nB\tX\t${number(2)}`,
    0,
  ],
])('%s', async (_, text, bad) => {
  const { body } = await stage.preview({ text });
  expect(body.totals).toMatchObject({ added: 2, bad });
});

test('a long name is kept whole, and a long department limits an election', async () => {
  const department = 'Department of Electronics, '.replace(',', '').repeat(3).trim();
  const name = `${'Very '.repeat(40)}Long`;
  const text = `Enrollment No,Name,Department\n${number(1)},${name},${department}\n`;
  await stage.load({ text });
  expect(await stage.list({ group: department })).toEqual([[1, name]]);
  const { status } = await stage.council.send('addVoter', {
    body: { enrollmentNumber: number(2), name: '\u202AAsha Rao\u202C', groups: ['\u200EArts'] },
  });
  expect(status).toBe(201);
  expect(await stage.list({ group: 'Arts' })).toEqual([[2, 'Asha Rao']]);
});

test('replacing keeps whoever stands in the file, also with a bad line, and names who goes', async () => {
  const ends = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  await stage.load({ text: fileOf(...ends.map((end) => line(end))) });
  const text = fileOf(
    line(1),
    // The number in another column, only an address, only a name, rounded, and behind a mark that is not closed.
    `${number(99)}x,${number(2)},,`,
    '1.77E+11,,voter3@campus.example,CSE',
    '177E11,"4, VOTER",,CSE',
    `${number(5)},"Voter 5,voter5@campus.example`,
    line(6),
    'x,Voter 7',
  );
  const file = {
    ...{ text, mode: 'replace' },
    columns: { number: 0, name: [1], email: 2, groups: [3] },
  };
  const { body } = await stage.preview(file);
  expect(body.totals).toMatchObject({ same: 1, bad: 4, kept: 6, removed: 3, after: 7 });
  expect(body.removedNames).toEqual(['Voter 8', 'Voter 9', 'Voter 10']);
  expect((await stage.load(file)).body.import).toMatchObject({ removed: 3 });
  expect((await stage.list()).map(([end]) => end)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('the departments of a file, with numbers of other campuses, replace nobody who stands in it', async () => {
  await stage.load({ text: caseOf('dept-41-characters.csv') });
  const odd = caseOf('dept-41-characters.csv').replaceAll('0177EC23', '0188EC23');
  const { body } = await stage.preview({ text: odd, mode: 'replace' });
  expect(body.totals).toMatchObject({ same: 30, bad: 30, kept: 30, removed: 0 });
});

const opens = ({ id }: TestElection) =>
  stage.app.ctx.pool.query(
    "update elections set starts_at = clock_timestamp() - interval '1 second' where id = $1",
    [id],
  );
const limit = ({ id }: TestElection, title: string, groups: readonly string[]) =>
  stage.app.ctx.pool.query(
    'update positions set groups = $1 where election_id = $2 and title = $3',
    [groups, id, title],
  );

test('a rule that names a column matches no other one, and a rule without one any', async () => {
  const { app } = stage;
  const election = await createElection(app.ctx, {
    ...{ startsInMinutes: 60, endsInMinutes: 120 },
    positions: { Department: 1, Any: 1 },
  });
  const text = caseOf('first-year-undergraduates.csv').replaceAll('0177CS23', '0177EC21');
  await stage.load({ text, electionId: election.id });
  await limit(election, 'Department', ['Department: Drama']);
  await limit(election, 'Any', ['Drama']);
  await opens(election);
  const may: number[][] = [];
  for (const end of [1, 2, 3, 4]) {
    const voter = await createActor(app, { enrollmentNumber: `0177EC21000${end}` });
    const answers = election.positions.map(({ id: position, candidates }) =>
      voter.send('castVote', {
        body: {
          ...{ userId: voter.id, electionId: election.id, position },
          candidateId: candidates[0]?.id ?? '',
        },
      }),
    );
    may.push((await Promise.all(answers)).map(({ status }) => status));
  }
  expect(may).toEqual([
    [200, 200],
    [403, 403],
    [403, 403],
    [403, 200],
  ]);
  const { body } = await stage.council.send('listVoters', { query: { electionId: election.id } });
  expect(body.voters[3].groups).toEqual([
    ...['Year: Third', 'Programme level: Postgraduate', 'Department: History'],
    'Society group: Drama',
  ]);
  expect(body.groups).toContainEqual({ group: 'Drama', voters: 2 });
  expect(body.groups).toContainEqual({ group: 'Department: Drama', voters: 1 });
  expect(body.groups).not.toContainEqual(expect.objectContaining({ group: 'Third' }));
});

test('a list of 0.3.0 goes on: its groups have no column, and a correction of something else gives them none', async () => {
  await stage.load({ text: fileOf(line(1)) });
  await stage.app.ctx.pool.query("update voter_list_entries set groups = '{Club: Chess}'");
  const params = { id: await stage.idOf(1) };
  const body = { enrollmentNumber: number(1), name: 'Asha Rao', groups: ['Club: Chess'] };
  expect((await stage.council.send('correctVoter', { params, body })).status).toBe(200);
  expect(await stage.list({ group: 'Chess' })).toEqual([]);
  expect(await stage.list({ group: 'Club: Chess' })).toEqual([[1, 'Asha Rao']]);
});

test('an import that leaves a published position without a voter is refused with how many it has', async () => {
  const own = await createElection(stage.app.ctx, {
    ...{ startsInMinutes: 60, endsInMinutes: 120 },
    positions: { Seat: 1, All: 1 },
  });
  const of = { electionId: own.id };
  await stage.load({ text: fileOf(line(1), line(2), line(3).replace('CSE', 'ECE')), ...of });
  await limit(own, 'Seat', ['Branch: CSE']);
  const moved = { text: fileOf(...[1, 2, 3].map((end) => line(end).replace('CSE', 'ECE'))), ...of };
  const refused = await stage.load(moved);
  expect(refused).toMatchObject({ status: 409, body: { reason: 'position-without-voters' } });
  expect(refused.body.message).toBe(
    `After this nobody on the voter list could vote for “Seat” of “${own.name}”. Now 2 can.`,
  );
  const replaced = { text: fileOf(line(3).replace('CSE', 'ECE')), mode: 'replace', ...of };
  expect(await stage.load(replaced)).toMatchObject({ status: 409 });
  expect((await stage.list(of)).map(([end]) => end)).toEqual([1, 2, 3]);
  expect((await stage.load({ ...replaced, text: fileOf(line(1)) })).status).toBe(201);

  // By the list of the campus, too.
  await stage.load({ text: fileOf(line(5)) });
  const listed = await stage.listed({ startsInMinutes: 60, endsInMinutes: 120 });
  await limit(listed, 'President', ['CSE']);
  const campus = { text: fileOf(line(4).replace('CSE', 'ECE')), mode: 'replace' };
  expect(await stage.load(campus)).toMatchObject({ status: 409 });
  expect((await stage.load({ ...campus, mode: 'add' })).status).toBe(201);
});

/** A table as Excel for Windows saves it as Unicode text: UTF-16 with its mark, tabs and its line ends. */
function savedByWindows(rows: readonly string[][]): Uint8Array {
  const text = `\uFEFF${rows.map((cells) => cells.join('\t')).join('\r\n')}\r\n`;
  return new Uint8Array(Uint16Array.from(text, (letter) => letter.charCodeAt(0)).buffer);
}

test('400 people with Hindi names, saved by a Windows program, a department of 61 letters and ten numbers of lateral entry: from the file to 400 votes', async () => {
  await setFormat(stage.app, withLateral);
  const department = 'Department of Electronics and Communication Engineering (Day)';
  expect(department).toHaveLength(61);
  const rows = caseOf('one-windows-byte.csv')
    .split('\n')
    .slice(1, 401)
    .map((one) => one.replace('0177CS23', '0177EC22').split(','))
    .map(([own = '', name = ''], at) => (at < 390 ? [own, name] : [`0177EC221D${at % 100}`, name]));
  const bytes = savedByWindows([
    ['Enrollment No', 'नाम', 'Department'],
    ...rows.map(([own = '', name = '']) => [own, name, department]),
  ]);
  const file = decodeListFile(bytes);
  if (!file.ok) throw new Error(file.error);
  const { text, oddLines, readings } = file.value;
  expect([oddLines, readings]).toEqual([[], []]);

  const { app } = stage;
  const election = await createElection(app.ctx, { startsInMinutes: 60, endsInMinutes: 120 });
  const { id } = election;
  expect((await stage.load({ text, electionId: id })).body.import).toMatchObject({ added: 400 });
  await limit(election, 'President', [department]);
  await app.ctx.pool.query(
    "update positions set branches = '{EC}', years = '{22}' where election_id = $1",
    [id],
  );
  await opens(election);
  const voters: Actor[] = [];
  for (const [enrollmentNumber = ''] of rows) {
    voters.push(await createActor(app, { enrollmentNumber }));
  }
  await Promise.all(voters.map((voter) => castFor(voter, election)));
  const [line] = await readVoteCounts(app.ctx, id);
  expect(line).toMatchObject({ ballots: 400, participations: 400 });
  const stranger = await createActor(app, { enrollmentNumber: '0177CS240001' });
  await expect(castFor(stranger, election)).rejects.toThrow(
    refusedWith('not-on-roll').body.message,
  );
  await setFormat(app, usualFormat);
});
