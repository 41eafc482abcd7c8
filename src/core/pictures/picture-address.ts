/**
 * The sizes in which an uploaded picture is stored: the longest side, in pixels. The first size is
 * the one whose address the wire names.
 */
export const pictureSizes = [1600, 640, 192] as const;
/** One of the stored sizes. */
export type PictureSize = (typeof pictureSizes)[number];

/** The address of an uploaded picture: the SHA-256 of its content is its id. */
export const uploadAddress = /^\/uploads\/([0-9a-f]{64})\.webp$/;
const pictureFile = /^[0-9a-f]{64}(?:-\d{2,4})?\.webp$/;

/** The address under which an upload is shown; '' where there is none. */
export function addressOf(uploadId: string | null): string {
  return uploadId === null ? '' : `/uploads/${uploadId}.webp`;
}

/** The upload that an address names; null for '' and for every other address. */
export function uploadIdOf(address: string): string | null {
  return uploadAddress.exec(address)?.[1] ?? null;
}

/** The file of an upload in one size: <id>.webp is the picture itself, <id>-192.webp a small one. */
export function pictureFileName(uploadId: string, size: PictureSize): string {
  return size === pictureSizes[0] ? `${uploadId}.webp` : `${uploadId}-${size}.webp`;
}

/** The files of an upload, in the order of the sizes. */
export function pictureFileNames(uploadId: string): string[] {
  return pictureSizes.map((size) => pictureFileName(uploadId, size));
}

/** Whether a name can be that of a picture's file; nothing else is ever looked for. */
export function isPictureFileName(name: string): boolean {
  return pictureFile.test(name);
}

/**
 * The address of an uploaded picture in another size, such as /uploads/<hash>-192.webp for
 * /uploads/<hash>.webp. An address that is not of an upload, such as '', is returned unchanged.
 */
export function pictureAddress(imageUrl: string, size: PictureSize): string {
  const id = uploadIdOf(imageUrl);
  return id === null ? imageUrl : `/uploads/${pictureFileName(id, size)}`;
}
