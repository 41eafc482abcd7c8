import type { ComponentProps } from 'react';
import { useEffect, useEffectEvent, useRef } from 'react';

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
