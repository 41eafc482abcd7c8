// A campus under load, written past the server: through it, it would take longer than its use.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { openKeyStore } from '#server/voting/sealed/key-folder.ts';
import { readSealed } from '#server/voting/sealed/open-ballots.ts';
import type { Schema } from '#server/platform/db/tables.ts';
import { writeElection } from '../../tools/scenarios/ballots.ts';
import type { ElectionPlan, SampleElection } from '../../tools/scenarios/ballots.ts';
import { writeStudents } from '../../tools/scenarios/campus.ts';

/** An election as the load needs it: positions and candidates by their ids. */
export type OpenElection = Pick<SampleElection, 'id' | 'positions'>;

/** Somebody who is signed in. */
export interface Person {
  id: string;
  token: string;
}

/** As a DATABASE_URL: a database of ours, reached by the socket in a folder. */
export const urlOf = (folder: string) =>
  `postgresql://hustings@${encodeURIComponent(folder)}/hustings`;

/** Connections past the servers; they bear it when the database ends meanwhile. */
export function poolAt(folder: string): pg.Pool {
  const pool = new pg.Pool({ host: folder, user: 'hustings', database: 'hustings', max: 4 });
  pool.on('error', () => {});
  return pool;
}

/** Where the votes of servers are: their database, and the folder of their keys. */
export interface Place {
  pool: pg.Pool;
  keysDir: string;
}

const over = (pool: pg.Pool) => new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });

const perPosition = 4;

/** An election that is open for a day, each position with four accepted candidates. */
export async function createElection(
  { pool, keysDir }: Place,
  positions = 5,
  rules: Pick<ElectionPlan, 'method'> = {},
): Promise<OpenElection> {
  const candidates: Record<string, string[]> = {};
  for (let number = 1; number <= positions; number += 1) {
    const nominees = await createVoters(pool, perPosition);
    candidates[`Position ${number}`] = nominees.map((one) => one.id);
  }
  const plan = { name: 'An election under load', description: '', candidates, ...rules };
  const days = { opensInDays: -1 / 24, closesInDays: 1 };
  const { election } = await writeElection(over(pool), openKeyStore(keysDir), {
    ...plan,
    ...days,
  });
  return election;
}

let created = 0;

/** Students with a session each; nobody knows a password of theirs. */
export async function createVoters(
  pool: pg.Pool,
  count: number,
  passwordHash = 'none',
): Promise<Person[]> {
  const voters = Array.from({ length: count }, newPerson);
  const students = voters.map(({ id }) => {
    created += 1;
    return {
      id,
      name: `Student ${created}`,
      email: `student${created}@campus.example`,
      enrollmentNumber: `0177CS${String(created).padStart(6, '0')}`,
    };
  });
  await writeStudents(over(pool), students, passwordHash);
  await signIn(pool, voters);
  return voters;
}

async function createAdmin(pool: pg.Pool): Promise<Person> {
  const admin = newPerson();
  await pool.query(
    `insert into accounts (id, role, name, email, password_hash, is_verified)
     values ($1, 'admin', 'Admin', 'admin@campus.example', 'none', true)`,
    [admin.id],
  );
  await signIn(pool, [admin]);
  return admin;
}

const newPerson = (): Person => ({
  id: randomUUID(),
  token: randomBytes(32).toString('base64url'),
});

/** A session for each of them, as after they logged in. */
export async function signIn(pool: pg.Pool, people: readonly Person[]): Promise<void> {
  await pool.query(
    `insert into sessions (token_hash, account_id, expires_at)
     select hash, id, now() + interval '1 day' from unnest($1::bytea[], $2::uuid[]) as v (hash, id)`,
    [
      people.map(({ token }) => createHash('sha256').update(token).digest()),
      people.map(({ id }) => id),
    ],
  );
}

/** What the database holds of an election, each counted by itself; sealed ballots are opened. */
export async function countVotes(place: Place, election: OpenElection) {
  const ids = election.positions.map((position) => position.id);
  const { rows } = await place.pool.query<{ turnout: number; people: number }>(
    `select (select sum(ballots)::int from turnouts where position_id = any($1)) as turnout,
       (select count(*)::int from participations where position_id = any($1)) as people`,
    [ids],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('the votes could not be counted');
  const lists = await countBallots(place, ids, 'lists');
  const ballots = [...lists.values()].reduce((sum, count) => sum + count, 0);
  return { ...row, ballots };
}

/** The votes of each nomination for these positions, from the ballots alone: sealed ones or rows. */
export const votesByCandidate = (place: Place, positionIds: readonly string[]) =>
  countBallots(place, positionIds, 'votes');

/** Counts sealed ballots and rows by their candidates, or by all that a ballot says. */
async function countBallots(
  { pool, keysDir }: Place,
  positionIds: readonly string[],
  by: 'votes' | 'lists',
): Promise<Map<string, number>> {
  const db = over(pool);
  const rows = await db
    .selectFrom('ballots')
    .select(['nomination_id', (eb) => eb.fn.countAll<string>().as('count')])
    .where('position_id', 'in', positionIds)
    .groupBy('nomination_id')
    .execute();
  const votes = new Map(rows.map((row) => [row.nomination_id ?? '', Number(row.count)]));
  const elections = await db
    .selectFrom('elections as e')
    .innerJoin('positions as p', 'p.election_id', 'e.id')
    .select(['e.id', 'e.name', 'e.key_check'])
    .distinct()
    .where('p.id', 'in', positionIds)
    .where('e.key_check', 'is not', null)
    .where('e.opened_at', 'is', null)
    .execute();
  for (const election of elections) {
    const opened = await readSealed(db, openKeyStore(keysDir), election);
    for (const id of positionIds) {
      for (const [said, count] of opened.get(id)?.[by] ?? []) {
        votes.set(said, (votes.get(said) ?? 0) + count);
      }
    }
  }
  return votes;
}

/** An election that is open for hours, and people with sessions who may vote in it. */
export interface Campus {
  electionId: string;
  positions: OpenElection['positions'];
  voters: Person[];
  admin: Person;
}

/** Writes a campus into a migrated database. */
export async function writeCampus(
  place: Place,
  size: { voters: number; positions: number },
): Promise<Campus> {
  const { pool } = place;
  const { id: electionId, positions } = await createElection(place, size.positions);
  const voters = await createVoters(pool, size.voters);
  return { electionId, positions, voters, admin: await createAdmin(pool) };
}
