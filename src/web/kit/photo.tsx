import type { ComponentProps } from 'react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { pictureAddress, pictureSizes } from '#core/pictures/picture-address.ts';

interface PhotoProps extends Omit<ComponentProps<'img'>, 'onError' | 'ref'> {
  /** Called when the picture does not load; the caller shows something else. */
  onBroken: () => void;
}

/** A picture that may be missing. On a server-rendered page it can fail before hydration. */
export function Photo({ onBroken, alt, ...rest }: PhotoProps) {
  const image = useRef<HTMLImageElement>(null);
  const look = useEffectEvent(() => {
    const { complete, naturalWidth, currentSrc } = image.current ?? new Image();
    if (complete && naturalWidth === 0 && currentSrc !== '') onBroken();
  });
  useEffect(() => look(), []);
  return <img {...rest} alt={alt} ref={image} onError={onBroken} />;
}

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
