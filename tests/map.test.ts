import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

// The map of ARCHITECTURE.md says for each folder what it holds and what it imports. It is read here, so
// that it stays true.
const root = path.resolve(import.meta.dirname, '..');
const roots = ['src/core', 'src/server', 'src/web'];
const flat = ['src/contract', 'src/texts', 'lab', 'tools', 'tests', 'migrations', 'deploy', 'docs'];

const page = fs.readFileSync(path.join(root, 'ARCHITECTURE.md'), 'utf8');
const map = new Map(
  [...page.matchAll(/^\| `([\w/-]+)` +\| ([^|]+?) +\| ([^|]+?) +\|$/gm)].map(
    ([, folder = '', holds = '', imports = '']) => [folder, { holds, imports }],
  ),
);

const folders = [
  ...flat,
  ...roots.flatMap((one) =>
    fs
      .readdirSync(path.join(root, one), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${one}/${name}`)
      // A move may leave an empty folder behind.
      .filter((folder) => filesUnder(folder).length > 0),
  ),
];

test('each folder has its line, and each line its folder', () => {
  expect([...map.keys()].toSorted()).toEqual(folders.toSorted());
});

test.for(folders.filter((folder) => roots.includes(path.dirname(folder))))(
  '%s imports what its line says, and nothing else',
  (folder) => {
    const said =
      map
        .get(folder)
        ?.imports.split(', ')
        .filter((one) => one !== 'nothing') ?? [];
    expect(importsOf(folder)).toEqual(said.map((one) => one.replaceAll('`', '')).toSorted());
  },
);

/** The folders beside this one that its files import, tests apart. */
function importsOf(folder: string): string[] {
  const beside = path.dirname(folder);
  const found = new Set<string>();
  const code = filesUnder(folder).filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file));
  for (const file of code) {
    const text = fs.readFileSync(path.join(root, file), 'utf8');
    for (const [, given = ''] of text.matchAll(/\b(?:from|import)\s*\(?\s*'([.#][^']+)'/g)) {
      const to = given.startsWith('.')
        ? path.posix.join(path.posix.dirname(file), given)
        : `src/${given.slice(1)}`;
      const [one, ...rest] = path.posix.relative(beside, to).split('/');
      if (one === undefined || one === '..' || rest.length === 0) continue;
      if (one !== path.basename(folder)) found.add(one);
    }
  }
  return [...found].toSorted();
}

function filesUnder(folder: string): string[] {
  return fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.\w+$/.test(name))
    .map((name) => path.posix.join(folder, name));
}
