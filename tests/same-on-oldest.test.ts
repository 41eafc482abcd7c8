import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sameOnOldest } from '../tools/same-on-oldest.ts';

test('the pass on PostgreSQL 15 takes the long tests, and leaves out what is the same there', () => {
  const listed = execFileSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'list', '--filesOnly', '--json', '--project=api'],
    {
      cwd: path.resolve(import.meta.dirname, '..'),
      env: { ...process.env, TEST_LONG: 'too', TEST_POSTGRES: '15' },
      encoding: 'utf8',
    },
  );
  const files = (JSON.parse(listed) as { file: string }[]).map(({ file }) =>
    path.relative(path.resolve(import.meta.dirname, '..'), file),
  );
  expect(files).toContain('tests/api/large-kit.long.test.ts');
  const same = sameOnOldest();
  expect(files.filter((file) => same.some((one) => path.matchesGlob(file, one)))).toEqual([]);
});
