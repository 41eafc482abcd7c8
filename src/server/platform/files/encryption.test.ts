import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { encrypt, isEncrypted, nameFor, readPlain } from './encryption.ts';

const passphrase = 'four words of a campus';
// `age --passphrase` 1.1.1 wrote this of one line.
const ofAge =
  'YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IHNjcnlwdCAzUFF2ZmpaR29QYlpnMzl2cVZLWjZnIDE4CnJCdDltNGo1YWhIeis2b2NXZjdhY3lubFFiekloM3JqK3JjclVyVjRubzgKLS0tIDdaYmdrczgyMlI2Ykhoa0lLZHE0VW82Uzk0aDhQUnRJTGVQNHRmZTY3ZHcKaY5XieCFGv+Avu4MyfaOHNiVvREylSYvxjdEEBMDpYPOLNpYSh9v5LCly81djzrlEI6Or7fxI8Y=';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'encryption-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, content: string | Buffer): string {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
}

test('a file of the age tool is opened', async () => {
  const file = write('a', Buffer.from(ofAge, 'base64'));
  expect(await isEncrypted(file)).toBe(true);
  expect(await text(readPlain(file, passphrase))).toBe('A file of the age tool.\n');
  await expect(text(readPlain(file, null))).rejects.toThrow('set BACKUP_PASSPHRASE');
});

test('what is encrypted comes back, and a plain or an empty file is left as it is', async () => {
  const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * 7) % 256));
  const pieces = async function* () {
    for (let at = 0; at < bytes.length; at += 70_001) yield bytes.subarray(at, at + 70_001);
  };
  const file = write('b', await buffer(encrypt(passphrase, pieces())));
  expect((await buffer(readPlain(file, passphrase))).equals(bytes)).toBe(true);
  expect(await text(readPlain(write('c', 'plain'), passphrase))).toBe('plain');
  expect(await text(readPlain(write('d', ''), null))).toBe('');
});

test('a large stream is never held whole', async () => {
  const piece = Buffer.alloc(256 * 1024);
  const counts = { read: 0, written: 0, most: 0 };
  const pieces = async function* () {
    for (let n = 0; n < 100; n += 1) {
      counts.read += piece.length;
      yield piece;
    }
  };
  for await (const chunk of encrypt(passphrase, pieces())) {
    counts.written += chunk.length;
    counts.most = Math.max(counts.most, counts.read - counts.written);
  }
  expect(counts.written).toBeGreaterThan(100 * piece.length);
  expect(counts.most).toBeLessThan(8 * piece.length);
});

test('what was read is an error where reading it fails', async () => {
  const pieces = async function* () {
    yield Buffer.from('the beginning');
    throw new Error('the disk is gone');
  };
  await expect(buffer(encrypt(passphrase, pieces()))).rejects.toThrow('the disk is gone');
});

test('the name of a file says whether it is encrypted', () => {
  expect(nameFor('/a/campus.tar.gz', passphrase)).toBe('/a/campus.tar.gz.age');
  expect(nameFor('/a/campus.tar.gz.age', passphrase)).toBe('/a/campus.tar.gz.age');
  expect(nameFor('/a/campus.tar.gz', null)).toBe('/a/campus.tar.gz');
  expect(() => nameFor('/a/campus.tar.gz.age', null)).toThrow('set BACKUP_PASSPHRASE');
});
