// Who has everything but the keys of the elections, and wants to know who voted for whom.
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerStudents, signInAdmin } from './campus.ts';
import type { Held, Plan, Scene } from './election-day.ts';
import { holdElection, plantElection, readResults } from './election-day.ts';
import type { Evidence } from './evidence.ts';
import { attack, takeEvidence } from './evidence.ts';
import { readKeys } from './files.ts';
import type { Place } from './place.ts';
import { checkout, openPlace } from './place.ts';
import type { Round, Tried } from './report.ts';
import { judge, limitOf, linksOf, phases, tableOf } from './report.ts';

const oneByOne = { kind: '60 one at a time', voters: 60, within: null } as const;
const inTenSeconds = { kind: '150 in 10 s', voters: 150, within: 10_000 } as const;
const inTwoSeconds = { kind: '150 in 2 s', voters: 150, within: 2_000 } as const;
const [hidden, live] = [{ standings: 'after-close' }, { standings: 'live' }] as const;

const plans: Plan[] = [
  ...Array.from({ length: 8 }, () => ({ ...oneByOne, ...hidden })),
  ...Array.from({ length: 2 }, () => ({ ...oneByOne, ...live })),
  { ...inTenSeconds, ...hidden },
  { ...inTenSeconds, ...live },
  { ...inTwoSeconds, ...hidden },
  { ...inTwoSeconds, ...live },
];
const kinds = [...new Set(plans.map(({ kind }) => kind))];
const report = path.resolve(import.meta.dirname, '../../.cache/reports/secrecy.md');

let place: Place;
let elections: Held[] = [];
let tried: Tried[] = [];
let planted: Tried[] = [];
let watchedLive: Tried[] = [];
let keysSeen: string[] = [];
let keysLeft: string[] = [];

beforeAll(async () => {
  place = await openPlace();
  const people = await registerStudents(place.url, 154);
  const [nominees, voters] = [people.slice(0, 4), people.slice(4)];
  const scene = { place, nominees, people: voters, officer: await signInAdmin(place.url) };
  const [row] = await place.sql<{ since: string }>('select pg_current_wal_lsn()::text as since');
  const taking = { place, people: voters, since: row?.since ?? '0/0' };

  // One election and one look before, to know how long they take on this machine.
  const began = Date.now();
  const first = await holdElection(scene, { ...oneByOne, ...hidden }, began + 3_600_000);
  const votesTook = Date.now() - began;
  await takeEvidence({ ...taking, elections: [first], keys: new Map(), phase: 'first' });
  const lookTook = Date.now() - began - votesTook;

  const control = await plantElection(place, voters.slice(0, 60));
  const day = await holdAll(scene, { votesTook, lookTook }, async (held, keys) =>
    takeEvidence({ ...taking, elections: [...held, control], keys, phase: 'before' }),
  );
  elections = day.elections;
  const { before, keys } = day;
  const results = await readResults(place, elections);
  for (const held of elections) expect(results.get(held.id)).toEqual(countOf(held));
  results.set(control.id, countOf(control));
  const all = [...elections, control];
  const after = await takeEvidence({ ...taking, elections: all, keys, phase: 'after' });

  keysSeen = [...before.keysSeen, ...after.keysSeen];
  const left = readKeys(place.dataDir);
  keysLeft = elections.map(({ id }) => id).filter((id) => left.has(id));
  const rounds = (which: readonly Held[]) => roundsOf(which, results, { before, after });
  const watched = (standings: string) =>
    elections.flatMap((held): Round[] => {
      if (held.watched?.standings !== standings) return [];
      const { guesses } = held.watched;
      const attempts = [{ method: 'public answers while it is open', way: '', guesses }];
      return [{ held, result: results.get(held.id) ?? new Map(), phase: 'before', attempts }];
    });
  tried = judge([...rounds(elections), ...watched('after-close')]);
  watchedLive = judge(watched('live'));
  planted = judge(rounds([control]));
  print(after.searched);
});

afterAll(() => place.stop());

/** Holds all elections and looks while they are open; with more time where they ended before that. */
async function holdAll(
  scene: Scene,
  { votesTook, lookTook }: { votesTook: number; lookTook: number },
  look: (held: readonly Held[], keys: Map<string, string>) => Promise<Evidence>,
): Promise<{ elections: Held[]; before: Evidence; keys: Map<string, string> }> {
  const bursts = plans.reduce((sum, { within }) => sum + (within ?? 0), 0);
  const slow = plans.filter(({ within }) => within === null).length;
  for (let patience = 1; patience <= 8; patience *= 2) {
    const needed = 1.2 * (bursts + slow * votesTook) + 1.5 * lookTook + 10_000;
    const endsAt = Date.now() + patience * needed;
    try {
      const held: Held[] = [];
      for (const plan of plans) held.push(await holdElection(scene, plan, endsAt));
      const keys = readKeys(scene.place.dataDir);
      const before = await look(held, keys);
      if (Date.now() < endsAt) return { elections: held, before, keys };
    } catch (error) {
      if (Date.now() < endsAt) throw error;
    }
  }
  throw new Error('This machine is too slow to look at elections while they are open.');
}

/** The true result; somebody may have no vote at all. */
function countOf({ candidates, truth }: Held): Map<string, number> {
  const count = new Map(candidates.map(({ nominationId }) => [nominationId, 0]));
  for (const choice of truth.values()) count.set(choice, (count.get(choice) ?? 0) + 1);
  return count;
}

function roundsOf(
  which: readonly Held[],
  results: ReadonlyMap<string, ReadonlyMap<string, number>>,
  evidence: Record<(typeof phases)[number], Evidence>,
): Round[] {
  return phases.flatMap((phase) =>
    which.map((held) => {
      const result = results.get(held.id) ?? new Map<string, number>();
      return { held, result, phase, attempts: attack(evidence[phase], { ...held, result }) };
    }),
  );
}

const nameOf = ({ kind, method, way }: Tried) =>
  [kind, method, way].filter((part) => part !== '').join(', ');

function print(searched: readonly string[]): void {
  const best = tried.toSorted((a, b) => a.tail - b.tail)[0];
  const inherent = watchedLive.map(({ hits, guessed }) => `${hits}/${guessed}`).join(', ');
  const text = [
    tableOf(tried, kinds),
    '',
    'Right guesses of all that the best way of a method makes; in brackets how many are right by luck. Bold: more than luck.',
    '',
    `- ${elections.length} elections. ${tried.length} ways were tried, so that a way is more than luck when its hits have a likelihood below ${limitOf(tried).toExponential(1)}: three sigma for the best of them.`,
    `- The best way: ${best === undefined ? 'none' : `${nameOf(best)}, ${best.phase} the close, ${best.sigma.toFixed(1)} sigma by itself`}.`,
    `- Methods that link: ${linksOf(tried).length}.`,
    `- Searched after the close: ${searched.join(', ')}.`,
    `- Live standings are public, and were watched after some votes: ${inherent} right.`,
    '',
  ].join('\n');
  fs.mkdirSync(path.dirname(report), { recursive: true });
  fs.writeFileSync(report, text);
  process.stdout.write(`\nThe attack on ${checkout}\n${text}`);
}

describe('an attacker with all but the keys', () => {
  test.each(phases)('links nobody %s the close', (phase) => {
    const found = linksOf(tried).filter((one) => one.phase === phase);
    expect(found.map((one) => `${nameOf(one)}: ${one.hits} of ${one.guessed}`)).toEqual([]);
  });

  test('sees nothing move in public while the standings are hidden', () => {
    const moves = elections.map(({ watched }) =>
      watched?.standings === 'after-close' ? watched.moves : 0,
    );
    expect(moves).toEqual(plans.map(() => 0));
  });

  test('finds no key anywhere, and after the close there is none', () => {
    expect(keysSeen).toEqual([]);
    expect(keysLeft).toEqual([]);
  });
});

describe('the attack itself', () => {
  // In each the planted pairs stand beside each other.
  const methods = [
    'rows: same transaction',
    'rows: same order',
    'row versions in pages: same transaction',
    'row versions in pages: same order',
    'bytes of relation files: same transaction',
    'write-ahead log, what it writes: same transaction',
    'write-ahead log, what it writes: nearest place',
    'bytes of the write-ahead log: nearest place',
    'kinds of values and lengths',
  ];
  test.each(phases)('links what is planted, %s the close', (phase) => {
    for (const method of methods) {
      const own = planted.filter((one) => one.method === method && one.phase === phase);
      expect(Math.max(0, ...own.map(({ hits }) => hits)), method).toBeGreaterThan(55);
    }
  });

  test('links voters by live standings, which are public', () => {
    for (const { hits } of watchedLive) expect(hits).toBeGreaterThan(5);
  });
});
