import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import { manifestName, tablePart } from '#server/backup/manifest.ts';
import { readParts } from '#server/backup/read.ts';
import { restoreBackup } from '#server/backup/restore.ts';
import type { Restored } from '#server/backup/restore.ts';
import { writeBackup } from '#server/backup/write.ts';
import type { Written } from '#server/backup/write.ts';
import { afterThis } from './after-this.ts';
import type { TestApp } from './test-app.ts';
import { ownerOf, startTestApp } from './test-app.ts';

/** A campus for the time of one test. */
export async function startServerProcess(): Promise<TestApp> {
  const app = await startTestApp();
  afterThis(() => app.close());
  return app;
}

/** Everybody who has cast a vote there. */
export async function voted(app: TestApp): Promise<Set<string>> {
  const rows = await app.ctx.db.selectFrom('participations').select('voter_id').execute();
  return new Set(rows.map((row) => row.voter_id));
}

/** Takes a backup of a running campus into its folder. */
export function backUp(app: TestApp, name = 'backup', withPictures = true): Promise<Written> {
  return writeBackup({
    connection: ownerOf(app),
    files: app.ctx.files,
    withPictures,
    product: 'test',
    to: path.join(app.ctx.config.dataDir, 'backups', `${name}.tar.gz`),
    keys: app.ctx.electionKeys,
    keysTo: path.join(app.ctx.config.dataDir, 'keys of backups'),
    passphrase: app.ctx.config.backups.passphrase,
  });
}

interface Wishes {
  isConfirmed?: boolean;
  isWithoutKeys?: boolean;
  /** Unless told, the keys that were written with the backup. */
  keyFiles?: readonly string[];
}

/** Restores a backup into a campus that may be running. */
export function restoreInto(app: TestApp, file: string, wishes: Wishes = {}): Promise<Restored> {
  const { isConfirmed = true, isWithoutKeys = false } = wishes;
  const folder = path.join(path.dirname(path.dirname(file)), 'keys of backups');
  const keysFile = path.join(
    folder,
    path.basename(file).replace(/(-forged-\d+)?\.tar\.gz/, '-keys.json'),
  );
  return restoreBackup({
    connection: ownerOf(app),
    files: app.ctx.files,
    file,
    passphrase: app.ctx.config.backups.passphrase,
    publicUrl: app.ctx.config.publicUrl,
    dataDir: app.ctx.config.dataDir,
    keys: app.ctx.electionKeys,
    // The database of a test app has its id already.
    home: { campusId: randomUUID(), prepare: async () => {} },
    keyFiles: wishes.keyFiles ?? (fs.existsSync(keysFile) ? [keysFile] : []),
    isWithoutKeys,
    log: app.ctx.log,
    isConfirmed,
  });
}

/** As after officers looked: voting goes on in each election that a restore paused. */
export async function resumeRestored(app: TestApp): Promise<void> {
  await app.ctx.transact(async (tx) => {
    await tx
      .updateTable('elections')
      .set({ state: 'published', paused_at: null, paused_by_restore: false })
      .where('paused_by_restore', '=', true)
      .execute();
    await app.ctx.live.announce(tx, { kind: 'elections' });
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

/** A whole backup with one more table, sums and all: who wrote it knows the format. */
export async function plantTable(
  file: string,
  { name, header, row }: { name: string; header: string; row: string },
): Promise<string> {
  const content = Buffer.from(`${header}\n${row}\n`);
  const parts: [name: string, content: Buffer][] = [];
  await readParts(file, null, async (part, bytes) => {
    const chunks: Buffer[] = [];
    for await (const chunk of bytes) chunks.push(chunk);
    parts.push([part, Buffer.concat(chunks)]);
  });
  const manifest = JSON.parse(parts.pop()?.[1].toString() ?? '') as { tables: object[] };
  manifest.tables.push({
    name,
    columns: header.split(','),
    rows: 1,
    sha256: createHash('sha256').update(content).digest('hex'),
  });
  parts.push([tablePart(name, 0), content], [manifestName, Buffer.from(JSON.stringify(manifest))]);
  const archive = pack();
  for (const [part, bytes] of parts) {
    const about = { name: part, size: bytes.length, mtime: new Date(0), mode: 0o600 };
    archive.entry(about, bytes, () => {});
  }
  archive.finalize();
  const planted = file.replace('.tar.gz', `-with-${name}.tar.gz`);
  fs.writeFileSync(planted, gzipSync(await buffer(archive)));
  return planted;
}
