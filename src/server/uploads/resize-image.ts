import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { pictureSizes } from '#core/pictures/picture-address.ts';
import { beginsAsPicture, isAvif, isHeic, mostMegapixels } from '#core/pictures/picture-file.ts';
import { Refused } from '#core/refusal.ts';

/** A bomb is refused before it is decoded. */
const mostPixels = mostMegapixels * 1_000_000;
const longestDecoding = 20;

// One core and no memory kept for pictures: the votes of an election come first.
sharp.concurrency(1);
sharp.cache(false);
// Whatever else the library could read (SVG, PDF, TIFF, raw files) is not even looked at.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});

/** One picture in the sizes of `pictureSizes`, as WebP, the right way up and without any metadata. */
export async function resizeImage(bytes: Buffer): Promise<readonly Buffer[]> {
  return withPicture(bytes, async (picture) => {
    // Decoded once; the smaller ones are made from the largest.
    const large = await shrink(picture, pictureSizes[0], 82);
    const sizes = [large];
    for (const size of pictureSizes.slice(1)) sizes.push(await shrink(sharp(large), size, 80));
    return sizes;
  });
}

/** The same in one size; its longest side has so many pixels at most. */
export async function cleanImage(bytes: Buffer, size: number): Promise<Buffer> {
  return withPicture(bytes, (picture) => shrink(picture, size, 82));
}

async function withPicture<T>(bytes: Buffer, use: (picture: Sharp) => Promise<T>): Promise<T> {
  await refuseByHeader(bytes);
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 });
    return await use(picture.autoOrient().toColourspace('srgb'));
  } catch {
    // Its header was that of a picture.
    throw new Refused('picture-cut');
  }
}

function shrink(picture: Sharp, size: number, quality: number): Promise<Buffer> {
  return picture
    .resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })
    .webp({ quality })
    .timeout({ seconds: longestDecoding })
    .toBuffer();
}

/** Reads no more than the header: what kind of file it is, and how many pixels it claims. */
async function refuseByHeader(bytes: Buffer): Promise<void> {
  const header = await sharp(bytes, { limitInputPixels: false, pages: 1 })
    .metadata()
    .catch(() => null);
  // The container of AVIF also holds the photographs of some phones, which browsers cannot show.
  const isPicture = header !== null && (header.format !== 'heif' || isAvif(bytes));
  if (!isPicture) {
    if (isHeic(bytes)) throw new Refused('picture-heic');
    throw new Refused(beginsAsPicture(bytes) ? 'picture-cut' : 'not-a-picture');
  }
  if (header.width * header.height > mostPixels) throw new Refused('picture-too-large');
}
