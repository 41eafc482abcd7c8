import { expect, test } from 'vitest';
import { packagesOfPages, placesOf, readJson } from '../tools/shipped-packages.ts';
import type { Lock } from '../tools/shipped-packages.ts';

interface Bom {
  components: { name: string; version: string; hashes?: unknown[] }[];
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
