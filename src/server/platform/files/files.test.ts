import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestDatabase } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { startS3Server } from '#tests/support/s3-server.ts';
import type { S3Server } from '#tests/support/s3-server.ts';
import { isTransientError } from '../db/errors.ts';
import type { Files } from './files.ts';
import { openFolderFiles } from './folder-files.ts';
import { openFiles, rememberFiles } from './open-files.ts';
import { readS3Address } from './s3-address.ts';
import { openS3Files } from './s3-files.ts';
import type { Timeouts } from './s3-client.ts';

const name = `${'a'.repeat(64)}.webp`;
// Bytes that a text decoder, or a framing in chunks, would spoil.
const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * 7) % 256));

let database: TestDatabase;
let store: S3Server;
beforeEach(async () => {
  database = await createTestDatabase();
  store = await startS3Server();
});
afterEach(async () => {
  await store.close();
  await database.drop();
});

function openS3(url = store.url, defaultTimeouts?: Timeouts): Files {
  const address = readS3Address(url);
  if (address === null) throw new Error('the test’s own address cannot be read');
  return openS3Files(address, defaultTimeouts);
}

describe.each([
  ['a folder', () => openFolderFiles(path.join(database.folder, 'uploads'))],
  ['a store', async () => openS3()],
])('%s', (_, open) => {
  test('gives back what was put in, until it is removed', async () => {
    const files = await open();
    expect(await files.get(name)).toBeNull();
    await files.put(name, bytes);
    expect((await files.get(name))?.equals(bytes)).toBe(true);
    await files.put(name, bytes);
    expect((await files.get(name))?.equals(bytes)).toBe(true);
    await files.remove(name);
    expect(await files.get(name)).toBeNull();
    await files.remove(name);
  });
});

describe('a folder', () => {
  const folder = () => path.join(database.folder, 'uploads');

  test('shows no picture half written, and keeps none', async () => {
    const files = await openFolderFiles(folder());
    const seen = new Set<string>();
    const looking = setInterval(() => readdirSync(folder()).forEach((one) => seen.add(one)), 1);
    await Promise.all(Array.from({ length: 10 }, () => files.put(name, bytes)));
    clearInterval(looking);
    expect([...seen].filter((one) => !one.startsWith('.') && one !== name)).toEqual([]);
    expect(readdirSync(folder())).toEqual([name]);
    expect(readFileSync(path.join(folder(), name)).equals(bytes)).toBe(true);
  });

  test('clears away what a process that died was writing, not what one is writing now', async () => {
    await openFolderFiles(folder());
    const [old, young] = [`.${name}.old`, `.${name}.young`].map((one) => path.join(folder(), one));
    for (const place of [old, young]) writeFileSync(place ?? '', 'half');
    utimesSync(old ?? '', new Date(0), new Date(0));
    await openFolderFiles(folder());
    expect(existsSync(old ?? '')).toBe(false);
    expect(existsSync(young ?? '')).toBe(true);
  });

  test('that cannot be made is told at once', async () => {
    writeFileSync(folder(), 'a file is in the way');
    await expect(openFolderFiles(folder())).rejects.toThrow(/EEXIST|ENOTDIR/);
  });
});

describe('a store', () => {
  test('holds the very bytes, as a picture, under its own name', async () => {
    await openS3().put(name, bytes);
    const object = store.objects.get(name);
    expect(object?.type).toBe('image/webp');
    expect(object?.bytes.equals(bytes)).toBe(true);
    expect(store.asked).toEqual([`PUT ${name}`]);
  });

  test('that says 404 without a name for it has no such picture', async () => {
    store.manner = 'is-terse';
    expect(await openS3().get(name)).toBeNull();
  });

  test.each(['is-full', 'is-away'] as const)(
    'that %s is a failure, not an absence',
    async (manner) => {
      store.manner = manner;
      await expect(openS3().put(name, bytes)).rejects.toBeInstanceOf(Error);
      await expect(openS3().get(name)).rejects.toBeInstanceOf(Error);
      await expect(openS3().remove(name)).rejects.toBeInstanceOf(Error);
    },
  );

  test.each([
    ['never answers', 'is-silent', (files: Files) => files.put(name, bytes)],
    ['never answers', 'is-silent', (files: Files) => files.get(name)],
    ['falls silent within a picture', 'falls-silent', (files: Files) => files.get(name)],
  ] as const)('that %s is given up', async (_, manner, ask) => {
    store.manner = manner;
    const asked = ask(openS3(store.url, { connecting: 5_000, answering: 200 }));
    const error = await asked.then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(isTransientError(error)).toBe(true);
  });

  test('that does not know us is a failure', async () => {
    const stranger = store.url.replace(/key%2Fof%20us/, 'stranger');
    await expect(openS3(stranger).get(name)).rejects.toBeInstanceOf(Error);
  });

  test('without the bucket says so, also when a picture is asked for', async () => {
    await openS3().check?.();
    const elsewhere = openS3(store.url.replace('/pictures', '/photos'));
    const said = 'S3_URL names the bucket photos, and the store has none of that name.';
    await expect(elsewhere.check?.()).rejects.toThrow(said);
    await expect(elsewhere.get(name)).rejects.toThrow(said);
  });

  test('is asked once for what is shown again and again', async () => {
    const s3 = readS3Address(store.url);
    const files = await openFiles({ s3, dataDir: '/nowhere' });
    await files.put(name, bytes);
    for (let times = 0; times < 5; times += 1) {
      expect((await files.get(name))?.equals(bytes)).toBe(true);
    }
    expect(store.asked).toEqual([`PUT ${name}`, `GET ${name}`]);
    await files.remove(name);
    expect(await files.get(name)).toBeNull();
  });
});

describe('what is remembered', () => {
  const far = () => {
    const get = vi.fn<(asked: string) => Promise<Buffer | null>>(async (asked) =>
      asked === 'gone' ? null : Buffer.alloc(40),
    );
    return { get, put: async () => {}, remove: async () => {} };
  };

  test('is what was asked for last, and never more than there is room for', async () => {
    const behind = far();
    const files = rememberFiles(behind, 100);
    for (const asked of ['one', 'two', 'one', 'three', 'one', 'two']) await files.get(asked);
    // 'two' had to make room for 'three'; 'one' was in use all the time.
    expect(behind.get.mock.calls.flat()).toEqual(['one', 'two', 'three', 'two']);
  });

  test('is never that there is no picture: it may come', async () => {
    const behind = far();
    const files = rememberFiles(behind, 100);
    expect(await files.get('gone')).toBeNull();
    expect(await files.get('gone')).toBeNull();
    expect(behind.get).toHaveBeenCalledTimes(2);
  });
});
