import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '#texts/languages.ts';
import { filesOf, folderOf } from '../tools/texts/folder.ts';
import { textsOfPages } from '../tools/texts/read-by-pages.ts';
import { readers } from '../tools/texts/readers.ts';
import { exportPo } from '../tools/texts/po.ts';
import { reportLines, reportOn } from '../tools/texts/report.ts';

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

test('a page loads of its language what pages say, and nothing that the server alone says', () => {
  const loaded = textsOfPages();
  for (const one of ['answers', 'ballot', 'dashboard', 'site']) {
    expect(loaded, one).toContain(one);
  }
  for (const one of ['refusals', 'winner-emails', 'every-email']) expect(loaded).not.toContain(one);
  // What no page says is e-mails, and pages without a script.
  const unsaid = english.filter((name) => !loaded.has(name));
  expect(unsaid.filter((name) => !/-emails?$|^plain-pages$/.test(name))).toEqual([]);
});

test.for(others)(
  '%s says what is written by hand, which no file for translators has',
  async (tag) => {
    const report = await reportOn(tag);
    const file = (await exportPo(tag)).toString();
    for (const key of report.byHand) expect(file).not.toMatch(new RegExp(`msgctxt "${key}["#]`));
    expect(report.byHand.length).toBeGreaterThan(0);
    expect(reportLines(report).join('\n')).toContain(
      `(${report.byHand.length}):\n  ${report.byHand[0]}`,
    );
  },
);

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
