import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pictureFileNames, uploadIdOf } from '#core/pictures/picture-address.ts';
import type { Files } from '#server/platform/files/files.ts';
import { openFolderFiles } from '#server/platform/files/folder-files.ts';
import { readS3Address } from '#server/platform/files/s3-address.ts';
import { openS3Files } from '#server/platform/files/s3-files.ts';
import { movePictures } from '#server/uploads/move-pictures.ts';
import { createActor } from '#tests/support/factories.ts';
import { smallPicture } from '#tests/support/pictures.ts';
import { runCommand, settingsOf } from '#tests/support/run-command.ts';
import { startS3Server } from '#tests/support/s3-server.ts';
import type { S3Server } from '#tests/support/s3-server.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { upload } from '#tests/support/upload.ts';

const app = testApp();
let store: S3Server;
let names: string[];
let files: Record<'folder' | 'bucket', Files>;
const folder = () => path.join(app.ctx.config.dataDir, 'uploads');

beforeAll(async () => {
  store = await startS3Server();
  const actor = await createActor(app);
  const bytes = await Promise.all([40, 60].map((side) => smallPicture('png', side)));
  const answers = await Promise.all(bytes.map((one) => upload(app, actor, { bytes: one })));
  names = answers.flatMap(({ body }) => pictureFileNames(uploadIdOf(body.imageUrl) ?? ''));
  const address = readS3Address(store.url);
  if (address === null) throw new Error(`no S3_URL: ${store.url}`);
  files = { folder: await openFolderFiles(folder()), bucket: openS3Files(address) };
});
afterAll(async () => {
  await store.close();
});
beforeEach(() => store.objects.clear());

const run = (...args: string[]) =>
  runCommand(['move-pictures', ...args], { ...settingsOf(app), S3_URL: store.url });

test('there and back, with a file lost on the way, and away from the old place only when asked', async () => {
  const there = await run('store');
  expect(there).toMatchObject({ code: 0, said: expect.stringContaining('6 files were copied') });
  expect([...store.objects.keys()].toSorted()).toEqual(names.toSorted());
  expect(fs.readdirSync(folder()).toSorted()).toEqual(names.toSorted());

  const [lost = ''] = names;
  const bytes = fs.readFileSync(path.join(folder(), lost));
  fs.rmSync(path.join(folder(), lost));
  const back = await run('folder', '--delete');
  expect(back).toMatchObject({ code: 0, said: expect.stringContaining('1 files were copied') });
  expect(fs.readFileSync(path.join(folder(), lost)).equals(bytes)).toBe(true);
  expect(store.objects.size).toBe(0);
});

test('what stopped half-way goes on, and what a place spoiled is written again', async () => {
  let puts = 0;
  const breaking: Files = {
    ...files.bucket,
    async put(name, bytes) {
      puts += 1;
      if (puts > 2) throw new Error('the way broke');
      await files.bucket.put(name, bytes);
    },
  };
  const parts = { from: files.folder, names, deletes: true };
  await expect(movePictures({ ...parts, to: breaking })).rejects.toThrow('the way broke');
  expect(fs.readdirSync(folder())).toHaveLength(names.length);
  expect(store.objects.size).toBe(2);
  const [spoiled] = store.objects.values();
  if (spoiled !== undefined) spoiled.bytes = Buffer.from('half');
  const went = await movePictures({ ...parts, to: files.bucket, deletes: false });
  expect(went).toEqual({ copied: 5, present: 1, deleted: 0, missing: [] });
});

test('a place that keeps other bytes is found, and nothing is deleted', async () => {
  const lying: Files = { ...files.bucket, put: (name) => files.bucket.put(name, Buffer.from('x')) };
  const moved = movePictures({ from: files.folder, to: lying, names, deletes: true });
  await expect(moved).rejects.toThrow('gives back other bytes');
  expect(fs.readdirSync(folder())).toHaveLength(names.length);
});

test('a picture that is nowhere is named, ends with another code than 0, and nothing is deleted', async () => {
  const [first = ''] = names;
  const bytes = fs.readFileSync(path.join(folder(), first));
  fs.rmSync(path.join(folder(), first));
  const told = await run('store', '--delete');
  expect(told).toMatchObject({ code: 1, told: expect.stringContaining(`names them: ${first}`) });
  expect(fs.readdirSync(folder())).toHaveLength(names.length - 1);
  fs.writeFileSync(path.join(folder(), first), bytes);
});

test('each mistake is a sentence', async () => {
  expect(await run('nowhere')).toMatchObject({
    code: 1,
    said: expect.stringContaining('Say where the pictures are to go'),
  });
  const without = await runCommand(['move-pictures', 'store'], { ...settingsOf(app), S3_URL: '' });
  expect(without).toMatchObject({ code: 1, said: 'S3_URL is not set: it names the store.\n' });
  store.manner = 'refuses';
  const refused = await run('store');
  store.manner = 'works';
  expect(refused.code).toBe(1);
  expect(refused.said).toContain('The store refused the key and the secret of S3_URL (403');
});
