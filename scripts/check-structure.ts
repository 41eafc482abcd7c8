// What neither the compiler nor oxlint sees: names of files, one binding per call, cited paths.
// There is no list of exceptions. Checks this project, or the folder given as an argument.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const root = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '..'));
const untracked = new Set(['node_modules', 'dist', '.cache', '.data', '.git']);
const topLevel = fs.readdirSync(root).filter((name) => !untracked.has(name));
const files = topLevel.flatMap(filesUnder);
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const problems: string[] = [];

function filesUnder(place: string): string[] {
  if (!fs.statSync(path.join(root, place)).isDirectory()) return [place];
  const names = fs.readdirSync(path.join(root, place));
  return names.flatMap((name) => filesUnder(`${place}/${name}`));
}

function checkNames(): void {
  const code = files.filter((file) =>
    /^(src|scripts|tests|migrations)\/.*\.(ts|tsx|mjs)$/.test(file),
  );
  for (const file of code) {
    const words = path.basename(file).split('.')[0] ?? '';
    if (words === 'index')
      problems.push(`${file}: no barrels; import the file that has the thing.`);
    if (/(^|-)(utils?|helpers?|misc|manager|common|shared)(-|$)/.test(words)) {
      problems.push(`${file}: this name says nothing; name it after what it does.`);
    }
  }
}

const parts = ['store', 'present', 'jobs', 'routes'];

/** A feature holds its four parts (a store too long for one file is several: ballot-store.ts), and
 * use cases whose file is the name of what they export. */
function checkFeatures(): void {
  for (const file of files) {
    const [, feature, name] = /^src\/server\/features\/([^/]+)\/(.+)\.ts$/.exec(file) ?? [];
    if (feature === undefined || name === undefined) {
      if (file.startsWith('src/server/features/')) {
        problems.push(`${file}: a feature is a folder of .ts files.`);
      }
      continue;
    }
    if (name.includes('/')) problems.push(`${file}: a feature has no folders inside.`);
    else if (name.endsWith('.test')) checkTestedFile(file);
    else if (!parts.includes(name) && !name.endsWith('-store')) checkUseCase(file, name);
  }
}

function checkTestedFile(test: string): void {
  if (!files.includes(test.replace('.test.ts', '.ts'))) {
    problems.push(`${test}: a test stands beside the file it tests; others go to tests/api.`);
  }
}

function checkUseCase(file: string, name: string): void {
  const camel = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const pascal = camel.charAt(0).toUpperCase() + camel.slice(1);
  const isExported = new RegExp(
    `export (?:(?:async )?function|const) ${camel}\\b|export (?:interface|type|class) ${pascal}\\b`,
  );
  if (!isExported.test(read(file))) {
    problems.push(`${file}: must export ${camel}, or be one of ${parts.join(', ')}, …-store.`);
  }
}

async function checkBindings(): Promise<void> {
  const table = path.join(root, 'src/contract/api.ts');
  if (!fs.existsSync(table)) return;
  const { api } = (await import(pathToFileURL(table).href)) as { api: Record<string, unknown> };
  const bound = files
    .filter((file) => /^src\/server\/features\/.*(?<!\.test)\.ts$/.test(file))
    .flatMap((file) =>
      [...read(file).matchAll(/\b(?:handle|prepare)\(\s*api\.(\w+)/g)].map(([, name]) => name),
    );
  for (const name of Object.keys(api)) {
    const times = bound.filter((one) => one === name).length;
    if (times !== 1) problems.push(`src/contract: ${name} is bound ${times} times, not once.`);
  }
}

/** Paths in backticks and targets of links: a document that points nowhere is red. */
function checkCitedPaths(): void {
  for (const file of files.filter((one) => one.endsWith('.md'))) {
    const text = read(file).replace(/^```.*?^```/gms, '');
    const cited = [...text.matchAll(/`([\w.@/-]+)`/g)]
      .map(([, place = '']) => place)
      .filter((place) => place.includes('/') && topLevel.includes(place.split('/')[0] ?? ''));
    const linked = [...text.matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)].map(([, target = '']) =>
      path.posix.join(path.posix.dirname(file), target),
    );
    for (const place of [...cited, ...linked]) {
      if (!fs.existsSync(path.join(root, place))) problems.push(`${file}: there is no ${place}.`);
    }
  }
}

checkNames();
checkFeatures();
await checkBindings();
checkCitedPaths();
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(`${files.length} files are where they belong.`);
