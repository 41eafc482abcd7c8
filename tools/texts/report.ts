import path from 'node:path';
import { languageOf } from '#texts/languages.ts';
import { entriesIn, isLabel, mostLetters } from './catalogues.ts';
import { englishTexts } from './english.ts';
import type { English } from './english.ts';
import { folderOf } from './folder.ts';
import { placesIn, wordsOf } from './places.ts';
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
  const [english, theirs] = [placesIn(message), placesIn(text)];
  const known = new Set(english.map(({ name }) => name));
  const used = new Set(theirs.map(({ name }) => name));
  const lost = new Set(english.flatMap(({ name, isShown }) => (isShown ? [name] : []))).difference(
    used,
  );
  const { locale } = languageOf(tag as Parameters<typeof languageOf>[0]);
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  const lacks = theirs.flatMap(({ name, forms }) =>
    forms.length === 0
      ? []
      : pluralCategories.filter((one) => !forms.includes(one)).map((one) => `${name}: ${one}`),
  );
  return [
    ...[...lost].map((name) => `${key}: {${name}} is lost`),
    ...[...used.difference(known)].map((name) => `${key}: there is no {${name}} in English`),
    ...lacks.map((form) => `${key}: the form ${form} lacks`),
    ...(isLabel(message) && text.length > mostLetters(message) ? [`${key}: too long`] : []),
  ];
}

const isSameEverywhere = (text: string) =>
  sameEverywhere.some((one) => one.test(wordsOf(text).trim()));

function firstsOf(all: readonly English[]): Set<string> {
  const isFirst = ({ key }: English) => metFirst.some((start) => key.startsWith(start));
  return new Set(all.filter(isFirst).map(({ key }) => key));
}

/** The report, as one reads it. */
export function reportLines({ all, missing, firsts, first, same, problems }: Report): string[] {
  const list = (entries: readonly Wanted[]) =>
    entries.map(({ key, english }) => `  ${key === english ? '' : `${key}: `}${english}`);
  return [
    `${all - missing.length} of ${all} are translated; of the ${firsts} that a voter meets first, ${firsts - first.length}.`,
    ...(first.length > 0 ? ['', 'Missing, and met first:', ...list(first)] : []),
    ...[...Map.groupBy(missing, ({ file }) => file)].flatMap(([file, entries]) => [
      '',
      `Missing of ${file} (${readers[file]?.where ?? 'what the server and the fields of forms say'}):`,
      ...list(entries),
    ]),
    ...(same.length > 0 ? ['', 'Left in English:', ...list(same)] : []),
    ...(problems.length > 0 ? ['', 'To mend:', ...problems.map((one) => `  ${one}`)] : []),
  ];
}
