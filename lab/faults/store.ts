// npm run faults -- store: pictures and backups in a store that checks signatures, OpenStack Swift.
import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CreateBucketCommand } from '@aws-sdk/client-s3';
import { pictureFileNames } from '#core/pictures/picture-address.ts';
import { openBucket } from '#server/backup/bucket.ts';
import { readS3Address } from '#server/platform/files/s3-address.ts';
import type { S3Address } from '#server/platform/files/s3-address.ts';
import { openS3Client } from '#server/platform/files/s3-client.ts';
import { openS3Files } from '#server/platform/files/s3-files.ts';
import { startServer } from '#tests/support/restarting-server.ts';
import type { Experiment, Finding } from './experiment.ts';
import { skip } from './experiment.ts';
import { openPlace } from './fixture.ts';
import type { Fixture } from './fixture.ts';
import { missingForSwift, startSwift } from './swift.ts';
import type { Swift } from './swift.ts';

const root = path.resolve(import.meta.dirname, '../..');
const megabyte = 1024 * 1024;

function addressAt(swift: Swift, bucket: string, secret?: string): S3Address {
  const address = readS3Address(swift.address(bucket, secret));
  if (address === null) throw new Error('that is no S3_URL');
  return address;
}

interface Ran {
  code: number | null;
  said: string;
}

/** Runs a command of the product on this campus; `killWhen` may end it by SIGKILL. */
async function run(
  args: readonly string[],
  env: Record<string, string>,
  killWhen?: () => Promise<boolean>,
): Promise<Ran> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env['PATH'], ...env },
  });
  let said = '';
  child.stdout.on('data', (bytes: Buffer) => (said += bytes.toString()));
  child.stderr.on('data', (bytes: Buffer) => (said += bytes.toString()));
  const closed = once(child, 'close');
  while (killWhen !== undefined && child.exitCode === null) {
    if (await killWhen()) child.kill('SIGKILL');
    await wait(20);
    if (child.signalCode !== null) break;
  }
  const [code] = (await closed) as [number | null];
  return { code, said };
}

/** A campus that is served, with so many uploaded pictures; answers the names of their files. */
async function writePictures(dataDir: string, count: number): Promise<string[]> {
  const uploads = path.join(dataDir, 'uploads');
  mkdirSync(uploads, { recursive: true });
  const ids = Array.from({ length: count }, () =>
    createHash('sha256').update(randomBytes(32)).digest('hex'),
  );
  const names = ids.flatMap(pictureFileNames);
  for (const name of names) writeFileSync(path.join(uploads, name), randomBytes(20_000));
  const { pool } = openPlace(dataDir);
  await pool.query(
    `insert into uploads (id, bytes, uploaded_by, is_stored)
     select id, 60000, (select id from accounts limit 1), true from unnest($1::text[]) as id`,
    [ids],
  );
  await pool.end();
  return names;
}

const nothing = { doubled: 0, times: 1, recovery: [] };

async function movesThereAndBack(
  dataDir: string,
  address: S3Address,
  url: string,
): Promise<Finding[]> {
  const names = await writePictures(dataDir, 100);
  const folder = path.join(dataDir, 'uploads');
  const original = new Map(names.map((name) => [name, readFileSync(path.join(folder, name))]));
  const bucket = openBucket(address);
  const files = openS3Files(address);
  const settings = { DATA_DIR: dataDir, S3_URL: url };
  const wrongs: string[] = [];
  const half = names.length / 2;
  const killed = await run(['tools/move-pictures.ts', 'store', '--delete'], settings, async () => {
    return (await bucket.list('')).length > half;
  });
  if (killed.code !== null) wrongs.push(`it was not killed: ${killed.said}`);
  if (readdirSync(folder).length < names.length) wrongs.push('the killed one deleted pictures');
  const again = await run(['tools/move-pictures.ts', 'store', '--delete'], settings);
  if (again.code !== 0) wrongs.push(`the second ended with ${again.code}: ${again.said}`);
  if (readdirSync(folder).length > 0) wrongs.push('the folder is not empty');
  let lost = 0;
  for (const [name, bytes] of original) {
    if ((await files.get(name))?.equals(bytes) !== true) lost += 1;
  }
  const there = { ...nothing, acknowledged: names.length, lost, wrongs };
  const back = await run(['tools/move-pictures.ts', 'folder', '--delete'], settings);
  const lostBack = names.filter(
    (name) => original.get(name)?.equals(readFileSync(path.join(folder, name))) !== true,
  ).length;
  const left = (await bucket.list('')).length;
  const backWrongs = [
    ...(back.code === 0 ? [] : [`it ended with ${back.code}: ${back.said}`]),
    ...(left === 0 ? [] : [`${left} files stayed in the bucket`]),
  ];
  return [
    { ...there, fault: 'pictures on their way into the store, killed half-way', note: 'files' },
    {
      ...nothing,
      fault: 'the same pictures back into the folder',
      acknowledged: names.length,
      lost: lostBack,
      wrongs: backWrongs,
      note: 'files',
    },
  ];
}

/** Each way in has to be refused in a sentence that names the setting. */
async function refusals(dataDir: string, swift: Swift): Promise<Finding[]> {
  const cases = [
    ['a wrong secret', swift.address('pictures', 'guess'), /refused the key .* S3_URL \(403/],
    ['a bucket that is not there', swift.address('nowhere'), /S3_URL names the bucket nowhere/],
  ] as const;
  const findings: Finding[] = [];
  for (const [fault, url, sentence] of cases) {
    const wrongs: string[] = [];
    const settings = { DATA_DIR: dataDir, S3_URL: url };
    for (const args of [['tools/move-pictures.ts', 'store'], ['tools/doctor.ts']]) {
      const { code, said } = await run(args, settings);
      if (code === 0 || !sentence.test(said)) wrongs.push(`${args[0]} ended with ${code}: ${said}`);
    }
    findings.push({ ...nothing, fault, acknowledged: 0, lost: 0, wrongs });
  }
  return findings;
}

/** A backup of several parts goes there and comes back. */
async function backupInParts(folder: string, address: S3Address): Promise<Finding> {
  const bucket = openBucket(address, 5 * megabyte);
  const [file, copy] = [path.join(folder, 'large.tar.gz'), path.join(folder, 'copy.tar.gz')];
  const bytes = randomBytes(13 * megabyte);
  writeFileSync(file, bytes);
  await bucket.put(file);
  await bucket.get('large.tar.gz', copy);
  const lost = readFileSync(copy).equals(bytes) ? 0 : 1;
  await bucket.remove('large.tar.gz');
  for (const one of [file, copy]) rmSync(one);
  const fault = 'a backup of three parts, there and back';
  return { ...nothing, fault, acknowledged: 1, lost, wrongs: [], note: 'files' };
}

/** The gate answers before the servers behind it are up. */
async function untilMade(make: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return void (await make());
    } catch (error) {
      if (tries === 60) throw error;
      await wait(1_000);
    }
  }
}

async function play(fixture: Fixture, swift: Swift): Promise<Finding[]> {
  const address = addressAt(swift, 'pictures');
  const client = openS3Client(address, { connecting: 5_000, answering: 60_000 });
  await untilMade(() => client.send(new CreateBucketCommand({ Bucket: address.bucket })));
  const dataDir = fixture.copyData();
  const server = startServer({ port: await fixture.port(), dataDir });
  try {
    await server.untilReady();
    return [
      ...(await movesThereAndBack(dataDir, address, swift.address('pictures'))),
      ...(await refusals(dataDir, swift)),
      await backupInParts(fixture.folder, address),
    ];
  } finally {
    await server.stop('by force');
  }
}

export const store: Experiment = {
  name: 'store',
  async run(fixture) {
    const missing = missingForSwift();
    if (missing !== null) return [skip('a store that checks signatures', missing)];
    const swift = await startSwift(path.join(fixture.folder, 'swift'));
    try {
      return await play(fixture, swift);
    } finally {
      swift.stop();
    }
  },
};
