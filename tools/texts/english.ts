import fs from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { refusals } from '#core/refusal.ts';
import { isSaid } from '#texts/said.ts';
import { isWritten } from '#texts/written.ts';
import { englishWords, filesOf, folderOf } from './folder.ts';

/** An English text that a catalogue has. */
export interface English {
  file: string;
  /** The way to it, "ballot.ballotMessages.back"; a number is the place in a list. */
  key: string;
  /** The same, name by name: a name may have a dot, which is a colon in the key. */
  names: readonly string[];
  /** In ICU form. */
  message: string;
  /** What the English file says above it. */
  note: string;
}

/** What English says. */
export async function englishTexts(): Promise<English[]> {
  const words = await englishWords();
  const messages: English[] = Object.entries(refusals).map(([reason, [, message]]) => ({
    file: 'refusals',
    key: `refusals.refusals.${reason}`,
    names: ['refusals', 'refusals', reason],
    message,
    note: '',
  }));
  // What another file has under its own name is translated there.
  const known = new Set<unknown>(Object.values(words).flatMap(Object.values));
  for (const file of filesOf(folderOf('en'))) {
    const notes = notesIn(file);
    const visit = (names: readonly string[], one: unknown): void => {
      if (isSaid(one)) visit(names, one.message);
      else if (isWritten(one)) visitAll(names, one.words as object);
      else if (typeof one === 'string' && one !== '') {
        const key = names.map((name) => name.replaceAll('.', ':')).join('.');
        messages.push({ file, key, names, message: one, note: notes.get(names.join('.')) ?? '' });
      } else if (typeof one === 'function') {
        throw new Error(`${names.join('.')} is a function, and no message`);
      } else if (typeof one === 'object' && one !== null) visitAll(names, one);
    };
    const visitAll = (names: readonly string[], group: object) => {
      for (const [name, one] of Object.entries(group)) {
        if (!known.has(one) || typeof one === 'string') visit([...names, name], one);
      }
    };
    for (const name of Object.keys(words[file] ?? {}).toSorted()) {
      visit([file, name], words[file]?.[name]);
    }
  }
  return messages;
}

/** The comments above the entries of an English file, by their keys. */
function notesIn(file: string): Map<string, string> {
  const source = fs.readFileSync(path.join(folderOf('en'), `${file}.ts`), 'utf8');
  const { program, comments } = parseSync(`${file}.ts`, source);
  const notes = new Map<string, string>();
  const visit = (key: string, node: unknown): void => {
    const { type, properties, arguments: given, expression } = (node ?? {}) as Node;
    if (type === 'CallExpression') visit(key, given?.at(-1));
    if (type === 'TSSatisfiesExpression' || type === 'TSAsExpression') visit(key, expression);
    for (const one of properties ?? []) {
      const name = one.key?.name ?? one.key?.value ?? '';
      const above = comments.find(
        ({ end }) => end <= one.start && source.slice(end, one.start).trim() === '',
      );
      if (above !== undefined) notes.set(`${key}.${name}`, plain(above.value));
      visit(`${key}.${name}`, one.value);
    }
  };
  for (const statement of program.body as unknown as Node[]) {
    for (const one of statement.declaration?.declarations ?? []) {
      visit(`${file}.${one.id?.name ?? ''}`, one.init);
    }
  }
  return notes;
}

interface Node {
  type: string;
  start: number;
  properties?: (Node & { key?: { name?: string; value?: string }; value?: Node })[];
  arguments?: Node[];
  expression?: Node;
  declaration?: { declarations?: (Node & { id?: { name?: string }; init?: Node })[] };
}

const plain = (comment: string) =>
  comment
    .replaceAll(/^\s*\*+|`/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
