import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { writeDocument } from '#tests/support/write-document.ts';

test('docs/openapi.json is what the calls declare; npm run openapi writes it anew', async () => {
  expect(readFileSync('docs/openapi.json', 'utf8')).toBe(await writeDocument());
});
