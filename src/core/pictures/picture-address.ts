/** Longest sides, in pixels, in which an uploaded picture is kept; the first is the picture itself. */
export const pictureSizes = [1600, 640, 192] as const;
export type PictureSize = (typeof pictureSizes)[number];

const address = /^\/uploads\/([0-9a-f]{64})\.webp$/;

/**
 * The address of an uploaded picture in another size: /uploads/<hash>-192.webp beside
 * /uploads/<hash>.webp. What is no uploaded picture, such as '', stays as it is.
 */
export function pictureAddress(imageUrl: string, size: PictureSize): string {
  const [, hash] = address.exec(imageUrl) ?? [];
  if (hash === undefined || size === pictureSizes[0]) return imageUrl;
  return `/uploads/${hash}-${size}.webp`;
}
