// Names in Devanagari and Arabic letters are found however somebody writes them, and stand in alphabetical order.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

// The same as src/core/kernel/search-form.ts, which says why. Most texts are ASCII and short of all that. A restore
// drops tables and no functions, so it may be there.
const searchForm = String.raw`
create or replace function search_form(text) returns text language sql immutable parallel safe as $$
  select case when octet_length($1) = length($1) then lower($1) else
    translate(
      regexp_replace(
        lower(regexp_replace(normalize($1, NFKD),
          '[\u00AD\u0300-\u036F\u0610-\u061A\u0621\u0640\u064B-\u065F\u0670\u06D6-\u06ED\u093C\u200B-\u200F\u2060\uFEFF]',
          '', 'g')),
        '\u0919\u094D(?=[\u0915-\u0918])|\u091E\u094D(?=[\u091A-\u091D])|\u0923\u094D(?=[\u091F-\u0922])|\u0928\u094D(?=[\u0924-\u0927])|\u092E\u094D(?=[\u092A-\u092D])',
        U&'\0902', 'g'),
      U&'\064A\0649\0643\0647\0629\06D5\06BE\0671\0901\0966\0967\0968\0969\096A\096B\096C\096D\096E\096F\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669\06F0\06F1\06F2\06F3\06F4\06F5\06F6\06F7\06F8\06F9',
      U&'\06CC\06CC\06A9\06C1\06C1\06C1\06C1\0627\0902' || '012345678901234567890123456789')
  end
$$`;

// The letters that Urdu added stand behind all others in Unicode; here each has its place in the alphabet, and
// alef with madda is a letter of its own.
// Bound when it is made: an index is built without the schema in the search path.
const nameOrder = String.raw`
create or replace function name_order(text) returns text language sql immutable parallel safe
  return translate(search_form(replace(normalize($1, NFC), U&'\0622', U&'\E000')),
    U&'\0627\E000\0628\067E\062A\0679\062B\062C\0686\062D\062E\062F\0688\0630\0631\0691\0632\0698\0633\0634\0635\0636\0637\0638\0639\063A\0641\0642\06A9\06AF\0644\0645\0646\06BA\0648\06C1\06CC\06D2',
    U&'\0621\0622\0623\0624\0625\0626\0627\0628\0629\062A\062B\062C\062D\062E\062F\0630\0631\0632\0633\0634\0635\0636\0637\0638\0639\063A\063B\063C\063D\063E\063F\0640\0641\0642\0643\0644\0645\0646')`;

// A release before this one still finds accounts and orders them, by reading them all.
const indexes = String.raw`
drop index accounts_words;
create index accounts_words on accounts using gin ((array_to_tsvector(array_remove(
  regexp_split_to_array(search_form(name || ' ' || coalesce(email, '') || ' ' ||
    coalesce(enrollment_number, '')), '[\s@._-]+'), ''))));
drop index accounts_listed, accounts_of_role, accounts_of_state;
create index accounts_listed on accounts (name_order(name) collate "C", id) where closed_at is null;
create index accounts_of_role on accounts (role, name_order(name) collate "C", id)
  where closed_at is null;
create index accounts_of_state on accounts ((case when is_verified then 'active'
    when suspended_at is null then 'waiting' else 'suspended' end), name_order(name) collate "C", id)
  where closed_at is null`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(searchForm).execute(db);
  await sql.raw(nameOrder).execute(db);
  await sql.raw(indexes).execute(db);
}
