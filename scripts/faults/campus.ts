import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';

/** An election that is open for hours, and people with sessions who may vote in it. */
export interface Campus {
  electionId: string;
  positions: { id: string; title: string; nominations: string[] }[];
  voters: { id: string; token: string }[];
  admin: { id: string; token: string };
}

/** Writes a campus into a migrated database. */
export async function writeCampus(
  pool: pg.Pool,
  size: { voters: number; positions: number },
): Promise<Campus> {
  const newPerson = () => ({ id: randomUUID(), token: randomBytes(32).toString('base64url') });
  const voters = Array.from({ length: size.voters }, newPerson);
  const admin = newPerson();
  const positions = Array.from({ length: size.positions }, (_, index) => ({
    id: randomUUID(),
    title: `Position ${index + 1}`,
    nominations: [randomUUID(), randomUUID(), randomUUID()],
  }));
  const electionId = randomUUID();
  const ids = voters.map(({ id }) => id);
  const people = [...voters, admin];
  await pool.query(
    `insert into accounts (id, role, name, email, password_hash, is_verified)
      select id, 'student', 'Voter ' || n, 'voter' || n || '@campus.example', 'none', true
      from unnest($1::uuid[]) with ordinality as v (id, n)`,
    [ids],
  );
  await pool.query(
    `insert into accounts (id, role, name, email, password_hash, is_verified)
      values ($1, 'admin', 'Admin', 'admin@campus.example', 'none', true)`,
    [admin.id],
  );
  await pool.query(
    `insert into sessions (token_hash, account_id, expires_at)
      select hash, id, now() + interval '1 day' from unnest($1::bytea[], $2::uuid[]) as s (hash, id)`,
    [
      people.map(({ token }) => createHash('sha256').update(token).digest()),
      people.map(({ id }) => id),
    ],
  );
  await pool.query(
    `insert into elections (id, name, description, starts_at, ends_at, nominations_close_at,
        standings, electorate)
      values ($1, 'An election under stress', 'Faults are injected while it is open.',
        now() - interval '1 hour', now() + interval '1 day', now() + interval '1 day', 'live',
        'everyone')`,
    [electionId],
  );
  for (const [ordinal, { id, title, nominations }] of positions.entries()) {
    await pool.query(
      `insert into positions (id, election_id, title, title_key, ordinal)
        values ($1, $2, $3, lower($3), $4)`,
      [id, electionId, title, ordinal],
    );
    await pool.query('insert into turnouts (position_id) values ($1)', [id]);
    await pool.query(
      `with stood as (
        insert into nominations (id, election_id, position_id, nominee_id, status)
        select n.id, $2, $3, v.id, 'accepted'
        from unnest($1::uuid[], $4::uuid[]) as n (id, voter) join accounts v on v.id = n.voter
        returning id
      ) insert into tallies (nomination_id) select id from stood`,
      [nominations, electionId, id, ids.slice(0, nominations.length)],
    );
  }
  return { electionId, positions, voters, admin };
}
