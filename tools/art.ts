// Draws the pictures under src/web/art from the chamber and the printing inks.
import { mkdirSync, writeFileSync } from 'node:fs';
import { seededRandom } from '../src/web/lib/seed.ts';
import type { ChamberShape } from '../src/web/ui/chamber.ts';
import { chamber } from '../src/web/ui/chamber.ts';
import { mixInOklab, toHex } from './colour.ts';
import { posters } from './posters.ts';
import type { Ink, Spot } from './svg.ts';
import { circle, inkOf, picture, printed, round, spots } from './svg.ts';

const target = new URL('../src/web/art/', import.meta.url);
const fromPinkToPaper = (share: number) =>
  toHex(mixInOklab(inkOf('paper'), inkOf('pink'), Math.min(1, Math.max(0, share))));

/** Rows of seats around a half sun; the seats pale and fade outwards, a few are marigold. */
function hero(width: number, height: number, k: number, cx: number, seed: string): string {
  const cy = 690;
  const random = seededRandom(seed);
  const seats: ChamberShape = {
    ...{ cx, cy, r0: 214 * k, rows: 13, dr: 39 * k, d0: 15.5 * k, d1: 2.6 * k },
    aisles: [36, 72, 108, 144],
    gap: 13 * k,
  };
  const dots = chamber(seats).map(({ x, y, r, depth }): Spot => {
    if (random() < 0.055 && depth < 0.75) return { x, y, r, fill: printed('gold') };
    if (depth < 0.22) return { x, y, r, fill: printed('pink') };
    const share = Math.min(1, (depth - 0.22) / 0.3);
    const opacity = round(1 - 0.66 * (Math.max(0, depth - 0.25) / 0.75));
    return { x, y, r, fill: fromPinkToPaper(share), opacity };
  });
  const glow: ChamberShape = { cx, cy, r0: 34 * k, rows: 7, dr: 20 * k, d0: 9 * k, d1: 3 * k };
  const sparks = chamber({ ...glow, aisles: [] }).map(({ x, y, r }): Spot => ({
    x,
    y,
    r,
    fill: printed('gold', 'pink'),
  }));
  return picture(
    width,
    height,
    spots(dots) + circle(cx, cy, 172 * k, printed('gold')) + spots(sparks),
  );
}

function banner(): string {
  const random = seededRandom('bn');
  const seats: ChamberShape = { cx: 1010, cy: 352, r0: 92, rows: 10, dr: 27, d0: 10.5, d1: 2.6 };
  const dots = chamber({ ...seats, gap: 9 }).map(({ x, y, r, depth }): Spot => {
    if (random() < 0.06) return { x, y, r, fill: printed('gold') };
    return { x, y, r, fill: fromPinkToPaper(depth * 1.6), opacity: round(1 - 0.7 * depth) };
  });
  return picture(1280, 340, spots(dots) + circle(1010, 352, 70, printed('gold')));
}

type Inks = readonly [ground: Ink, grain: Ink, disc: Ink];
const portraitInks: readonly Inks[] = [
  ['gold', 'pink', 'pink'],
  ['lilac', 'pink', 'teal'],
  ['teal', 'lilac', 'gold'],
  ['pink', 'gold', 'gold'],
  ['lilac', 'teal', 'gold'],
  ['gold', 'teal', 'lilac'],
  ['paper', 'pink', 'teal'],
  ['paper', 'gold', 'pink'],
];

/** The ground of a portrait without a photo: a halftone ramp and one overprinted disc. */
function portrait([ground, grain, disc]: Inks, variant: number): string {
  const random = seededRandom(`portrait${variant}`);
  const cx = round(90 + 220 * random());
  const cy = round(170 + 130 * random());
  const ramp = (fill: string): Spot[] => {
    const dots: Spot[] = [];
    for (let y = 0; y < 32; y++) {
      for (let x = 0; x < 26; x++) {
        const px = x * 17 + (y % 2) * 8.5;
        const py = y * 17;
        const r = round(7.4 * Math.max(0, 1 - py / 520) * (0.55 + 0.45 * (px / 400)));
        if (r > 0.7) dots.push({ x: px, y: py, r, fill });
      }
    }
    return dots;
  };
  const inDisc = ramp(printed(ground, grain, disc)).filter(
    ({ x, y, r }) => Math.hypot(x - cx, y - cy) < 150 + r,
  );
  return picture(
    400,
    500,
    `<clipPath id="disc"><circle cx="${cx}" cy="${cy}" r="150"/></clipPath>` +
      `<rect width="400" height="500" fill="${printed(ground)}"/>` +
      spots(ramp(printed(ground, grain))) +
      circle(cx, cy, 150, printed(ground, disc)) +
      `<g clip-path="url(#disc)">${spots(inDisc)}</g>`,
  );
}

const files: Record<string, string> = {
  'hero-wide': hero(1280, 760, 1, 892, 'hero'),
  'hero-tall': hero(390, 800, 0.52, 195, 'hero'),
  'hero-side': hero(390, 690, 0.52, 195, 'login'),
  banner: banner(),
  ...posters(),
};
portraitInks.forEach((inks, index) => {
  files[`portrait-${index}`] = portrait(inks, index);
});

/** The logo on a tile, for the browser's tab. */
function icon(): string {
  const seats: ChamberShape = { cx: 32, cy: 46, r0: 9, rows: 3, dr: 8, d0: 3, d1: 3, aisles: [] };
  const dots = chamber(seats).map(({ x, y, r, row, seat }): Spot => {
    return { x, y, r, fill: printed(row === 0 && seat === 1 ? 'gold' : 'paper') };
  });
  const tile = `<rect width="64" height="64" rx="14" fill="${printed('blue')}"/>`;
  return picture(64, 64, tile + spots(dots));
}

writeFileSync(new URL('../public/icon.svg', import.meta.url), icon());
mkdirSync(target, { recursive: true });
for (const [name, svg] of Object.entries(files)) writeFileSync(new URL(`${name}.svg`, target), svg);
console.log(`art: ${Object.keys(files).length} pictures`);
