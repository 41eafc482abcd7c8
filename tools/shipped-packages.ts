import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

interface LockedPackage {
  version: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  dev?: boolean;
}
export interface Lock {
  packages: Record<string, LockedPackage>;
}

export const readJson = <T>(file: string): T =>
  JSON.parse(readFileSync(path.join(root, file), 'utf8')) as T;

/** What the pages are built from: packages for development in package.json, though browsers get them. */
export function packagesOfPages(): string[] {
  const names = new Set<string>();
  for (const file of readdirSync(path.join(root, 'src/web'), { recursive: true })) {
    const name = String(file);
    if (!/\.(tsx?|css)$/.test(name) || /\.test\.tsx?$/.test(name)) continue;
    const text = readFileSync(path.join(root, 'src/web', name), 'utf8');
    const imports = text.matchAll(
      /(?:from|import\(?|@import|url\()\s*['"]((?:@[\w.-]+\/)?[a-z][\w.-]*)(?:\/[^'"]*)?['"]/g,
    );
    for (const [, imported = ''] of imports) names.add(imported);
  }
  const { packages } = readJson<Lock>('package-lock.json');
  return [...names].filter((name) => packages['']?.devDependencies?.[name] !== undefined);
}

/** The places in the lock file of these packages and of all that they need, whatever else needs it too. */
export function placesOf({ packages }: Lock, names: Iterable<string>): Set<string> {
  const places = new Set<string>();
  const waiting = Array.from(names, (name) => ({ name, from: '' }));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const place = placeOf(packages, next);
    if (place === null || places.has(place)) continue;
    places.add(place);
    const { dependencies, optionalDependencies, peerDependencies, ...rest } = packages[place] ?? {
      version: '',
    };
    const needed = { ...dependencies, ...optionalDependencies, ...peerDependencies };
    for (const name of Object.keys(needed)) {
      if (rest.peerDependenciesMeta?.[name]?.optional !== true) waiting.push({ name, from: place });
    }
  }
  return places;
}

/** As Node looks for it: in the package's own folder, then further up. Null where it is not installed. */
function placeOf(
  packages: Lock['packages'],
  { name, from }: { name: string; from: string },
): string | null {
  for (
    let folder = from;
    ;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))
  ) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[place] !== undefined) return place;
    if (folder === '') return null;
  }
}
