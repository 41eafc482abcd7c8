// A campus under load, written by SQL: through the API it would take longer than what it is for.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';

/** An election as the load needs it: positions and candidates by their ids. */
export interface OpenElection {
  id: string;
  positions: { id: string; title: string; candidateIds: string[] }[];
}

/** Somebody who is signed in. */
export interface Person {
  id: string;
  token: string;
}

const perPosition = 4;

/** An election that is open for a day, each position with four accepted candidates. */
export async function createElection(pool: pg.Pool, positions = 5): Promise<OpenElection> {
  const election: OpenElection = { id: randomUUID(), positions: [] };
  await pool.query(
    `insert into elections (id, name, description, starts_at, ends_at, nominations_close_at,
       standings, electorate)
     values ($1, 'An election under load', '', now() - interval '1 hour', now() + interval '1 day',
       now() + interval '1 day', 'live', 'everyone')`,
    [election.id],
  );
  for (let ordinal = 0; ordinal < positions; ordinal += 1) {
    const id = randomUUID();
    const title = `Position ${ordinal + 1}`;
    const candidateIds = Array.from({ length: perPosition }, () => randomUUID());
    await pool.query(
      `insert into positions (id, election_id, title, title_key, ordinal)
       values ($1, $2, $3, lower($3), $4)`,
      [id, election.id, title, ordinal],
    );
    await pool.query(`insert into turnouts (position_id) values ($1)`, [id]);
    const nominees = await createVoters(pool, perPosition);
    await pool.query(
      `insert into nominations (id, election_id, position_id, nominee_id, status)
       select c, $2, $3, n, 'accepted' from unnest($1::uuid[], $4::uuid[]) as x (c, n)`,
      [candidateIds, election.id, id, nominees.map((one) => one.id)],
    );
    await pool.query(`insert into tallies (nomination_id) select unnest($1::uuid[])`, [
      candidateIds,
    ]);
    election.positions.push({ id, title, candidateIds });
  }
  return election;
}

let created = 0;

/** Students with a session each; nobody knows a password of theirs. */
export async function createVoters(
  pool: pg.Pool,
  count: number,
  passwordHash = 'none',
): Promise<Person[]> {
  const before = created;
  created += count;
  const voters = Array.from({ length: count }, newPerson);
  await pool.query(
    `insert into accounts (id, role, name, email, enrollment_number, password_hash, is_verified)
     select id, 'student', 'Student ' || n, 'student' || n || '@campus.example',
       '0177CS' || lpad(n::text, 6, '0'), $2, true
     from unnest($1::uuid[]) with ordinality as v (id, place), lateral (select place + $3::int) as x (n)`,
    [voters.map((voter) => voter.id), passwordHash, before],
  );
  await signIn(pool, voters);
  return voters;
}

export async function createAdmin(pool: pg.Pool): Promise<Person> {
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

async function signIn(pool: pg.Pool, people: readonly Person[]): Promise<void> {
  await pool.query(
    `insert into sessions (token_hash, account_id, expires_at)
     select hash, id, now() + interval '1 day' from unnest($1::bytea[], $2::uuid[]) as v (hash, id)`,
    [
      people.map(({ token }) => createHash('sha256').update(token).digest()),
      people.map(({ id }) => id),
    ],
  );
}
