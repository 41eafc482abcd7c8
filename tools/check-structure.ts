// What neither the compiler nor oxlint sees: names of files, where tests stand, circles, cited paths.
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
    if (!files.includes(test.replace(/(\.long)?\.test\./, '.'))) {
      problems.push(`${test}: a test stands beside the file it tests; others go to tests/api.`);
    }
  }
}

/** One file of a feature that imports one of another, types included. */
interface Step {
  from: string;
  to: string;
}

/** The folder of src/server in which a file stands; null for what is no feature, and for tests. */
const featureOf = (file: string): string | null =>
  /^src\/server\/(?!http\/|platform\/)([^/]+)\/.*(?<!\.test)\.ts$/.exec(file)?.[1] ?? null;

/** For each feature the features that it imports, each with one import as the proof. */
function importsBetweenFeatures(): Map<string, Map<string, Step>> {
  const all = new Map<string, Map<string, Step>>();
  for (const from of files.toSorted()) {
    const feature = featureOf(from);
    if (feature === null) continue;
    for (const [, source = ''] of read(from).matchAll(/\b(?:from|import)[ (]'([^']+)'/g)) {
      const isOwn = source.startsWith('.') || source.startsWith('#server/');
      const to = source.startsWith('.')
        ? path.posix.join(path.posix.dirname(from), source)
        : source.replace('#', 'src/');
      const other = isOwn ? featureOf(to) : null;
      if (other === null || other === feature) continue;
      const steps = all.get(feature) ?? new Map<string, Step>();
      if (!steps.has(other)) steps.set(other, { from, to });
      all.set(feature, steps);
    }
  }
  return all;
}

/** Features form no circle, of two or of more: each can be read without those above it. */
function checkCircles(): void {
  const imports = importsBetweenFeatures();
  const known = new Set<string>();
  for (const [start, steps] of imports) {
    for (const [next, step] of steps) {
      const circle = wayTo(start, imports, [{ at: next, steps: [step] }]);
      if (circle === null) continue;
      const name = circle
        .map(({ from }) => featureOf(from) ?? '')
        .toSorted()
        .join(' ');
      if (known.has(name)) continue;
      known.add(name);
      const said = circle.map(({ from, to }) => `${from} imports ${to}`).join(', ');
      problems.push(`${said}: features form no circle.`);
    }
  }
}

/** The shortest way to a feature by imports; null where none leads there. `ways` is where it begins. */
function wayTo(
  goal: string,
  imports: Map<string, Map<string, Step>>,
  ways: { at: string; steps: Step[] }[],
): Step[] | null {
  const seen = new Set<string>();
  for (const { at, steps } of ways) {
    if (at === goal) return steps;
    if (seen.has(at)) continue;
    seen.add(at);
    for (const [next, step] of imports.get(at) ?? [])
      ways.push({ at: next, steps: [...steps, step] });
  }
  return null;
}

/** How links name the headings of a document. */
function partsOf(document: string): Set<string> {
  const headings = read(document).matchAll(/^#+ (.*)$/gm);
  return new Set(
    [...headings].map(([, text = '']) =>
      text
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\- ]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
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
    for (const [, target = '', part = ''] of text.matchAll(/\]\(([\w./-]*)#([^)]+)\)/g)) {
      const place = target === '' ? file : path.posix.join(path.posix.dirname(file), target);
      if (files.includes(place) && !partsOf(place).has(part))
        problems.push(`${file}: ${place} has no part ${part}.`);
    }
  }
}

/** The list of decisions names each by number and title, and by which later one it was replaced. */
function checkDecisions(): void {
  const index = 'docs/decisions/README.md';
  const rows = new Map<string, string>();
  for (const row of files.includes(index) ? read(index).split('\n') : []) {
    const file = /\]\((\d{4}-[^)]+)\)/.exec(row)?.[1];
    if (file !== undefined) rows.set(file, row.replaceAll(/ +/g, ' '));
  }
  const decisions = files.filter((one) => /^docs\/decisions\/\d{4}-.*\.md$/.test(one));
  for (const file of decisions) {
    const name = path.basename(file);
    const [, number = '', title = ''] = /^# (\d+)[.:] (.*)$/m.exec(read(file)) ?? [];
    if (Number(number) !== Number(name.slice(0, 4))) {
      problems.push(`${file}: its heading begins with its number.`);
    }
    const row = rows.get(name);
    rows.delete(name);
    const replaced = /^((?:Replaced|Withdrawn) (?:in part )?by) (.*)$/m.exec(read(file));
    const links = replaced?.[2]?.match(/\[\d+\]\([^)]+\)/g)?.join(', ') ?? '';
    const state = replaced === null ? '' : `${replaced[1]} ${links} `;
    if (row !== `| ${Number(number)} | [${title}](${name}) | ${state}|`) {
      problems.push(`${index}: the line of ${name} says something else, or is not there.`);
    }
  }
  for (const name of rows.keys()) problems.push(`${index}: there is no ${name}.`);
}

/** Lines of all pages for people who run it: who has an evening a week reads no more. */
const mostLines = 1500;

/** Each page stands in the list that says for whom it is, and those for people who run it stay short. */
function checkIndex(): void {
  const linked = (text: string) => new Set(text.match(/(?<=\]\()[\w./-]+\.md/g));
  const index = 'docs/README.md';
  if (!files.includes(index)) return;
  const listed = linked(read(index));
  const [, forThem = ''] = read(index).split(/^## /m);
  const pages = [...linked(forThem)].map((page) => path.posix.join('docs', page));
  const lines = pages
    .filter((page) => files.includes(page))
    .reduce((sum, page) => sum + read(page).split('\n').length - 1, 0);
  if (lines > mostLines)
    problems.push(
      `${index}: the pages for people who run it have ${lines} lines, not ${mostLines}.`,
    );
  for (const file of files.filter((one) => /^docs\/(developers\/)?[^/]+\.md$/.test(one))) {
    if (file !== index && !listed.has(path.posix.relative('docs', file)))
      problems.push(`${file}: ${index} does not say for whom it is.`);
  }
}

/** What a migration is for stands on its first line. */
function checkMigrations(): void {
  for (const file of files.filter((one) => /^migrations\/.*\.ts$/.test(one))) {
    if (!read(file).startsWith('// '))
      problems.push(`${file}: the first line says what it is for.`);
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

/** Where a page is written from the right, "left" is the wrong side: styles say start and end. */
function checkSides(): void {
  const inCss =
    /(?:margin|padding|border|inset|scroll-margin|scroll-padding)-(?:left|right)\b|[{;\s](?:left|right)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)/;
  const inClasses =
    /(?<=["'`\s:])-?(?:(?:left|right|[mp][lr]|scroll-[mp][lr]|border-[lr]|rounded-[lr]|rounded-[tb][lr])-[\w[(]|(?:text|float|clear)-(?:left|right)(?=["'`\s]))/;
  for (const file of files.filter((one) => /^src\/web\/.*\.(?:css|tsx|ts)$/.test(one))) {
    if (file.includes('.test.')) continue;
    const text = read(file).replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
    const [found] = (file.endsWith('.css') ? inCss : inClasses).exec(text) ?? [];
    if (found !== undefined) {
      problems.push(`${file}: no style says left or right ("${found.trim()}"); say start or end.`);
    }
  }
}

checkNames();
checkSides();
checkTests();
checkCircles();
checkCitedPaths();
checkTestColumns();
checkDecisions();
checkIndex();
checkMigrations();
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(`${files.length} files are where they belong.`);
