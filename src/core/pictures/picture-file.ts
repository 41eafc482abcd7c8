/** The size of the largest upload in bytes: 5 MB (contract, POST /upload). */
export const largestPicture = 5 * 1024 * 1024;

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
}): 'not-a-picture' | 'upload-too-large' | null {
  const isKnown = file.type === '' || pictureTypes.some((type) => type === file.type);
  if (!isKnown) return 'not-a-picture';
  return file.size > largestPicture ? 'upload-too-large' : null;
}
