import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { restoreBackup } from '#server/moving/restore-backup.ts';
import type { Restored } from '#server/moving/restore-backup.ts';
import { writeBackup } from '#server/moving/write-backup.ts';
import type { Written } from '#server/moving/write-backup.ts';
import { connectionOf } from './ballot-box.ts';
import type { TestApp } from './test-app.ts';

/** Takes a backup of a running campus into its folder. */
export function backUp(house: TestApp, name = 'backup', withPictures = true): Promise<Written> {
  return writeBackup({
    connection: connectionOf(house),
    files: house.ctx.files,
    withPictures,
    product: 'test',
    to: path.join(house.ctx.config.dataDir, 'backups', `${name}.tar.gz`),
  });
}

/** Restores a backup into a campus that may be running. */
export function restoreInto(house: TestApp, file: string, isConfirmed = true): Promise<Restored> {
  return restoreBackup({
    connection: connectionOf(house),
    files: house.ctx.files,
    file,
    publicUrl: house.ctx.config.publicUrl,
    isConfirmed,
  });
}

/** The archive inside, one character per byte. */
export function openBackup(file: string): string {
  return gunzipSync(fs.readFileSync(file)).toString('latin1');
}

/** A sound .tar.gz with other words in it. */
export function forge(file: string, change: (words: string) => string): string {
  const forged = file.replace(
    '.tar.gz',
    `-forged-${fs.readdirSync(path.dirname(file)).length}.tar.gz`,
  );
  fs.writeFileSync(forged, gzipSync(Buffer.from(change(openBackup(file)), 'latin1')));
  return forged;
}
