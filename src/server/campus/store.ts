import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Selectable } from 'kysely';
import { usualFormat } from '#core/accounts/number-format.ts';
import { forSettings, settingList, settingNames } from '#core/campus/setting-list.ts';
import type { PlainSetting } from '#core/campus/setting-list.ts';
import { formerPlaceholder, givenName } from '#core/campus/university-name.ts';
import { addressOf, uploadIdOf } from '#core/pictures/picture-address.ts';
import type { CampusSettings } from '#contract/campus-settings.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import type { Schema } from '../platform/db/tables.ts';

type Row = Selectable<Schema['campus']>;

/** The settings of the list, each of the type of its column. */
type InColumns<List = typeof settingList> = {
  -readonly [S in keyof List]: List[S] extends { of: infer Group }
    ? InColumns<Group>
    : List[S] extends { inside: string }
      ? string
      : List[S] extends { column: infer Column extends keyof Row }
        ? Row[Column]
        : never;
};
const listed = (make: (one: PlainSetting) => unknown) =>
  forSettings<unknown, unknown>(settingNames, make, (group) => group);

/** What a campus looks like with nothing set. */
const noSettings: Omit<CampusSettings, 'timeZone'> = {
  universityName: '',
  numberFormats: [...usualFormat],
  logoUrl: '',
  ...(listed(({ usual }) => usual) as InColumns),
  initiatives: [
    { imageUrl: '', caption: '' },
    { imageUrl: '', caption: '' },
    { imageUrl: '', caption: '' },
  ],
};

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
  return {
    universityName: givenName(row.university_name),
    timeZone: row.time_zone,
    ...(listed((setting) => valueIn(row, setting)) as InColumns),
    numberFormats: row.number_formats,
    logoUrl: addressOf(row.logo_upload_id),
    initiatives: noSettings.initiatives.map((none, index) => {
      const found = row.initiatives.find(({ ordinal }) => ordinal === index);
      return found ? { imageUrl: addressOf(found.upload_id), caption: found.caption } : none;
    }),
  };
}

/** A value of the list. Where several share a column, one that was never set is missing in it. */
function valueIn(row: Row, { column, inside, usual }: PlainSetting): unknown {
  const value = row[column as keyof Row];
  return inside === undefined ? value : (Object(value)[inside] ?? usual);
}

/** The settings of the list by their columns. */
function columnsOf(settings: InColumns): Partial<Row> {
  const values: Record<string, unknown> = {};
  const put = ({ column, inside }: PlainSetting, value: unknown) => {
    values[column] = inside === undefined ? value : { ...Object(values[column]), [inside]: value };
  };
  for (const name of settingNames) {
    const setting = settingList[name];
    const value: unknown = settings[name];
    if (!('of' in setting)) put(setting, value);
    else for (const [one, of] of Object.entries(setting.of)) put(of, Object(value)[one]);
  }
  return values;
}

/** Writes all settings; the caller has locked them. */
export async function updateSettings(tx: Tx, settings: CampusSettings): Promise<void> {
  await tx
    .updateTable('campus')
    .set({
      university_name: settings.universityName,
      time_zone: settings.timeZone,
      ...columnsOf(settings),
      number_formats: settings.numberFormats,
      logo_upload_id: uploadIdOf(settings.logoUrl),
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
