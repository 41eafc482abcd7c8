import { parseSync } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** The whole sentences that a file of core says, with `{name}` for what it fills in. */
export function sentencesIn(file: string, source: string): string[] {
  const isSentence = (text: string) => /^[\p{Lu}“{].*\p{Ll}.* .*[.!?]$/su.test(text);
  return textsIn(source, quiet(parseSync(file, source).program.body)).filter(isSentence);
}

/** What stands beside a shape for programmers, and no reader sees. */
const forProgrammers = /^(?:describe|meta|Error|RangeError|TypeError|spoken)$/;

function quiet(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(quiet);
  if (!isNode(node)) return node;
  const callee = node['callee'];
  const called = nameOf(callee) || (isNode(callee) ? nameOf(callee['property']) : '');
  if (forProgrammers.test(called)) return isNode(callee) ? quiet(callee) : null;
  if (/^(?:Import|ExportAll)/.test(node.type)) return null;
  return Object.fromEntries(Object.entries(node).map(([key, one]) => [key, quiet(one)]));
}

/** Their arguments are for programs. */
const programCalls =
  /^(?:listFormat|numberFormat|pluralRules|startsWith|endsWith|includes|join|split|replace|replaceAll|padStart|slice)$/;

function textsIn(source: string, node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap((one) => textsIn(source, one));
  if (!isNode(node) || (node.type.startsWith('TS') && !('expression' in node))) return [];
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? [node['value']] : [];
  if (node.type === 'TemplateLiteral') {
    return [templateText(source, node), ...textsIn(source, nodesOf(node['expressions']))];
  }
  if (node.type === 'CallExpression') {
    const callee = node['callee'] as Node;
    const name = nameOf(callee) || nameOf(callee['property']);
    if (programCalls.test(name)) return textsIn(source, callee);
  }
  if (node.type === 'BinaryExpression' && /^[=!]==?$/.test(String(node['operator']))) return [];
  if (node.type === 'SwitchCase') return textsIn(source, node['consequent']);
  if (node.type === 'MemberExpression') return textsIn(source, node['object']);
  if (node.type === 'Property') return textsIn(source, node['value']);
  const skipped = new Set(['typeAnnotation', 'returnType', 'typeParameters', 'typeArguments']);
  return Object.entries(node).flatMap(([key, one]) =>
    skipped.has(key) ? [] : textsIn(source, one),
  );
}

function templateText(source: string, node: Node): string {
  const quasis = nodesOf(node['quasis']).map((one) => (one['value'] as { cooked: string }).cooked);
  const names = namedApart(source, nodesOf(node['expressions']));
  return quasis.map((one, at) => (at === 0 ? one : `{${names[at - 1]}}${one}`)).join('');
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

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

const nameOf = (value: unknown): string =>
  isNode(value) && typeof value['name'] === 'string' ? value['name'] : '';
