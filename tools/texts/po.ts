import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { po } from 'gettext-parser';
import type { GetTextTranslation } from 'gettext-parser';
import type { Words } from '#texts/add-language.ts';
import { languageOf } from '#texts/languages.ts';
import { filesOf, folderOf, readIn, root, tableOf, wordsIn } from './folder.ts';
import { metFirst, readers } from './readers.ts';
import { reportOn, tableEntries } from './report.ts';
import { formsOf, isPair, placesIn, translateFile } from './translate-file.ts';
import { leavesOf, readTextFile } from './units.ts';
import type { Entry, TextFile, Unit } from './units.ts';

/** What an import left alone, and why. */
export interface Imported {
  files: readonly string[];
  texts: number;
  problems: readonly string[];
}

const tables = ['refusals', 'sentences', 'answers'];
const tableType = 'Readonly<Record<string, string>>';

/** The texts of a language as a file for translators (gettext PO), what voters meet first in front. */
export async function exportPo(tag: string, folder = folderOf(tag)): Promise<Buffer> {
  const categories = categoriesOf(tag);
  const words = await wordsIn(folder);
  const answers = tableOf(words, 'answers');
  const units = [...englishFiles()].flatMap(([name, english]) => {
    const theirs = readIn(folder, name);
    const known = new Map(entriesOf(theirs).map((one) => [one.key, one]));
    const isWhole = leavesOf(english.exports).every(
      (one) => one.units.length === 0 || known.has(one.key),
    );
    return entriesOf(english).flatMap((entry) => {
      // What a whole file keeps for itself is its own affair.
      if (isWhole && entry.key.includes('(') && !known.has(entry.key)) return [];
      const their = known.get(entry.key);
      // Written by hand in another way: it can be changed in its file alone.
      if (their !== undefined && !isPair(entry, their)) return [];
      return entry.units.map((unit, at) => {
        const own = their?.units[at];
        // A plural without its empty forms is no PO file.
        const none = unit.plural === null ? [] : categories.map(() => '');
        const texts = own === undefined ? none : formsOf(own, categories);
        const answer = name === 'answers' ? answers[unit.text] : undefined;
        return {
          key: entry.key,
          translation: {
            msgctxt: contextOf(entry, at),
            msgid: unit.text,
            ...(unit.plural !== null && { msgid_plural: unit.plural }),
            msgstr: answer === undefined ? [...texts] : [answer],
            comments: { extracted: adviceOn(name, english, entry, unit) },
          } satisfies GetTextTranslation,
        };
      });
    });
  });
  const rank = (key: string) => {
    const at = metFirst.findIndex((start) => key.startsWith(start));
    return at === -1 ? metFirst.length : at;
  };
  const sorted = units.toSorted((one, other) => rank(one.key) - rank(other.key));
  const { firsts } = await reportOn(tag, folder);
  const met = sorted.slice(0, 1 + sorted.findLastIndex(({ key }) => firsts.has(key)));
  for (const [at, { translation }] of met.entries()) {
    const { comments } = translation;
    comments.extracted = `Met first: ${at + 1} of ${met.length}\n${comments.extracted}`;
  }
  const translations: Record<string, Record<string, GetTextTranslation>> = {};
  for (const { translation } of sorted) {
    (translations[translation.msgctxt] ??= {})[translation.msgid] = translation;
  }
  return po.compile(
    { charset: 'utf-8', headers: headersFor(tag, categories), translations },
    { foldLength: 0 },
  );
}

/** Puts what translators wrote into the folder of a language. What is empty stays missing. */
export async function importPo(
  tag: string,
  file: Buffer,
  folder = folderOf(tag),
  words?: Words,
): Promise<Imported> {
  const categories = categoriesOf(tag);
  const said = Object.keys(tableOf(words ?? (await wordsIn(folder)), 'answers'));
  const { translations } = po.parse(file);
  const problems: string[] = [];
  const changed: string[] = [];
  let texts = 0;
  const wanted = (entry: Entry, at: number): readonly string[] | null => {
    const unit = entry.units[at];
    if (unit === undefined) return null;
    const found = translations[contextOf(entry, at)]?.[unit.text]?.msgstr ?? [];
    if (found.length === 0 || found.some((one) => one.trim() === '')) return null;
    const lost = placeProblem(unit, found);
    if (lost === null) return found;
    problems.push(`${contextOf(entry, at)}: ${lost}`);
    return null;
  };
  const put = (name: string, text: string, before: string | undefined) => {
    if (text === (before ?? '') || text.trim() === '') return;
    const place = path.join(folder, `${name}.ts`);
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(place, text);
    changed.push(place);
  };
  for (const [name, english] of englishFiles()) {
    const theirs = readIn(folder, name);
    for (const entry of entriesOf(english))
      texts += entry.units.filter((_, at) => wanted(entry, at)).length;
    // The sentences of core may stand in several files: each is mended where it stands.
    const holders = name === 'answers' ? filesOf(folder).filter(isHolder) : [];
    const held = new Set(name === 'answers' ? said : []);
    for (const holder of holders) {
      const at = readIn(folder, holder);
      if (at === null) continue;
      put(holder, mendHeld(at, english, wanted, categories), at.source);
    }
    const rest = held.size === 0 ? english : without(english, held);
    const typeOf = tables.includes(name) ? { typeOf: tableType } : {};
    put(
      name,
      translateFile({ name, english: rest, theirs, wanted, categories, ...typeOf }),
      theirs?.source,
    );
  }
  if (changed.length > 0) format(changed);
  return { files: changed, texts, problems: [...new Set(problems)] };
}

const isHolder = (name: string) => /-(?:sentences|lines)$/.test(name);

/** The English files of texts, and the sentences of core as files of the same form. */
function* englishFiles(): Generator<[string, TextFile]> {
  for (const name of filesOf(folderOf('en'))) {
    const file = readIn(folderOf('en'), name);
    // Numbers and units come from Intl.
    if (file !== null && name !== 'sizes') yield [name, file];
  }
  const entries = tableEntries();
  for (const table of tables) {
    const lines = entries
      .filter(([file]) => file === table)
      .map(([, key, english]) => `  ${JSON.stringify(key)}: ${JSON.stringify(english)},\n`);
    yield [table, readTextFile(table, `export const ${table} = {\n${lines.join('')}};\n`)];
  }
}

const entriesOf = (file: TextFile | null): Entry[] =>
  file === null ? [] : [...leavesOf(file.exports), ...file.kept];

const contextOf = (entry: Entry, at: number): string => {
  if (entry.key.startsWith('answers.')) return 'answers';
  return entry.units.length > 1 ? `${entry.key}#${at + 1}` : entry.key;
};

function placeProblem(unit: Unit, texts: readonly string[]): string | null {
  const english = placesIn(unit.text);
  const wrong = texts.find((one) => placesIn(one) !== english);
  if (wrong === undefined) return null;
  return english === ''
    ? `there is nothing to fill in, and the translation has ${placesIn(wrong)}`
    : `${english} has to stand in the translation as it is`;
}

function mendHeld(
  held: TextFile,
  english: TextFile,
  wanted: (entry: Entry, at: number) => readonly string[] | null,
  categories: readonly string[],
): string {
  const byName = new Map(entriesOf(english).map((one) => [one.name, one]));
  const own = { ...held, kept: [] };
  return translateFile({
    name: 'answers',
    english: own,
    theirs: own,
    wanted: (entry, at) => {
      const source = byName.get(entry.name);
      return source === undefined ? null : wanted(source, at);
    },
    categories,
  });
}

function without(file: TextFile, names: ReadonlySet<string>): TextFile {
  const exports = file.exports.map((one) => ({
    ...one,
    entries: one.entries?.filter(({ name }) => !names.has(name)) ?? null,
  }));
  return { ...file, exports };
}

/** What a translator has to know of a text. */
function adviceOn(name: string, file: TextFile, entry: Entry, unit: Unit): string {
  const shown = readers[name];
  const source = file.source.slice(entry.start, entry.end);
  const isLabel =
    unit.places.length === 0 &&
    unit.text.length <= 30 &&
    !/[.!?:…]$/.test(unit.text) &&
    unit.plural === null;
  const places = [...new Set(unit.text.match(/\{\w+\}/g))].map((one) => {
    const place = unit.places.find((each) => `{${each.name}}` === one);
    const own = one.slice(1, -1);
    const type = new RegExp(`\\b${own}\\??: (number|string)`).exec(source)?.[1];
    const written = place === undefined ? '' : file.source.slice(place.start, place.end);
    if (type === 'number') return `${one}: a number`;
    return `${one}: ${meanings[own] ?? (written === own || written === '' ? 'a text' : written.replaceAll(/\s+/g, ' '))}`;
  });
  const note = noteAbove(file, entry);
  return [
    shown === undefined ? 'Said by the server and beside fields' : `Where: ${shown.where}`,
    ...(shown === undefined ? [] : [`Read by: ${shown.who.join(', ')}`]),
    ...(isLabel
      ? [`Short: a button or a label, at most ${unit.text.length * 2 + 6} characters`]
      : []),
    ...places,
    ...(note === '' ? [] : [`Note: ${note}`]),
  ].join('\n');
}

/** What the English file says above an entry. */
const noteAbove = ({ source }: TextFile, { from, start }: Entry): string =>
  source
    .slice(from, start)
    .replaceAll(/^\s*(?:\/\/|\/\*\*?|\*(?!\/))|\*\/|`/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** What stands in a place, where its name alone could be misread. */
const meanings: Readonly<Record<string, string>> = {
  name: 'the name of a person, an election or a thing, as somebody wrote it',
  position: 'the title of a position, as somebody wrote it',
  election: 'the name of an election, as somebody wrote it',
  when: 'a date and time, written by the program in this language',
  date: 'a date, written by the program in this language',
  moment: 'a date and time, written by the program in this language',
  until: 'a date and time, written by the program in this language',
  positions: 'a list of positions',
  names: 'a list of names',
  role: 'a role, such as Student',
};

const categoriesOf = (tag: string): readonly string[] => {
  const { pluralCategories } = new Intl.PluralRules(languageOf(tag).locale).resolvedOptions();
  return order.filter((one) => pluralCategories.includes(one));
};

const order: Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

function headersFor(tag: string, categories: readonly string[]): Record<string, string> {
  const rules = new Intl.PluralRules(languageOf(tag).locale);
  // Programs of translators know the rule of a language with more forms by its name.
  const rule = rules.select(0) === 'one' ? '(n > 1)' : '(n != 1)';
  const formula = categories.length === 1 ? '0' : rule;
  return {
    'Content-Type': 'text/plain; charset=UTF-8',
    Language: tag,
    ...(categories.length <= 2 && {
      'Plural-Forms': `nplurals=${categories.length}; plural=${formula};`,
    }),
  };
}

function format(files: readonly string[]): void {
  const command = path.join(root, 'node_modules/oxfmt/bin/oxfmt');
  execFileSync(process.execPath, [command, ...files], { cwd: root, stdio: 'ignore' });
}
