// Small pieces of SVG without style attributes, so that no content policy can blank them.
import { readFileSync } from 'node:fs';
import type { Oklch, Rgb } from './colour.ts';
import { overprint, toHex, toRgb } from './colour.ts';

const tokens = new URL('../src/web/styles/tokens.json', import.meta.url);
const inks = (JSON.parse(readFileSync(tokens, 'utf8')) as { inks: Record<string, Oklch> }).inks;

export type Ink = 'blue' | 'night' | 'gold' | 'pink' | 'teal' | 'lilac' | 'paper';

/** A printing ink as OKLCH. */
export function inkOf(name: Ink): Oklch {
  const ink = inks[name];
  if (ink === undefined) throw new Error(`tokens.json has no ink ${name}`);
  return ink;
}

/** The hex colour of inks printed over each other. */
export function printed(...names: readonly Ink[]): string {
  return toHex(overprint(...names.map((name): Rgb => toRgb(inkOf(name)))));
}

export const round = (value: number): number => Math.round(value * 10) / 10;

export interface Spot {
  x: number;
  y: number;
  r: number;
  fill: string;
  opacity?: number;
}

/**
 * Many dots in few elements: dots of one size and colour become one path of zero-length strokes
 * with round caps, a tenth of the bytes and nodes of circles. Keeps the order of first use.
 */
export function spots(list: readonly Spot[]): string {
  const groups = new Map<string, string>();
  for (const { x, y, r, fill, opacity } of list) {
    const fade = opacity === undefined || opacity >= 1 ? '' : ` opacity="${opacity}"`;
    const key = `stroke="${fill}" stroke-width="${round(r * 2)}"${fade}`;
    groups.set(key, `${groups.get(key) ?? ''}M${round(x)} ${round(y)}h0`);
  }
  const paths = [...groups].map(([key, d]) => `<path ${key} d="${d}"/>`);
  return `<g fill="none" stroke-linecap="round">${paths.join('')}</g>`;
}

export function circle(x: number, y: number, r: number, fill: string): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"/>`;
}

export function picture(width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>\n`;
}
