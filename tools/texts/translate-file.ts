import { leavesOf, textsBehind } from './units.ts';
import type { Entry, TextFile, Unit } from './units.ts';

/** What a translator wrote for a unit: one text, or one for each form of the plural; null for nothing. */
export type Wanted = (entry: Entry, at: number) => readonly string[] | null;

interface Given {
  /** The name of the file, "ballot". */
  name: string;
  english: TextFile;
  /** What the language has of it; null for nothing. */
  theirs: TextFile | null;
  wanted: Wanted;
  /** The categories of the language's plurals, in the order of a translator's forms. */
  categories: readonly string[];
  /** The type of an export that another file than an English one holds. */
  typeOf?: string;
}

/** The texts of a unit as a translator has them: one, or one for each form of the plural. */
export function formsOf(unit: Unit, categories: readonly string[]): readonly string[] {
  const { text, plural, forms } = unit;
  if (plural === null) return [text];
  if (forms !== null) return categories.map((one) => forms[one] ?? plural);
  return categories.map((one) => (one === 'one' ? text : plural));
}

/** The file with what was translated: texts in their places, and new entries where English has them. */
export function translateFile(given: Given): string {
  const { name, english, theirs, wanted, categories } = given;
  const source = theirs?.source ?? '';
  const edits: Edit[] = [];
  const edit = (start: number, end: number, text: string) => edits.push({ start, end, text });
  const known = new Map(
    [...leavesOf(theirs?.exports ?? []), ...(theirs?.kept ?? [])].map((one) => [one.key, one]),
  );
  const kept = new Map(english.kept.map((one) => [one.name, one]));
  const declared = new Set([
    ...(theirs?.imports ?? []).flatMap(({ names }) => names.map(({ local }) => local)),
    ...(theirs?.kept ?? []).map((one) => one.name),
    ...(theirs?.exports ?? []).map((one) => one.name),
  ]);
  const added: string[] = [];

  for (const entry of [...leavesOf(english.exports), ...english.kept]) {
    const their = known.get(entry.key);
    if (their === undefined || !isPair(entry, their)) continue;
    for (const [at, unit] of their.units.entries()) {
      const texts = wanted(entry, at);
      if (texts === null || sameTexts(texts, formsOf(unit, categories))) continue;
      // A place within a text may hold texts of its own: those are written with it.
      const inner = rendered(drawn(source, their.units, entry), unit);
      if (!edits.some((one) => one.start <= unit.start && unit.end <= one.end)) {
        edit(unit.start, unit.end, inner);
      }
    }
  }

  for (const one of english.exports) {
    const their = theirs?.exports.find(({ name: own }) => own === one.name);
    if (their !== undefined) {
      if (one.entries !== null && their.entries !== null) addTo(one, their);
      continue;
    }
    const value = newValue(one);
    if (value === null) continue;
    const type = given.typeOf ?? `Translated<typeof english.${one.name}>`;
    added.push(value);
    edit(source.length, source.length, `\nexport const ${one.name}: ${type} = ${value};\n`);
  }
  const head = headFor(added.join('\n'));
  const top = afterImports(source);
  // Before what is added at the same place.
  if (head !== '') edits.unshift({ start: top, end: top, text: head });
  return applied(source, edits);

  function drawn(text: string, units: readonly Unit[], entry: Entry): Drawn {
    return { source: text, units, textsAt: (at) => wanted(entry, at), categories };
  }

  function addTo(group: Entry, theirGroup: Entry): void {
    let previous: Entry | undefined;
    for (const entry of group.entries ?? []) {
      const their = theirGroup.entries?.find((one) => one.name === entry.name);
      if (their !== undefined) {
        if (entry.entries !== null && their.entries !== null) addTo(entry, their);
        previous = their;
        continue;
      }
      const text = newProperty(entry);
      if (text === null) continue;
      added.push(text);
      if (previous === undefined) {
        const start = theirGroup.value.start + 1;
        edit(start, start, `\n${text},`);
      } else edit(previous.end, previous.end, `,\n${text}`);
    }
  }

  /** The value with everything below it that is translated; null for nothing. */
  function newValue(entry: Entry): string | null {
    if (entry.entries === null) {
      if (textsBehind(english, entry).length === 0 || !isWhole(entry)) return null;
      return whole(entry, entry.value.start, entry.value.end);
    }
    const parts = entry.entries.flatMap((one) => newProperty(one) ?? []);
    return parts.length === 0 ? null : `{\n${parts.join(',\n')},\n}`;
  }

  function newProperty(entry: Entry): string | null {
    const value = newValue(entry);
    if (value === null) return null;
    return `${english.source.slice(entry.start, entry.value.start)}${value}`;
  }

  function whole(entry: Entry, start: number, end: number): string {
    return renderedRange(drawn(english.source, entry.units, entry), start, end);
  }

  function isWhole(entry: Entry, met: ReadonlySet<string> = new Set()): boolean {
    if (!entry.units.every((_, at) => wanted(entry, at) !== null)) return false;
    const text = english.source.slice(entry.start, entry.end);
    return namesOf(text, kept.keys()).every((one) => {
      const helper = kept.get(one);
      if (helper === undefined || helper === entry || declared.has(one) || met.has(one))
        return true;
      return isWhole(helper, new Set([...met, one]));
    });
  }

  /** The imports and the kept words that the new text needs. */
  function headFor(text: string): string {
    const helpers = new Map<string, string>();
    const need = (written: string): void => {
      for (const one of namesOf(written, kept.keys())) {
        const helper = kept.get(one);
        if (helper === undefined || declared.has(one) || helpers.has(one)) continue;
        helpers.set(one, '');
        const own = whole(helper, helper.start, helper.end);
        need(own);
        helpers.delete(one);
        helpers.set(one, own);
      }
    };
    need(text);
    const all = [text, ...helpers.values()].join('\n');
    const lines = english.imports.flatMap(({ from, isType, names }) => {
      const used = names.filter(
        ({ local }) =>
          local !== 'spoken' && !declared.has(local) && namesOf(all, [local]).length > 0,
      );
      if (used.length === 0) return [];
      const list = used.map(({ written }) => written).join(', ');
      return [
        `import ${isType ? 'type ' : ''}{ ${list} } from '${from.replace(/^\.\//, '../en/')}';`,
      ];
    });
    // What another entry says is said by the English file, which speaks this language too.
    const others = english.exports.filter(
      (one) =>
        !declared.has(one.name) &&
        !all.includes(`: ${one.name}`) &&
        namesOf(all, [one.name]).length > 0,
    );
    if (others.length > 0 && given.typeOf === undefined) {
      const list = others.map((one) => one.name).join(', ');
      lines.push(`import { ${list} } from '../en/${name}.ts';`);
    }
    const isNew = edits.some(({ text: one }) => one.startsWith('\nexport const'));
    if (isNew && given.typeOf === undefined && !declared.has('Translated')) {
      lines.push("import type { Translated } from '../translated.ts';");
    }
    if (isNew && given.typeOf === undefined && !declared.has('english')) {
      lines.push(`import type * as english from '../en/${name}.ts';`);
    }
    return [...lines, ...helpers.values()].map((one) => `${one}\n`).join('');
  }
}

/** True where each text of the one has its text in the other, with the same places. */
export const isPair = (english: Entry, their: Entry): boolean =>
  english.units.length === their.units.length &&
  english.units.every((one, at) => {
    const other = their.units[at];
    if (other === undefined || (one.plural === null) !== (other.plural === null)) return false;
    return placesIn(one.text) === placesIn(other.text);
  });

/** The places of a text, such as "{count} {name}". */
export const placesIn = (text: string): string =>
  [...new Set(text.match(/\{\w+\}/g))].toSorted().join(' ');

interface Edit {
  start: number;
  end: number;
  text: string;
}

function applied(source: string, edits: readonly Edit[]): string {
  let made = '';
  let at = 0;
  for (const { start, end, text } of edits.toSorted((one, other) => one.start - other.start)) {
    made += source.slice(at, start) + text;
    at = end;
  }
  return made + source.slice(at);
}

/** What is written anew: a piece of a source, with other texts in it. */
interface Drawn {
  source: string;
  units: readonly Unit[];
  textsAt: (at: number) => readonly string[] | null;
  categories: readonly string[];
}

function renderedRange(drawn: Drawn, start: number, end: number): string {
  const { source, units } = drawn;
  let made = '';
  let at = start;
  for (const unit of units.toSorted((one, other) => one.start - other.start)) {
    if (unit.start < at || unit.end > end) continue;
    made += source.slice(at, unit.start) + rendered(drawn, unit);
    at = unit.end;
  }
  return made + source.slice(at, end);
}

function rendered(drawn: Drawn, unit: Unit): string {
  const { source, units, textsAt, categories } = drawn;
  const texts = textsAt(units.indexOf(unit));
  if (unit.plural !== null) {
    const isKept = texts === null;
    return isKept ? source.slice(unit.start, unit.end) : pluralText(unit, texts, categories);
  }
  const [text = unit.text] = texts ?? [];
  if (unit.places.length === 0) return quoted(text);
  const places = new Map(unit.places.map((one) => [one.name, one]));
  const parts = text.split(/\{(\w+)\}/).map((part, at) => {
    if (at % 2 === 0) return part.replaceAll(/[`\\]|\$\{/g, '\\$&');
    const place = places.get(part);
    return place === undefined
      ? `{${part}}`
      : `\${${renderedRange(drawn, place.start, place.end)}}`;
  });
  return `\`${parts.join('')}\``;
}

/** What `counted` and `formOf` are given: two forms by their place, more by their category. */
function pluralText(
  { forms }: Unit,
  texts: readonly string[],
  categories: readonly string[],
): string {
  const isUsual = categories.every((one) => one === 'one' || one === 'other');
  if (isUsual && forms === null) {
    return `${quoted(texts[0] ?? '')}, ${quoted(texts.at(-1) ?? '')}`;
  }
  const named = categories.map((one, at) => `${one}: ${quoted(texts[at] ?? texts.at(-1) ?? '')}`);
  return `{ ${named.join(', ')} }`;
}

const quoted = (text: string) => `'${text.replaceAll(/['\\]/g, '\\$&').replaceAll('\n', '\\n')}'`;

const sameTexts = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((text, at) => text === other[at]);

function namesOf(text: string, names: Iterable<string>): string[] {
  const words = new Set(text.match(/[A-Za-z_$][\w$]*/g));
  return [...names].filter((one) => words.has(one));
}

function afterImports(source: string): number {
  const last = [...source.matchAll(/^import [^;]*;\n/gm)].at(-1);
  return last === undefined ? leadingComment(source) : last.index + last[0].length;
}

const leadingComment = (source: string) => /^(?:\/\/.*\n)*/.exec(source)?.[0].length ?? 0;
