import { randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { afterThis } from '#tests/support/after-this.ts';
import { writeSheets } from '#tests/support/recovery-sheets.ts';
import { readBroughtKeys, writeKeyFile } from './key-file.ts';

let folder = '';
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hustings-keys-'));
  afterThis(() => fs.rmSync(folder, { recursive: true }));
});

const endsAt = new Date('2026-11-24T12:00:00Z');
const keyOf = (name: string) => ({ id: randomUUID(), name, secret: randomBytes(32), endsAt });
const write = (name: string, text: string) => {
  const file = path.join(folder, name);
  fs.writeFileSync(file, text);
  return file;
};

test('keys come out of a file as they went in, and the file is for nobody else', async () => {
  const keys = [keyOf('Council'), keyOf('Sports')];
  const file = path.join(folder, 'a place of its own', 'keys.json');
  await writeKeyFile(file, keys, null);
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  expect(fs.statSync(path.dirname(file)).mode & 0o777).toBe(0o700);
  const read = await readBroughtKeys([file], null);
  expect(read).toEqual(keys.map(({ id, name, secret }) => ({ id, name, secret })));
  await expect(writeKeyFile(file, [], null)).rejects.toThrow('exists already');
  expect(await readBroughtKeys([file], null)).toEqual(read);
});

test('a file that is cut off or is something else is refused with a sentence', async () => {
  const file = path.join(folder, 'keys.json');
  await writeKeyFile(file, [keyOf('Council')], null);
  const whole = fs.readFileSync(file, 'utf8');
  const half = write('half.json', whole.slice(0, -40));
  await expect(readBroughtKeys([half], null)).rejects.toThrow(
    'half.json is not a whole file of election keys',
  );
  const short = write('short.json', whole.replace(/"secret": "../, '"secret": "'));
  await expect(readBroughtKeys([short], null)).rejects.toThrow('not a whole file');
  const away = write('away.json', whole.replace(/"id": "/, '"id": "../'));
  await expect(readBroughtKeys([away], null)).rejects.toThrow('not a whole file');
  await expect(readBroughtKeys([write('empty', '')], null)).rejects.toThrow(
    'neither a file of election keys',
  );
  await expect(readBroughtKeys([`${file}.none`], null)).rejects.toThrow('There is no file');
});

test('the halves of a sheet say which line is wrong', async () => {
  const secret = randomBytes(32);
  const head = { university: 'Test', election: 'Council', ends: 'today' };
  const [one, two] = writeSheets(secret, head).map((text, index) => write(`${index}.txt`, text));
  if (one === undefined || two === undefined) throw new Error('no sheets');
  expect(await readBroughtKeys([two, one], null)).toEqual([{ id: null, name: null, secret }]);
  await expect(readBroughtKeys([one, one], null)).rejects.toThrow(
    'Missing: half 2. Nothing changed.',
  );
  const text = fs.readFileSync(two, 'utf8');
  const wrong = text.replace(
    /^( {2}3 {3}.*)(.)$/m,
    (_, line: string, last: string) => `${line}${last === '7' ? '8' : '7'}`,
  );
  await expect(readBroughtKeys([one, write('wrong.txt', wrong)], null)).rejects.toThrow(
    'Line 3 of the half in wrong.txt is not as it was printed',
  );
  const others = writeSheets(secret, head);
  await expect(readBroughtKeys([one, write('other.txt', others[1])], null)).rejects.toThrow(
    'of different sheets',
  );
});
