// The letters of a list that is no UTF-8, or not in every line: which program wrote them nobody can know, so
// officers see the names in each way of reading that is left.

import { isDos, readDos } from './dos-letters.ts';

/** In which letters a list can be read: code pages, and what was made UTF-8 from a wrong one. */
export const codePages = [
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1256',
  'macintosh',
  'windows-1254',
  'koi8-r',
  'ibm866',
  'cp850',
  'cp852',
] as const;
export type Letters = (typeof codePages)[number] | 'utf-8' | 'as-it-is';

/** One way to read a list, with three names as they are then. */
export interface Reading {
  letters: Letters;
  text: string;
  names: readonly string[];
}

/** The text of a list. */
export interface ListText {
  text: string;
  /** Lines of other letters than the rest or of lost ones, with what was read in them. */
  oddLines: readonly { line: number; text: string }[];
  /** Empty where nobody has to be asked; else the text is that of the first. */
  readings: readonly Reading[];
}

const beyondAscii = /[^\0-\x7F]/;
const named = 3;
/** So few odd lines are told one by one; of more, officers are asked as well. */
const fewLines = 2;

/** The text of bytes that are UTF-8 in some lines or in none. */
export function readByLine(bytes: Uint8Array): ListText {
  const lines = linesOf(bytes).map((line) => ({ line, text: whole(line) ?? damaged(line) }));
  const odd = lines.filter(({ text }) => text === null);
  const sure = lines.filter(({ text }) => text !== null && beyondAscii.test(text));
  // A line of a code page is UTF-8 by chance, too.
  const isMixed = sure.length > 0 && sure.length * 10 >= odd.length;
  const readings = choose(
    codePages.map((letters) => {
      const decode = decoderOf(letters);
      const read = lines.map(({ line, text }) => (isMixed && text !== null ? text : decode(line)));
      return { letters, read, odd: read.filter((_, at) => !isMixed || lines[at]?.text === null) };
    }),
  );
  const text = readings[0]?.text ?? '';
  const read = text.split(/(?<=\r\n|\n|\r(?!\n))/);
  const oddLines = isMixed
    ? lines.flatMap(({ line }, at) =>
        whole(line) === null ? [{ line: at + 1, text: (read[at] ?? '').trim() }] : [],
      )
    : [];
  const isAsked = !isMixed || odd.length > fewLines;
  return { text, oddLines, readings: isAsked ? readings : [] };
}

// What programs write in the place of letters that they do not have.
const lost = /\uFFFD|(?<![^\s,;|"])\?{2,}(?![^\s,;|"])/;

/** The lines whose letters were lost before this file was made; no way of reading brings them back. */
const lostIn = (text: string) =>
  lost.test(text)
    ? text
        .split(/\r\n|\n|\r/)
        .map((line, at) => ({ line: at + 1, text: line.trim() }))
        .filter((one) => lost.test(one.text))
    : [];

/** The text of a list that is UTF-8, and the ways to read it where its names look as if a program had mistaken them. */
export function readDoubtful(text: string): ListText {
  const certain = { text, oddLines: lostIn(text), readings: [] };
  const words = text.match(/[^\s,;|\t"]*[^\0-\x7F][^\s,;|\t"]*/g) ?? [];
  if (words.filter(isMistaken).length * 2 <= words.length) return certain;
  const lines = text.split(/(?<=\n)/);
  const bytes = lines.map(bytesOf);
  const readings = choose(
    (['as-it-is', 'utf-8', ...codePages.slice(1)] as const).map((letters) => {
      const read = lines.map((line, at) => {
        const given = bytes[at] ?? null;
        if (letters === 'as-it-is' || given === null) return line;
        return letters === 'utf-8' ? (whole(given) ?? line) : decoderOf(letters)(given);
      });
      return { letters, read, odd: read };
    }),
  );
  return { ...certain, text: readings[0]?.text ?? text, readings };
}

/** The text of a list of unknown letters that was read as Windows writes those of the west. */
export function readUnknown(text: string): ListText {
  const lines = text
    .split(/(?<=\n)/)
    .map((line) => bytesOf(line) ?? new TextEncoder().encode(line));
  const bytes = new Uint8Array(lines.reduce((size, line) => size + line.length, 0));
  let at = 0;
  for (const line of lines) {
    bytes.set(line, at);
    at += line.length;
  }
  return readByLine(bytes);
}

function decoderOf(letters: (typeof codePages)[number]): (bytes: Uint8Array) => string {
  if (isDos(letters)) return (bytes) => readDos(bytes, letters);
  const decoder = new TextDecoder(letters);
  return (bytes) => decoder.decode(bytes);
}

interface Tried {
  letters: Letters;
  read: readonly string[];
  /** The lines in which the ways differ. */
  odd: readonly string[];
}

/** The ways whose names differ, the most likely first. */
function choose(tried: readonly Tried[]): Reading[] {
  const readings = tried.map(({ letters, read, odd }) => {
    const lines = odd.filter((line) => beyondAscii.test(line));
    return {
      ...{ letters, text: read.join(''), names: namesIn(lines) },
      score: scoreOf(lines.slice(0, 500).join('\n')),
    };
  });
  const sorted = readings.toSorted((one, other) => other.score - one.score);
  return sorted
    .filter(({ text }, at) => sorted.findIndex((other) => other.text === text) === at)
    .map(({ letters, text, names }) => ({ letters, text, names }));
}

function namesIn(lines: readonly string[]): string[] {
  const names = new Set<string>();
  for (const line of lines) {
    const name = line.split(/[,;|\t"]/).find((cell) => beyondAscii.test(cell));
    if (name !== undefined) names.add(name.trim().slice(0, 60));
    if (names.size === named) break;
  }
  return [...names];
}

// Letters of names in Latin script that are not in ASCII, by how common they are.
const usual = /[äöüßéèáíóúñçêâôîëïåøæãõśłżąęćńźčřšžěýůőűğış]/giu;

/** How likely a text is: words of one script, capitals in front, no signs inside. */
function scoreOf(text: string): number {
  let score = (text.match(usual) ?? []).length / 4;
  for (const [word] of text.matchAll(/[^\s,;|\t"]*[^\0-\x7F][^\s,;|\t"]*/g)) {
    if (
      /^(?:[\p{Script=Cyrillic}.'-]+|[\p{Script=Arabic}\p{M}.'-]+|[\p{Script=Devanagari}.'-]+)$/u.test(
        word,
      )
    )
      score += word.length;
    else if (/^[\p{Script=Latin}\p{M}.'’-]+$/u.test(word)) score += isMistaken(word) ? -4 : 1;
    else score -= 4;
    if (/\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u.test(word)) score -= 2;
    if (/^\p{Lu}/u.test(word)) score += 1;
    if (word.includes('\uFFFD')) score -= 4;
  }
  return score;
}

/** A word of accents alone, or with signs between its letters: no language has such. */
function isMistaken(word: string): boolean {
  if (/[ÂÃÄÅà-ïØÙ][\u0080-\u00BF€‚ƒ„…†‡ˆ‰‹Œ‘’“”•–—˜™›œž]/u.test(word)) return true;
  const letters = [...word].filter((letter) => /[\p{L}\u0080-\u00BF]/u.test(letter));
  const accents = letters.filter((letter) => letter >= '\u0080' && letter <= '\u00FF');
  return letters.length > 2 && accents.length > letters.length * 0.6;
}

const linesOf = (bytes: Uint8Array): Uint8Array[] => {
  const lines: Uint8Array[] = [];
  let from = 0;
  for (const [at, byte] of bytes.entries()) {
    const ends = byte === 10 || (byte === 13 && bytes[at + 1] !== 10);
    if (!ends) continue;
    lines.push(bytes.subarray(from, at + 1));
    from = at + 1;
  }
  return from < bytes.length ? [...lines, bytes.subarray(from)] : lines;
};

const strict = new TextDecoder('utf-8', { fatal: true });
const lenient = new TextDecoder('utf-8');

function whole(line: Uint8Array): string | null {
  try {
    return strict.decode(line);
  } catch {
    return null;
  }
}

/** A line of UTF-8 with a letter that was cut; null where it is no UTF-8. */
function damaged(line: Uint8Array): string | null {
  const text = lenient.decode(line);
  const broken = text.split('\uFFFD').length - 1;
  return (text.match(/[^\0-\x7F\uFFFD]/gu) ?? []).length > broken ? text : null;
}

let byteOf: ReadonlyMap<string, number> | null = null;

/** The bytes that were taken for letters of Windows; null where some were not. */
function bytesOf(line: string): Uint8Array | null {
  byteOf ??= new Map(
    [
      ...new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, at) => at)),
    ].map((letter, at) => [letter, at]),
  );
  const bytes = [...line].map((letter) => byteOf?.get(letter) ?? -1);
  return bytes.includes(-1) ? null : Uint8Array.from(bytes);
}
