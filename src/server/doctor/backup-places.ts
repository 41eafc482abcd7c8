import type { Finding } from '#contract/system.ts';
import type { Config } from '../config.ts';
import type { S3Address } from '../platform/files/s3-address.ts';
import type { PlaceTrouble } from '../platform/files/place-trouble.ts';
import { makeRoom } from '../platform/files/place-trouble.ts';
import { tryToWrite } from './disk.ts';
import { ok, problem, seeDisk } from './finding.ts';
import { comesBack } from './surroundings.ts';

/** Whether the places that backups go to take a file: one is written to each, and taken away again. */
export async function lookAtBackupPlaces(config: Config): Promise<Finding> {
  const { folder, copyFolder, keysFolder, copyStore, hour } = config.backups;
  const tries: [setting: string, Promise<PlaceTrouble | null>][] = [
    ['BACKUP_DIR', tryToWrite(folder)],
    ...tryWhereSet('BACKUP_COPY_DIR', copyFolder, tryToWrite),
    ...tryWhereSet('BACKUP_KEYS_DIR', keysFolder, tryToWrite),
    ...tryWhereSet('BACKUP_COPY_URL', copyStore, (store) => tryBucket(config, store)),
  ];
  const found = await Promise.all(
    tries.map(async ([setting, trial]) => ({ setting, trouble: await trial })),
  );
  const troubles = found.flatMap(({ setting, trouble }) =>
    trouble === null
      ? []
      : {
          says: `${setting}: ${trouble.says}`,
          advice: trouble.advice === makeRoom ? seeDisk : trouble.advice,
        },
  );
  if (troubles.length > 0) {
    const says = troubles.map((one) => one.says).join(' ');
    return problem('places', says, [...new Set(troubles.map((one) => one.advice))].join(' '));
  }
  const says = `A file was written where backups go (${tries.map(([setting]) => setting).join(', ')}), and deleted again.`;
  const isAlone = hour !== null && copyFolder === null && copyStore === null;
  return { ...ok('places', says), advice: isAlone ? secondPlace : null };
}

const secondPlace =
  'They are on this machine alone: name another disk or machine in BACKUP_COPY_DIR or BACKUP_COPY_URL (docs/backup.md).';

const tryWhereSet = <Place>(
  setting: string,
  place: Place | null,
  attempt: (place: Place) => Promise<PlaceTrouble | null>,
): [string, Promise<PlaceTrouble | null>][] => (place === null ? [] : [[setting, attempt(place)]]);

async function tryBucket(config: Config, s3: S3Address): Promise<PlaceTrouble | null> {
  const advice =
    'See BACKUP_COPY_URL: host, key, secret and bucket, and whether the store answers.';
  try {
    if (await comesBack({ ...config, s3 })) return null;
    return { says: `What was put into the bucket ${s3.bucket} does not come back.`, advice };
  } catch (error) {
    // The store of pictures says so of its own setting.
    const reason = (
      error instanceof Error ? error.message || error.name : String(error)
    ).replaceAll('S3_URL', 'BACKUP_COPY_URL');
    const says = `The bucket ${s3.bucket} takes no file: ${reason}`;
    return { says: /[.!?]$/.test(says) ? says : `${says}.`, advice };
  }
}
