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

/** The first bytes of a file as signs. */
const beginning = (bytes: Uint8Array, length: number) =>
  String.fromCharCode(...bytes.subarray(0, length));

/** What a file says it can be read as whose container is that of HEIC and AVIF; empty for others. */
function brandsOf(bytes: Uint8Array): string[] {
  const start = beginning(bytes, 80);
  if (start.slice(4, 8) !== 'ftyp') return [];
  const size = Math.max(12, start.charCodeAt(3));
  return start.slice(8, size).match(/.{4}/gs) ?? [];
}

/** True for the first bytes of an AVIF picture. Some say first that they are of its container. */
export const isAvif = (bytes: Uint8Array): boolean =>
  brandsOf(bytes).some((brand) => /^avi[fs]$/.test(brand));

/** True for the first bytes of a HEIC photo; those of AVIF, which has the same container, are none. */
export const isHeic = (bytes: Uint8Array): boolean =>
  !isAvif(bytes) &&
  brandsOf(bytes).some((brand) => /^(?:hei[cfxms]|hev[cxms]|mif1|msf1)$/.test(brand));

/** True for the first bytes of a picture, of which not even the size is read where the rest is missing. */
export const beginsAsPicture = (bytes: Uint8Array): boolean =>
  isAvif(bytes) ||
  /^(?:RIFF.{4}WEBP|\u0089PNG\r\n\u001A\n|GIF8[79]a|\u00FF\u00D8\u00FF[\u00C0-\u00FE])/s.test(
    beginning(bytes, 12),
  );
