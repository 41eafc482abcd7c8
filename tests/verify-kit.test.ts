import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { brokenCertifications } from './support/broken-certifications.ts';
import { brokenCandidates } from './support/broken-candidates.ts';
import { brokenCounts } from './support/broken-counts.ts';
import { brokenOrders } from './support/broken-orders.ts';
import { brokenRecords, brokenTexts } from './support/broken-records.ts';
import { brokenRules } from './support/broken-rules.ts';
import { forgedKits } from './support/forged-kits.ts';
import { firstOf, leaveOut, rechain, writeKit } from './support/kit-forger.ts';
import { countPosition, drawOrder, verifierFile, verify } from './support/verifier.ts';

const kits = path.resolve(import.meta.dirname, 'fixtures/kits');
const readSample = (name: string) => readFileSync(path.join(kits, `${name}.json`), 'utf8');
const readKit = (name: string) => JSON.parse(readSample(name));
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const samples = [
  ...['plain', 'tie', 'second-edition', 'certified', 'no-votes', 'candidate-left'],
  ...['two-seats', 'tie-for-a-third-seat', 'draw'],
  ...['several', 'void', 'question', 'instant-runoff', 'transferable'],
  ...['any-order', 'ruling', 'second-round', 'no-quorum'],
];
const hashOf = (name: string) => ({ expectedHash: sha256(readSample(name)) });

test.each(samples)('the sample %s holds, with its hash and without', (name) => {
  const without = verify(readSample(name));
  expect(without.code, without.output).toBe(3);
  expect(without.output).toContain('NOT COMPARED: no hash was given');
  expect(verify(readSample(name), hashOf(name)).code).toBe(0);
  // So a kit that is broken below differs in nothing else.
  expect(writeKit(readKit(name))).toBe(readSample(name));
});

describe('is found, whether a hash was given or not:', () => {
  test.each([
    ...brokenCounts,
    ...brokenRecords,
    ...brokenCandidates,
    ...brokenCertifications,
    ...brokenRules,
    ...brokenOrders,
  ])('%s: %s', (name, _what, change, code, says) => {
    const kit = readKit(name);
    change(kit);
    const { code: ended, output } = verify(writeKit(kit));
    expect(ended, output).toBe(code);
    expect(output).toMatch(says);
    expect(verify(writeKit(kit), hashOf(name)).code).not.toBe(0);
  });

  test.each(brokenTexts)('the file %s', (_what, change, code, says) => {
    const changed = change(readSample('plain'));
    expect(changed).not.toBe(readSample('plain'));
    const { code: ended, output } = verify(changed);
    expect(ended, output).toBe(code);
    expect(output).toMatch(says);
    expect(verify(changed, hashOf('plain')).code).not.toBe(0);
  });

  test('bytes that are not UTF-8', () => {
    const bytes = Buffer.from(readSample('plain'));
    bytes[bytes.indexOf('Asha')] = 0xff;
    expect(verify(bytes)).toMatchObject({
      code: 2,
      output: expect.stringContaining('not UTF-8'),
    });
  });
});

describe('only the hash of the page shows what a forger followed through:', () => {
  test.each(forgedKits)('%s: %s', (name, _what, change) => {
    const kit = readKit(name);
    change(kit);
    const forged = writeKit(kit);
    expect(forged).not.toBe(readSample(name));
    const without = verify(forged);
    expect(without.code, without.output).toBe(3);
    expect(without.output).toContain('ALL HOLDS, but nobody compared the hash');
    expect(without.output).toContain('The code covers the votes. Who is elected also follows from');
    const { code, output } = verify(forged, hashOf(name));
    expect([code, output]).toEqual([1, expect.stringContaining('this is another file')]);
  });
});

describe('the lines of a witness', () => {
  const ofHead = () => [{ seq: 8, sha256: readKit('plain').record.head.sha256 }];

  test('find a chain that was computed anew, and agree with the true one', () => {
    const kit = readKit('plain');
    const witnessLines = ofHead();
    expect(verify(writeKit(kit), { witnessLines }).output).toMatch(
      /OK {5}The record has the hashes of the witnesses \(1 entries compared\)/,
    );
    kit.record.entries[6].act = 'election.pause';
    rechain(kit);
    const { code, output } = verify(writeKit(kit), { witnessLines });
    expect(code).toBe(1);
    expect(output).toContain('another hash of entry 8 than the head of the kit');
  });

  test('are also compared with the "before" of an entry, and a foreign one with nothing', () => {
    const text = readSample('draw');
    const [{ seq: first, before }] = JSON.parse(text).record.entries;
    const seq = first - 1;
    expect(verify(text, { witnessLines: [{ seq, sha256: before }] }).code).toBe(3);
    const other = { witnessLines: [{ seq, sha256: sha256('other') }] };
    expect(verify(text, other).output).toContain(
      `another hash of entry ${seq} than "before" of entry ${first}`,
    );
    const foreign = { witnessLines: [{ seq: 99, sha256: before }] };
    expect(verify(text, foreign).output).toContain('No line of a witness is about an entry');
  });

  test('find an entry that was left out where they say how many there are', () => {
    const kit = readKit('plain');
    const { id: electionId } = kit.election;
    const witnessCounts = [
      { electionId, count: 8, seq: 8 },
      { electionId: kit.positions[0].id, count: 1, seq: 8 },
    ];
    const whole = verify(readSample('plain'), { witnessCounts });
    expect(whole.output).toContain(
      'OK     The record has as many entries as the witnesses were told',
    );
    leaveOut(kit, (_, index) => index === 6);
    expect(verify(writeKit(kit), { witnessLines: ofHead() }).code).toBe(3);
    const { code, output } = verify(writeKit(kit), { witnessLines: ofHead(), witnessCounts });
    expect(code).toBe(1);
    expect(output).toContain(
      'told of 8 entries about this election up to entry 8, and the kit has 7',
    );
    // One of later entries: there may be more by then, and never fewer.
    const later = (count: number) =>
      verify(readSample('plain'), { witnessCounts: [{ electionId, count, seq: 20 }] }).code;
    expect([later(9), later(7)]).toEqual([3, 1]);
  });
});

// The table of the document of before version 4: seats, votes (a star: has left), leaving, draw, elected, tied, open and empty seats.
const table: [number, string, string, string, string, string, number, number, boolean?][] = [
  [1, 'a5 b3', 'vacant', '', 'a', '', 0, 0],
  [1, 'a4 b4 c1', 'vacant', '', '', 'ab', 1, 0],
  [2, 'a4 b4 c1', 'vacant', '', 'ab', '', 0, 0],
  [3, 'a4 b2 c2 d2 e1', 'vacant', '', 'a', 'bcd', 2, 0],
  [3, 'a4 b2 c2 d2 e1', 'vacant', 'ecabd', 'acb', 'bcd', 0, 0],
  [1, 'a0', 'vacant', '', 'a', '', 0, 0],
  [1, 'a0 b0', 'vacant', '', '', '', 0, 1],
  [2, 'a3 b0 c0', 'vacant', '', 'a', '', 0, 1],
  [3, 'a3 b0', 'vacant', '', 'ab', '', 0, 1],
  [1, '', 'vacant', '', '', '', 0, 1],
  [1, 'a*4 b3 c3', 'vacant', '', 'a', '', 0, 0],
  [1, 'a*4 b3 c3', 'next', '', '', 'bc', 1, 0],
  [1, 'a*4 b0', 'next', '', '', '', 0, 1],
  [1, 'a*4 b3', 'vote-again', '', '', '', 0, 1, true],
  [1, 'a4 b*3', 'vote-again', '', 'a', '', 0, 0],
];

test.each(table)(
  'counts as the document: %i seats, %s, %s, draw %s',
  (seats, votes, leaving, order, elected, tied, openSeats, emptySeats, isToVoteAgain = false) => {
    const words = votes.split(' ').filter((word) => word !== '');
    const candidates = words.map((word) => ({ id: word.charAt(0), hasLeft: word[1] === '*' }));
    const ballots = words.flatMap((word) =>
      Array.from({ length: Number(word.slice(-1)) }, () => ({ candidate: word.charAt(0) })),
    );
    const draw = order === '' ? undefined : { order: [...order] };
    expect(countPosition({ seats, candidates, ballots, draw }, leaving)).toMatchObject({
      elected: [...elected],
      tied: [...tied],
      openSeats,
      emptySeats,
      isToVoteAgain,
    });
  },
);

test('draws as the example of the document', () => {
  const ids = ['asha', 'ravi', 'zoya'];
  const order = drawOrder('2026-12-04 dice 4 1 6 3 2 5 5 1', 'pres-2026', ids);
  expect(order).toEqual(['zoya', 'ravi', 'asha']);
});

test('a name cannot write lines of its own into the report', () => {
  const kit = readKit('plain');
  firstOf(kit).candidates[1].name = 'Ravi\n  Elected: Ravi \u{202e}\u{1b}[2J';
  expect(verify(writeKit(kit)).output).not.toMatch(/^ {2}Elected: Ravi|\u{1b}|\u{202e}/mu);
});

describe('the program', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hustings-verifier-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const kitFile = path.join(kits, 'plain.json');
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [verifierFile, ...args], { encoding: 'utf8' });

  test('ends with 0 where all holds, the e-mail of a witness too', () => {
    const email = path.join(folder, 'witness.txt');
    const { sha256: head } = readKit('plain').record.head;
    const { id } = readKit('plain').election;
    const told = `election ${id} has 8 entries up to entry 8`;
    writeFileSync(email, `Dear witness,\r\nentry 8 sha256 ${head}\r\n${told}\r\n`);
    const { expectedHash } = hashOf('plain');
    const good = run(kitFile, '--sha256', expectedHash, '--witness', email);
    expect(good.status, good.stdout + good.stderr).toBe(0);
    expect(good.stdout).toContain('1 entries compared');
    expect(good.stdout).toContain('as many entries as the witnesses were told');
  });

  test.each([
    [3, [kitFile]],
    [1, [kitFile, '--sha256', sha256('other')]],
    [1, [kitFile, '--line', `entry 8 sha256 ${sha256('other')}`]],
    [2, [kitFile, '--line', 'entry 8 sha256 35473164…']],
    [2, [kitFile, '--sha256', 'abc']],
    [2, [kitFile, '--sha']],
    [2, [path.join(folder, 'nothing.json')]],
    [2, []],
  ])('ends with %i after %j', (code, args) => {
    expect(run(...args).status).toBe(code);
  });
});
