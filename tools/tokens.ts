// Checks every colour pair of src/web/styles/tokens.json and writes tokens.css beside it.
// With --check it writes nothing and fails when the committed file is stale.
import { readFileSync, writeFileSync } from 'node:fs';
import type { Oklch } from './colour.ts';
import { contrast, isInGamut, toHex, toRgb } from './colour.ts';

type Palette = Record<string, Oklch>;
interface Tokens {
  light: Palette;
  dark: Palette;
  inks: Palette;
  depth: Record<'light' | 'dark', Record<string, string>> & Record<'scrim' | 'veil', string>;
  avatarHues: number[];
  pairs: [front: string, back: string, least: number, use: string][];
}

const source = new URL('../src/web/styles/tokens.json', import.meta.url);
const target = new URL('../src/web/styles/tokens.css', import.meta.url);
const tokens = JSON.parse(readFileSync(source, 'utf8')) as Tokens;
const themes = [
  ['light', tokens.light],
  ['dark', tokens.dark],
] as const;

const avatar = {
  light: { back: [0.905, 0.04], front: [0.36, 0.062] },
  dark: { back: [0.335, 0.05], front: [0.885, 0.045] },
} as const;

const css = ([lightness, chroma, hue]: Oklch) => `oklch(${lightness} ${chroma} ${hue})`;
const withHue = ([lightness, chroma]: readonly [number, number], hue: number): Oklch => [
  lightness,
  chroma,
  hue,
];

function problems(): string[] {
  const found: string[] = [];
  for (const [theme, palette] of themes) {
    for (const [name, colour] of [...Object.entries(palette), ...Object.entries(tokens.inks)]) {
      if (!isInGamut(colour)) found.push(`${theme} ${name} is outside sRGB`);
    }
    for (const [front, back, least, use] of tokens.pairs) {
      const one = palette[front];
      const two = palette[back];
      if (one === undefined || two === undefined) {
        found.push(`${theme} ${front} / ${back}: no such token`);
        continue;
      }
      const ratio = contrast(one, two);
      // A star marks decoration: measured, not demanded.
      if (ratio < least && !use.endsWith('*')) {
        found.push(`${theme} ${front} / ${back} ${ratio.toFixed(2)} < ${least} (${use})`);
      }
    }
    for (const hue of tokens.avatarHues) {
      const ratio = contrast(withHue(avatar[theme].back, hue), withHue(avatar[theme].front, hue));
      if (ratio < 4.5) found.push(`${theme} avatar hue ${hue}: ${ratio.toFixed(2)} < 4.5`);
    }
  }
  return found;
}

function lines(palette: Palette, prefix = ''): string {
  return Object.entries(palette)
    .map(([name, colour]) => `  --${prefix}${name}: ${css(colour)}; /* ${toHex(toRgb(colour))} */`)
    .join('\n');
}

function depthLines(theme: 'light' | 'dark'): string {
  return Object.entries(tokens.depth[theme])
    .map(([name, shadow]) => `  --${name}: ${shadow};`)
    .join('\n');
}

function avatarLines(theme: 'light' | 'dark'): string {
  const { back, front } = avatar[theme];
  return `  --avatar-back: ${back.join(' ')};\n  --avatar-front: ${front.join(' ')};`;
}

function indented(parts: readonly string[]): string {
  return parts.join('\n').replace(/^/gm, '  ');
}

function stylesheet(): string {
  const hues = tokens.avatarHues
    .map((hue, index) => `.hue-${index} {\n  --hue: ${hue};\n}`)
    .join('\n');
  // Classes, not style attributes: the policy style-src 'self' blocks those in served HTML.
  return `/* Written by tools/tokens.ts from tokens.json; do not edit. */
:root,
[data-theme='light'] {
  color-scheme: light;
${lines(tokens.light)}
${depthLines('light')}
${avatarLines('light')}
}
/* Paper is light: the dark theme is one of screens. */
@media screen {
  [data-theme='dark'] {
    color-scheme: dark;
${indented([lines(tokens.dark), depthLines('dark'), avatarLines('dark')])}
  }
}
/* The same in both themes: printing inks (art only), scrim behind dialogs, veil on the hero. */
:root {
${lines(tokens.inks, 'art-')}
  --scrim: ${tokens.depth.scrim};
  --veil: ${tokens.depth.veil};
}
.hue {
  background: oklch(var(--avatar-back) var(--hue));
  color: oklch(var(--avatar-front) var(--hue));
}
${hues}
`;
}

const found = problems();
for (const problem of found) console.error(problem);
if (found.length > 0) process.exit(1);

const text = stylesheet();
if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== text) {
    console.error('src/web/styles/tokens.css is stale: run tools/tokens.ts');
    process.exit(1);
  }
} else {
  writeFileSync(target, text);
}
console.log(`tokens: ${tokens.pairs.length} pairs pass in both themes`);
