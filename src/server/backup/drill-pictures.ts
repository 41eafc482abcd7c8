import { createHash } from 'node:crypto';
import type { Files } from '../platform/files/files.ts';
import { notProved, proved } from './proof.ts';
import type { Proof } from './proof.ts';
import type { Manifest } from './manifest.ts';

/** Reads every picture that the database names, where a restored campus would look for it. */
export async function checkPictures(
  { pictures }: Manifest,
  named: readonly string[],
  { restored, store }: { restored: Files; store: Files | null },
): Promise<Proof> {
  const files = pictures.kept === 'here' ? restored : store;
  if (files === null && named.length > 0) {
    const says = `${named.length} files are in a store, and S3_URL does not name it here.`;
    return notProved('pictures', says);
  }
  const sums = new Map(pictures.files.map(({ name, sha256 }) => [name, sha256]));
  const [missing, changed]: [string[], string[]] = [[], []];
  for (const name of named) {
    const bytes = (await files?.get(name)) ?? null;
    if (bytes === null) missing.push(name);
    else if (!isSame(name, bytes, sums.get(name))) changed.push(name);
  }
  const where = pictures.kept === 'here' ? 'in the backup' : 'in the store';
  if (missing.length + changed.length === 0) {
    return proved('pictures', `${named.length} files are ${where}, each with its own content.`);
  }
  const troubles = [
    ...(missing.length > 0 ? [`not ${where}: ${missing.join(', ')}`] : []),
    ...(changed.length > 0 ? [`changed: ${changed.join(', ')}`] : []),
  ];
  return notProved('pictures', `Of ${named.length} files there are ${troubles.join('; ')}.`);
}

/** A picture is named by the hash of its content; the smaller sizes of it are known by the manifest. */
function isSame(name: string, bytes: Buffer, sum: string | undefined): boolean {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  if (sum !== undefined && sum !== sha256) return false;
  return name.includes('-') || name === `${sha256}.webp`;
}
