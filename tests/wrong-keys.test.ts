import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { uncounted, unproved } from '#texts/en/uncounted.ts';
import { wrongOnServer } from '#texts/en/wrong-on-server.ts';
import { putTogether } from '#texts/field-text.ts';
import { wrongWords } from '#texts/en/wrong.ts';

// What is wrong with a field goes by a key, so the compiler does not know whether it has a sentence.

const src = path.resolve(import.meta.dirname, '../src');

/** The keys that the files of these folders name. */
function keysIn(...folders: string[]): Set<string> {
  const files = folders.flatMap((folder) =>
    fs
      .readdirSync(path.join(src, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => fs.readFileSync(path.join(src, folder, name), 'utf8')),
  );
  const asked = files.flatMap((file) => [...file.matchAll(/\bwrong\(\s*'([^']+)'/g)]);
  return new Set(asked.map(([, key = '']) => key));
}

test('each key that core names has its sentence where a page finds it', () => {
  const missing = [...keysIn('core')].filter((key) => !Object.hasOwn(wrongWords, key));
  expect(missing).toEqual([]);
});

test('and each other one has its sentence on the server, which no page loads', () => {
  const ofCore = keysIn('core');
  const others = [...keysIn('contract', 'server')].filter((key) => !ofCore.has(key));
  const said = [wrongOnServer, putTogether, uncounted, unproved].flatMap((words) =>
    Object.keys(words),
  );
  expect(others.toSorted()).toEqual(said.toSorted());
});

test('no sentence is left that nobody asks for', () => {
  expect(Object.keys(wrongWords).toSorted()).toEqual([...keysIn('core')].toSorted());
});
