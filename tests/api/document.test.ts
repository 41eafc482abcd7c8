import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { languageHeader } from '#contract/routes.ts';
import { languages } from '#texts/languages.ts';
import { writeDocument } from '#tests/support/write-document.ts';

test('docs/openapi.json is what the calls declare; npm run openapi writes it anew', async () => {
  expect(readFileSync('docs/openapi.json', 'utf8')).toBe(await writeDocument());
});

test('its shapes stand in the order of their names, whichever module was read first', async () => {
  const { components } = JSON.parse(await writeDocument());
  const names = Object.keys(components.schemas);
  expect(names).toEqual(names.toSorted());
});

test('it says of each call in which language it answers, and of no other language than there are', async () => {
  const { components, paths } = JSON.parse(await writeDocument());
  const { Language } = components.parameters;
  expect(Language).toMatchObject({ name: languageHeader, in: 'header', required: false });
  expect(Language.description).toContain('`accept-language`');
  expect(Language.schema.enum).toEqual(languages.map(({ tag }) => tag));
  const operations = Object.values<object>(paths).flatMap((methods) => Object.values(methods));
  const silent = operations.filter(
    ({ parameters }) =>
      parameters?.some(
        ({ $ref }: { $ref?: string }) => $ref === '#/components/parameters/Language',
      ) !== true,
  );
  expect(silent).toEqual([]);
  expect(operations.length).toBe(Object.keys(api).length);
});
