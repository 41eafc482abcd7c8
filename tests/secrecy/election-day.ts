// The elections that are attacked: who votes for whom, and when.
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Election, Person } from './campus.ts';
import { call, castVote, castWithin, openElection } from './campus.ts';
import type { Guesses } from './links.ts';
import type { Place } from './place.ts';
import type { KnownElection } from './sightings.ts';
import { startWatching } from './watch.ts';

export interface Plan {
  kind: string;
  voters: number;
  /** Milliseconds for all votes; null: each waits for the answer to the one before. */
  within: number | null;
  standings: 'live' | 'after-close';
}

/** An election that was held, with what only the test knows. */
export interface Held extends Omit<KnownElection, 'result'> {
  kind: string;
  /** For whom each voter voted. */
  truth: ReadonlyMap<string, string>;
  /** What public answers told while it was open; null where nobody watched. */
  watched: { guesses: Guesses; standings: string; moves: number } | null;
}

/** The votes after which a watcher of live standings waits until they moved; times in milliseconds. */
const patientLooks = 5;
const mostPatience = 5_000;
const settles = 500;

export interface Scene {
  place: Place;
  officer: Person;
  nominees: readonly Person[];
  people: readonly Person[];
}

/** Holds one election until its last vote. */
export async function holdElection(scene: Scene, plan: Plan, endsAt: number): Promise<Held> {
  const { place, officer, nominees, people } = scene;
  const { url } = place;
  const { standings, kind, within } = plan;
  const election = await openElection(url, { officer, nominees, standings, endsAt });
  // Neither the order of registration nor that of the ids says when somebody votes.
  const voters = shuffled(people).slice(0, plan.voters);
  const truth = new Map(voters.map(({ id }) => [id, choose(election)]));
  const from = await nextTransaction(place);
  const cast = (voter: Person) => castVote(url, election, voter, truth.get(voter.id) ?? '');
  let watched: Held['watched'] = null;
  if (within === null) {
    const watcher = await startWatching(place, election, { forces: standings !== 'live' });
    let moves = 0;
    for (const [index, voter] of voters.entries()) {
      await cast(voter);
      const isPatient = standings === 'live' && index < patientLooks;
      const until = Date.now() + (isPatient ? mostPatience : 0);
      let hasMoved = await watcher.look(voter.id);
      while (!hasMoved && Date.now() < until) hasMoved = await watcher.look(voter.id);
      if (isPatient) {
        await wait(settles);
        await watcher.forget();
      }
      if (hasMoved) moves += 1;
    }
    watcher.close();
    watched = { guesses: watcher.guesses, standings, moves };
  } else {
    await castWithin(
      within,
      voters.map((voter) => () => cast(voter)),
    );
  }
  const { id, positionId, candidates } = election;
  const transactions = { from, to: await nextTransaction(place) };
  const known = { id, positionId, candidates, voters: shuffled([...truth.keys()]), transactions };
  return { ...known, kind, truth, watched };
}

/** Some are more popular than others, as everywhere. */
const shares = [4, 3, 2, 1];

function choose({ candidates }: Pick<Election, 'candidates'>): string {
  let left = randomInt(shares.reduce((sum, share) => sum + share));
  const place = shares.findIndex((share) => (left -= share) < 0);
  return candidates[place]?.nominationId ?? '';
}

function shuffled<T>(list: readonly T[]): T[] {
  const rest = [...list];
  return list.flatMap(() => rest.splice(randomInt(rest.length), 1));
}

async function nextTransaction({ sql }: Place): Promise<number> {
  const [row] = await sql<{ next: string }>(
    'select pg_snapshot_xmax(pg_current_snapshot())::text as next',
  );
  return Number(row?.next);
}

/** The published results, by nomination, once every one of these is closed and done with. */
export async function readResults(
  { url, sql }: Place,
  elections: readonly Held[],
): Promise<Map<string, Map<string, number>>> {
  const ids = elections.map(({ id }) => id);
  for (;;) {
    const [row] = await sql<{ open: number }>(
      'select count(*)::int as open from elections where id = any($1) and closed_at is null',
      [ids],
    );
    if (row?.open === 0) break;
    await wait(200);
  }
  const { body } = await call<'listElections'>({ url, path: '/election/get-all', method: 'GET' });
  return new Map(
    body.elections.map(({ _id, nominations }) => [
      _id,
      new Map(nominations.map(({ _id: nomination, votes }) => [nomination, votes ?? 0])),
    ]),
  );
}

/**
 * An election that never was: each voter and each choice in one transaction, beside each other. A way
 * of looking that does not link these would link nobody.
 */
export async function plantElection(place: Place, voters: readonly Person[]): Promise<Held> {
  const { sql } = place;
  const candidates = shares.map(() => ({ nominationId: randomUUID(), nomineeId: randomUUID() }));
  const [id, positionId] = [randomUUID(), randomUUID()];
  // As many for each as its share says: with a tie nobody could tell two candidates by their numbers.
  const slips = candidates.flatMap(({ nominationId }, place) =>
    Array.from({ length: shares[place] ?? 0 }, () => nominationId),
  );
  const choices = shuffled(voters.map((_, at) => slips[at % slips.length] ?? ''));
  const truth = new Map(shuffled(voters).map((voter, at) => [voter.id, choices[at] ?? '']));
  await sql('create schema planted');
  await sql(`create table planted.voters (position_id uuid, voter_id uuid)`);
  await sql(`create table planted.choices (id uuid primary key, position_id uuid, choice uuid)`);
  const from = await nextTransaction(place);
  for (const [voter, choice] of truth) {
    await sql(
      `with voted as (insert into planted.voters values ($1, $2))
       insert into planted.choices values (gen_random_uuid(), $1, $3)`,
      [positionId, voter, choice],
    );
  }
  const transactions = { from, to: await nextTransaction(place) };
  const known = { id, positionId, candidates, voters: [...truth.keys()], transactions };
  return { ...known, kind: 'planted', truth, watched: null };
}
