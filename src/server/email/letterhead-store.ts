import { givenName } from '#core/campus/university-name.ts';
import { addressOf } from '#core/pictures/picture-address.ts';
import type { Db } from '../platform/db/client.ts';

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

/** The time zone of the campus; null while nothing is set. */
export async function findTimeZone(db: Db): Promise<string | null> {
  const row = await db.selectFrom('campus').select('time_zone').executeTakeFirst();
  return row?.time_zone ?? null;
}
