import { readFileSync } from 'node:fs';
import compile from 'icu-minify/compile';
import { parseSync } from 'vite';
import type { Plugin } from 'vite';
import { catalogueIn } from '#texts/catalogue.ts';

/**
 * Takes messages apart while the product is built: those of `said(…)` in the English texts, and those of a catalogue
 * that a page imports. A browser then loads no parser.
 */
export const messages: Plugin = {
  name: 'messages',
  transform(code, id) {
    if (!/\/src\/texts\/en\/[\w-]+\.ts$/.test(id.split('?')[0] ?? '')) return null;
    let made = code;
    for (const { start, end, text } of messagesIn(id, code).toReversed()) {
      if (text.includes('{'))
        made = made.slice(0, start) + JSON.stringify(compile(text)) + made.slice(end);
    }
    return { code: made, map: null };
  },
  load(id) {
    if (!id.endsWith('.po')) return null;
    const words = catalogueIn(readFileSync(id), (text) =>
      text.includes('{') ? compile(text) : text,
    );
    return `export default ${JSON.stringify(words)};`;
  },
};

interface Found {
  start: number;
  end: number;
  text: string;
}

/** The messages of a file, in the order in which they stand. */
function messagesIn(file: string, code: string): Found[] {
  const found: Found[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    const { type, callee, arguments: given } = node as Record<string, unknown>;
    const isSaid = type === 'CallExpression' && (callee as { name?: string }).name === 'said';
    if (isSaid) {
      const [first] = given as { start: number; end: number; value?: unknown }[];
      // A browser could not take it apart.
      if (typeof first?.value !== 'string') throw new Error(`${file}: said() takes a plain string`);
      found.push({ start: first.start, end: first.end, text: first.value });
    }
    Object.values(node).forEach(visit);
  };
  visit(parseSync(file, code).program.body);
  return found.toSorted((one, other) => one.start - other.start);
}
