import path from 'node:path';
import { languageOf } from '#texts/languages.ts';
import { entriesIn, isLabel, mostLetters } from './catalogues.ts';
import { englishTexts } from './english.ts';
import type { English } from './english.ts';
import { folderOf } from './folder.ts';
import { placesIn, wordsOf } from './places.ts';
import type { Place } from './places.ts';
import { metFirst, parts, readers, sameEverywhere } from './readers.ts';

/** A text that a language may have: its file, its key, and the English one. */
interface Wanted {
  file: string;
  key: string;
  english: string;
}

export interface Report {
  all: number;
  /** What has no translation, or a doubtful one. */
  missing: readonly Wanted[];
  /** How many a voter meets first, and those of them that are missing. */
  firsts: number;
  first: readonly Wanted[];
  /** What says the same as the English. */
  same: readonly Wanted[];
  /** What is wrong with a translation: a place that is lost or unknown, a form that lacks, a label that is too long. */
  problems: readonly string[];
}

/** What a language has, lacks, and left in English. */
export async function reportOn(tag: string, folder = folderOf(tag)): Promise<Report> {
  const messages = await englishTexts();
  const entries = new Map(parts.flatMap((part) => [...entriesIn(path.join(folder, `${part}.po`))]));
  const missing: Wanted[] = [];
  const same: Wanted[] = [];
  const problems: string[] = [];
  for (const one of messages) {
    const wanted = { file: one.file, key: one.key, english: one.message };
    const entry = entries.get(one.key);
    const text = entry?.msgstr[0] ?? '';
    if (text === '' || entry?.comments?.flag?.includes('fuzzy') === true) missing.push(wanted);
    else {
      if (text === one.message && !isSameEverywhere(text)) same.push(wanted);
      problems.push(...problemsOf(tag, one, text));
    }
  }
  const firsts = firstsOf(messages);
  const first = missing.filter(({ key }) => firsts.has(key));
  return { all: messages.length, missing, firsts: firsts.size, first, same, problems };
}

function problemsOf(tag: string, { key, message }: English, text: string): string[] {
  const found = [
    ...(isLabel(message) && text.length > mostLetters(message) ? ['too long'] : []),
    ...(text.trim() !== text && message.trim() === message
      ? ['a space at its beginning or end']
      : []),
    ...(/(?![0-9])\p{Nd}/u.test(text) ? ['digits other than 0 to 9'] : []),
    ...placeProblems(tag, message, text),
  ];
  return found.map((one) => `${key}: ${one}`);
}

function placeProblems(tag: string, message: string, text: string): string[] {
  const english = placesIn(message);
  let theirs: Place[];
  try {
    theirs = placesIn(text);
  } catch (error) {
    return [`a brace or a form lacks (${(error as Error).message})`];
  }
  const shown = (places: readonly Place[]) =>
    new Set(places.flatMap(({ name, isShown }) => (isShown ? [name] : [])));
  const known = new Set(english.map(({ name }) => name));
  const lost = shown(english).difference(shown(theirs));
  const unknown = new Set(theirs.map(({ name }) => name)).difference(known);
  return [
    ...[...lost].map((name) => `{${name}} is lost`),
    ...[...unknown].map((name) => `there is no {${name}} in English`),
    ...theirs.flatMap((place) => formProblems(tag, place, english)),
  ];
}

/** The forms that the language has for a number, or the cases of English. */
function formProblems(tag: string, { name, chooses }: Place, english: readonly Place[]): string[] {
  if (chooses === undefined) return [];
  const { by, forms } = chooses;
  const wanted = by === 'case' ? casesOf(english, name) : categoriesOf(tag, by);
  const lacks = wanted.filter((form) => !forms.includes(form));
  const foreign = forms.filter((form) => !wanted.includes(form) && !form.startsWith('='));
  return [
    ...lacks.map((form) => `the form ${name}: ${form} lacks`),
    ...foreign.map((form) => `there is no form ${name}: ${form}`),
  ];
}

const categoriesOf = (tag: string, type: 'cardinal' | 'ordinal'): string[] => {
  const { locale } = languageOf(tag as Parameters<typeof languageOf>[0]);
  return new Intl.PluralRules(locale, { type }).resolvedOptions().pluralCategories;
};

const casesOf = (english: readonly Place[], name: string): readonly string[] => [
  ...new Set(
    english.flatMap((one) =>
      one.name === name && one.chooses !== undefined ? one.chooses.forms : [],
    ),
  ),
];

const isSameEverywhere = (text: string) =>
  sameEverywhere.some((one) => one.test(wordsOf(text).trim()));

function firstsOf(all: readonly English[]): Set<string> {
  const isFirst = ({ key }: English) => metFirst.some((start) => key.startsWith(start));
  return new Set(all.filter(isFirst).map(({ key }) => key));
}

/** The report, as one reads it: what is wrong first, and then what lacks. */
export function reportLines({ all, missing, firsts, first, same, problems }: Report): string[] {
  const list = (entries: readonly Wanted[]) =>
    entries.map(({ key, english }) => {
      const text = english.replaceAll('\n', ' / ');
      return `  ${key === english ? '' : `${key}: `}${text}`;
    });
  const later = missing.filter((one) => !first.includes(one));
  return [
    `${all - missing.length} of ${all} are translated; of the ${firsts} that a voter meets first, ${firsts - first.length}.`,
    ...(problems.length > 0 ? ['', 'To mend:', ...problems.map((one) => `  ${one}`)] : []),
    ...(same.length > 0 ? ['', 'Left in English:', ...list(same)] : []),
    ...(first.length > 0 ? ['', 'Missing, and met first:', ...list(first)] : []),
    ...[...Map.groupBy(later, ({ file }) => file)].flatMap(([file, entries]) => [
      '',
      `Missing of ${file} (${readers[file]?.where ?? 'what the server and the fields of forms say'}):`,
      ...list(entries),
    ]),
  ];
}
