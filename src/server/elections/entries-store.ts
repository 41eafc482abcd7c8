import { sql } from 'kysely';
import { usualNames } from '#core/elections/usual-names.ts';
import type { Tx } from '../platform/db/client.ts';

/** What stands on the ballot of an election's positions without being a person (contract). */
const wanted = (electionId: string) => sql`
  select p.id as position_id, k.kind,
    case k.kind when 'yes' then ${usualNames.yes} when 'no' then ${usualNames.no}
      else p.rules #>> '{nobody,name}' end as name
  from positions p join (values ('nobody'), ('yes'), ('no')) as k (kind)
    on case when k.kind = 'nobody' then p.kind = 'post' and p.rules #>> '{nobody,name}' is not null
      else p.kind = 'question' end
  where p.election_id = ${electionId}`;

/**
 * Makes nobody, and the answers of a question, entries among the candidates, as the rules of the
 * positions say. Whoever writes those rules calls this after it. An entry whose rule is gone keeps its
 * row without a tally, as a candidate who was taken off does: its id is the same if the rule comes back.
 */
export async function writeEntries(tx: Tx, electionId: string): Promise<void> {
  await sql`
    delete from tallies t using nominations n
    where n.id = t.nomination_id and n.election_id = ${electionId} and n.kind <> 'person'
      and not exists (select from (${wanted(electionId)}) w
        where w.position_id = n.position_id and w.kind = n.kind)`.execute(tx);
  await sql`
    update nominations n set status = 'removed'
    where n.election_id = ${electionId} and n.kind <> 'person' and n.status = 'accepted'
      and not exists (select from tallies t where t.nomination_id = n.id)`.execute(tx);
  await sql`
    with written as (
      insert into nominations as n (id, election_id, position_id, kind, name, status)
      select gen_random_uuid(), ${electionId}::uuid, w.position_id, w.kind, w.name, 'accepted'
      from (${wanted(electionId)}) w
      on conflict (position_id, kind) where kind <> 'person'
        do update set status = 'accepted', name = excluded.name
      returning id
    )
    insert into tallies (nomination_id) select id from written on conflict do nothing`.execute(tx);
}
