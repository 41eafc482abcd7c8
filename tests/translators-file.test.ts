import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { po } from 'gettext-parser';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { filesOf, folderOf, readIn, wordsIn } from '../tools/texts/folder.ts';
import { exportPo, importPo } from '../tools/texts/po.ts';
import { reportOn } from '../tools/texts/report.ts';
import { translateFile } from '../tools/texts/translate-file.ts';
import { leavesOf, readTextFile } from '../tools/texts/units.ts';

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'texts-'));
});

afterEach(() => {
  fs.rmSync(folder, { recursive: true });
});

const fileIn = (name: string) => fs.readFileSync(path.join(folder, `${name}.ts`), 'utf8');

test('what is exported and imported again changes nothing', async () => {
  fs.cpSync(folderOf('hi'), folder, { recursive: true });
  const words = await wordsIn(folderOf('hi'));
  const { files, problems } = await importPo('hi', await exportPo('hi'), folder, words);
  expect({ files, problems }).toEqual({ files: [], problems: [] });
  for (const name of filesOf(folder)) {
    expect(fileIn(name)).toBe(fs.readFileSync(path.join(folderOf('hi'), `${name}.ts`), 'utf8'));
  }
});

test('a text says where it is shown, who reads it, and what stands in its places', async () => {
  const { translations } = po.parse(await exportPo('hi'));
  const text = translations['ballot.ballotMessages.remain#2']?.['{count} of {all} left to fill'];
  expect(text?.comments?.extracted).toMatch(
    /^Met first: \d+ of \d+\nWhere: The ballot: filling it in, checking it, casting it\nRead by: voter\n\{count\}: a number\n\{all\}: a number$/,
  );
  const label = translations['ballot.ballotMessages.back']?.['Back'];
  expect(label?.comments?.extracted).toContain('at most 14 characters');
  expect(Object.keys(translations)[1]).toMatch(/^site\.messages\.shell/);
  const none = po.parse(await exportPo('ur', path.join(folder, 'none'))).translations;
  const suffix = none['ranking.(suffixes)#1']?.['st'];
  expect(suffix?.comments?.extracted).toContain('Note: What follows a number: 1st, 2nd, 3rd');
});

test('whoever translates what is met first has all that a voter meets first', async () => {
  const none = path.join(folder, 'none');
  const file = po.parse(await exportPo('ur', none));
  for (const texts of Object.values(file.translations)) {
    for (const one of Object.values(texts)) {
      const isFirst = one.comments?.extracted?.startsWith('Met first: ') === true;
      if (isFirst) one.msgstr = one.msgstr.map(() => one.msgid.replace(/^/, 'ا '));
    }
  }
  expect((await importPo('ur', po.compile(file), none, {})).problems).toEqual([]);
  const made = filesOf(none).flatMap((name) => leavesOf(readIn(none, name)?.exports ?? []));
  const has = new Set(made.map(({ key }) => key));
  const { first } = await reportOn('ur', path.join(folder, 'empty'));
  expect(first).toHaveLength(200);
  expect(first.filter(({ key }) => !has.has(key))).toEqual([]);
});

test('each form of a plural has its empty place, as programs of translators ask for', async () => {
  const written = (await exportPo('ur', path.join(folder, 'none'))).toString('utf8');
  const blocks = written.split('\n\n').filter((one) => one.includes('msgid_plural'));
  expect(blocks.length).toBeGreaterThan(100);
  expect(blocks.filter((one) => !/msgstr\[0\] ""\nmsgstr\[1\] ""/.test(one))).toEqual([]);
});

test('a file that is half done gives the half that is done, and nothing else', async () => {
  const file = po.parse(await exportPo('ur', path.join(folder, 'none')));
  const put = (context: string, ...texts: string[]) => {
    const [found] = Object.values(file.translations[context] ?? {});
    if (found === undefined) throw new Error(`There is no ${context}`);
    found.msgstr = texts;
  };
  put('ballot.ballotMessages.back', 'واپس');
  put('ballot.ballotMessages.chosen', '{most} میں سے {count}');
  put('ballot.ballotMessages.leave.title', 'چھوڑیں؟');
  // One of its two texts alone is none.
  put('ballot.ballotMessages.cast#1', 'ووٹ ڈالیں');
  put('phase.phaseMessages.closesIn', '{stretch} میں بند');
  for (const at of [1, 2, 3, 4, 5]) put(`phase.(stretch)#${at}`, `ایک${at}`, `کئی${at}`);
  put('why-not-vote.(contacts)#1', 'کونسل سے پوچھیں');
  put('why-not-vote.(contacts)#2', 'ایڈمن سے پوچھیں');
  put('refusals.refusals.voting-closed', 'ووٹنگ بند ہے۔');
  put('share.shareMessages.title', 'یہ {nobody}');
  const { problems, files } = await importPo('ur', po.compile(file), folder, {});
  expect(problems).toEqual([
    'share.shareMessages.title: {name} has to stand in the translation as it is',
  ]);
  expect(files).toHaveLength(4);
  expect(fileIn('ballot')).toBe(`import type { Translated } from '../translated.ts';
import type * as english from '../en/ballot.ts';

export const ballotMessages: Translated<typeof english.ballotMessages> = {
  chosen: (count: number, most: number) => \`\${most} میں سے \${count}\`,
  back: 'واپس',
  leave: {
    title: 'چھوڑیں؟',
  },
};
`);
  const phase = fileIn('phase');
  expect(phase).toContain("import { counted } from '../plurals.ts';");
  expect(phase).toContain("counted(Math.floor(seconds / 86_400), 'ایک1', 'کئی1')");
  expect(phase).toContain('closesIn: (milliseconds: number) => `${stretch(milliseconds)} میں بند`');
  expect(phase).not.toContain('opensIn');
  // An entry that says only what its file keeps.
  expect(fileIn('why-not-vote')).toContain('ask: (contact: NoVoteContact) => contacts[contact]');
  expect(fileIn('why-not-vote')).not.toContain('reason:');
  expect(fileIn('refusals')).toContain("'voting-closed': 'ووٹنگ بند ہے۔'");
});

test('a text is changed in its place, and a new one stands where English has it', () => {
  const english = readTextFile(
    'x',
    "export const x = spoken('x.x', { a: 'A', b: (n: number) => `${counted(n, 'vote', 'votes')} left`, c: 'C' });",
  );
  const theirs = readTextFile(
    'x',
    "// Mine.\nexport const x = { a: 'Aa', /** Kept. */ c: 'Cc' };\n",
  );
  const texts: Record<string, readonly string[]> = {
    'x.x.a#0': ["It’s 'a'"],
    'x.x.b#0': ['noch {n}'],
    'x.x.b#1': ['głos', 'głosy', 'głosów', 'głosu'],
    'x.x.c#0': ['Cc'],
  };
  const made = translateFile({
    name: 'x',
    english,
    theirs,
    wanted: ({ key }, at) => texts[`${key}#${at}`] ?? null,
    categories: ['one', 'few', 'many', 'other'],
  });
  expect(made).toBe(`// Mine.
export const x = { a: 'It’s \\'a\\'',
b: (n: number) => \`noch \${counted(n, { one: 'głos', few: 'głosy', many: 'głosów', other: 'głosu' })}\`, /** Kept. */ c: 'Cc' };
`);
});
