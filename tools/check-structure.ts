// What neither the compiler nor oxlint sees: names of files, where tests stand, cited paths.
// There is no list of exceptions. Checks this project, or the folder given as an argument.
import fs from 'node:fs';
import path from 'node:path';

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
    /^(src|tools|tests|lab|migrations)\/.*\.(ts|tsx|mjs)$/.test(file),
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

function checkTests(): void {
  for (const test of files.filter((file) => /^src\/server\/(?!platform).*\.test\.ts$/.test(file))) {
    if (!files.includes(test.replace('.test.', '.'))) {
      problems.push(`${test}: a test stands beside the file it tests; others go to tests/api.`);
    }
  }
}

/**
 * Paths in backticks and targets of links: a document that points nowhere is red. A decision says
 * what was true when it was made.
 */
function checkCitedPaths(): void {
  for (const file of files.filter((one) => /^(?!docs\/decisions\/).*\.md$/.test(one))) {
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

/** A table whose last column is called Test names a test or an experiment in each row. */
function checkTestColumns(): void {
  for (const file of files.filter((one) => /^docs\/[^/]+\.md$/.test(one))) {
    const tables = read(file).matchAll(/^\|[^\n]*\| Test +\|\n\|[-| ]+\n((?:\|[^\n]*\n)+)/gm);
    for (const row of [...tables].flatMap(([, rows = '']) => rows.trimEnd().split('\n'))) {
      if (/`(src|tests|lab)\/[\w./-]+\.tsx?`[^|]*\|$/.test(row)) continue;
      problems.push(`${file}: no test for "${row.slice(2, 60).trim()}".`);
    }
  }
}

checkNames();
checkTests();
checkCitedPaths();
checkTestColumns();
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(`${files.length} files are where they belong.`);
