import { createHash, randomUUID } from 'node:crypto';
import type pg from 'pg';

/** An election as the load needs it: positions and candidates by their ids. */
export interface BenchElection {
  id: string;
  positions: { id: string; candidateIds: string[] }[];
}

/** Somebody who is signed in. */
export interface Voter {
  id: string;
  token: string;
}

const perPosition = 4;

/** An open election, each position with four accepted candidates. */
export async function createElection(pool: pg.Pool, positions = 5): Promise<BenchElection> {
  const election: BenchElection = { id: randomUUID(), positions: [] };
  await pool.query(
    `insert into elections (id, name, description, starts_at, ends_at, nominations_close_at,
       standings, electorate)
     values ($1, 'Bench', '', now() - interval '1 hour', now() + interval '1 day', now(), 'live',
       'everyone')`,
    [election.id],
  );
  for (let ordinal = 0; ordinal < positions; ordinal += 1) {
    const id = randomUUID();
    const candidateIds = Array.from({ length: perPosition }, () => randomUUID());
    await pool.query(`insert into positions values ($1, $2, $3, $3, $4)`, [
      id,
      election.id,
      `Position ${ordinal}`,
      ordinal,
    ]);
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
    election.positions.push({ id, candidateIds });
  }
  return election;
}

let created = 0;

/** Students with a session each; nobody knows a password of theirs. */
export async function createVoters(
  pool: pg.Pool,
  count: number,
  passwordHash = 'none',
): Promise<Voter[]> {
  const before = created;
  created += count;
  const voters = Array.from({ length: count }, () => ({
    id: randomUUID(),
    // As long as a real one: 32 bytes.
    token: createHash('sha256').update(randomUUID()).digest('base64url'),
  }));
  await pool.query(
    `insert into accounts (id, role, name, email, enrollment_number, password_hash, is_verified)
     select id, 'student', 'Student ' || n, 'student' || n || '@bench.example',
       '0177CS' || lpad(n::text, 6, '0'), $2, true
     from unnest($1::uuid[]) with ordinality as v (id, place), lateral (select place + $3::int) as x (n)`,
    [voters.map((voter) => voter.id), passwordHash, before],
  );
  await pool.query(
    `insert into sessions (token_hash, account_id, expires_at)
     select hash, id, now() + interval '1 day' from unnest($1::bytea[], $2::uuid[]) as v (hash, id)`,
    [
      voters.map((voter) => createHash('sha256').update(voter.token).digest()),
      voters.map((voter) => voter.id),
    ],
  );
  return voters;
}

/** What the database holds of an election, each counted by itself. */
export async function countVotes(pool: pg.Pool, election: BenchElection) {
  const ids = election.positions.map((position) => position.id);
  const { rows } = await pool.query<{ ballots: number; people: number; tallies: number }>(
    `select (select count(*)::int from ballots where position_id = any($1)) as ballots,
       (select count(*)::int from participations where position_id = any($1)) as people,
       (select sum(votes)::int from tallies t join nominations n on n.id = t.nomination_id
         where n.position_id = any($1)) as tallies`,
    [ids],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('the votes could not be counted');
  return row;
}
