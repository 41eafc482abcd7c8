import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const texts = path.join(root, 'src/texts');

/**
 * The files of texts that pages read, by their names: what they import, and what that imports. All others, such as
 * refusals and e-mails, are said by the server, and a page does without their translation.
 */
export function textsOfPages(): ReadonlySet<string> {
  const found = new Set<string>(['answers', 'sentences']);
  const waiting = [
    ...importsIn(path.join(root, 'src/web'), /#texts\/en\/([\w-]+)\.ts/g),
    ...fs
      .readdirSync(texts)
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .flatMap((file) => namesIn(path.join(texts, file), /\.\/en\/([\w-]+)\.ts/g)),
  ];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    waiting.push(...namesIn(path.join(texts, 'en', `${name}.ts`), /'\.\/([\w-]+)\.ts'/g));
  }
  return found;
}

const importsIn = (folder: string, pattern: RegExp): string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) => namesIn(path.join(folder, file), pattern));

const namesIn = (file: string, pattern: RegExp): string[] =>
  [...fs.readFileSync(file, 'utf8').matchAll(pattern)].flatMap(([, name]) => name ?? []);
