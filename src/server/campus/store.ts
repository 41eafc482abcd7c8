import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Selectable } from 'kysely';
import type { NumberFormat } from '#core/accounts/number-format.ts';
import { formatExample, usualFormat } from '#core/accounts/number-format.ts';
import type { Retained } from '#core/campus/retention.ts';
import { usualRetention } from '#core/campus/retention.ts';
import type { Switch } from '#core/campus/switches.ts';
import { ofSwitches, switches, switchNames } from '#core/campus/switches.ts';
import { formerPlaceholder, givenName } from '#core/campus/university-name.ts';
import { addressOf, uploadIdOf } from '#core/pictures/picture-address.ts';
import type { CampusSettings } from '#contract/campus-settings.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import type { Schema } from '../platform/db/tables.ts';
import { formatColumns, readFormat } from './number-store.ts';

type Row = Selectable<Schema['campus']>;

// The column of each setting that is one value. What is made of several is read and written by hand.
const valueColumns = {
  timeZone: 'time_zone',
  about: 'about',
  appealDays: 'appeal_days',
  replyTo: 'reply_to',
  ...switchColumns(),
} as const;
const listEmailColumns = {
  nominations: 'list_email_nominations',
  opens: 'list_email_opens',
  closes: 'list_email_closes',
} as const;
const keepColumns = {
  messages: 'keep_message_days',
  emails: 'keep_email_days',
  notices: 'keep_notice_days',
  unusedAccounts: 'keep_unused_account_days',
  voters: 'keep_voter_days',
} as const satisfies Record<Retained, keyof Row>;
type Columns = Readonly<Record<string, keyof Row>>;

/** What a campus looks like with nothing set. */
const noSettings: Omit<CampusSettings, 'timeZone'> = {
  universityName: '',
  ...presentFormat(usualFormat),
  logoUrl: '',
  about: '',
  ...ofSwitches(switchNames, () => false),
  appealDays: 3,
  listEmails: { nominations: true, opens: true, closes: true },
  replyTo: '',
  keepDays: usualRetention,
  social: { instagram: '', linkedin: '', youtube: '', email: '' },
  initiatives: [
    { imageUrl: '', caption: '' },
    { imageUrl: '', caption: '' },
    { imageUrl: '', caption: '' },
  ],
};

/** A format as the wire has it. */
export function presentFormat({
  pieces,
}: NumberFormat): Pick<CampusSettings, 'numberFormat' | 'enrollmentPrefix'> {
  const [first] = pieces;
  return {
    numberFormat: { pieces: [...pieces], example: formatExample({ pieces }) },
    enrollmentPrefix: first?.kind === 'text' ? first.text : '',
  };
}

/** All settings of the campus, with defaults for what nobody set. */
export async function findSettings(db: Db, timeZone: string): Promise<CampusSettings> {
  const row = await db
    .selectFrom('campus')
    .selectAll()
    .select((campus) =>
      jsonArrayFrom(
        campus.selectFrom('initiatives').select(['ordinal', 'caption', 'upload_id']),
      ).as('initiatives'),
    )
    .executeTakeFirst();
  return row === undefined ? { ...noSettings, timeZone } : readSettings(row);
}

/** What the campus is called, and its logo. */
export async function findLetterhead(db: Db) {
  const row = await db
    .selectFrom('campus')
    .select(['university_name', 'logo_upload_id'])
    .executeTakeFirst();
  return {
    universityName: givenName(row?.university_name),
    logoUrl: addressOf(row?.logo_upload_id ?? null),
  };
}

/** Names a campus that has no name yet; one that has keeps it. */
export async function nameCampus(tx: Tx, name: string, timeZone: string): Promise<void> {
  await tx
    .insertInto('campus')
    .values({ university_name: name, time_zone: timeZone })
    .onConflict((conflict) =>
      conflict
        .column('is_only')
        .doUpdateSet({ university_name: name })
        .where('campus.university_name', 'in', ['', formerPlaceholder]),
    )
    .execute();
}

/** The settings, locked for a change; the row is made where there is none yet. */
export async function lockSettings(tx: Tx, timeZone: string): Promise<CampusSettings> {
  await nameCampus(tx, noSettings.universityName, timeZone);
  await tx.selectFrom('campus').select('is_only').forUpdate().executeTakeFirstOrThrow();
  // Read once the lock is held: the initiatives are rows of their own.
  return findSettings(tx, timeZone);
}

function readSettings(
  row: Row & { initiatives: Selectable<Schema['initiatives']>[] },
): CampusSettings {
  const social = row.social as Partial<CampusSettings['social']>;
  return {
    universityName: givenName(row.university_name),
    ...read(row, valueColumns),
    ...presentFormat(readFormat(row)),
    logoUrl: addressOf(row.logo_upload_id),
    listEmails: read(row, listEmailColumns),
    keepDays: read(row, keepColumns),
    social: { ...noSettings.social, ...social },
    initiatives: noSettings.initiatives.map((none, index) => {
      const found = row.initiatives.find(({ ordinal }) => ordinal === index);
      return found ? { imageUrl: addressOf(found.upload_id), caption: found.caption } : none;
    }),
  };
}

/** The settings out of their columns. */
const read = <C extends Columns>(row: Row, columns: C) =>
  Object.fromEntries(Object.entries(columns).map(([field, column]) => [field, row[column]])) as {
    [Field in keyof C]: Row[C[Field]];
  };

/** The same the other way round. */
const write = <C extends Columns>(
  settings: { [Field in keyof C]: Row[C[Field]] },
  columns: C,
): Partial<Row> =>
  Object.fromEntries(Object.entries(columns).map(([field, column]) => [column, settings[field]]));

function switchColumns() {
  const columns = ofSwitches(switchNames, (name) => switches[name].column);
  return columns as { [S in Switch]: (typeof switches)[S]['column'] };
}

/** Writes all settings; the caller has locked them locked. */
export async function updateSettings(tx: Tx, settings: CampusSettings): Promise<void> {
  await tx
    .updateTable('campus')
    .set({
      university_name: settings.universityName,
      ...write(settings, valueColumns),
      ...write(settings.listEmails, listEmailColumns),
      ...write(settings.keepDays, keepColumns),
      ...formatColumns(settings.numberFormat),
      logo_upload_id: uploadIdOf(settings.logoUrl),
      social: JSON.stringify(settings.social),
    })
    .execute();
  await tx
    .insertInto('initiatives')
    .values(
      settings.initiatives.map(({ imageUrl, caption }, ordinal) => ({
        ordinal,
        caption,
        upload_id: uploadIdOf(imageUrl),
      })),
    )
    .onConflict((conflict) =>
      conflict.column('ordinal').doUpdateSet((row) => ({
        caption: row.ref('excluded.caption'),
        upload_id: row.ref('excluded.upload_id'),
      })),
    )
    .execute();
}

/** Keeps one link: a server that starts anew prints a new one, and only the last works. */
export async function replaceSetUpLink(tx: Tx, tokenHash: Buffer): Promise<void> {
  await tx.deleteFrom('set_up_links').execute();
  await tx.insertInto('set_up_links').values({ token_hash: tokenHash }).execute();
}

/** Uses the link up; false when it is not (or no longer) the one. */
export async function takeSetUpLink(tx: Tx, tokenHash: Buffer): Promise<boolean> {
  const row = await tx
    .deleteFrom('set_up_links')
    .where('token_hash', '=', tokenHash)
    .returning('token_hash')
    .executeTakeFirst();
  return row !== undefined;
}
