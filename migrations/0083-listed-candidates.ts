// Candidates are on the voter list where the voters of their position are, in elections from now on.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * Where voters are known by a list, those who vote for a position were not asked to be on it before they could be its
 * candidates. From now on they are, but not in elections that are published already: what those
 * asked for before is written down as who can be a candidate.
 */
const changes = `
update positions p
  set candidacy = jsonb_build_object(
    'branches', to_jsonb(p.branches), 'years', to_jsonb(p.years), 'groups', to_jsonb(p.groups))
  from elections e
  where e.id = p.election_id and p.candidacy is null and p.kind = 'post'
    and e.state <> 'draft' and e.closed_at is null and (e.electorate = 'roll' or e.voters in ('listed', 'proved'));
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
