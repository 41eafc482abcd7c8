import sharp from 'sharp';
import { Refused } from '../../http/refused.ts';

/** Widths in which a picture is kept; the first is the picture itself. */
export const widths = [1600, 640, 192] as const;

/** More pixels than a phone's camera takes; a bomb is refused before it is decoded. */
const mostPixels = 60_000_000;
const accepted = new Set(['png', 'jpeg', 'webp', 'gif', 'heif']);

sharp.concurrency(1);
sharp.cache(false);

/** One picture in the widths of `widths`, as WebP and without any metadata. */
export type Developed = readonly { width: (typeof widths)[number]; bytes: Buffer }[];

let last: Promise<unknown> = Promise.resolve();

/** Decodes and encodes one picture after the other, so that memory holds one at a time. */
export function developPicture(bytes: Buffer): Promise<Developed> {
  const next = last.then(() => develop(bytes));
  last = next.catch(() => {});
  return next;
}

async function develop(bytes: Buffer): Promise<Developed> {
  const input = { limitInputPixels: mostPixels, failOn: 'error', pages: 1 } as const;
  const { format, compression, width, height } = await sharp(bytes, {
    ...input,
    limitInputPixels: false,
  })
    .metadata()
    .catch(() => {
      throw new Refused('not-a-picture');
    });
  if (!accepted.has(format) || (format === 'heif' && compression !== 'av1')) {
    throw new Refused('not-a-picture');
  }
  if (width * height > mostPixels) throw new Refused('picture-too-large');
  try {
    // Decoded once; the smaller ones are made from the largest.
    const large = await sharp(bytes, input)
      .autoOrient()
      .resize({ width: widths[0], height: widths[0], fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: 82 })
      .toBuffer();
    const smaller = [];
    for (const size of widths.slice(1)) {
      const small = await sharp(large)
        .resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 80 })
        .toBuffer();
      smaller.push({ width: size, bytes: small });
    }
    return [{ width: widths[0], bytes: large }, ...smaller];
  } catch {
    // A truncated or broken file that began like a picture.
    throw new Refused('not-a-picture');
  }
}
