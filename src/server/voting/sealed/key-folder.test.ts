import { randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { sealCheck } from './election-key.ts';
import { openKeyStore } from './key-folder.ts';

const place = fs.mkdtempSync(path.join(os.tmpdir(), 'hustings-keys-'));
afterAll(() => fs.rmSync(place, { recursive: true }));
const folder = path.join(place, 'keys');

test('a key that was made is found, by another server on the same folder too', async () => {
  const store = openKeyStore(folder);
  const id = randomUUID();
  const keyCheck = await store.create(id);
  expect(await store.find({ id, keyCheck })).not.toBeNull();
  expect(await openKeyStore(folder).find({ id, keyCheck })).not.toBeNull();
  expect(await store.list()).toContain(id);
});

test('only the owner of the server may read a key', async () => {
  const store = openKeyStore(folder);
  const id = randomUUID();
  await store.create(id);
  expect(fs.statSync(folder).mode & 0o777).toBe(0o700);
  expect(fs.statSync(path.join(folder, `${id}.key`)).mode & 0o777).toBe(0o600);
  expect(fs.readdirSync(folder).filter((name) => !name.endsWith('.key'))).toEqual([]);
});

test('a key that was brought while the server runs is found', async () => {
  const store = openKeyStore(folder);
  const [id, secret] = [randomUUID(), randomBytes(32)];
  const keyCheck = sealCheck(id, secret);
  expect(await store.find({ id, keyCheck })).toBeNull();
  await openKeyStore(folder).writeSecret(id, secret);
  await expect.poll(() => store.find({ id, keyCheck })).not.toBeNull();
});

test.each([
  ['of another election', (id: string) => fs.writeFileSync(path.join(folder, `${id}.key`), 'ab')],
  [
    'that is not the right one',
    (id: string) =>
      fs.writeFileSync(path.join(folder, `${id}.key`), randomBytes(32).toString('hex')),
  ],
  ['that cannot be read', (id: string) => fs.mkdirSync(path.join(folder, `${id}.key`))],
])('a key %s is as good as none', async (_, put) => {
  const id = randomUUID();
  put(id);
  const keyCheck = sealCheck(id, randomBytes(32));
  expect(await openKeyStore(folder).find({ id, keyCheck })).toBeNull();
});

test('a key that was destroyed is gone from the disk and from memory', async () => {
  const store = openKeyStore(folder);
  const id = randomUUID();
  const keyCheck = await store.create(id);
  await store.find({ id, keyCheck });
  await store.destroy(id);
  expect(await store.find({ id, keyCheck })).toBeNull();
  expect(await store.readSecret(id)).toBeNull();
  await store.destroy(id);
});

test('what an import that was killed left of a key is destroyed with it', async () => {
  const store = openKeyStore(folder);
  const [id, other] = [randomUUID(), randomUUID()];
  await store.create(id);
  await store.create(other);
  const secret = fs.readFileSync(path.join(folder, `${id}.key`));
  fs.writeFileSync(path.join(folder, `.${id}.key.${randomUUID()}`), secret);
  await store.destroy(id);
  expect(fs.readdirSync(folder).filter((name) => name.includes(id))).toEqual([]);
  expect(await store.list()).toContain(other);
});

// Only root can give a file away.
describe.skipIf(process.getuid?.() !== 0)('a key that root brings', () => {
  const serverUser = { uid: 23_456, gid: 34_567 };
  const ownerOf = (file: string) => {
    const { uid, gid } = fs.statSync(file);
    return { uid, gid };
  };

  test.each([
    ['in its folder', 'keys'],
    ['in folders that are made for it', 'data/below/keys'],
  ])('is the server’s, %s', async (_, below) => {
    const [mine] = below.split('/');
    const home = path.join(fs.mkdtempSync(path.join(place, 'home-')), mine ?? '');
    fs.mkdirSync(home);
    fs.chownSync(home, serverUser.uid, serverUser.gid);
    const keys = path.join(path.dirname(home), below);
    const id = randomUUID();
    await openKeyStore(keys).writeSecret(id, randomBytes(32));
    expect(ownerOf(path.join(keys, `${id}.key`))).toEqual(serverUser);
    expect(ownerOf(keys)).toEqual(serverUser);
    expect(ownerOf(path.dirname(keys))).toEqual(below === 'keys' ? ownerOf(place) : serverUser);
  });
});
