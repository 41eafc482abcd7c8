/**
 * The sizes in which an uploaded picture is stored: the longest side, in pixels. The first size is
 * the one whose address the wire names.
 */
export const pictureSizes = [1600, 640, 192] as const;
/** One of the stored sizes. */
export type PictureSize = (typeof pictureSizes)[number];

const address = /^\/uploads\/([0-9a-f]{64})\.webp$/;

/**
 * The address of an uploaded picture in another size, such as /uploads/<hash>-192.webp for
 * /uploads/<hash>.webp. An address that is not of an upload, such as '', is returned unchanged.
 */
export function pictureAddress(imageUrl: string, size: PictureSize): string {
  const [, hash] = address.exec(imageUrl) ?? [];
  if (hash === undefined || size === pictureSizes[0]) return imageUrl;
  return `/uploads/${hash}-${size}.webp`;
}
