import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { TestElection } from './factories.ts';

type Client = Pick<pg.Client, 'query'>;

/**
 * What turned a published result round on the release before (A1): whoever has the password of the
 * server's own role exchanges the votes of two candidates in the ballots, in the counts and in the text
 * of the kit, and writes the label of the kit anew. `download` fetches the kit as everybody does.
 */
export async function turnRound(
  client: Client,
  { id, positions: [position] }: TestElection,
  download: () => Promise<string>,
): Promise<void> {
  const [honest, crook] = position?.candidates.map((one) => one.id) ?? [];
  const exchange = `case when nomination_id = '${honest}' then '${crook}' else '${honest}' end::uuid`;
  const both = `nomination_id in ('${honest}', '${crook}')`;
  await client.query(`update ballots set nomination_id = ${exchange} where ${both}`);
  await client.query(`update tallies t set votes = o.votes from tallies o
    where t.nomination_id in ('${honest}', '${crook}') and o.nomination_id in ('${honest}', '${crook}')
      and o.nomination_id <> t.nomination_id`);
  const { rows } = await client.query<{ texts: string[] }>(
    'select texts from recount_kits where election_id = $1',
    [id],
  );
  const texts = (rows[0]?.texts ?? []).map((text) => {
    const from = Math.max(0, text.indexOf('"positions":['));
    const turned = text
      .slice(from)
      .replaceAll(honest ?? '', 'HERE')
      .replaceAll(crook ?? '', honest ?? '')
      .replaceAll('HERE', crook ?? '');
    return text.slice(0, from) + turned;
  });
  await client.query('update recount_kits set texts = $2 where election_id = $1', [id, texts]);
  const forged = await download();
  await client.query('update recount_kits set sha256 = $2, bytes = $3 where election_id = $1', [
    id,
    createHash('sha256').update(forged).digest(),
    Buffer.byteLength(forged),
  ]);
}

/**
 * Every other way by which the server's own role could change what a result is made of. Each has to be
 * refused; `rehearsal` and the like are what an attacker says of an election to get there.
 */
export function attacksOn({ id, positions: [position] }: TestElection): Record<string, string> {
  const [one, other] = position?.candidates ?? [];
  const place = position?.id;
  const own = `(select id from positions where election_id = '${id}')`;
  const random = 'gen_random_uuid()';
  return {
    'a ballot is exchanged': `update ballots set nomination_id = '${other?.id}' where position_id = '${place}'`,
    'a ballot is added': `insert into ballots values (${random}, '${place}', '${other?.id}')`,
    'a ballot is copied in': `insert into ballots select ${random}, position_id, '${other?.id}' from ballots`,
    'ballots are deleted': `delete from ballots where position_id = '${place}'`,
    'ballots are emptied': 'truncate ballots',
    'counts are changed': `update tallies set votes = 9 where nomination_id = '${other?.id}'`,
    'a count is deleted': `delete from tallies where nomination_id = '${one?.id}'`,
    'a count is merged': `merge into tallies t using (select '${one?.id}'::uuid as id) s
      on t.nomination_id = s.id when matched then update set votes = 0`,
    'a count is written over': `insert into tallies values ('${one?.id}', 0)
      on conflict (nomination_id) do update set votes = 0`,
    'counts are emptied': 'truncate tallies',
    'the text of the kit': `update recount_kits set texts = texts where election_id = '${id}'`,
    'the rounds of the kit': `update recount_kits set rounds_text = '' where election_id = '${id}'`,
    'the label of the kit': `update recount_kits set sha256 = '' where election_id = '${id}'`,
    'the kit is deleted': `delete from recount_kits where election_id = '${id}'`,
    'a kit without an entry': `insert into recount_kits
      select election_id, edition + 1, made_at, position_ids, texts, sha256, bytes from recount_kits`,
    'kits are emptied': 'truncate recount_kits',
    'a draw is written': `insert into draws values ('${id}', '6', 'nobody', 2)`,
    'the election is deleted': `delete from elections where id = '${id}'`,
    'the elections are emptied': 'truncate elections cascade',
    'the position is deleted': `delete from positions where id = '${place}'`,
    'the candidate is deleted': `delete from nominations where id = '${one?.id}'`,
    'the account is deleted': `delete from accounts where id = '${one?.nominee.id}'`,
    'the names are exchanged': `update nominations set name = 'Another' where id = '${one?.id}'`,
    'the person is exchanged': `update nominations set nominee_id = '${other?.nominee.id}' where id = '${one?.id}'`,
    'the candidate leaves': `update nominations set left_at = now() where id = '${one?.id}'`,
    'the candidate is taken off': `update nominations set status = 'removed' where id = '${one?.id}'`,
    'the candidate moves': `update nominations set election_id = ${random} where id = '${one?.id}'`,
    'a candidate is added': `insert into nominations (id, election_id, position_id, nominee_id, status, name)
      select ${random}, '${id}', '${place}', id, 'accepted', name from accounts limit 1`,
    'the titles are exchanged': `update positions set title = 'Another' where id = '${place}'`,
    'a position is added': `insert into positions (id, election_id, title, title_key, ordinal)
      values (${random}, '${id}', 'New', 'new', 7)`,
    'the position moves': `update positions set election_id = ${random} where id = '${place}'`,
    'the close is undone': `update elections set closed_at = null, opened_at = null where id = '${id}'`,
    'the close is another moment': `update elections set closed_at = now() where id = '${id}'`,
    'voting goes on': `update elections set ends_at = now() + interval '1 day' where id = '${id}'`,
    'it is cancelled': `update elections set state = 'cancelled' where id = '${id}'`,
    'it is a rehearsal': `update elections set is_rehearsal = true where id = '${id}'`,
    'it is certified': `update elections set certified_at = now() where id = '${id}'`,
    'its rules are others': `update elections set settings = '{"rules":{"leaving":"next"}}' where id = '${id}'`,
    'something else in its document': `update elections set settings = settings || '{"isTieRuleChosen":false}'
      where id = '${id}'`,
    'the seats are others': `update positions set rules = rules || '{"seats":2}' where id = '${place}'`,
    'the hours of the turnout': `insert into turnout_hours values ('${id}', now(), 9)`,
    'an hour of the turnout is changed': `insert into turnout_hours values ('${id}', now(), 9)
      on conflict (election_id, until) do update set votes = 9`,
    'a group of the turnout': `insert into turnout_groups (election_id, kind, ordinal, names, voters)
      values ('${id}', 'branch', 99, '{XX}', 99)`,
    'votes by code': `insert into election_proofs (election_id, ordinal, ways, voters, votes)
      values ('${id}', 99, '{code}', 99, 99)`,
    'appeals are deleted': 'delete from appeals',
    'disputes are deleted': 'delete from disputes',
    'the hours are deleted': 'delete from turnout_hours',
    'who voted is changed': `update participations set voter_id = ${random} where position_id in ${own}`,
    'who voted is deleted': `delete from participations where position_id in ${own}`,
    'a closed election is made': `insert into elections (id, name, description, starts_at, ends_at,
      nominations_close_at, standings, electorate, closed_at)
      select ${random}, 'Forged', '', starts_at, ends_at, ends_at, 'live', 'everyone', now()
      from elections where id = '${id}'`,
    'the guards are taken off': 'alter table elections disable trigger all',
    'the guard is made another': `create or replace function keep_closed() returns trigger
      language plpgsql as 'begin return new; end'`,
    'an entry is written by hand': `select add_entry(${random}, null, 'election.kit', '${id}', '${id}', '')`,
    'votes are deleted by a part': `select delete_votes('${id}')`,
    'the close is done again': `select open_lists('${id}', array['${place}']::uuid[],
      array['${other?.id}']::text[], array[6]); select 1 / 0`,
    'it is cancelled by the function': `select cancel_election('${id}', ${random}, null, null)`,
    'it is wiped as a rehearsal': `select delete_election('${id}', 'election.wipe', ${random}, null, null)`,
    'its voters are forgotten early': `select 1 / forget_voters('${id}')::int`,
    'it is marked again': `select 1 / mark_closed('${id}')::int`,
    'its ballots are written anew': `select 1 / rewrite_ballots('${id}')::int`,
    'an edition out of turn': `select keep_kit('${id}', 1, now(), '{}', '{}', '', 1, '')`,
    'an edition that is no kit': `select keep_kit('${id}', 2, now(), '{}', array['{}', '{}'], 'x', 3,
      (select detail_hash from records where election_id = '${id}' and act = 'election.result-code'))`,
    'an edition with rounds out of turn': `select keep_kit('${id}', 1, now(), '{}', '{}', '', 1, '', '{}')`,
  };
}
