import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Selectable } from 'kysely';
import { enrollmentPrefix } from '#core/accounts/enrollment-number.ts';
import { usualRetention } from '#core/campus/retention.ts';
import { addressOf, uploadIdOf } from '#core/pictures/picture-address.ts';
import type { CampusSettings } from '#contract/campus-settings.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import type { Schema } from '../platform/db/schema.ts';

/** What a campus looks like with nothing set. */
const noSettings: Omit<CampusSettings, 'timeZone'> = {
  universityName: 'Your University',
  enrollmentPrefix,
  logoUrl: '',
  about: '',
  isWinnerEmailHidden: false,
  appealDays: 3,
  officersNeedSecondFactor: false,
  needsTwoOfficers: false,
  replyTo: '',
  keepDays: usualRetention,
  social: { instagram: '', linkedin: '', youtube: '', email: '' },
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

/** What the campus is called, and its logo. */
export async function findLetterhead(db: Db) {
  const row = await db
    .selectFrom('campus')
    .select(['university_name', 'logo_upload_id'])
    .executeTakeFirst();
  return {
    universityName: row?.university_name ?? noSettings.universityName,
    logoUrl: addressOf(row?.logo_upload_id ?? null),
  };
}

/** Names a campus that has saved no settings yet; one that has keeps its name. */
export async function nameCampus(tx: Tx, name: string, timeZone: string): Promise<void> {
  await tx
    .insertInto('campus')
    .values({ university_name: name, time_zone: timeZone })
    .onConflict((conflict) => conflict.doNothing())
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
  row: Selectable<Schema['campus']> & { initiatives: Selectable<Schema['initiatives']>[] },
): CampusSettings {
  const social = row.social as Partial<CampusSettings['social']>;
  return {
    universityName: row.university_name,
    timeZone: row.time_zone,
    enrollmentPrefix: row.enrollment_prefix,
    logoUrl: addressOf(row.logo_upload_id),
    about: row.about,
    isWinnerEmailHidden: row.is_winner_email_hidden,
    appealDays: row.appeal_days,
    officersNeedSecondFactor: row.officers_need_second_factor,
    needsTwoOfficers: row.needs_two_officers,
    replyTo: row.reply_to,
    keepDays: {
      messages: row.keep_message_days,
      emails: row.keep_email_days,
      notices: row.keep_notice_days,
      unusedAccounts: row.keep_unused_account_days,
      voters: row.keep_voter_days,
    },
    social: { ...noSettings.social, ...social },
    initiatives: noSettings.initiatives.map((none, index) => {
      const found = row.initiatives.find(({ ordinal }) => ordinal === index);
      return found ? { imageUrl: addressOf(found.upload_id), caption: found.caption } : none;
    }),
  };
}

/** Writes all settings; the caller has locked them locked. */
export async function updateSettings(tx: Tx, settings: CampusSettings): Promise<void> {
  await tx
    .updateTable('campus')
    .set({
      university_name: settings.universityName,
      time_zone: settings.timeZone,
      enrollment_prefix: settings.enrollmentPrefix,
      logo_upload_id: uploadIdOf(settings.logoUrl),
      about: settings.about,
      is_winner_email_hidden: settings.isWinnerEmailHidden,
      appeal_days: settings.appealDays,
      officers_need_second_factor: settings.officersNeedSecondFactor,
      needs_two_officers: settings.needsTwoOfficers,
      reply_to: settings.replyTo,
      keep_message_days: settings.keepDays.messages,
      keep_email_days: settings.keepDays.emails,
      keep_notice_days: settings.keepDays.notices,
      keep_unused_account_days: settings.keepDays.unusedAccounts,
      keep_voter_days: settings.keepDays.voters,
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
