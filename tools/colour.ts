// OKLCH to sRGB and WCAG contrast, for the tools that turn tokens into CSS and art.

/** Lightness 0 to 1, chroma, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];
export type Rgb = readonly [red: number, green: number, blue: number];

/** Linear-light sRGB; components outside 0 to 1 are outside the gamut. */
function toLinear([lightness, chroma, hue]: Oklch): Rgb {
  const radians = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(radians);
  const b = chroma * Math.sin(radians);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const encode = (x: number) => (x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055);
const decode = (x: number) => (x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4);
const clamp = (x: number) => Math.min(1, Math.max(0, x));

/** Gamma-encoded sRGB, 0 to 1. */
export function toRgb(colour: Oklch): Rgb {
  const [r, g, b] = toLinear(colour);
  return [clamp(encode(clamp(r))), clamp(encode(clamp(g))), clamp(encode(clamp(b)))];
}

export function toHex(rgb: Rgb): string {
  const two = (x: number) =>
    Math.round(255 * x)
      .toString(16)
      .padStart(2, '0');
  return `#${rgb.map(two).join('')}`;
}

/** What one printing ink over another gives (blend mode multiply). */
export function overprint(...inks: readonly Rgb[]): Rgb {
  return inks.reduce<Rgb>(([r, g, b], ink) => [r * ink[0], g * ink[1], b * ink[2]], [1, 1, 1]);
}

/** Mixes two colours the way color-mix(in oklab) does; share is that of the first. */
export function mixInOklab(first: Oklch, second: Oklch, share: number): Rgb {
  const lab = ([lightness, chroma, hue]: Oklch) => {
    const radians = (hue * Math.PI) / 180;
    return [lightness, chroma * Math.cos(radians), chroma * Math.sin(radians)] as const;
  };
  const one = lab(first);
  const two = lab(second);
  const blend = (x: number, y: number) => x * share + y * (1 - share);
  const a = blend(one[1], two[1]);
  const b = blend(one[2], two[2]);
  return toRgb([blend(one[0], two[0]), Math.hypot(a, b), (Math.atan2(b, a) * 180) / Math.PI]);
}

export function isInGamut(colour: Oklch): boolean {
  return toLinear(colour).every((x) => x > -0.002 && x < 1.002);
}

function luminance(colour: Oklch): number {
  // Through 8 bits, as the screen shows it and as the checkers measure it.
  const [r, g, b] = toRgb(colour).map((x) => decode(Math.round(x * 255) / 255));
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

/** WCAG 2 contrast ratio, 1 to 21. */
export function contrast(one: Oklch, two: Oklch): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(two)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}
