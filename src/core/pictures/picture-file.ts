/** Largest upload in bytes: 5 MB (contract, POST /upload). */
export const largestPicture = 5 * 1024 * 1024;

/** The kinds of file an upload may be, by their media types (contract, POST /upload). */
export const pictureTypes = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'image/avif',
] as const;

/**
 * What is wrong with a file before it is sent; null when nothing is. A file whose type the browser
 * does not know passes: the server looks at its bytes. Size in bytes (ux.md 3.2).
 */
export function checkPictureFile(file: {
  type: string;
  size: number;
}): 'not-a-picture' | 'upload-too-large' | null {
  const isKnown = file.type === '' || pictureTypes.some((type) => type === file.type);
  if (!isKnown) return 'not-a-picture';
  return file.size > largestPicture ? 'upload-too-large' : null;
}
