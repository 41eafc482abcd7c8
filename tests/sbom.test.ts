import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findLicenceProblems } from '../tools/licences.ts';
import type { Licensed } from '../tools/licences.ts';
import { packagesOfPages, placesOf, readJson } from '../tools/shipped-packages.ts';
import type { Lock } from '../tools/shipped-packages.ts';

interface Bom {
  components: (Licensed & { version: string; hashes?: unknown[] })[];
}
const lock = readJson<Lock>('package-lock.json');
const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 13);
const named = (places: readonly string[]) =>
  new Set(places.map((place) => `${nameOf(place)}@${lock.packages[place]?.version}`));

const { components } = readJson<Bom>('sbom.cdx.json');
const inBom = new Set(components.map(({ name, version }) => `${name}@${version}`));
const hint = 'npm run sbom writes it anew';

test('the list of shipped packages names every production package of the lock file', () => {
  const production = Object.entries(lock.packages).filter(([place, { dev }]) => place && !dev);
  expect(production.length).toBeGreaterThan(100);
  const missing = named(production.map(([place]) => place)).difference(inBom);
  expect([...missing], hint).toEqual([]);
});

test('it names what the pages are built from, and what nobody ships it leaves out', () => {
  const ofPages = packagesOfPages();
  expect(ofPages).toEqual(expect.arrayContaining(['react', 'react-dom', '@base-ui/react']));
  const places = [...placesOf(lock, ofPages)];
  expect([...named(places).difference(inBom)], hint).toEqual([]);
  const all = named(Object.keys(lock.packages));
  expect([...inBom.difference(all)], hint).toEqual([]);
  for (const tool of ['vitest', 'playwright', 'typescript', 'oxlint']) {
    expect(components.map(({ name }) => name)).not.toContain(tool);
  }
});

test('each package has the hash that npm checks when it installs', () => {
  expect(components.filter(({ hashes = [] }) => hashes.length === 0)).toEqual([]);
});

test('a release ships only what its licence lets it, and NOTICE names what asks for it', () => {
  const notice = readFileSync('NOTICE', 'utf8');
  expect(findLicenceProblems(components, notice)).toEqual([]);
  const of = (id: string, name = 'left-pad') => ({ name, licenses: [{ license: { id } }] });
  const judged = [
    of('MIT'),
    of('GPL-3.0-only'),
    of('OFL-1.1'),
    of('LGPL-3.0-or-later', '@img/sharp-libvips-new'),
    { name: 'either', licenses: [{ expression: '(GPL-2.0-only OR MIT)' }] },
    { name: 'both', licenses: [{ expression: 'MIT AND AGPL-3.0-only' }] },
    { name: 'none' },
  ];
  expect(findLicenceProblems(judged, notice)).toEqual([
    'left-pad has the licence GPL-3.0-only, which no release ships.',
    'left-pad (OFL-1.1) is not named in NOTICE.',
    'both has the licence MIT AND AGPL-3.0-only, which no release ships.',
    'none names no licence.',
  ]);
  // Fonts that lie in the repository are in no package.
  for (const file of globSync('src/web/styles/fonts/*-LICENSE.txt')) {
    const font = path.basename(file, '-LICENSE.txt').replaceAll('-', ' ');
    expect(notice.toLowerCase().replaceAll('-', ' ')).toContain(font);
  }
});
