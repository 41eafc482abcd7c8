// A kit of the rounds of a count, beside the whole kit of each edition, and its hash in the record.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// Where ranked ballots are not public everybody has a kit of the rounds alone. It is kept with the whole
// kit of its edition, and its hash is an entry of its own. The function of before stays for a release
// that runs beside this one.
const changes = `
alter table recount_kits add column rounds_text text;

create or replace function keep_kit(election uuid, of_edition int, made timestamptz, of_positions uuid[],
  of_texts text[], hash bytea, size bigint, of_votes bytea, of_rounds text)
returns void language plpgsql as $$
begin
  perform keep_kit(election, of_edition, made, of_positions, of_texts, hash, size, of_votes);
  if of_rounds is null then return; end if;
  update recount_kits k set rounds_text = of_rounds
    where k.election_id = election and k.edition = of_edition;
  perform add_entry(gen_random_uuid(), null, 'election.kit-rounds', election, election,
    sha256(convert_to(of_rounds, 'UTF8')));
end $$;

do $$
declare
  one regprocedure;
begin
  for one in
    select p.oid::regprocedure from pg_proc p
    where p.pronamespace = current_schema()::regnamespace and p.proname = 'keep_kit'
  loop
    execute format('alter function %s security definer set search_path = pg_catalog, %I, pg_temp',
      one, current_schema());
    execute format('revoke all on function %s from public', one);
  end loop;
end $$;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}
