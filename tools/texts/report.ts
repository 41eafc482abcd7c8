import { refusals } from '#core/refusal.ts';
import { sentences } from '#core/sentences.ts';
import { speechOf } from '#core/kernel/speech.ts';
import { addLanguage } from '#texts/add-language.ts';
import type { Words } from '#texts/add-language.ts';
import { isLanguageTag } from '#texts/languages.ts';
import { entryIn, filesOf, folderOf, readIn, tableOf, wordsIn } from './folder.ts';
import { firstCount, metFirst, readers, sameEverywhere } from './readers.ts';
import { saidByCore } from './said-by-core.ts';
import { isPair } from './translate-file.ts';
import { leavesOf, textsBehind } from './units.ts';
import type { Entry, Unit } from './units.ts';

/** An English text that a language may have, by its file. */
interface Wanted {
  file: string;
  key: string;
  english: string;
}

export interface Report {
  all: number;
  missing: readonly Wanted[];
  /** Of those that a voter meets first. */
  first: readonly Wanted[];
  firstAll: number;
  /** Their keys. */
  firsts: ReadonlySet<string>;
  /** What says the same as the English. */
  same: readonly Wanted[];
  /** What is written as other code than the English, and so stands in no file for translators. */
  byHand: readonly string[];
  /** What leaves out, or adds, something that is filled in. */
  misplaced: readonly string[];
}

/** What a language has, lacks, and left in English. */
export async function reportOn(tag: string, folder = folderOf(tag)): Promise<Report> {
  const words = await wordsIn(folder);
  const has = lookUp(tag, words);
  const missing: Wanted[] = [];
  const same: Wanted[] = [];
  const byHand: string[] = [];
  const misplaced: string[] = [];
  const all: Wanted[] = [];
  for (const file of filesOf(folderOf('en'))) {
    const theirs = new Map(
      leavesOf(readIn(folder, file)?.exports ?? []).map((one) => [one.key, one]),
    );
    const english = readIn(folderOf('en'), file);
    for (const entry of leavesOf(english?.exports ?? [])) {
      const texts = english === null ? [] : textsBehind(english, entry);
      // What is written in another file is missing there; numbers and units come from Intl.
      if (texts.length === 0 || file === 'sizes') continue;
      const wanted = {
        file,
        key: entry.key,
        english: englishOf(entry.units.length > 0 ? entry.units : texts),
      };
      all.push(wanted);
      const their = theirs.get(entry.key);
      if (entryIn(words, entry.path) === undefined) missing.push(wanted);
      else if (their !== undefined) {
        const isSame = entry.units.length > 0 && englishOf(their.units) === wanted.english;
        if (isSame && !isSameEverywhere(entry)) same.push(wanted);
        if (!isPair(entry, their)) byHand.push(entry.key);
        misplaced.push(...placesLost(entry, their));
      }
    }
  }
  for (const [file, key, english] of tableEntries()) {
    const wanted = { file, key, english };
    all.push(wanted);
    const text = has(file, key, english);
    if (text === null) missing.push(wanted);
    else if (text === english) same.push(wanted);
    else if (text !== '' && namedIn(text) !== namedIn(english))
      misplaced.push(`${file}: ${english}`);
  }
  const firsts = firstOf(all);
  const first = missing.filter((one) => firsts.has(one.key));
  const firstAll = firsts.size;
  return { all: all.length, missing, first, firstAll, firsts, same, byHand, misplaced };
}

function lookUp(tag: string, words: Words) {
  if (isLanguageTag(tag)) addLanguage(tag, words);
  const speech = speechOf(tag);
  return (file: string, key: string, english: string): string | null => {
    if (file !== 'answers') return tableOf(words, file)[key] ?? null;
    const own = tableOf(words, file);
    // Its author may have called a place otherwise.
    return own[english] ?? (speech?.sentenceIn(english.replaceAll(place, '1')) == null ? null : '');
  };
}

/** Refusals, sentences and answers: file, key and English. */
export function tableEntries(): [file: string, key: string, english: string][] {
  return [
    ...Object.entries(refusals).map(([key, [, english]]): [string, string, string] => [
      'refusals',
      key,
      english,
    ]),
    ...Object.entries(sentences).map(([key, english]): [string, string, string] => [
      'sentences',
      key,
      english,
    ]),
    ...saidByCore().map((english): [string, string, string] => ['answers', english, english]),
  ];
}

const place = /\{\w+\}/g;
const namedIn = (text: string) => [...new Set(text.match(place))].toSorted().join(' ');

const englishOf = (units: readonly Unit[]) =>
  units.map(({ text, plural }) => (plural === null ? text : `${text} / ${plural}`)).join(' … ');

const isSameEverywhere = ({ units }: Entry) =>
  units.every(({ text }) =>
    sameEverywhere.some((one) => one.test(text.replaceAll(place, '').trim())),
  );

/** What English puts into its text by its name, and the other language nowhere asks for. */
function placesLost(english: Entry, their: Entry): string[] {
  const shown = new Set(english.units.flatMap(({ places }) => places.map(({ name }) => name)));
  return english.parameters.flatMap((name, at) => {
    const used = their.used.has(name) || their.used.has(their.parameters[at] ?? '');
    // One that takes nothing says the same in every case.
    return shown.has(name) && !used ? [`${english.key}: {${name}}`] : [];
  });
}

function firstOf(all: readonly Wanted[]): Set<string> {
  const found = metFirst.flatMap((start) => all.filter(({ key }) => key.startsWith(start)));
  return new Set(found.slice(0, firstCount).map(({ key }) => key));
}

/** The report, as one reads it. */
export function reportLines(report: Report): string[] {
  const { all, missing, first, firstAll, same, byHand, misplaced } = report;
  const files = Map.groupBy(missing, ({ file }) => file);
  const list = (entries: readonly Wanted[]) =>
    entries.map(({ key, english }) => `  ${key === english ? '' : `${key}: `}${english}`);
  return [
    `${all - missing.length} of ${all} are translated; of the first ${firstAll} that a voter meets, ${firstAll - first.length}.`,
    ...(first.length > 0 ? ['', 'Missing, and met first:', ...list(first)] : []),
    ...[...files].flatMap(([file, entries]) => [
      '',
      `Missing in ${file}.ts (${readers[file]?.where ?? 'what the server and the fields of forms say'}):`,
      ...list(entries),
    ]),
    ...(same.length > 0 ? ['', 'Left in English:', ...list(same)] : []),
    ...(byHand.length > 0
      ? [
          '',
          `Mended by hand, because they are written as other code than the English (${byHand.length}):`,
          ...byHand.map((key) => `  ${key}`),
        ]
      : []),
    ...(misplaced.length > 0 ? ['', 'Filled in otherwise than in English:', ...misplaced] : []),
  ];
}
