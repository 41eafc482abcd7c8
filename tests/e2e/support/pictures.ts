import sharp from 'sharp';

/** A file as a page's file field takes it. */
export interface FileToChoose {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A real PNG, of the colour and size that are asked for. */
export async function paintPicture(
  name: string,
  given: { colour: string; width?: number; height?: number },
): Promise<FileToChoose> {
  const { colour, width = 640, height = 480 } = given;
  const image = sharp({ create: { width, height, channels: 3, background: colour } });
  return { name, mimeType: 'image/png', buffer: await image.png().toBuffer() };
}

/** What calls itself a picture and is a page. */
export const disguisedPage: FileToChoose = {
  name: 'poster.png',
  mimeType: 'image/png',
  buffer: Buffer.from('<!doctype html><script>alert(1)</script>'),
};

/** One byte more than an upload may have. */
export const oversizedPicture: FileToChoose = {
  name: 'huge.png',
  mimeType: 'image/png',
  buffer: Buffer.alloc(5 * 1024 * 1024 + 1),
};

/** A drawing, which may carry a script: not among the pictures that are taken. */
export const drawing: FileToChoose = {
  name: 'poster.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
};

/** A photo whose second half never arrived. */
export async function truncatedPhoto(): Promise<FileToChoose> {
  const pixels = Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, at) => (at * 7919) % 251));
  const raw = { width: 300, height: 300, channels: 3 } as const;
  const whole = await sharp(pixels, { raw }).jpeg().toBuffer();
  return {
    name: 'poster.jpg',
    mimeType: 'image/jpeg',
    buffer: whole.subarray(0, whole.length / 2),
  };
}
