/** The size of the largest upload in bytes: 5 MB (contract, POST /upload). */
export const largestPicture = 5 * 1024 * 1024;

/** The most pixels of a picture, in millions: more than a phone's camera takes. */
export const mostMegapixels = 60;

/** What iPhones save photos as, and some other phones; next to no browser shows it. */
const heicTypes = ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'];

/** What to do about it on the phone. */
export const heicSentence =
  'This is a HEIC photo, which most browsers cannot show. Take a screenshot of it and choose that; or let the phone save photos as JPEG (iPhone: Settings, Camera, Formats, Most Compatible; Android: switch HEIF off in the settings of the camera) and take it again.';

/** The media types that an upload may have (contract, POST /upload). */
export const pictureTypes = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'image/avif',
] as const;

/**
 * Checks a file before it is sent. `size` is in bytes. Returns the code of the refusal, or null when
 * nothing is wrong. A file whose type the browser does not know passes, because the server reads
 * its bytes (contract, POST /upload).
 */
export function checkPictureFile(file: {
  type: string;
  size: number;
}): 'not-a-picture' | 'picture-heic' | 'upload-too-large' | null {
  if (heicTypes.includes(file.type)) return 'picture-heic';
  const isKnown = file.type === '' || pictureTypes.some((type) => type === file.type);
  if (!isKnown) return 'not-a-picture';
  return file.size > largestPicture ? 'upload-too-large' : null;
}

/** The first twelve signs of a file. */
const beginning = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(0, 12));

/** True for the first bytes of a HEIC photo; those of AVIF, which has the same container, are none. */
export const isHeic = (bytes: Uint8Array): boolean =>
  /^.{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/s.test(beginning(bytes));

/** True for the first bytes of a WebP or AVIF picture, of which not even the size is read where its end is missing. */
export const beginsAsPicture = (bytes: Uint8Array): boolean =>
  /^(?:RIFF.{4}WEBP|.{4}ftypavi[fs])/s.test(beginning(bytes));
