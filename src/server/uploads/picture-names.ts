import { pictureAddress, pictureSizes } from '#core/pictures/picture-address.ts';

/** The files of a picture, one for each size in the order of the sizes; the first is its own name. */
export function pictureNames(name: string): string[] {
  return pictureSizes.map((size) => pictureAddress(`/uploads/${name}`, size).slice(9));
}
