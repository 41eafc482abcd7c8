import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/client.ts';

/** A post of a draft that is to be published, with the people who stand for it then. */
export interface ListedPost {
  electionId: string;
  positionId: string;
  title: string;
  people: readonly { id: string; name: string }[];
}

/**
 * Who stands for each post of these elections once they are published: who was nominated, and whom officers entered
 * and who has not left. Names are as they are now.
 */
export async function listPublished(db: Db, electionIds: readonly string[]): Promise<ListedPost[]> {
  if (electionIds.length === 0) return [];
  const { rows } = await sql<ListedPost>`
    with people as (
      select n.position_id, coalesce(n.nominee_id, n.id) as id, n.name from nominations n
      where n.election_id = any(${electionIds}::uuid[]) and n.kind = 'person'
        and n.status in ('pending', 'accepted')
      union all
      select c.position_id, coalesce(c.account_id, c.id), coalesce(a.name, nullif(l.name, ''), c.name, '')
      from entered_candidates c left join accounts a on a.id = c.account_id
      left join voter_list_entries l on l.id = c.list_entry_id
      where c.election_id = any(${electionIds}::uuid[]) and not c.has_left and not exists (
        select from nominations n where n.position_id = c.position_id
          and (n.id = c.id or n.nominee_id = c.account_id)))
    select p.election_id as "electionId", p.id as "positionId", p.title,
      coalesce(json_agg(json_build_object('id', o.id, 'name', o.name) order by o.name, o.id)
        filter (where o.id is not null), '[]') as people
    from positions p left join people o on o.position_id = p.id
    where p.election_id = any(${electionIds}::uuid[]) and p.kind = 'post'
    group by p.id order by p.election_id, p.ordinal`.execute(db as Tx);
  return rows;
}

/** Stands for who is on a list: it changes with everybody who comes, goes or is called otherwise. */
export const stampOf = (posts: readonly ListedPost[]): string =>
  hash(
    'sha256',
    JSON.stringify(
      posts.map(({ positionId, people }) => [positionId, people.map(({ id, name }) => [id, name])]),
    ),
    'base64url',
  );

/** What of a proposal says whether it is to publish an election. */
export interface Listed {
  act: string;
  state: string;
  electionId: string | null;
  changes: unknown;
}

/** With whom an election is published, by post, beside what is kept of the proposal. */
export type WithList<Row> = Row & {
  keptChanges: unknown;
  candidates?: { position: string; people: string[] }[];
};

/** Proposals, those that wait to publish an election with the people who stand in it as it is now. */
export async function withLists<Row extends Listed>(
  db: Db,
  rows: readonly Row[],
): Promise<WithList<Row>[]> {
  const isOf = ({ act, state }: Listed) => act === 'election.publish' && state === 'open';
  const ids = rows.filter(isOf).flatMap(({ electionId }) => electionId ?? []);
  const posts = await listPublished(db, ids);
  return rows.map((row) => {
    const kept = { ...row, keptChanges: row.changes };
    const own = posts.filter(({ electionId }) => isOf(row) && electionId === row.electionId);
    if (own.every(({ people }) => people.length === 0)) return kept;
    const candidates = own.map(({ title, people }) => ({
      position: title,
      people: people.map(({ name }) => name),
    }));
    const changes = candidates.map(({ position, people }) => ({
      ...{ field: position, from: '', to: people.join(', ') },
    }));
    return { ...kept, candidates, changes };
  });
}
