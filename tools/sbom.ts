import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packagesOfPages, placesOf, readJson } from './shipped-packages.ts';
import type { Lock } from './shipped-packages.ts';

// Writes sbom.cdx.json anew, the list of all packages that a release ships (CycloneDX): npm run sbom
//
// npm makes it, from a lock file without the packages for development. From the whole one it would leave
// out what a package for development needs as well, such as zod.

interface Bom {
  serialNumber?: string;
  metadata: { timestamp?: string; tools: { version?: string }[] };
}
interface Manifest {
  dependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const file = path.resolve(import.meta.dirname, '../sbom.cdx.json');
const manifest = readJson<Manifest>('package.json');
const lock = readJson<Lock>('package-lock.json');

const ofPages = packagesOfPages();
const { devDependencies = {}, ...rest } = manifest;
const dependencies = { ...manifest.dependencies };
for (const name of ofPages) dependencies[name] = devDependencies[name] ?? '*';
const names = [...Object.keys(dependencies), ...Object.keys(manifest.optionalDependencies)];
const places = placesOf(lock, names);
const packages = Object.fromEntries(
  Object.entries(lock.packages)
    .filter(([place]) => places.has(place))
    .map(([place, { dev: _dev, ...one }]) => [place, one]),
);
const { devDependencies: _, ...ofRoot } = lock.packages[''] ?? { version: '' };

const folder = mkdtempSync(path.join(tmpdir(), 'sbom-'));
try {
  // npm names the product after its folder.
  const project = path.join(folder, 'hustings');
  mkdirSync(project);
  const write = (name: string, content: unknown) =>
    writeFileSync(path.join(project, name), JSON.stringify(content));
  write('package.json', { ...rest, dependencies });
  write('package-lock.json', {
    ...lock,
    packages: { '': { ...ofRoot, dependencies }, ...packages },
  });
  const bom = JSON.parse(makeBom(project)) as Bom;
  // The same packages give the same file, whenever and by which npm it is made.
  delete bom.serialNumber;
  delete bom.metadata.timestamp;
  for (const tool of bom.metadata.tools) delete tool.version;
  writeFileSync(file, `${JSON.stringify(bom, null, 1)}\n`);
} finally {
  rmSync(folder, { recursive: true });
}
console.log(`sbom.cdx.json names ${places.size} packages.`);

function makeBom(project: string): string {
  // npm says here where it is, when it runs a script.
  const npm = process.env['npm_execpath'] ?? '';
  const args = [npm, 'sbom', '--sbom-format=cyclonedx', '--package-lock-only'];
  const options = { cwd: project, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
  return execFileSync(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'ignore'] });
}
