import { beforeAll, describe, expect, test } from 'vitest';
import { breach, inspectWith } from './support/planted-project.ts';
import { byHand } from './support/planted-by-hand.ts';

// A wall that was never seen to hold is a drawing of a wall. This plants one breach of each in a
// small project of its own and looks whether the tool that guards it says so.

const readFile = "export { readFileSync } from 'node:fs';";
const readTable = "export { api } from '#contract/api.ts';";
const readClock = "export { clock } from '#server/clock.ts';";
const readType = "export type { clock } from '#server/clock.ts';";
const readTests = "export { madeUp } from '#tests/support/made-up.ts';";
const nameElement = 'export type Field = HTMLInputElement;';
const unknownType = 'error TS2304';
const notListed = 'error TS6307';
const unknownName = 'error TS2584';
const unknownModule = 'error TS2591';

describe('the compiler', () => {
  const breaches = [
    breach('core knows no node:', 'src/core/a.ts', readFile, unknownModule),
    breach('core knows no DOM', 'src/core/b.ts', 'document.title;', unknownName),
    breach('core has no timers', 'src/core/c.ts', 'setTimeout;', 'error TS2304'),
    breach('core knows no contract', 'src/core/d.ts', readTable, notListed),
    breach('core knows no server', 'src/core/e.ts', readClock, notListed),
    breach('the contract knows no server', 'src/contract/f.ts', readClock, notListed),
    breach('the contract knows no node:', 'src/contract/g.ts', readFile, unknownModule),
    breach('the server knows no DOM', 'src/server/h.ts', 'document.title;', unknownName),
    breach(
      'the server knows no screen',
      'src/server/i.ts',
      "export { Button } from '#web/kit/button.tsx';",
      'error TS6142',
    ),
    breach('a screen knows no node:', 'src/web/j.ts', readFile, unknownModule),
    breach('a screen knows no server, nor its types', 'src/web/k.ts', readType, notListed),
    breach('core has no type of the DOM', 'src/core/ka.ts', nameElement, unknownType),
    breach('the server has no type of the DOM', 'src/server/kb.ts', nameElement, unknownType),
    breach('the server knows no tests', 'src/server/kc.ts', readTests, notListed),
    breach('a screen knows no tests', 'src/web/kd.ts', readTests, notListed),
  ];
  let said = '';
  beforeAll(() => {
    said = inspectWith(breaches, 'node_modules/typescript/bin/tsc', '-b');
  });

  test.for(breaches)('$wall', ({ file, says }) => {
    const lines = said.split('\n').filter((line) => line.startsWith(file));
    expect(lines.join('\n'), said).toContain(says);
  });

  test('says nothing of what is lawful', () => {
    const lines = said.split('\n').filter((line) => line !== '');
    expect(lines.filter((line) => breaches.every(({ file }) => !line.startsWith(file)))).toEqual(
      [],
    );
  });
});

interface Finding {
  filename: string;
  code: string;
  help: string;
  message: string;
}

describe('oxlint', () => {
  const features = 'src/server';
  const breaches = [
    breach('core takes no package', 'src/core/l.ts', "export { z } from 'zod';", 'is pure'),
    breach('core rolls no dice', 'src/core/m.ts', 'export const a = Math.random();', 'randomness'),
    breach('core has no clock', 'src/core/n.ts', 'export const a = Date.now();', 'services.clock'),
    breach(
      'core has no new Date()',
      'src/core/o.ts',
      'export const a = new Date();',
      'services.clock',
    ),
    breach(
      'the contract takes zod alone',
      'src/contract/p.ts',
      "export { Pool } from 'pg';",
      'shapes',
    ),
    ...byHand,
    breach(
      'no sentence is matched by a pattern',
      'src/web/elections/said-a.ts',
      'export const count = (said: string) => /^(\\d+) votes are missing/.exec(said);',
      'not understood again',
    ),
    breach(
      'nor by a pattern that is put together',
      'src/texts/said-b.ts',
      'export const end = (of: string) => new RegExp(`^Voting in ${of} closes on (.+)`);',
      'not understood again',
    ),
    breach(
      'nor by how it begins',
      'src/server/email/said-c.ts',
      "export const isEdit = (what: string) => what.startsWith('Changed: the name');",
      'not understood again',
    ),
    breach(
      'nor by what it is',
      'src/core/elections/said-d.ts',
      "export const isPaused = (what: string) => what === 'Voting was paused.';",
      'not understood again',
    ),
    breach(
      'only stores query',
      `${features}/elections/voting/count-votes.ts`,
      "export { sql } from 'kysely';",
      'store.ts',
    ),
    breach(
      'only stores know pg',
      'src/server/platform/q.ts',
      "export { Pool } from 'pg';",
      'store.ts',
    ),
    breach(
      'no foreign store, by the short way',
      `${features}/email/r.ts`,
      "export { count } from '../elections/store.ts';",
      'use cases',
    ),
    breach(
      'no foreign store, by the long way',
      `${features}/email/s.ts`,
      "export { count } from '#server/voting/store.ts';",
      'use cases',
    ),
    breach(
      'no foreign store from outside the features',
      'src/server/t.ts',
      "export { count } from './elections/store.ts';",
      'use cases',
    ),
    // Folders that the lint has never heard of: what is no feature is listed, not what is one.
    breach(
      'a new feature has no foreign store',
      `${features}/libraries/na.ts`,
      "export { count } from '../elections/store.ts';",
      'use cases',
    ),
    breach(
      'the store of a new feature is its own',
      `${features}/elections/nb.ts`,
      "export { shelves } from '../libraries/loan-store.ts';",
      'use cases',
    ),
    breach(
      "the store of a feature is not http's",
      `${features}/http/nc.ts`,
      "export { count } from '../elections/store.ts';",
      'use cases',
    ),
    breach(
      'a store reads no foreign store, nor its types',
      `${features}/libraries/other-store.ts`,
      "export type { count } from '../elections/store.ts';",
      'use cases',
    ),
    breach(
      'who stands on a ground has no store of a neighbour',
      `${features}/voting/nf.ts`,
      "export { count } from '../outcome/store.ts';",
      'use cases',
    ),
    breach(
      'a ground is for those who stand on it',
      `${features}/voting/ng.ts`,
      "export { findAccount } from '../accounts/store.ts';",
      'use cases',
    ),
    breach(
      'a new feature knows no HTTP',
      `${features}/libraries/nd.ts`,
      "export { mount } from '../http/mount.ts';",
      'knows no HTTP',
    ),
    breach(
      'a new feature has no clock',
      `${features}/libraries/ne.ts`,
      'export const a = Date.now();',
      'services.clock',
    ),
    breach(
      'a new feature does not leave its transaction',
      `${features}/libraries/nf.ts`,
      'declare const ctx: { db: { find(): void }; transact(work: () => void): void };\nctx.transact(() => ctx.db.find());',
      'use its tx',
    ),
    breach(
      'a port knows no new feature',
      'src/server/platform/ng.ts',
      "export { lend } from '../libraries/lend.ts';",
      'below the features',
    ),
    breach(
      'a port knows no HTTP',
      'src/server/platform/nh.ts',
      "export { mount } from '../http/mount.ts';",
      'below the features',
    ),
    breach(
      'a new feature of the web knows no page',
      'src/web/libraries/ni.ts',
      "export { sections } from '../dashboard/sections.tsx';",
      'never the other way round',
    ),
    breach(
      'the kit knows no new feature',
      'src/web/kit/nj.ts',
      "export { Shelf } from '#web/libraries/shelf.tsx';",
      'no word of the domain',
    ),
    breach(
      'a port knows no feature',
      'src/server/platform/u.ts',
      "export { castVote } from '../elections/cast-vote.ts';",
      'below the features',
    ),
    breach(
      'the embedded PostgreSQL is a room of its own',
      'src/server/platform/db/embedded-postgres/uu.ts',
      "export { openDatabase } from '../client.ts';",
      'nothing else of ours',
    ),
    breach(
      'a verb knows no HTTP',
      `${features}/elections/voting/u.ts`,
      "export { mount } from '../../http/mount.ts';",
      'knows no HTTP',
    ),
    breach(
      'the environment is read once',
      'src/server/v.ts',
      "export const a = process.env['A'];",
      'process.env',
    ),
    breach(
      'the environment has no second door',
      'src/server/w.ts',
      "export { env } from 'node:process';",
      'main.ts alone',
    ),
    breach(
      'the server rolls no dice',
      'src/server/x.ts',
      'export const a = Math.random();',
      'node:crypto',
    ),
    breach(
      'a transaction is not left',
      `${features}/elections/voting/y.ts`,
      'declare const ctx: { db: { find(): void }; transact(work: () => void): void };\nctx.transact(() => ctx.db.find());',
      'use its tx',
    ),
    breach(
      'a screen takes types only',
      'src/web/elections/z.ts',
      "import { api } from '#contract/api.ts';\nexport const a = api;",
      'types only',
    ),
    breach(
      'a feature knows no page',
      'src/web/events/list.ts',
      "import { sections } from '#web/dashboard/sections.tsx';\nvoid sections;",
      'never the other way round',
    ),
    breach(
      'the kit knows no feature',
      'src/web/kit/bb.tsx',
      "export { VoteButton } from '#web/elections/vote-button.tsx';",
      'no word of the domain',
    ),
    breach(
      'the kit knows no rule',
      'src/web/kit/cc.ts',
      "export { opensAt } from '#core/elections/phase.ts';",
      'no word of the domain',
    ),
    breach(
      'no circles',
      'src/core/dd.ts',
      "export { e } from './ee.ts';\nexport const d = 1;",
      'no-cycle',
    ),
    breach('no circles, back', 'src/core/ee.ts', "export { d as e } from './dd.ts';", 'no-cycle'),
    breach(
      'no circles of types',
      'src/core/ll.ts',
      "import type { M } from './mm.ts';\nexport type L = M | 1;",
      'no-cycle',
    ),
    breach(
      'no circles of types, back',
      'src/core/mm.ts',
      "import type { L } from './ll.ts';\nexport type M = L | 2;",
      'no-cycle',
    ),
    breach('no default exports', 'src/core/ff.ts', 'export default 1;', 'no-default-export'),
    breach('no any', 'src/core/gg.ts', 'export const a: any = 1;', 'no-explicit-any'),
    breach(
      'no non-null assertion',
      'src/core/hh.ts',
      'declare const b: string | null;\nexport const a = b!.length;',
      'no-non-null-assertion',
    ),
    breach(
      'no floating promise',
      'src/core/ii.ts',
      'const a = async () => {};\nexport const b = () => {\n  a();\n};',
      'no-floating-promises',
    ),
    breach('no long file', 'src/core/jj.ts', '//\n'.repeat(401), 'max-lines'),
    breach(
      'no skipped test',
      'src/core/kk.test.ts',
      "import { test } from 'vitest';\ntest.skip('a', () => {});",
      'no-disabled-tests',
    ),
    breach(
      'one fake server',
      'src/web/elections/nn.test.ts',
      "import { vi } from 'vitest';\nvi.stubGlobal('fetch', async () => Response.json([]));",
      'fakeServer',
    ),
    breach(
      'one boot of a file',
      'src/server/elections/oo.test.ts',
      "import { beforeAll } from 'vitest';\nimport { startTestApp } from '#tests/support/test-app.ts';\nlet app;\nbeforeAll(async () => {\n  app = await startTestApp();\n});\nvoid app;",
      'testApp()',
    ),
    breach(
      'no pause on a page',
      'src/web/elections/pp.test.ts',
      'export const look = (page: { waitForTimeout: (ms: number) => unknown }) => page.waitForTimeout(50);',
      'Wait for that',
    ),
    breach(
      'no pause in place of an answer',
      'src/server/elections/qq.test.ts',
      "import { setTimeout as wait } from 'node:timers/promises';\nawait wait(700);",
      'Wait for that',
    ),
    breach(
      'no pause made by hand',
      'src/server/elections/rr.test.ts',
      'await new Promise((go) => setTimeout(go, 1_500));',
      'Wait for that',
    ),
    breach(
      'no test has less time than the others',
      'src/server/elections/ss.test.ts',
      "import { test } from 'vitest';\ntest('a', { timeout: 30_000 }, () => {});",
      'how fast the machine is',
    ),
    breach(
      'nothing is waited for shorter than the rest',
      'src/server/elections/tt.test.ts',
      "import { expect } from 'vitest';\nawait expect.poll(() => 1, { timeout: 5_000 }).toBe(1);",
      'how fast the machine is',
    ),
  ];
  let findings: Finding[] = [];
  beforeAll(() => {
    const lint = 'node_modules/oxlint/bin/oxlint';
    const report = inspectWith(breaches, lint, '--type-aware', 'src', '-f', 'json');
    findings = (JSON.parse(report) as { diagnostics: Finding[] }).diagnostics;
  });

  test.for(breaches)('$wall', ({ file, says }) => {
    const here = findings.filter(({ filename }) => filename === file);
    const said = here.map(({ code, message, help }) => `${code} ${message} ${help}`);
    expect(said.join('\n'), file).toContain(says);
  });

  test('says nothing of what is lawful', () => {
    const planted = new Set(breaches.map(({ file }) => file));
    expect(findings.filter(({ filename }) => !planted.has(filename))).toEqual([]);
  });
});
