// Lints by types what may have changed its verdict: node tools/lint-by-types.ts (after `tsc -b`).
// The rules that need types take ten times as long as all others, so a file that was clean is not
// asked again while all that its verdict can come from is the same: its text, the declarations of
// whatever it imports (which tsc has written), what is known everywhere, the rules, the packages.
import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const memory = path.join(root, '.cache/lint-by-types.json');
const places = process.argv.slice(2);
const projects = [
  'src/core',
  'src/contract',
  'src/texts',
  'src/server',
  'src/web',
  'tools',
  'tests',
  'lab',
];

interface Project {
  extends: string;
  compilerOptions: { outDir: string; rootDir: string };
}

const exists = (file: string) => fs.existsSync(path.join(root, file));
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const digest = (...texts: string[]) => hash('sha256', texts.join('\0'), 'base64url');

/** Where tsc writes what others see of the files below a root: folder of sources, of declarations. */
const written = projects.map((place) => {
  const { outDir, rootDir } = (JSON.parse(read(`${place}/tsconfig.json`)) as Project)
    .compilerOptions;
  return [path.posix.join(place, rootDir), path.posix.join(place, outDir)] as const;
});

const files = places.flatMap(codeUnder).toSorted();
const texts = new Map(files.map((file) => [file, read(file)]));
const imported = new Map<string, string[]>();
const seen = new Map<string, string>();
const everywhere = digest(
  process.platform,
  ...['package-lock.json', '.oxlintrc.json', 'tsconfig.json', 'tsconfig.base.json'].map(read),
  ...[
    'tools/lint-rules.mjs',
    'tools/lint-sentences.mjs',
    'tools/lint-walk.mjs',
    'tools/lint-tests.mjs',
    'tools/lint-web.mjs',
    'tools/lint-by-types.ts',
  ].map(read),
  ...projects.map((place) => read(`${place}/tsconfig.json`)),
  // A declaration that holds without an import.
  ...files
    .filter((file) => file.endsWith('.d.ts') || /^\s*declare (module|global)\b/m.test(read(file)))
    .flatMap((file) => [file, read(file)]),
);
const keys = new Map(files.map((file) => [file, keyOf(file)]));
const clean = new Set(
  exists('.cache/lint-by-types.json')
    ? (JSON.parse(read('.cache/lint-by-types.json')) as string[])
    : [],
);
const asked = files.filter((file) => !clean.has(keys.get(file) ?? ''));

console.log(`${asked.length} of ${files.length} files to look at.`);
if (asked.length > 0) {
  const program = [path.join(root, 'node_modules/oxlint/bin/oxlint'), '--type-aware', ...asked];
  const { status } = spawnSync(process.execPath, program, { cwd: root, stdio: 'inherit' });
  if (status === 0) remember();
  process.exitCode = status ?? 1;
}

/** What is clean now stays known with what was clean before, as of another branch, up to a bound. */
function remember(): void {
  const known = [...new Set([...keys.values(), ...clean])].slice(0, 20_000);
  fs.mkdirSync(path.dirname(memory), { recursive: true });
  fs.writeFileSync(`${memory}.${process.pid}`, JSON.stringify(known));
  fs.renameSync(`${memory}.${process.pid}`, memory);
}

function codeUnder(place: string): string[] {
  if (!fs.statSync(path.join(root, place)).isDirectory()) return [place];
  return fs
    .readdirSync(path.join(root, place), { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(place, name))
    .filter((name) => /\.(ts|tsx|mjs)$/.test(name));
}

/** All that the verdict about a file can come from. */
function keyOf(file: string): string {
  const reached = new Set<string>();
  const open = importsOf(file, texts.get(file) ?? '');
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    open.push(...visibleImports(next));
  }
  const visible = [...reached].toSorted().map((one) => `${one} ${visibleOf(one)}`);
  return digest(everywhere, file, texts.get(file) ?? '', ...visible);
}

/** What other files can see of one: its declarations, or its text where it has none. */
function visibleText(file: string): string {
  const declarations = written
    .filter(([sources]) => file.startsWith(sources === '.' ? '' : `${sources}/`))
    .map(([sources, target]) => path.posix.join(target, path.posix.relative(sources, file)))
    .map((place) => place.replace(/\.tsx?$/, '.d.ts'))
    .filter((place) => place.endsWith('.d.ts') && exists(place));
  return declarations.length > 0 ? declarations.map(read).join('\0') : read(file);
}

function visibleOf(file: string): string {
  const known = seen.get(file) ?? digest(visibleText(file));
  seen.set(file, known);
  return known;
}

function visibleImports(file: string): string[] {
  const known = imported.get(file) ?? importsOf(file, visibleText(file));
  imported.set(file, known);
  return known;
}

function importsOf(file: string, text: string): string[] {
  return [...text.matchAll(/\b(?:from|import)\s*\(?\s*['"]([.#][^'"]+)['"]/g)]
    .map(([, name = '']) => {
      if (name.startsWith('.')) return path.posix.join(path.posix.dirname(file), name);
      return name.startsWith('#tests/') ? name.slice(1) : `src/${name.slice(1)}`;
    })
    .filter(exists);
}
