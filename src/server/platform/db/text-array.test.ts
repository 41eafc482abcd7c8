import { expect, test } from 'vitest';
import { testApp } from '#tests/support/app-of-file.ts';
import { textArray } from './text-array.ts';

const app = testApp();

test('any texts come through as one parameter, and none', async () => {
  const texts = [
    '',
    'NULL',
    null,
    '{a,"b"}',
    String.raw`\"\n\\`,
    "O'Neil, अ",
    ' a\tb\nc ',
    '"',
    '\\',
  ];
  const { rows } = await app.ctx.pool.query(
    'select $1::text[] as texts, $2::text[] as none, ($3::text[])[1]::text[] as inner',
    [textArray(texts), textArray([]), textArray([textArray(texts)])],
  );
  expect(rows).toEqual([{ texts, none: [], inner: texts }]);
});
