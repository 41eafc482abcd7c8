// An election that ends while servers run: how it is brought to its end, and what must be so then.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Campus, Place } from '../load/campus.ts';
import type { Server } from '#tests/support/restarting-server.ts';
import { startLoad } from './load.ts';
import type { Load, LoadOptions } from './load.ts';
import type { Receipts } from './receipts.ts';

const votingFor = 3_000;
// The server without the key may take the job several times before the other one does.
const longestClose = 180_000;

/** Voters at work for a few seconds. */
export async function castFor(
  campus: Campus,
  servers: readonly Server[],
  options: Pick<LoadOptions, 'part'> = {},
): Promise<Load> {
  const load = startLoad(campus, { ports: servers.map(({ port }) => port), ...options });
  await wait(votingFor);
  await load.stop();
  return load;
}

/** Moves the end of the election, and the job of its close, to now. */
export async function endElection({ pool }: Place, { electionId }: Campus): Promise<void> {
  await pool.query(
    `update elections set ends_at = clock_timestamp() where id = $1 and ends_at > clock_timestamp()`,
    [electionId],
  );
  await pool.query(
    `update pgboss.job set start_after = now() where name = 'close-election' and start_after > now()`,
  );
}

/** How far the close of an election has come, as the database says. */
export async function stateOf({ pool }: Place, { electionId }: Campus) {
  const { rows } = await pool.query<{ isOpened: boolean; isClosed: boolean }>(
    `select opened_at is not null as "isOpened", closed_at is not null as "isClosed"
      from elections where id = $1`,
    [electionId],
  );
  return rows[0] ?? { isOpened: false, isClosed: false };
}

export async function untilClosed(place: Place, campus: Campus): Promise<string[]> {
  const deadline = performance.now() + longestClose;
  while (!(await stateOf(place, campus)).isClosed) {
    if (performance.now() > deadline) return ['the election was not closed in time'];
    await wait(50);
  }
  return leftovers(place, campus);
}

/** What is not as it must be once an election is closed. */
async function leftovers(place: Place, { electionId, positions }: Campus): Promise<string[]> {
  const wrongs: string[] = [];
  const { rows } = await place.pool.query<{ sealed: number; marks: number; differing: number }>(
    `select (select count(*)::int from sealed_batches where position_id = any($1)) as sealed,
      (select count(choice_mark)::int from participations where position_id = any($1)) as marks,
      (select count(*)::int from nominations n join tallies t on t.nomination_id = n.id
        where n.position_id = any($1) and t.votes <> (select count(*) from ballots b
          where b.position_id = n.position_id and b.nomination_id = n.id)) as differing`,
    [positions.map(({ id }) => id)],
  );
  const { sealed = 0, marks = 0, differing = 0 } = rows[0] ?? {};
  if (sealed > 0) wrongs.push(`${sealed} sealed rows are left`);
  if (marks > 0) wrongs.push(`${marks} marks of choices are left`);
  if (differing > 0) wrongs.push(`${differing} counts differ from their ballots`);
  if (!(await isGone(keyFile(place.keysDir, electionId)))) wrongs.push('the key is left');
  return wrongs;
}

export const keyFile = (keysDir: string, electionId: string): string =>
  path.join(keysDir, `${electionId}.key`);

/** Whether a file is deleted within some seconds. */
export async function isGone(file: string): Promise<boolean> {
  for (let waited = 0; existsSync(file); waited += 100) {
    if (waited > 10_000) return false;
    await wait(100);
  }
  return true;
}

interface Recount {
  positions: { candidates: { id: string; votes: number }[]; ballots: RecountBallot[] }[];
}
interface RecountBallot {
  id: string;
  candidate: string;
}

/** Whether the recount file says what the voters were told, and of no voter. */
export function checkRecount(dataDir: string, campus: Campus, { expected }: Receipts): string[] {
  const folder = path.join(dataDir, 'recounts');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  // What a killed server was writing begins with a dot, and one from before a restore is kept.
  const whole = names.filter((name) => !name.startsWith('.') && !name.includes('-earlier-'));
  if (whole.join() !== `${campus.electionId}.json`) {
    return [`the folder of recount files has: ${whole.join(', ') || 'nothing'}`];
  }
  const text = readFileSync(path.join(folder, `${campus.electionId}.json`), 'utf8');
  const { positions } = JSON.parse(text) as Recount;
  const wrongs: string[] = [];
  const ids = positions.flatMap(({ ballots }) => ballots.map(({ id }) => id));
  if (new Set(ids).size !== ids.length) wrongs.push('a ballot is twice in the recount file');
  for (const { candidates, ballots } of positions) {
    for (const { id, votes } of candidates) {
      const counted = ballots.filter(({ candidate }) => candidate === id).length;
      const told = expected.get(id) ?? 0;
      if (counted === told && votes === told) continue;
      wrongs.push(`the recount file has ${counted} ballots and says ${votes}, not ${told}`);
    }
  }
  const uuids = new Set(text.match(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g));
  if (campus.voters.some(({ id }) => uuids.has(id))) wrongs.push('the recount file names a voter');
  return wrongs;
}

/** Whether each winner has an e-mail, and nobody two. */
export async function checkEmails(
  { pool }: Place,
  campus: Campus,
  { expected }: Receipts,
): Promise<string[]> {
  const won = campus.positions.filter(({ candidateIds }) => {
    const votes = candidateIds.map((id) => expected.get(id) ?? 0);
    const most = Math.max(...votes);
    return most > 0 && votes.filter((count) => count === most).length === 1;
  });
  const { rows } = await pool.query<{ count: number; people: number }>(
    'select count(*)::int as count, count(distinct to_address)::int as people from emails',
  );
  const { count = 0, people = 0 } = rows[0] ?? {};
  if (count === won.length && people === won.length) return [];
  return [`${won.length} winners have ${count} e-mails at ${people} addresses`];
}

/** What the health page says of missing keys. */
export const missingKeysAt = (server: Server) => electionsInHealth(server, 'missingKeys');

/** The elections whose close waits for an admin, as the health page says. */
export const heldAt = (server: Server) => electionsInHealth(server, 'heldCloses');

async function electionsInHealth(
  { port }: Server,
  list: 'missingKeys' | 'heldCloses',
): Promise<string[]> {
  const response = await fetch(`http://127.0.0.1:${port}/api/health`);
  const health = (await response.json()) as Record<typeof list, { electionId: string }[]>;
  return health[list].map(({ electionId }) => electionId);
}
