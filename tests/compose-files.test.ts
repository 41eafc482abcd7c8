import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const read = (name: string) => readFileSync(path.join(root, name), 'utf8');

// Where the server listens and where it keeps its data is the container's own matter.
const ownMatter = ['HOST', 'PORT', 'DATA_DIR', 'KEYS_DIR', 'DATABASE_URL', 'MIGRATE_DATABASE_URL'];

const settings = [...read('.env.example').matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].flatMap(
  ([, name]) => name ?? [],
);

test.each(['compose.yaml', 'compose.large.yaml'])('%s hands on every setting', (file) => {
  const handed = new Set(
    [...read(file).matchAll(/^ +([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name),
  );
  expect(settings.length).toBeGreaterThan(20);
  expect(settings.filter((name) => !handed.has(name) && !ownMatter.includes(name))).toEqual([]);
});

test('each place that compose.yaml names is a folder of the image, and the account may write there', () => {
  const places = [
    ...read('compose.yaml').matchAll(/^ +- [^:]+:(?:-[^}]+\}:)?(\/srv\/[\w./-]+)$/gm),
  ].map(([, place = '']) => place);
  expect(places).toHaveLength(4);
  const image = read('Containerfile');
  for (const place of places) expect(image).toMatch(new RegExp(`mkdir -p .*${place}(?= )`));
  expect(image).toContain('chown hustings:0 /srv/hustings/.data /srv/hustings-*');
});

test('what advice calls npm run NAME is a command of the image', () => {
  const say = (...args: string[]) =>
    spawnSync('sh', [path.join(root, 'deploy/container-npm'), ...args], { encoding: 'utf8' });
  expect(say('install')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('npm run NAME'),
  });
  const image = read('Containerfile');
  expect(image).toContain('/srv/hustings/deploy/container-npm /usr/local/bin/npm');
  // Each command that operators are told of is the file of its name.
  const pages = ['docs/volunteer.md', 'docs/backup.md', 'docs/operations.md'];
  const texts = globSync('src/texts/en/*.ts', { cwd: root });
  const commands = new Set(
    [...pages, ...texts].flatMap((file) =>
      [...read(file).matchAll(/npm run ([a-z-]+)/g)].map(([, name = '']) => name),
    ),
  );
  expect(commands.size).toBeGreaterThan(8);
  for (const name of commands)
    expect(existsSync(path.join(root, `tools/${name}.ts`)), name).toBe(true);
});
