// The six event posters: one motif per category, several variants each, grown from a seed.
import { seededRandom } from '../src/web/lib/seed.ts';
import type { Ink, Spot } from './svg.ts';
import { circle, picture, printed, round, spots } from './svg.ts';

const width = 640;
const height = 480;

function pick<T>(list: readonly T[], random: () => number, fallback: T): T {
  return list[Math.floor(random() * list.length)] ?? fallback;
}

type Palette = readonly [ground: Ink, first: Ink, second: Ink, dark: Ink];
const festive: Palette = ['pink', 'gold', 'paper', 'night'];
const culturalPalettes: readonly Palette[] = [
  festive,
  ['gold', 'pink', 'paper', 'night'],
  ['lilac', 'pink', 'gold', 'night'],
];

const sheet = (ground: string, body: string) =>
  picture(width, height, `<rect width="${width}" height="${height}" fill="${ground}"/>${body}`);

/** Scallops, quarter circles or rosettes. */
function cultural(variant: number): string {
  const random = seededRandom(`cultural${variant}`);
  const [ground, first, second, dark] = culturalPalettes[Math.floor(variant / 3) % 3] ?? festive;
  const size = [92, 112, 128][variant % 3] ?? 92;
  const inks = [first, second, dark, first] as const;
  let body = '';
  const columns = width / size + 1;
  if (variant % 3 === 0) {
    const dots: Spot[] = [];
    for (let y = 0; y < height / size + 1; y++) {
      for (let x = 0; x < columns; x++) {
        const cx = x * size + size / 2;
        const cy = y * size + size / 2;
        for (let k = 0; k < 8; k++) {
          const angle = (k * Math.PI) / 4;
          dots.push({
            x: cx + Math.cos(angle) * size * 0.3,
            y: cy + Math.sin(angle) * size * 0.3,
            r: size * 0.135,
            fill: printed((x + y) % 2 ? first : second),
          });
        }
        dots.push({ x: cx, y: cy, r: size * 0.15, fill: printed(dark) });
      }
    }
    body = spots(dots);
  } else if (variant % 3 === 1) {
    for (let y = 0; y < height / size + 1; y++) {
      for (let x = 0; x < columns; x++) {
        const turn = Math.floor(random() * 4);
        const isEnd = (turn & 1) === 1;
        const isLow = (turn & 2) === 2;
        const startX = x * size + (isEnd ? size : 0);
        const startY = y * size + (isLow ? size : 0);
        const ink = pick(inks, random, first);
        const across = isEnd ? -size : size;
        const down = isLow ? -size : size;
        const sweep = turn === 1 || turn === 2 ? 0 : 1;
        body += `<path d="M${startX} ${startY}h${across}a${size} ${size} 0 0 ${sweep} ${-across} ${down}z" fill="${printed(ink)}"/>`;
        if (random() < 0.3) {
          const eye = printed(ink === dark ? first : dark);
          body += circle(x * size + size / 2, y * size + size / 2, size * 0.16, eye);
        }
      }
    }
  } else {
    for (let y = -1; y < height / (size * 0.5) + 2; y++) {
      for (let x = -1; x < width / size + 2; x++) {
        const cx = x * size + (y % 2 === 0 ? 0 : size / 2);
        const cy = y * size * 0.5 + size * 0.5;
        const petal = (x + y * 3 + 90) % 4 === 0 ? second : first;
        body += circle(cx, cy, size * 0.5, printed(petal));
        body += circle(cx, cy, size * 0.36, printed(ground));
        body += circle(cx, cy, size * 0.2, printed(dark));
        body += circle(cx, cy, size * 0.07, printed(first));
      }
    }
  }
  return sheet(printed(ground), body);
}

/** Lanes of a track, and the runners on them. */
function sports(variant: number): string {
  const shift = [0, -90, 60][variant] ?? 0;
  const every = [3, 4, 3][variant] ?? 3;
  let body = '';
  for (let lane = 9; lane >= 0; lane--) {
    const isMarked = lane % every === 0;
    body += `<rect x="${-60 + shift + lane * 34}" y="${60 + lane * 30}" width="${round(width * 1.15 - lane * 68)}" height="${round(height * 1.3 - lane * 60)}" rx="${round(height * 0.65 - lane * 30)}" fill="none" stroke="${printed(isMarked ? 'gold' : 'paper')}" stroke-width="${isMarked ? 10 : 3}"/>`;
  }
  for (let runner = 0; runner < 5; runner++) {
    const fill = printed(runner === 3 - variant ? 'pink' : 'paper');
    body += circle(190 + shift + runner * 96, 75 + runner * runner * 5, 20, fill);
  }
  return sheet(printed('blue'), body);
}

/** A field of signals. */
function technical(variant: number): string {
  const step = 26;
  const phase = variant * 2.1;
  const dots: Spot[] = [];
  for (let y = 0; y < height / step + 1; y++) {
    for (let x = 0; x < width / step + 1; x++) {
      const wave =
        Math.sin(x * 0.36 + 1.3 + phase) * Math.cos(y * 0.42 - 0.4 + phase / 2) +
        Math.sin((x + y) * 0.22 + phase);
      const level = Math.min(1, Math.max(0, (wave + 1.4) / 3));
      const ink: Ink = wave > 1.05 ? 'gold' : wave > 0.2 ? 'teal' : 'lilac';
      const spot = { x: x * step + 8, y: y * step + 8, r: 1.6 + 9.9 * level, fill: printed(ink) };
      dots.push(wave > 0.2 ? spot : { ...spot, opacity: 0.55 });
    }
  }
  return sheet(printed('night'), spots(dots));
}

/** Columns that rise. */
function management(variant: number): string {
  const random = seededRandom(`management${variant}`);
  const step = 44;
  const dots: Spot[] = [];
  for (let x = 0; x < width / step + 1; x++) {
    const count = 2 + Math.round(x * 0.62 + random() * 1.6);
    for (let y = 0; y < count; y++) {
      const ink: Ink = y === count - 1 ? 'gold' : 'night';
      dots.push({ x: x * step + 24, y: height - y * step - 20, r: 19, fill: printed(ink) });
    }
  }
  return sheet(printed('teal'), spots(dots));
}

type Disc = readonly [x: number, y: number, r: number, ink: Ink];
const socialDiscs: readonly (readonly Disc[])[] = [
  [
    [0.36, 0.62, 0.4, 'pink'],
    [0.63, 0.4, 0.42, 'gold'],
    [0.86, 0.86, 0.34, 'teal'],
    [0.08, 0.14, 0.28, 'teal'],
    [0.99, 0.05, 0.2, 'lilac'],
    [0.05, 0.98, 0.22, 'gold'],
  ],
  [
    [0.62, 0.66, 0.42, 'teal'],
    [0.36, 0.36, 0.4, 'gold'],
    [0.1, 0.9, 0.34, 'pink'],
    [0.92, 0.12, 0.3, 'pink'],
    [0.02, 0.05, 0.2, 'lilac'],
    [0.98, 0.98, 0.2, 'gold'],
  ],
  [
    [0.4, 0.4, 0.42, 'lilac'],
    [0.64, 0.62, 0.4, 'pink'],
    [0.12, 0.84, 0.32, 'gold'],
    [0.94, 0.16, 0.3, 'teal'],
    [0.02, 0.08, 0.22, 'gold'],
    [0.98, 0.98, 0.2, 'teal'],
  ],
];

/** Overprinted discs: every overlap is drawn in the colour the inks give together. */
function social(variant: number): string {
  const discs = (socialDiscs[variant] ?? []).map(([x, y, r, ink]) => ({
    x: round(width * x),
    y: round(height * y),
    r: round(height * r * 1.12),
    ink,
  }));
  const defs = discs
    .map(
      ({ x, y, r }, i) => `<clipPath id="d${i}"><circle cx="${x}" cy="${y}" r="${r}"/></clipPath>`,
    )
    .join('');
  let body = `<defs>${defs}</defs>`;
  const layer = (chosen: readonly number[]) => {
    const last = discs[chosen.at(-1) ?? -1];
    if (last === undefined) return;
    const inks = chosen.map((index) => discs[index]?.ink ?? 'paper');
    const shape = circle(last.x, last.y, last.r, printed('paper', ...inks));
    body += chosen
      .slice(0, -1)
      .reduce((inner, index) => `<g clip-path="url(#d${index})">${inner}</g>`, shape);
  };
  const meet = (i: number, j: number) => {
    const [one, two] = [discs[i], discs[j]];
    return !!one && !!two && Math.hypot(one.x - two.x, one.y - two.y) < one.r + two.r;
  };
  discs.forEach((_, i) => layer([i]));
  discs.forEach((_, i) => discs.forEach((__, j) => i < j && meet(i, j) && layer([i, j])));
  discs.forEach((_, i) =>
    discs.forEach((__, j) =>
      discs.forEach((___, k) => {
        if (i < j && j < k && meet(i, j) && meet(j, k) && meet(i, k)) layer([i, j, k]);
      }),
    ),
  );
  const seeds: Spot[] = [];
  for (let i = 0; i < 150; i++) {
    const angle = i * 2.39996;
    const far = 11 * Math.sqrt(i);
    seeds.push({
      x: width * 0.5 + far * Math.cos(angle) * 1.3,
      y: height * 0.51 + far * Math.sin(angle) * 1.3,
      r: round(5.6 - (3.6 * i) / 150),
      fill: printed('night'),
    });
  }
  return sheet(printed('paper'), body + spots(seeds));
}

/** A halftone that fades across the sheet. */
function other(variant: number): string {
  const ink = (['blue', 'night', 'pink'] as const)[variant] ?? 'blue';
  const dots: Spot[] = [];
  for (let y = 0; y < 40; y++) {
    for (let x = 0; x < 40; x++) {
      const r = round(8 * (x / 40) * (1 - y / 60));
      if (r > 0.3) dots.push({ x: x * 18 + (y % 2) * 9, y: y * 16, r, fill: printed(ink) });
    }
  }
  return sheet(printed('lilac'), spots(dots));
}

/** Every poster by file name. */
export function posters(): Record<string, string> {
  const files: Record<string, string> = {};
  for (let i = 0; i < 9; i++) files[`poster-cultural-${i}`] = cultural(i);
  for (let i = 0; i < 3; i++) {
    files[`poster-sports-${i}`] = sports(i);
    files[`poster-technical-${i}`] = technical(i);
    files[`poster-management-${i}`] = management(i);
    files[`poster-social-${i}`] = social(i);
    files[`poster-other-${i}`] = other(i);
  }
  return files;
}
