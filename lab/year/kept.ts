// What a season left, kept so that a later run can begin with the next one.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Stage } from './stage.ts';
import { certify } from './stage.ts';

const root = path.resolve(import.meta.dirname, '../../.cache/year/kept');

const remembered = ['admin', 'council', 'officers', 'students', 'contests'] as const;

/** Keeps what there is after a season; no server runs. */
export function keepAfter(stage: Stage, season: string): void {
  const folder = path.join(root, season);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, from] of placesOf(stage)) {
    execFileSync('cp', ['-a', from, path.join(folder, name)]);
  }
  const values = Object.fromEntries(remembered.map((name) => [name, stage[name]]));
  writeFileSync(path.join(folder, 'stage'), serialize({ values, now: stage.clock.now() }));
}

/** Takes up where a season ended. */
export function takeUpAfter(stage: Stage, season: string): void {
  const folder = path.join(root, season);
  if (!existsSync(folder)) throw new Error(`nothing was kept after ${season}: use --keep first`);
  stage.mail.renew(certify(stage));
  for (const [name, to] of placesOf(stage)) {
    rmSync(to, { recursive: true, force: true });
    execFileSync('cp', ['-a', path.join(folder, name), to]);
  }
  const { values, now } = deserialize(readFileSync(path.join(folder, 'stage')));
  Object.assign(stage, values);
  stage.clock.set(now);
  stage.diary.begin(now.toISOString().slice(0, 10), stage.release.version);
  stage.diary.did(`what was kept after ${season} is taken up`);
}

const placesOf = ({ dataDir, folder }: Stage): [string, string][] => [
  ['data', dataDir],
  ['copies', path.join(folder, 'copies')],
  ['key-copies', path.join(folder, 'key-copies')],
];
