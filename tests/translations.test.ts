import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '#texts/languages.ts';
import { filesOf, folderOf } from '../tools/texts/folder.ts';
import { readers } from '../tools/texts/readers.ts';
import { reportOn } from '../tools/texts/report.ts';

const english = filesOf(folderOf('en'));
const others = languages.map(({ tag }) => tag).filter((tag) => tag !== 'en');

test.for(english)('the texts of %s speak under their own name', (name) => {
  const source = fs.readFileSync(path.join(folderOf('en'), `${name}.ts`), 'utf8');
  const exported = [...source.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, one]) => one);
  const spoken = [...source.matchAll(/\bspoken(?:<.*>)?\(\s*'([^']+)'/g)].map(([, one]) => one);
  expect(spoken).toEqual(exported.map((one) => `${name}.${one}`));
});

test('it is known of each file of texts where it is shown and who reads it', () => {
  expect(Object.keys(readers).toSorted()).toEqual(english.toSorted());
});

test.for(others)(
  '%s fills in what English fills in, and leaves nothing in English',
  async (tag) => {
    const { misplaced, same } = await reportOn(tag);
    expect(misplaced).toEqual([]);
    expect(same.map(({ key }) => key)).toEqual([]);
  },
);

test.for(others)('%s has no file that English has not', (tag) => {
  const tables = ['refusals', 'sentences', 'answers', 'plurals'];
  const own = filesOf(folderOf(tag)).filter((name) => !/-(?:sentences|lines|parts)$/.test(name));
  expect(own.filter((name) => !english.includes(name) && !tables.includes(name))).toEqual([]);
});
