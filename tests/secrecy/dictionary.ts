// Hashes are no secret where all that they were made of can be tried: each candidate, with
// everything else that is known, under every key that is known.
import { createHash, createHmac } from 'node:crypto';
import type { Row } from './columns.ts';
import { rowsThatName } from './columns.ts';
import type { Attempt, Guesses } from './links.ts';
import type { KnownElection } from './sightings.ts';

/** Voters for whom all is tried; if it finds one of them, it would find everybody. */
const sample = 4;
/** Bytes that must agree: fewer agree by chance. */
const enough = 8;

/** Tries to make each value of a voter's row from a candidate. */
export function tryDictionary(rows: readonly Row[], election: KnownElection): Attempt[] {
  const guesses: Guesses = new Map();
  const people = rowsThatName(rows, election, election.voters);
  const ofElection = rows.filter(
    ({ table, words }) => table === 'public.elections' && words.includes(election.id),
  );
  const publicKeys = [
    ...ofElection.flatMap(({ columns }) => Object.values(columns).flatMap(bytesOf)),
    ...[election.id, election.positionId].flatMap(formsOf),
    Buffer.alloc(32),
    Buffer.alloc(0),
  ];
  for (const { row, id } of people.slice(0, sample)) {
    const values = Object.entries(row.columns).flatMap(([, value]) => bytesOf(value));
    const targets = new Set(
      values.filter((bytes) => bytes.length >= enough).map((bytes) => startOf(bytes)),
    );
    const known = [id, ...Object.values(row.columns).map(String)];
    const keys = [...publicKeys, ...new Set(known)].map((key) =>
      typeof key === 'string' ? Buffer.from(key) : key,
    );
    for (const candidate of election.candidates) {
      const messages = messagesOf(election, candidate, [...new Set(known)]);
      if (messages.some((message) => hashesOf(message, keys).some((hash) => targets.has(hash)))) {
        guesses.set(id, candidate.nominationId);
        break;
      }
    }
  }
  return guesses.size === 0 ? [] : [{ method: 'hashes of all candidates', way: '', guesses }];
}

const startOf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, enough)).toString('hex');

/** What a column holds in bytes: a bytea, or an id. */
function bytesOf(value: unknown): Buffer[] {
  if (typeof value !== 'string') return [];
  if (/^\\x[0-9a-f]+$/.test(value)) return [Buffer.from(value.slice(2), 'hex')];
  if (/^[0-9a-f-]{36}$/.test(value)) return [Buffer.from(value.replaceAll('-', ''), 'hex')];
  return [];
}

const formsOf = (text: string): Buffer[] => [Buffer.from(text), ...bytesOf(text)];

/** A candidate alone and with one to three other things, as bytes and as texts. */
function messagesOf(
  { id, positionId }: KnownElection,
  { nominationId, nomineeId }: KnownElection['candidates'][number],
  known: readonly string[],
): Buffer[] {
  return [nominationId, nomineeId].flatMap((choice) => {
    const lists = [
      [choice],
      [positionId, choice],
      [id, positionId, choice],
      ...known.flatMap((one) => [
        [one, choice],
        [choice, one],
        [positionId, one, choice],
        [id, positionId, one, choice],
      ]),
    ];
    return lists.flatMap((parts) => [
      Buffer.concat(parts.map((part) => bytesOf(part)[0] ?? Buffer.from(part))),
      ...['', ':', '|', ' ', '\n'].map((between) => Buffer.from(parts.join(between))),
    ]);
  });
}

function hashesOf(message: Buffer, keys: readonly Buffer[]): string[] {
  return [
    ...['sha256', 'sha1', 'md5'].map((name) => createHash(name).update(message).digest()),
    ...keys.map((key) => createHmac('sha256', key).update(message).digest()),
  ].map(startOf);
}
