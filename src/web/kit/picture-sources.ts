import { pictureAddress, pictureSizes } from '#core/pictures/picture-address.ts';

/** The `src`, `srcSet` and `sizes` of a picture that is shown in this CSS width or narrower. */
export function pictureSources(imageUrl: string, sizes: string) {
  const small = pictureAddress(imageUrl, 640);
  if (small === imageUrl) return { src: imageUrl };
  const srcSet = pictureSizes
    .map((size) => `${pictureAddress(imageUrl, size)} ${size}w`)
    .toReversed()
    .join(', ');
  return { src: small, srcSet, sizes };
}

/** The address of a picture that is shown no larger than 96 CSS pixels. */
export function facePicture(imageUrl: string): string {
  return pictureAddress(imageUrl, 192);
}
