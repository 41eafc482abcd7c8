import { findings } from '#texts/en/findings.ts';
import { whatHelps } from '#texts/en/what-helps.ts';
import type { Config } from '../config.ts';
import type { S3Address } from '../platform/files/s3-address.ts';
import type { PlaceTrouble } from '../platform/files/place-trouble.ts';
import { tryToWrite } from './disk.ts';
import type { Found } from './finding.ts';
import { ok, problem, quoted, together } from './finding.ts';
import { comesBack } from './surroundings.ts';

/** Whether the places that backups go to take a file: one is written to each, and taken away again. */
export async function lookAtBackupPlaces(config: Config): Promise<Found> {
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
    trouble === null ? [] : { setting, ...trouble },
  );
  if (troubles.length > 0) {
    const says = troubles.map((one) => () => `${one.setting}: ${one.says()}`);
    const helps = troubles.map(({ isFull = false, advice }) =>
      isFull ? () => whatHelps.line.disk : advice,
    );
    return problem('places', together(...says), () =>
      [...new Set(helps.map((one) => one()))].join(' '),
    );
  }
  const isAlone = hour !== null && copyFolder === null && copyStore === null;
  return ok(
    'places',
    () => findings.places.fine(tries.map(([setting]) => setting)),
    isAlone ? () => whatHelps.places.second : null,
  );
}

const tryWhereSet = <Place>(
  setting: string,
  place: Place | null,
  attempt: (place: Place) => Promise<PlaceTrouble | null>,
): [string, Promise<PlaceTrouble | null>][] => (place === null ? [] : [[setting, attempt(place)]]);

async function tryBucket(config: Config, s3: S3Address): Promise<PlaceTrouble | null> {
  const { bucket } = s3;
  const { places: says } = findings;
  const advice = () => whatHelps.places.store;
  try {
    if (await comesBack({ ...config, s3 })) return null;
    return { says: () => says.lost(bucket), advice };
  } catch (error) {
    // The store of pictures says so of its own setting.
    const reason = (
      error instanceof Error ? error.message || error.name : String(error)
    ).replaceAll('S3_URL', 'BACKUP_COPY_URL');
    return { says: () => says.refused(bucket, quoted(reason)()), advice };
  }
}
