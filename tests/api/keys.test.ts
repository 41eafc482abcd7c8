import { randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { electionJobs } from '#server/closing/close.ts';
import { openKeyStore } from '#server/voting/sealed/key-folder.ts';
import { findSheetLines } from '#server/voting/sealed/recovery-sheet.ts';
import { afterThis } from '#tests/support/after-this.ts';
import { startServerProcess } from '#tests/support/backups.ts';
import {
  createVoters,
  isRecorded,
  openBallotBox,
  reasonsOf,
  voteOf,
} from '#tests/support/ballot-box.ts';
import type { BallotBox } from '#tests/support/ballot-box.ts';
import { closeElectionNow, createElection } from '#tests/support/factories.ts';
import { runCommand, settingsOf } from '#tests/support/run-command.ts';
import type { Ran } from '#tests/support/run-command.ts';
import { writeSheets } from '#tests/support/recovery-sheets.ts';
import { connectionOf } from '#tests/support/test-app.ts';
import type { TestApp } from '#tests/support/test-app.ts';

// Two servers over one database; the keys are made by the first, and the other has none yet.

let app: TestApp;
let otherFolder = '';
let box: BallotBox;

beforeEach(async () => {
  app = await startServerProcess();
  otherFolder = path.join(app.ctx.config.dataDir, 'other-server', 'keys');
  box = openBallotBox(connectionOf(app), otherFolder);
  afterThis(() => box.close());
});

const here = (...args: string[]): Promise<Ran> => runCommand(['keys', ...args], settingsOf(app));
const there = (args: string[], typed = ''): Promise<Ran> =>
  runCommand(['keys', ...args], settingsOf(app, otherFolder), typed);
const inData = (name: string) => path.join(app.ctx.config.dataDir, name);
const modeOf = (file: string) => fs.statSync(file).mode & 0o777;
const keysThere = () => openKeyStore(otherFolder).list();
const secretOf = async (id: string) =>
  (await app.ctx.electionKeys.readSecret(id))?.toString('hex') ?? '';

describe('a server without the key', () => {
  test('refuses votes until the file of another server is imported, and then takes them', async () => {
    const election = await createElection(app.ctx, { name: 'Council' });
    const [first, second] = await createVoters(app, 2);
    if (first === undefined || second === undefined) throw new Error('no voters');
    expect(isRecorded(await app.ctx.voteQueue.cast(voteOf(first, election)))).toBe(true);
    const refused = await box.voteQueue.cast(voteOf(second, election));
    expect(reasonsOf([refused])).toEqual(new Set(['key-missing']));

    expect((await here('list')).said).toMatch(/Council .+ 1 +here\n/);
    const listed = await there(['list']);
    expect(listed.told).toMatch(/Council .+ 1 +MISSING\n/);
    expect(listed.told).toContain('npm run keys -- import');
    expect(listed.code).toBe(1);
    const file = inData('elsewhere/the-keys.json');
    expect(await here('export', '--to', file)).toMatchObject({ code: 0 });
    expect(modeOf(file)).toBe(0o600);
    expect(fs.readFileSync(file, 'utf8')).toContain(await secretOf(election.id));
    expect(await here('export', '--to', file)).toMatchObject({
      code: 1,
      said: expect.stringContaining('exists already'),
    });

    const imported = await there(['import', file]);
    expect(imported).toMatchObject({ code: 0, said: expect.stringContaining('Imported: Council') });
    expect(modeOf(path.join(otherFolder, `${election.id}.key`))).toBe(0o600);
    await expect
      .poll(async () => isRecorded(await box.voteQueue.cast(voteOf(second, election))))
      .toBe(true);
    expect((await there(['import', file])).said).toContain('Here already: Council');
    expect((await there(['list'])).said).toMatch(/Council .+ 2 +here\n/);
  });

  test('cannot hand out what it does not have', async () => {
    expect((await there(['list'])).said).toContain('no election whose votes are sealed');
    expect(await there(['export'])).toMatchObject({
      code: 1,
      said: expect.stringContaining('so there is no key'),
    });
    await createElection(app.ctx, { name: 'Sports' });
    expect(await there(['export'])).toMatchObject({
      code: 1,
      said: 'There is no key here for: Sports.\n',
    });
    // A former release printed sheets; this one reads them only.
    expect(await there(['sheet'])).toMatchObject({
      code: 1,
      said: expect.stringContaining('npm run keys -- list'),
    });
    expect(await there(['burn'])).toMatchObject({
      code: 1,
      said: expect.stringContaining('npm run keys -- list'),
    });
  });
});

describe('two sheets of an earlier release', () => {
  async function printSheets(name: string): Promise<[string, string]> {
    const election = await createElection(app.ctx, { name });
    const secret = Buffer.from(await secretOf(election.id), 'hex');
    const head = { university: 'Test University', election: name, ends: '1 June 2026, 17:00' };
    const [first, second] = writeSheets(secret, head);
    const folder = inData(`sheets of ${name}`);
    fs.mkdirSync(folder);
    const files: [string, string] = [path.join(folder, '1.txt'), path.join(folder, '2.txt')];
    fs.writeFileSync(files[0], first);
    fs.writeFileSync(files[1], second);
    return files;
  }

  test('bring the key back together, from their files', async () => {
    const [first, second] = await printSheets('Council');
    expect(await there(['import', first])).toMatchObject({
      code: 1,
      said: expect.stringContaining('Both halves are needed. Missing: half 2.'),
    });
    expect(await keysThere()).toEqual([]);
    expect(await there(['import', second, first])).toMatchObject({
      code: 0,
      said: expect.stringContaining('Imported: Council'),
    });
    expect(await keysThere()).toHaveLength(1);
  });

  test('bring it back from paper, line by line, and a mistyped line is asked for again', async () => {
    const files = await printSheets('Council');
    const [one = '', ...others] = files.flatMap((file) =>
      findSheetLines(fs.readFileSync(file, 'utf8')),
    );
    const mistyped = one.replace(/.$/, (last) => (last === '7' ? '8' : '7'));
    const careless = one.toLowerCase().replaceAll('-', ' ');
    const typed = [mistyped, ...others, careless].join('\n');
    const { code, said } = await there(['import'], `${typed}\n`);
    expect({ code, said }).toMatchObject({
      code: 0,
      said: expect.stringContaining('Imported: Council'),
    });
    expect(said).toContain('not as it was printed');
    expect(said).toContain('That is line 1 of half 2. 4 to go.');
    expect(await keysThere()).toHaveLength(1);
  });

  test('of two elections open none together, and half of them on paper is not enough', async () => {
    const [first] = await printSheets('Council');
    const [, second] = await printSheets('Sports');
    expect(await there(['import', first, second])).toMatchObject({
      code: 1,
      said: expect.stringContaining('of different sheets'),
    });
    const lines = [first, second].flatMap((file) => findSheetLines(fs.readFileSync(file, 'utf8')));
    expect(await there(['import'], `${lines.join('\n')}\n`)).toMatchObject({ code: 1 });
    expect(await there(['import'], `${lines.slice(0, 5).join('\n')}\n`)).toMatchObject({
      code: 1,
      said: expect.stringContaining('Missing: line 2 of half 2'),
    });
    expect(await keysThere()).toEqual([]);
  });
});

test('a key that fits no election is told and not written', async () => {
  const [sealed, closed] = [
    await createElection(app.ctx, { name: 'Sealed' }),
    await createElection(app.ctx, { name: 'Closed' }),
  ];
  const rows = await createElection(app.ctx, { name: 'In rows', isSealed: false });
  const file = inData('keys.json');
  await here('export', '--to', file);
  await closeElectionNow(app.ctx, closed.id);
  await electionJobs(app.ctx)['close-election']({ electionId: closed.id });
  expect(await secretOf(closed.id)).toBe('');
  await app.ctx.electionKeys.writeSecret(randomUUID(), randomBytes(32));

  const whole = JSON.parse(fs.readFileSync(file, 'utf8')) as { elections: object[] };
  const another = { endsAt: new Date().toISOString(), secret: randomBytes(32).toString('hex') };
  const elections = [
    ...whole.elections,
    { ...another, id: sealed.id, name: 'Sealed anew' },
    { ...another, id: rows.id, name: rows.name },
    { ...another, id: randomUUID(), name: 'Somewhere else' },
  ];
  const mixed = inData('mixed.json');
  fs.writeFileSync(mixed, JSON.stringify({ ...whole, elections }));
  const { code, told: said } = await there(['import', mixed]);
  expect(code).toBe(1);
  expect(said).toContain('Imported: Sealed\n');
  expect(said).toContain('Closed: its votes were opened already. Destroy this key.');
  expect(said).toContain('Sealed anew: this is another key');
  expect(said).toContain('In rows: its votes are not sealed.');
  expect(said).toContain('Somewhere else: there is no such election here.');
  expect(await keysThere()).toEqual([sealed.id]);
  expect((await here('list')).said).toContain('Keys of no election that is sealed here: ');
});
