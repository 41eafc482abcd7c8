import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Left half red, right half blue, with enough noise that it does not compress to nothing. */
async function twoHalves(width: number, height: number) {
  const [columns, rows] = [60, 45];
  const pixels = Buffer.alloc(columns * rows * 3);
  for (let index = 0; index < columns * rows; index += 1) {
    const isLeft = index % columns < columns / 2;
    const shade = 200 + ((index * 37) % 50);
    pixels.set(isLeft ? [shade, 20, 20] : [20, 20, shade], index * 3);
  }
  const small = sharp(pixels, { raw: { width: columns, height: rows, channels: 3 } });
  return small.resize(width, height, { kernel: 'cubic' });
}

/**
 * What a phone that is held upright gives: 30 megapixels lying on their side, an EXIF note to turn
 * them, the phone's name and where it was. Upright, red is on top.
 */
export async function phonePhoto(): Promise<Buffer> {
  const picture = await twoHalves(6480, 4860);
  return picture
    .withExif({
      IFD0: { Make: 'TellTale', Model: 'Secret Phone' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '26/1 30/1 45/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '80/1 14/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** A small picture in a format; of the same format and shade always the same. */
export async function smallPicture(
  format: 'png' | 'jpeg' | 'webp' | 'avif' | 'tiff',
  shade = 120,
): Promise<Buffer> {
  const background = { r: shade, g: 90, b: 60 };
  return sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}

/** A GIF of two frames: the first is green, the second red. */
export async function animatedGif(): Promise<Buffer> {
  const [width, height] = [40, 30];
  const frame = (colour: readonly number[]) =>
    Buffer.concat(Array.from({ length: width * height }, () => Buffer.from(colour)));
  const frames = Buffer.concat([frame([0, 200, 0]), frame([200, 0, 0])]);
  const raw = { width, height: height * 2, channels: 3, pageHeight: height } as const;
  return sharp(frames, { raw })
    .gif({ loop: 0, delay: [100, 100] })
    .toBuffer();
}

/**
 * A PNG whose header claims a size, with real pixels of one bit each, or with rubbish in their
 * place: whoever decodes that finds a broken file.
 */
export function pngClaiming(width: number, height: number, pixels: 'real' | 'rubbish'): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = () => deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', pixels === 'real' ? rows() : Buffer.from('rubbish')),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}
