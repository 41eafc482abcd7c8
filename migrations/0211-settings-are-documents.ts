// What the application alone reads of an election and of a position becomes one document of each.
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// What a statement sorts, joins or limits by, a CHECK or a trigger names, stays a column; so do dates and states. The
// term for complaints is read by the owner's function out of the document, which `keep_closed` compares as a whole.
const documents = `
alter table elections add column settings jsonb not null default '{}' check (jsonb_typeof(settings) = 'object');
alter table positions add column rules jsonb not null default '{}' check (jsonb_typeof(rules) = 'object');
update elections set settings = jsonb_build_object(
  'standingsBatch', standings_batch,
  'candidacy', jsonb_build_object('branches', to_jsonb(candidate_branches), 'years', to_jsonb(candidate_years),
    'groups', to_jsonb(candidate_groups)),
  'candidateConditions', to_jsonb(candidate_conditions),
  'onePost', one_post,
  'supporters', jsonb_build_object('among', 'position') || supporters,
  'rankedLists', ranked_lists,
  'rules', jsonb_build_object('tie', tie_rule, 'seed', draw_seed, 'source', draw_source, 'minutes', draw_minutes,
    'leaving', leaving_rule,
    'complaints', jsonb_build_object('hours', complaint_hours, 'after', complaints_after)),
  'isTieRuleChosen', is_tie_rule_chosen,
  'writtenIn', written_in,
  'addedTime', case when others_end_at is not null then jsonb_build_object(
    'othersEndDate', to_char(others_end_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'people', added_people) end);
update positions set rules = jsonb_build_object(
  'seats', seats,
  'nobody', case when nobody_name is not null then jsonb_build_object('name', nobody_name, 'effect', nobody_effect) end,
  'unopposed', unopposed,
  'text', question,
  'quorum', quorum,
  'majority', majority,
  'candidacy', candidacy);
`;

type Row = Record<string, unknown>;
interface Written {
  election: string;
  position: string | null;
  was: Row;
  is: Row;
}

/** What the release before said of an election, out of its columns. */
const electionBefore = (row: Row): Row => ({
  standingsBatch: row['standings_batch'],
  candidacy: {
    branches: row['candidate_branches'],
    years: row['candidate_years'],
    groups: row['candidate_groups'],
  },
  candidateConditions: row['candidate_conditions'],
  onePost: row['one_post'],
  supporters:
    row['supporters'] === null ? null : { among: 'position', ...(row['supporters'] as Row) },
  rankedLists: row['ranked_lists'],
  rules: {
    tie: row['tie_rule'],
    seed: row['draw_seed'],
    source: row['draw_source'],
    minutes: row['draw_minutes'],
    leaving: row['leaving_rule'],
    complaints: { hours: row['complaint_hours'], after: row['complaints_after'] },
  },
  isTieRuleChosen: row['is_tie_rule_chosen'],
  writtenIn: row['written_in'],
  addedTime:
    row['others_end_at'] === null
      ? null
      : {
          othersEndDate: new Date(row['others_end_at'] as string).toISOString(),
          people: row['added_people'],
        },
});

/** The same of a position. */
const positionBefore = (row: Row): Row => ({
  seats: row['seats'],
  nobody:
    row['nobody_name'] === null || row['nobody_effect'] === null
      ? null
      : { name: row['nobody_name'], effect: row['nobody_effect'] },
  unopposed: row['unopposed'],
  text: row['question'],
  quorum: row['quorum'],
  majority: row['majority'],
  candidacy: row['candidacy'],
});

/** Stops, with a sentence, where a field says something else than before. */
function compare({ election, position, was, is }: Written): void {
  const fields = new Set([...Object.keys(was), ...Object.keys(is)]);
  for (const field of fields) {
    if (isDeepStrictEqual(was[field], is[field])) continue;
    const of = position === null ? '' : `of the position “${position}” `;
    throw new Error(
      `The upgrade would change the setting ${field} ${of}of the election “${election}” from ${JSON.stringify(was[field])} to ${JSON.stringify(is[field])}. Nothing was changed.`,
    );
  }
}

const columns = `
do $do$ begin
  execute replace(pg_get_functiondef('keep_closed()'::regprocedure), $$'is_tie_rule_chosen', $$, '');
end $do$;
create or replace function release_results(election uuid, entry uuid, actor uuid, words bytea)
returns boolean language plpgsql as $$
begin
  update elections e set released_at = clock_timestamp(),
      appeals_until = case e.settings #>> '{rules,complaints,after}' when 'close' then e.appeals_until
        else clock_timestamp()
          + make_interval(hours => coalesce((e.settings #>> '{rules,complaints,hours}')::int, 72)) end
    where e.id = election and e.results_at = 'release' and e.released_at is null
      and e.closed_at is not null and e.state = 'published'
      and (actor is not null or e.show_by <= clock_timestamp());
  if not found then return false; end if;
  perform add_entry(entry, actor, 'election.release', election, election, words);
  return true;
end $$;
do $$ begin
  execute format('alter function release_results(uuid, uuid, uuid, bytea)
    security definer set search_path = pg_catalog, %I, pg_temp', current_schema());
  revoke all on function release_results(uuid, uuid, uuid, bytea) from public;
end $$;
alter table elections
  drop column standings_batch, drop column candidate_branches, drop column candidate_years,
  drop column candidate_groups, drop column candidate_conditions, drop column one_post, drop column supporters,
  drop column ranked_lists, drop column tie_rule, drop column draw_seed, drop column draw_source,
  drop column draw_minutes, drop column leaving_rule, drop column complaint_hours, drop column complaints_after,
  drop column is_tie_rule_chosen, drop column written_in, drop column others_end_at, drop column added_people;
alter table positions
  drop column seats, drop column nobody_name, drop column nobody_effect, drop column unopposed,
  drop column question, drop column quorum, drop column majority, drop column candidacy;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(documents).execute(db);
  const elections = await sql<{ row: Row }>`select to_jsonb(e) as row from elections e`.execute(db);
  const names = new Map(elections.rows.map(({ row }) => [row['id'], String(row['name'])]));
  for (const { row } of elections.rows) {
    compare({
      ...{ election: String(row['name']), position: null },
      ...{ was: electionBefore(row), is: row['settings'] as Row },
    });
  }
  const positions = await sql<{ row: Row }>`select to_jsonb(p) as row from positions p`.execute(db);
  for (const { row } of positions.rows) {
    compare({
      ...{ election: names.get(row['election_id']) ?? '', position: String(row['title']) },
      ...{ was: positionBefore(row), is: row['rules'] as Row },
    });
  }
  await sql.raw(columns).execute(db);
}
