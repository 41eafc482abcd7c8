import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

// ARCHITECTURE.md names each folder, and the server's floors. They are read here, so that the page stays true.
const root = path.resolve(import.meta.dirname, '..');
const page = fs.readFileSync(path.join(root, 'ARCHITECTURE.md'), 'utf8');
const map = page.slice(page.indexOf('## The map'), page.indexOf('## A start'));

/** What stands on each floor of the server, the ground first. */
const floors = [...map.matchAll(/^\d\. ((?:.+\n)(?: {3}.+\n)*)/gm)].map(([, floor = '']) =>
  [...floor.matchAll(/`([\w-]+)`/g)].map(([, folder = '']) => folder),
);

test('each folder of the server stands on one floor', () => {
  expect(floors.flat().toSorted()).toEqual(foldersOf('src/server'));
});

test.for(floors.flatMap((folders, floor) => folders.map((folder) => ({ folder, floor }))))(
  '$folder imports nothing of a floor above',
  ({ folder, floor }) => {
    const above = floors.slice(floor + 1).flat();
    expect(importsOf(folder).filter(({ to }) => above.includes(to))).toEqual([]);
  },
);

test.for(['src/core', 'src/web'])('each folder of %s is named', (part) => {
  const start = map.indexOf(`\`${part}\` has`);
  const said = map.slice(start + part.length + 2, map.indexOf('\n\n', start));
  const named = [...said.matchAll(/`([\w-]+)`/g)].map(([, folder = '']) => folder);
  expect(named.toSorted()).toEqual(foldersOf(part));
});

function foldersOf(part: string): string[] {
  return (
    fs
      .readdirSync(path.join(root, part), { withFileTypes: true })
      // A move may leave an empty folder behind.
      .filter((entry) => entry.isDirectory() && filesUnder(`${part}/${entry.name}`).length > 0)
      .map(({ name }) => name)
      .toSorted()
  );
}

/** What the files of a folder of the server import of other folders beside it, tests apart. */
function importsOf(folder: string): { from: string; to: string }[] {
  const code = filesUnder(`src/server/${folder}`).filter((file) => /(?<!\.test)\.ts$/.test(file));
  return code.flatMap((file) => {
    const text = fs.readFileSync(path.join(root, file), 'utf8');
    const given = [...text.matchAll(/\b(?:from|import)\s*\(?\s*'([.#][^']+)'/g)];
    return given.flatMap(([, source = '']) => {
      const to = source.startsWith('.')
        ? path.posix.join(path.posix.dirname(file), source)
        : `src/${source.slice(1)}`;
      const [one = '', ...rest] = path.posix.relative('src/server', to).split('/');
      return one === '..' || rest.length === 0 ? [] : [{ from: file, to: one }];
    });
  });
}

function filesUnder(folder: string): string[] {
  return fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.\w+$/.test(name))
    .map((name) => path.posix.join(folder, name));
}
