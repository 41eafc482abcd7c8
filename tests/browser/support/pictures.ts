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

/** A text, which no field for pictures takes. */
export const plainText: FileToChoose = {
  name: 'notes.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('Not a picture'),
};

/** One byte more than an upload may have. */
export const oversizedPicture: FileToChoose = {
  name: 'huge.png',
  mimeType: 'image/png',
  buffer: Buffer.alloc(5 * 1024 * 1024 + 1),
};
