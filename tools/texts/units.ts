import { parseSync } from 'vite';

/** A place that a text leaves for what is filled in, and where its expression stands in the file. */
export interface Place {
  name: string;
  start: number;
  end: number;
}

/** One text to translate: a string, a template, or the two forms of a plural. */
export interface Unit {
  text: string;
  /** The English form for many, where the text has one for one and one for many. */
  plural: string | null;
  /** The forms of another language, by their category. */
  forms: Readonly<Record<string, string>> | null;
  start: number;
  end: number;
  places: readonly Place[];
}

/** An entry, a group of entries, or what a file keeps for itself. */
export interface Entry {
  /** Such as "ballot.ballotMessages.leave.title"; what a file keeps for itself: "phase.(stretch)". */
  key: string;
  /** The names that lead to it: file, export, groups, its own. A name may have a dot in it. */
  path: readonly string[];
  /** The name of its property or of its constant. */
  name: string;
  /** From the name to the end of the value; `from` begins at the comment above. */
  from: number;
  start: number;
  end: number;
  value: { start: number; end: number };
  units: readonly Unit[];
  /** The entries of a group; null for an entry. */
  entries: readonly Entry[] | null;
  /** What it gets, and what of that its texts say or ask. */
  parameters: readonly string[];
  used: ReadonlySet<string>;
}

/** An import of a file of texts. */
export interface Import {
  from: string;
  isType: boolean;
  /** Each name as it is used here, and as it is written. */
  names: readonly { local: string; written: string }[];
}

/** A file of texts, taken apart. */
export interface TextFile {
  source: string;
  imports: readonly Import[];
  /** What it keeps for itself: words that several entries share. */
  kept: readonly Entry[];
  /** What it exports. */
  exports: readonly Entry[];
}

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** Takes a file of texts apart. `name` is its name without the ending, "ballot". */
export function readTextFile(name: string, source: string): TextFile {
  const { program, errors, comments } = parseSync(`${name}.ts`, source);
  const problem = errors[0];
  if (problem !== undefined) throw new Error(`${name}.ts: ${problem.message}`);
  const from = (start: number) => {
    let first = start;
    for (const one of comments.toReversed()) {
      if (one.end <= first && source.slice(one.end, first).trim() === '') first = one.start;
    }
    return first;
  };
  const kept: Entry[] = [];
  const exported: Entry[] = [];
  const imports: Import[] = [];
  for (const statement of program.body as unknown as Node[]) {
    if (statement.type === 'ImportDeclaration') {
      imports.push({
        from: String((statement['source'] as Node)['value']),
        isType: statement['importKind'] === 'type',
        names: nodesOf(statement['specifiers']).map((one) => ({
          local: nameOf(one['local']),
          written: source.slice(one.start, one.end),
        })),
      });
      continue;
    }
    const isExport = statement.type === 'ExportNamedDeclaration';
    const declared = isExport ? (statement['declaration'] as Node | null) : statement;
    if (declared === null) continue;
    const found =
      declared.type === 'VariableDeclaration' ? nodesOf(declared['declarations']) : [declared];
    for (const one of found) {
      const own = nameOf(one['id']);
      if (own === '') continue;
      const value = (one['init'] ?? one) as Node;
      const key = isExport ? `${name}.${own}` : `${name}.(${own})`;
      const place = {
        key,
        path: [name, own],
        name: own,
        from: from(statement.start),
        start: statement.start,
      };
      const entry = entryOf(source, { ...place, end: statement.end }, value, from);
      (isExport ? exported : kept).push(entry);
    }
  }
  return { source, imports, kept, exports: exported };
}

/** All entries of a file, without their groups. */
export function leavesOf(entries: readonly Entry[]): Entry[] {
  return entries.flatMap((one) => (one.entries === null ? [one] : leavesOf(one.entries)));
}

/** The texts that an entry says: its own, and those of what its file keeps for it. */
export function textsBehind(file: TextFile, entry: Entry): readonly Unit[] {
  const met = new Set([entry]);
  for (const one of met) {
    const words = new Set(file.source.slice(one.start, one.end).match(/[A-Za-z_$][\w$]*/g));
    for (const kept of file.kept) if (words.has(kept.name)) met.add(kept);
  }
  return [...met].flatMap(({ units }) => units);
}

function entryOf(
  source: string,
  place: Pick<Entry, 'key' | 'path' | 'name' | 'from' | 'start' | 'end'>,
  given: Node,
  from: (start: number) => number,
): Entry {
  const value = unwrapped(given);
  const isGroup = value.type === 'ObjectExpression' && !place.key.includes('(');
  const entries = !isGroup
    ? null
    : nodesOf(value['properties']).flatMap((one) => {
        if (one.type !== 'Property' || one['computed'] === true) return [];
        const key = one['key'] as Node;
        const name = key.type === 'Literal' ? String(key['value']) : nameOf(key);
        const path = [...place.path, name];
        const at = { key: path.join('.'), path, name, from: from(one.start) };
        return [
          entryOf(source, { ...at, start: one.start, end: one.end }, one['value'] as Node, from),
        ];
      });
  const parameters = nodesOf(value['params']).flatMap(namesIn);
  return {
    ...place,
    value: { start: value.start, end: value.end },
    units: entries === null ? unitsIn(source, value) : [],
    entries,
    parameters,
    used: new Set(parameters.filter((one) => namesUsed(value['body']).has(one))),
  };
}

/** The value within `spoken(…)`, `as` and `satisfies`. */
function unwrapped(node: Node): Node {
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression') {
    return unwrapped(node['expression'] as Node);
  }
  const [, second] = nodesOf(node['arguments']);
  const isSpoken = node.type === 'CallExpression' && nameOf(node['callee']) === 'spoken';
  return isSpoken && second !== undefined ? unwrapped(second) : node;
}

/** What writes one of two forms beside a number. */
const pluralCalls = new Set(['counted', 'formOf']);
/** Their arguments are for programs. */
const programCalls =
  /^(?:listFormat|numberFormat|pluralRules|startsWith|endsWith|includes|join|split|replace|replaceAll|padStart|slice)$/;

function unitsIn(source: string, node: unknown): Unit[] {
  if (Array.isArray(node)) return node.flatMap((one) => unitsIn(source, one));
  if (!isNode(node) || (node.type.startsWith('TS') && !('expression' in node))) return [];
  if (node.type === 'Literal') {
    const text = node['value'];
    const isText = typeof text === 'string' && /\p{L}/u.test(text);
    const at = { start: node.start, end: node.end };
    return isText ? [{ text, plural: null, forms: null, ...at, places: [] }] : [];
  }
  if (node.type === 'TemplateLiteral') return templateUnits(source, node);
  if (node.type === 'CallExpression') {
    const callee = node['callee'] as Node;
    const name = nameOf(callee) || nameOf(callee['property']);
    if (programCalls.test(name)) return unitsIn(source, callee);
    const plural = pluralCalls.has(name) ? pluralUnit(source, nodesOf(node['arguments'])) : null;
    if (plural !== null) return [...unitsIn(source, nodesOf(node['arguments'])[0]), plural];
  }
  if (node.type === 'BinaryExpression' && /^[=!]==?$/.test(String(node['operator']))) return [];
  if (node.type === 'SwitchCase') return unitsIn(source, node['consequent']);
  if (node.type === 'MemberExpression') return unitsIn(source, node['object']);
  if (node.type === 'Property') return unitsIn(source, node['value']);
  const skipped = new Set(['typeAnnotation', 'returnType', 'typeParameters', 'typeArguments']);
  return Object.entries(node).flatMap(([key, one]) =>
    skipped.has(key) ? [] : unitsIn(source, one),
  );
}

function templateUnits(source: string, node: Node): Unit[] {
  const expressions = nodesOf(node['expressions']);
  const quasis = nodesOf(node['quasis']).map((one) => (one['value'] as { cooked: string }).cooked);
  const within = unitsIn(source, expressions);
  const names = namedApart(source, expressions);
  const text = quasis.map((one, at) => (at === 0 ? one : `{${names[at - 1]}}${one}`)).join('');
  if (!quasis.some((one) => /\p{L}/u.test(one))) return within;
  const places = expressions.map(({ start, end }, at) => ({ name: names[at] ?? '', start, end }));
  return [{ text, plural: null, forms: null, start: node.start, end: node.end, places }, ...within];
}

/** The forms of a plural, as one text: two strings, or an object with a form for each category. */
function pluralUnit(source: string, given: Node[]): Unit | null {
  const [, one, other] = given;
  if (one?.type === 'ObjectExpression') {
    const written = nodesOf(one['properties']).map((each) => [
      nameOf(each['key']),
      (each['value'] as Node)['value'],
    ]);
    const forms = Object.fromEntries(written) as Record<string, string>;
    const { start, end } = one;
    return {
      text: forms['one'] ?? forms['other'] ?? '',
      plural: forms['other'] ?? '',
      forms,
      start,
      end,
      places: [],
    };
  }
  const texts = [one, other].map((node) => (node?.type === 'Literal' ? node['value'] : null));
  const [text, plural] = texts;
  if (typeof text !== 'string' || typeof plural !== 'string') return null;
  if (one === undefined || other === undefined) return null;
  return { text, plural, forms: null, start: one.start, end: other.end, places: [] };
}

/**
 * What each place is called: by the name, the property or the function that stands in it. What stands twice has
 * one name.
 */
function namedApart(source: string, expressions: readonly Node[]): string[] {
  const names = new Map<string, string>();
  return expressions.map((node) => {
    const written = source.slice(node.start, node.end);
    const known = names.get(written);
    if (known !== undefined) return known;
    const name = placeName(node) || 'text';
    const taken = [...names.values()];
    const times = taken.filter((one) => one.replace(/\d+$/, '') === name).length + 1;
    const own = times === 1 ? name : `${name}${times}`;
    names.set(written, own);
    return own;
  });
}

function placeName(node: Node): string {
  if (node.type === 'MemberExpression') {
    return node['computed'] === true ? placeName(node['object'] as Node) : nameOf(node['property']);
  }
  if (node.type !== 'CallExpression') return nameOf(node);
  const callee = node['callee'] as Node;
  const isFormat = callee.type === 'MemberExpression' && nameOf(callee['property']) === 'format';
  const first = nodesOf(node['arguments'])[0];
  const isCount = ['counted', 'formOf', 'numberText'].includes(nameOf(callee));
  return (isFormat || isCount) && first !== undefined ? placeName(first) : placeName(callee);
}

function namesIn(node: Node): string[] {
  if (node.type === 'Identifier') return [nameOf(node)];
  if (node.type === 'AssignmentPattern') return namesIn(node['left'] as Node);
  return nodesOf(node['properties'] ?? node['elements']).flatMap((one) =>
    one.type === 'Property' ? namesIn(one['value'] as Node) : namesIn(one),
  );
}

function namesUsed(node: unknown): Set<string> {
  if (Array.isArray(node)) return new Set(node.flatMap((one) => [...namesUsed(one)]));
  if (!isNode(node)) return new Set();
  if (node.type === 'Identifier') return new Set([nameOf(node)]);
  return new Set(Object.values(node).flatMap((one) => [...namesUsed(one)]));
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

const nameOf = (value: unknown): string =>
  isNode(value) && typeof value['name'] === 'string' ? value['name'] : '';

/** What stands beside a shape for programmers, and no reader sees. */
const forProgrammers = /^(?:describe|meta|Error|RangeError|TypeError|spoken)$/;

/** The whole sentences that a file of core says, with `{name}` for what it fills in. */
export function sentencesIn(file: string, source: string): string[] {
  const { program } = parseSync(file, source);
  const quiet = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(quiet);
    if (!isNode(node)) return node;
    const callee = node['callee'];
    const called = nameOf(callee) || (isNode(callee) ? nameOf(callee['property']) : '');
    if (forProgrammers.test(called)) return isNode(callee) ? quiet(callee) : null;
    if (/^(?:Import|ExportAll)/.test(node.type)) return null;
    return Object.fromEntries(Object.entries(node).map(([key, one]) => [key, quiet(one)]));
  };
  const isSentence = (text: string) => /^[\p{Lu}“{].*\p{Ll}.* .*[.!?]$/su.test(text);
  return unitsIn(source, quiet(program.body))
    .map(({ text }) => text)
    .filter(isSentence);
}
