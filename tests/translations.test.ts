import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { po } from 'gettext-parser';
import { expect, onTestFinished, test } from 'vitest';
import { speechOf } from '#core/kernel/speech.ts';
import { addLanguage } from '#texts/add-language.ts';
import { catalogueIn } from '#texts/catalogue.ts';
import { kitChecks } from '#texts/en/kit-checks.ts';
import { languages } from '#texts/languages.ts';
import { entriesIn, updateCatalogues } from '../tools/texts/catalogues.ts';
import { englishTexts } from '../tools/texts/english.ts';
import { cataloguesIn, filesOf, folderOf } from '../tools/texts/folder.ts';
import { placesIn } from '../tools/texts/places.ts';
import { partOf, parts, readers } from '../tools/texts/readers.ts';
import { reportLines, reportOn } from '../tools/texts/report.ts';

const english = filesOf(folderOf('en'));
const others = languages.map(({ tag }) => tag).filter((tag) => tag !== 'en');

test.for(english)('the texts of %s speak under their own name', (name) => {
  const source = fs.readFileSync(path.join(folderOf('en'), `${name}.ts`), 'utf8');
  const exported = [...source.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, one]) => one);
  const spoken = [...source.matchAll(/\bspoken(?:<.*>)?\(\s*'([^']+)'/g)].map(([, one]) => one);
  expect(spoken).toEqual(exported.map((one) => `${name}.${one}`));
});

test.for(english)('each place of a sentence in %s is filled', (name) => {
  const source = fs.readFileSync(path.join(folderOf('en'), `${name}.ts`), 'utf8');
  // Of what is handed on whole the compiler knows the names.
  const found = [
    ...source.matchAll(
      /\bsaid\(\s*(?:'((?:[^'\\]|\\.)*)'|"([^"]*)"),((?:(?!\bsaid\()[^])*?=> (?:\(\{[^]*?\}\)|\{[^]*?\n\s*\})),?\s*\)/g,
    ),
  ];
  const empty = found.flatMap(([, single, double = '', values = '']) =>
    values.includes('...')
      ? []
      : placesIn((single ?? double).replaceAll("\\'", "'")).flatMap((one) =>
          one.name.startsWith('<') || new RegExp(`\\b${one.name}\\b`).test(values)
            ? []
            : [one.name],
        ),
  );
  expect(empty).toEqual([]);
});

test('it is known of each file of texts where it is shown and who reads it', () => {
  expect(Object.keys(readers).toSorted()).toEqual(english.toSorted());
});

test('a page loads of its language what pages say, and nothing that the server alone says', () => {
  for (const one of ['refusals', 'winner-emails', 'every-email', 'plain-pages']) {
    expect(partOf(one), one).toBe('server');
  }
  const said = new Set(importedBy('src/web'));
  expect(english.filter((name) => partOf(name) === 'server' && said.has(name))).toEqual([]);
});

/** The files of texts that a folder imports. */
function importedBy(folder: string): string[] {
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'))
    .flatMap((source) => [...source.matchAll(/#texts\/en\/([\w-]+)\.ts/g)])
    .map(([, name = '']) => name);
}

test('each check of the program that counts again has a name on the page that shows it', () => {
  const program = fs.readFileSync('public/verify-kit.mjs', 'utf8');
  const reported = [...program.matchAll(/\breport\(\s*'([^']+)'/g)].map(([, name = '']) => name);
  expect(Object.keys(kitChecks).toSorted()).toEqual([...new Set(reported)].toSorted());
});

test.for(others)('the catalogues of %s are up to date with the English texts', async (tag) => {
  const folder = folderLike(tag);
  await updateCatalogues(tag, folder);
  for (const part of parts) {
    const [made, kept] = [folder, folderOf(tag)].map((one) =>
      fs.readFileSync(path.join(one, `${part}.po`), 'utf8'),
    );
    expect(made, `npm run texts -- ${tag}`).toBe(kept);
  }
});

test.for(others)('each translation of %s is found where its text is said', async (tag) => {
  addLanguage(tag, ...cataloguesIn(folderOf(tag)));
  const entries = new Map(
    parts.flatMap((part) => [...entriesIn(path.join(folderOf(tag), `${part}.po`))]),
  );
  const entryAt = (names: readonly string[]) =>
    names.reduce<unknown>(
      (group, name) => (group as Record<string, unknown> | undefined)?.[name],
      speechOf(tag)?.words,
    );
  const lost = (await englishTexts()).flatMap(({ key, names }) => {
    const text = entries.get(key)?.msgstr[0] ?? '';
    return text === '' || entryAt(names) === text ? [] : [key];
  });
  expect(lost).toEqual([]);
});

test.for(others)('%s fills in what English fills in, in each form of its plurals', async (tag) => {
  const { problems, same } = await reportOn(tag);
  expect(problems).toEqual([]);
  expect(same.map(({ key }) => key)).toEqual([]);
});

test('a catalogue begins empty, with what a voter meets first in front', async () => {
  const folder = emptyFolder();
  await updateCatalogues('hi', folder);
  const entries = [...entriesIn(path.join(folder, 'voters.po')).values()];
  expect(entries[0]?.msgctxt).toMatch(/^site\.messages\.shell/);
  expect(entries.filter(({ msgstr }) => msgstr[0] !== '')).toEqual([]);
  const back = entries.find(({ msgctxt }) => msgctxt === 'ballot.ballotMessages.back');
  expect(back?.comments?.extracted).toBe(
    'Met first\nWhere: The ballot: filling it in, checking it, casting it\nRead by: voter\nShort: at most 20 characters',
  );
  const { missing, firsts, first } = await reportOn('hi', folder);
  expect(missing.length).toBeGreaterThan(3000);
  const marked = entries.filter(({ comments }) => comments?.extracted?.startsWith('Met first'));
  expect([firsts, first.length]).toEqual([marked.length, marked.length]);
});

test('what English says otherwise now is doubtful, and missing until somebody looked at it', async () => {
  const folder = folderLike('hi');
  const file = path.join(folder, 'voters.po');
  const change = (of: (text: string) => string) =>
    fs.writeFileSync(file, of(fs.readFileSync(file, 'utf8')));
  change((text) => text.replace('msgid "Skip to content"', 'msgid "Jump to content"'));
  await updateCatalogues('hi', folder);
  const skip = () => entriesIn(file).get('site.messages.shell.skip');
  expect(skip()).toMatchObject({ msgid: 'Skip to content', comments: { flag: 'fuzzy' } });
  const { missing } = await reportOn('hi', folder);
  expect(missing.map(({ key }) => key)).toContain('site.messages.shell.skip');
});

test.each([
  ['{count} of {most} chosen', '{most} में से चुने', '{count} is lost'],
  ['{count} of {most} chosen', '{count} {most} {name}', 'there is no {name} in English'],
  [
    '{count, plural, one {# member} other {# members}}',
    '{count, plural, other {# सदस्य}}',
    'the form count: one lacks',
  ],
  [
    '{count, plural, one {# member} other {# members}}',
    '{count, plural, one {सदस्य} other {सदस्य}}',
    '{count} is lost',
  ],
  [
    '{count, plural, one {# member} other {# members}}',
    '{count, plural, one {# सदस्य} few {# सदस्य} other {# सदस्य}}',
    'there is no form count: few',
  ],
  [
    '{count} of {most} chosen',
    '{most} में से {count चुने',
    'a brace or a form lacks (MALFORMED_ARGUMENT)',
  ],
  ['{count} of {most} chosen', '{most} में से {count} चुने, २ नहीं', 'digits other than 0 to 9'],
  ['Back', ' पीछे', 'a space at its beginning or end'],
  ['Back', 'पीछे वाले पेज पर वापस जाएँ', 'too long'],
  ['Back', 'Back', null],
])('%s as %s', async (message, text, problem) => {
  const folder = folderLike('hi');
  const file = path.join(folder, 'voters.po');
  const read = po.parse(fs.readFileSync(file));
  const entry = Object.entries(read.translations).find(([, found]) => found[message] !== undefined);
  if (entry === undefined) throw new Error(`No text says ${message}`);
  const [key, { [message]: found }] = entry;
  if (found !== undefined) found.msgstr = [text];
  fs.writeFileSync(file, po.compile(read));
  const report = await reportOn('hi', folder);
  if (problem === null) expect(report.same.map((one) => one.key)).toEqual([key]);
  else expect(report.problems).toEqual([`${key}: ${problem}`]);
  expect(reportLines(report).join('\n')).toContain(key);
});

test.each([
  ['Hi {name}', 'हे {nmae}'],
  ['Hi {name}', 'हे {name'],
  ['{n, plural, one {# vote} other {# votes}}', '{n, plural, one {# वोट}}'],
  ['<b>{name}</b> won', '<i>{name}</i> जीते'],
])('%s as %s is said in English, and stops nothing', (msgid, text) => {
  const entry = (key: string, english: string, msgstr: string) => ({
    [key]: { [english]: { msgctxt: key, msgid: english, msgstr: [msgstr] } },
  });
  const translations = { ...entry('a.b.wrong', msgid, text), ...entry('a.b.right', msgid, msgid) };
  const file = po.compile({ charset: 'utf-8', headers: {}, translations });
  expect(catalogueIn(file, (message) => message)).toEqual({ a: { b: { right: msgid } } });
});

test.for(others)('%s has its texts in catalogues, and no program beside them', (tag) => {
  expect(fs.readdirSync(folderOf(tag)).toSorted()).toEqual(
    parts.map((part) => `${part}.po`).toSorted(),
  );
});

function emptyFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'texts-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  return folder;
}

/** A folder with the catalogues of a language. */
function folderLike(tag: string): string {
  const folder = emptyFolder();
  for (const part of parts) {
    fs.copyFileSync(path.join(folderOf(tag), `${part}.po`), path.join(folder, `${part}.po`));
  }
  return folder;
}
