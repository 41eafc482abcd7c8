import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { useLocation } from '#web/kit/location.ts';

/** For an element that a link leads to by its id, also when it is shown later than its page: it takes the focus. */
export function useHashPlace<E extends HTMLElement>(id: string): RefObject<E | null> {
  const place = useRef<E>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash !== `#${id}`) return;
    place.current?.scrollIntoView({ block: 'center' });
    place.current?.focus({ preventScroll: true });
  }, [hash, key, id]);
  return place;
}
