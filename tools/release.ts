import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findLicenceProblems } from './licences.ts';
import type { Licensed } from './licences.ts';
import { readNotes } from './release-notes.ts';

// Makes the files of a release from a clean clone, after every static check and that of the languages: npm run release [-- --tag]
// docs/developers/releases.md says what goes before it and after it.

const root = path.resolve(import.meta.dirname, '..');
const read = (name: string) => readFileSync(path.join(root, name), 'utf8');
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const versionIn = (name: string) => (JSON.parse(read(name)) as { version: string }).version;

/** Runs a script of package.json, which says what is wrong itself. */
function npm(script: string, ...given: string[]): void {
  // npm says here where it is, when it runs a script.
  const args = [process.env['npm_execpath'] ?? '', 'run', script, ...given];
  execFileSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
}

function refuse(reason: string): never {
  console.error(`No release was made: ${reason}`);
  process.exit(1);
}

function mustBeClean(why: string): void {
  const changed = git('status', '--porcelain');
  if (changed !== '') refuse(`${why}\n${changed}`);
}

mustBeClean('commit these first.');
const version = versionIn('package.json');
const notes = readNotes(read('CHANGELOG.md')).at(0);
if (notes?.version !== version) {
  refuse(
    `package.json says ${version}, and CHANGELOG.md begins with ${notes?.version ?? 'nothing'}.`,
  );
}
if (notes.day === null)
  refuse(`give "## ${version}" in CHANGELOG.md its day: "## ${version} – 1 May 2027".`);
if (versionIn('package-lock.json') !== version) refuse('run "npm install --package-lock-only".');

npm('sbom');
npm('openapi');
mustBeClean('these files were not of this release. They were written anew: commit them.');
const { components } = JSON.parse(read('sbom.cdx.json')) as { components: Licensed[] };
const ofLicences = findLicenceProblems(components, read('NOTICE'));
if (ofLicences.length > 0) refuse(`of licences:\n  ${ofLicences.join('\n  ')}`);
npm('check');
npm('texts', '--', 'release');

const name = `hustings-${version}`;
const folder = path.join(root, 'dist', name);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const archive = `${name}.tar.gz`;
// The same commit gives the same bytes, with the same git.
git('archive', '--format=tar.gz', `--prefix=${name}/`, '-o', path.join(folder, archive), 'HEAD');
writeFileSync(
  path.join(folder, 'NOTES.md'),
  `# Hustings ${version}, ${notes.day}\n\n${notes.text}\n`,
);
writeFileSync(path.join(folder, 'sbom.cdx.json'), read('sbom.cdx.json'));
const sums = [archive, 'NOTES.md', 'sbom.cdx.json'].map((file) => {
  const hash = createHash('sha256').update(readFileSync(path.join(folder, file)));
  return `${hash.digest('hex')}  ${file}\n`;
});
writeFileSync(path.join(folder, 'SHA256SUMS'), sums.join(''));

const tag = `v${version}`;
const tagging = ['tag', '-a', tag, '-m', `Hustings ${version}`];
if (process.argv.includes('--tag')) git(...tagging);
console.log(`\n${folder} holds the release of ${git('rev-parse', 'HEAD')}:\n${sums.join('')}`);
if (git('tag', '--list', tag) === '')
  console.log(`Tag it: git tag -a ${tag} -m "Hustings ${version}"`);
console.log(`Then: git push origin ${tag}`);
