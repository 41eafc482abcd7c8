import { defaultTimeZone } from '#core/campus/time-zone.ts';
import { pictureAddress } from '#core/pictures/picture-address.ts';
import type { Config } from '../config.ts';
import type { Db } from '../platform/db/client.ts';
import type { EmailFrame } from './frame.ts';
import { findLetterhead, findTimeZone } from './letterhead-store.ts';

/** What stands around the words of every e-mail of this campus. */
export type Letterhead = Pick<EmailFrame, 'universityName' | 'publicUrl' | 'logoUrl'>;

type Address = Pick<Config, 'publicUrl' | 'isPublicUrlSet'>;

/** The logo needs an address that mail programs reach, so it is left out until one is set. */
export function letterheadOf(
  { universityName, logoUrl }: { universityName: string; logoUrl: string },
  { publicUrl, isPublicUrlSet }: Address,
): Letterhead {
  const isShown = isPublicUrlSet && logoUrl !== '';
  return {
    universityName,
    publicUrl,
    ...(isShown && { logoUrl: publicUrl + pictureAddress(logoUrl, 192) }),
  };
}

/** The same for an e-mail that is written in a transaction. */
export async function readLetterhead(db: Db, config: Address): Promise<Letterhead> {
  return letterheadOf(await findLetterhead(db), config);
}

/** The time zone in which such an e-mail names days. */
export async function readTimeZone(
  db: Db,
  config: Partial<Pick<Config, 'timeZone'>>,
): Promise<string> {
  return (await findTimeZone(db)) ?? config.timeZone ?? defaultTimeZone;
}
