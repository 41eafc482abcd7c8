import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { writeDocument } from '#tests/support/write-document.ts';

test('docs/openapi.json is what the calls declare; npm run openapi writes it anew', async () => {
  expect(readFileSync('docs/openapi.json', 'utf8')).toBe(await writeDocument());
});

test('its shapes stand in the order of their names, whichever module was read first', async () => {
  const { components } = JSON.parse(await writeDocument());
  const names = Object.keys(components.schemas);
  expect(names).toEqual(names.toSorted());
});
