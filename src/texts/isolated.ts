// What is put into a sentence and is read in the other direction, a name above all, stands for itself there: else
// it takes the comma, the number or the bracket beside it along to the wrong side.
import { isolates } from '#core/kernel/isolates.ts';
import type { Speech } from '#core/kernel/speech.ts';

/** How a language is written. */
type Direction = Speech['dir'];

const fromTheRight = String.raw`\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc`;
/** A letter or number that turns round beside it, by the direction of the sentence. */
const turning: Readonly<Record<Direction, RegExp>> = {
  ltr: new RegExp(`[${fromTheRight}]`),
  rtl: new RegExp(String.raw`(?![${fromTheRight}])[\p{L}\p{N}]`, 'u'),
};

/** Unicode's "first strong isolate" and the end of it: nobody sees them, and nobody hears them. */
const [start, end] = ['\u2068', '\u2069'];

/** A text for itself, where it would turn round in a sentence of this direction. */
export function isolate(text: string, dir: Direction): string {
  const staysItself = !turning[dir].test(text) || text.startsWith(start) || text.includes('://');
  return staysItself ? text : start + text + end;
}

/** What a text says, in which each text that it was given and that would turn round stands for itself. */
export function isolated(said: unknown, given: readonly unknown[], dir: Direction): unknown {
  // An address that is copied out of a text has to end where it ends.
  const parts = textsIn(given, 2).filter((text) => isolate(text, dir) !== text);
  if (parts.length === 0) return said;
  // The longest first: a name may have another one in it. An address may too, and is met as a whole.
  const longestFirst = [...new Set(parts)].toSorted((one, other) => other.length - one.length);
  const patterns = [String.raw`[^\s${isolates}]*:\/\/\S*`, ...longestFirst.map(asPattern)];
  return inWhole(said, new RegExp(patterns.join('|'), 'g'));
}

function inWhole(said: unknown, pattern: RegExp): unknown {
  if (typeof said === 'string') return inText(said, pattern);
  if (Array.isArray(said)) return said.map((one) => inWhole(one, pattern));
  if (!isPlain(said)) return said;
  return Object.fromEntries(
    Object.entries(said).map(([name, one]) => [name, inWhole(one, pattern)]),
  );
}

function inText(said: string, pattern: RegExp): string {
  return said.replaceAll(pattern, (found, at: number) => {
    const [before = '', after = ''] = [said[at - 1], said[at + found.length]];
    // Alone there is nothing beside it; in a word it is another text's letters.
    if (
      found === said ||
      found.includes('://') ||
      /[\p{L}\p{N}\u2068]/u.test(before) ||
      /[\p{L}\p{N}\u2069]/u.test(after)
    ) {
      return found;
    }
    return start + found + end;
  });
}

/** The texts among what was given, also those one step inside of lists and records. */
function textsIn(given: readonly unknown[], depth: number): string[] {
  return given.flatMap((one) => {
    if (typeof one === 'string') return [one];
    if (depth === 1) return [];
    if (Array.isArray(one)) return textsIn(one, depth - 1);
    return isPlain(one) ? textsIn(Object.values(one), depth - 1) : [];
  });
}

const isPlain = (one: unknown): one is object =>
  typeof one === 'object' && one !== null && Object.getPrototypeOf(one) === Object.prototype;
const asPattern = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
