import type { CampusSettings } from '#contract/campus-settings.ts';
import type { Db, Tx } from '../../db/client.ts';

/** The name shown until the campus is set up. */
export const unnamedUniversity = 'Your University';

export async function findCampus(
  db: Db,
): Promise<{ universityName: string; timeZone: string } | null> {
  const row = await db
    .selectFrom('campus')
    .select(['university_name as universityName', 'time_zone as timeZone'])
    .executeTakeFirst();
  return row ?? null;
}

export async function saveCampus(
  tx: Tx,
  campus: { universityName: string; timeZone: string },
): Promise<void> {
  const values = { university_name: campus.universityName, time_zone: campus.timeZone };
  await tx
    .insertInto('campus')
    .values(values)
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet(values))
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

/** All settings of the campus; null until it is named. */
export async function findSettings(db: Db): Promise<CampusSettings | null> {
  const row = await db.selectFrom('campus').selectAll().executeTakeFirst();
  if (row === undefined) return null;
  const social = row.social as Partial<CampusSettings['social']>;
  const initiatives = row.initiatives as CampusSettings['initiatives'];
  return {
    universityName: row.university_name,
    timeZone: row.time_zone,
    enrollmentPrefix: row.enrollment_prefix,
    logoUrl: row.logo_url,
    about: row.about,
    isWinnerEmailHidden: row.is_winner_email_hidden,
    social: { ...noSettings.social, ...social },
    initiatives: noSettings.initiatives.map((none, index) => initiatives[index] ?? none),
  };
}

/** What a campus looks like with nothing set. */
export const noSettings: Omit<CampusSettings, 'timeZone'> = {
  universityName: unnamedUniversity,
  enrollmentPrefix: '0177',
  logoUrl: '',
  about: '',
  isWinnerEmailHidden: false,
  social: { instagram: '', linkedin: '', youtube: '', email: '' },
  initiatives: [
    { imageUrl: '', caption: '' },
    { imageUrl: '', caption: '' },
    { imageUrl: '', caption: '' },
  ],
};

export async function saveSettings(tx: Tx, settings: CampusSettings): Promise<void> {
  const values = {
    university_name: settings.universityName,
    time_zone: settings.timeZone,
    enrollment_prefix: settings.enrollmentPrefix,
    logo_url: settings.logoUrl,
    about: settings.about,
    is_winner_email_hidden: settings.isWinnerEmailHidden,
    social: JSON.stringify(settings.social),
    initiatives: JSON.stringify(settings.initiatives),
  };
  await tx
    .insertInto('campus')
    .values(values)
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet(values))
    .execute();
}
