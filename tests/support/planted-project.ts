import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

const copied = [
  'package.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'tests/tsconfig.json',
  'tools/tsconfig.json',
  ...['core', 'contract', 'texts', 'server', 'web'].map((part) => `src/${part}/tsconfig.json`),
  '.oxlintrc.json',
  ...['rules', 'sentences', 'tests', 'walk', 'web'].map((part) => `tools/lint-${part}.mjs`),
];

/** What stands on the right side of every wall. */
const lawful: Record<string, string> = {
  'src/core/kernel/result.ts': 'export type Result = string;\n',
  'src/core/elections/phase.ts':
    "import type { Result } from '#core/kernel/result.ts';\nexport const opensAt = (at: number): Result => new Date(at).toISOString();\n",
  'src/contract/fields.ts':
    "export type { Result } from '../core/kernel/result.ts';\nexport { z } from 'zod';\n",
  'src/contract/api.ts': 'export const api = { castVote: {}, closeVote: {}, openVote: {} };\n',
  'src/contract/routes.ts': "export const routes = { castVote: '/vote/add' };\n",
  'src/server/clock.ts': 'export const clock = 0;\n',
  'src/server/main.ts': "export const port = process.env['PORT'];\n",
  'src/server/platform/db/client.ts': "import pg from 'pg';\nexport const pool = new pg.Pool();\n",
  'src/server/elections/store.ts':
    "import { sql } from 'kysely';\nexport const count = sql`select 1`;\n",
  'src/server/elections/cast-vote.ts':
    "import { count } from './store.ts';\nexport const castVote = () => count;\n",
  // The rows of an election are the ground of its features.
  'src/server/voting/count.ts': "export { count } from '../elections/store.ts';\n",
  'src/server/retention/forget.ts':
    "import type { castVote } from '../elections/cast-vote.ts';\nexport type Forget = typeof castVote;\n",
  'src/server/campus/health.ts':
    "import type { Forget } from '#server/retention/forget.ts';\nexport type Health = Forget;\n",
  'tests/support/made-up.ts': 'export const madeUp = 0;\n',
  'src/server/elections/store.test.ts':
    "import { setTimeout as wait } from 'node:timers/promises';\nimport { expect, test } from 'vitest';\nlet looks = 0;\nconst look = ({ timeout }: { timeout: number }) => (looks += timeout);\nwhile (looks < 2) {\n  looks += 1;\n  await wait(200);\n}\ntest('a', { timeout: 300_000 }, async () => {\n  await expect.poll(() => look({ timeout: 1_000 })).toBe(1_002);\n});\n",
  'src/web/kit/button.tsx': 'export const Button = () => <button type="button">Vote</button>;\n',
  'src/web/kit/button.css':
    '.button { margin-inline-start: 1rem; color: var(--ink); mask-image: linear-gradient(black, transparent); }\n',
  'src/web/elections/vote-button.tsx':
    "import type { api } from '#contract/api.ts';\nimport { routes } from '#contract/routes.ts';\nimport { Button } from '#web/kit/button.tsx';\nexport type Table = typeof api;\nexport const VoteButton = () => <Button key={routes.castVote} />;\n",
};

export interface Breach {
  wall: string;
  file: string;
  text: string;
  /** What the tool must say of this file. */
  says: string;
}

export const breach = (wall: string, file: string, text: string, says: string): Breach => ({
  wall,
  file,
  text: `${text}\n`,
  says,
});

/** Builds a small correct project, plants the breaches, and answers all that the tool says of it. */
export function inspectWith(breaches: readonly Breach[], tool: string, ...args: string[]): string {
  const project = fs.mkdtempSync(path.join(os.tmpdir(), 'hustings-walls-'));
  const plant = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
    fs.writeFileSync(path.join(project, file), text);
  };
  for (const file of copied) plant(file, fs.readFileSync(path.join(root, file), 'utf8'));
  for (const [file, text] of Object.entries(lawful)) plant(file, text);
  for (const { file, text } of breaches) plant(file, text);
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(project, 'node_modules'));
  const run = spawnSync(process.execPath, [path.join(root, tool), ...args], {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  fs.rmSync(project, { recursive: true, force: true });
  return `${run.stdout}${run.stderr}`;
}
