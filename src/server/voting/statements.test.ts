import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/platform/db/client.ts';
import { openDatabase } from '#server/platform/db/client.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { connectionOf } from '#tests/support/test-app.ts';
import { ballotBoxPurpose, batchStatements } from './statements.ts';

let box: Database;
const app = testApp();
beforeAll(async () => {
  box = openDatabase(connectionOf(app), () => {}, ballotBoxPurpose);
});
afterAll(async () => {
  await box.close();
});

// On the day that everybody registers, statistics and remembered plans are those of empty tables.
test.each(['judge', 'readCandidates', 'findParticipations', 'lockVoters', 'lockTurnouts'] as const)(
  '%s finds its rows by their keys, though the plan is made on empty tables',
  async (name) => {
    const client = await box.pool.connect();
    try {
      await client.query(batchStatements.begin.text);
      await client.query('set local plan_cache_mode = force_generic_plan');
      const { text } = batchStatements[name];
      await client.query(`prepare flush as ${text}`);
      const columns = new Set(text.match(/\$\d/g)).size;
      const given = Array.from({ length: columns }, (_, index) => argumentOf(text, index + 1));
      const { rows } = await client.query<Record<string, string>>(
        `explain execute flush(${given.join(', ')})`,
      );
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toMatch(/Index (Only )?Scan/);
      expect(plan).not.toMatch(/Seq Scan|Materialize|Merge Join|Hash (Left |Right )?Join/);
      // Branch and year of a number stand beside it: no vote reads the formats.
      expect(plan).not.toMatch(/ on campus\b/);
    } finally {
      await client.query('rollback; deallocate flush');
      client.release();
    }
  },
);

function argumentOf(text: string, place: number): string {
  const kind = new RegExp(`\\$${place}::(\\w+)\\[\\]`).exec(text)?.[1] ?? 'text';
  const value = { uuid: `'${randomUUID()}'`, bytea: "'\\x00'" }[kind] ?? "'x'";
  return `array[${value}]::${kind}[]`;
}
