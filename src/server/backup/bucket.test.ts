import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startS3Server } from '#tests/support/s3-server.ts';
import type { S3Server } from '#tests/support/s3-server.ts';
import { readS3Address } from '../platform/files/s3-address.ts';
import type { S3Address } from '../platform/files/s3-address.ts';
import { openBucket } from './bucket.ts';
import { copyToSecondPlaces } from './copies.ts';

let folder: string;
let store: S3Server;
beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'bucket-'));
  store = await startS3Server();
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

/** The smallest part that the protocol allows. */
const partSize = 5 * 1024 * 1024;

function addressOf(url = store.url): S3Address {
  const address = readS3Address(url);
  if (address === null) throw new Error('the test’s own address cannot be read');
  return address;
}

function write(name: string, content: string | Buffer): string {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
}

const night = (day: number) => `nightly-202611${day}-213000.tar.gz.age`;
const copy = (file: string, copyStore = addressOf()) =>
  copyToSecondPlaces(file, { copyFolder: null, copyStore, keep: 2 });

test('a large file goes in parts, and comes back as it was', async () => {
  const bytes = Buffer.alloc(partSize * 2 + 1_000, 'a backup of a campus ');
  const bucket = openBucket(addressOf(), partSize);
  await bucket.put(write('large', bytes));
  expect(store.asked.filter((one) => one === 'PUT large')).toHaveLength(3);
  const back = path.join(folder, 'back');
  await bucket.get('large', back);
  expect(readFileSync(back).equals(bytes)).toBe(true);
  expect(statSync(back).mode & 0o777).toBe(0o600);
  await expect(bucket.get('none', `${back}-none`)).rejects.toThrow(
    'There is no none in the bucket',
  );
});

test('of a large file that does not arrive whole nothing stays there', async () => {
  store.manner = 'drops-parts';
  const file = write('large', Buffer.alloc(partSize + 1));
  await expect(openBucket(addressOf(), partSize).put(file)).rejects.toThrow(Error);
  expect([...store.objects.keys(), ...store.parts.keys()]).toEqual([]);
});

test('the newest stay, and so does what a server did not write', async () => {
  for (const name of ['nightly-notes.txt', 'before-the-election.tar.gz']) {
    await openBucket(addressOf()).put(write(name, 'by hand'));
  }
  for (const day of [11, 12, 13, 14, 15, 16]) {
    expect((await copy(write(night(day), `night ${day}`))).troubles).toEqual([]);
  }
  expect([...store.objects.keys()].toSorted()).toEqual([
    'before-the-election.tar.gz',
    night(15),
    night(16),
    'nightly-notes.txt',
  ]);
});

test('what is not copied is told without the secret, and earlier copies stay', async () => {
  await copy(write(night(11), 'one'));
  await copy(write(night(12), 'two'));
  const before = [...store.objects.keys()];
  const file = write(night(13), 'three');
  store.manner = 'is-full';
  const [full = '', ...more] = (await copy(file)).troubles;
  expect(full).toMatch(/^It was not copied: the bucket pictures: .+\.$/);
  expect(more).toEqual([]);
  store.manner = 'is-away';
  expect((await copy(file)).troubles).toHaveLength(1);
  store.manner = 'works';
  const stranger = addressOf(store.url.replace('key%2Fof%20us', 'stranger'));
  const [refused = ''] = (await copy(file, stranger)).troubles;
  for (const said of [full, refused]) expect(said).not.toContain(addressOf().secret);
  expect([...store.objects.keys()]).toEqual(before);
  // Both places are tried, whatever becomes of the first.
  const copyFolder = path.join(folder, 'copies');
  writeFileSync(copyFolder, 'no folder');
  const both = { copyFolder, copyStore: addressOf(), keep: 2 };
  expect((await copyToSecondPlaces(file, both)).troubles).toHaveLength(1);
  expect(store.objects.has(night(13))).toBe(true);
  expect(existsSync(file)).toBe(true);
});
