// A position follows the one of an earlier election that it decides; until now an election did, and one of one.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// An election that was voted on again as a whole named its first position alone. 0.3.0 let several elections follow
// one position: all of them stay, and the index holds one. Who is cancelled gives its place up.
const changes = `
alter table positions
  add column follows_position_id uuid references positions on delete set null,
  add column follows_as text check (follows_as in ('run-off', 'vote-again')),
  add column follows_alone boolean not null default true;
update positions p set follows_position_id = link.followed, follows_as = link.follows_as
  from (
    select distinct on (own.id) own.id, was.id as followed, f.follows_as
    from elections f
    join positions named on named.id = f.follows_position_id
    join elections e on e.id = named.election_id
    join positions was on was.election_id = e.id
    join positions own on own.election_id = f.id
    where (e.state = 'cancelled' and f.follows_as = 'vote-again' and own.title_key = was.title_key)
      or (was.id = named.id and own.id = (
        select one.id from positions one where one.election_id = f.id
        order by (one.title_key = named.title_key) desc, one.ordinal limit 1))
    order by own.id, (own.title_key = was.title_key) desc
  ) link
  where p.id = link.id;
update positions p set follows_alone = false
  from (
    select own.id, f.state, row_number() over (partition by own.follows_position_id
      order by f.state = 'cancelled', f.state = 'draft', f.created_at, f.id) as place
    from positions own join elections f on f.id = own.election_id
    where own.follows_position_id is not null
  ) follower
  where p.id = follower.id and (follower.state = 'cancelled' or follower.place > 1);
create unique index positions_one_follower on positions (follows_position_id) where follows_alone;
create index positions_follows on positions (follows_position_id) where follows_position_id is not null;
alter table elections drop column follows_position_id, drop column follows_as;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
