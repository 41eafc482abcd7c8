import { useEffect } from 'react';
import { ballotAnchor } from './position-anchor.ts';

/** Brings somebody who comes with `#position-…` or to the ballot, such as from log-in, to that place. */
export function useArrivalAt(hash: string): void {
  useEffect(() => {
    if (!hash.startsWith('#position-') && hash !== `#${ballotAnchor}`) return;
    const place = document.getElementById(decodeURIComponent(hash.slice(1)));
    if (place === null) return;
    place.scrollIntoView({ block: 'start' });
    const stop = place.querySelector<HTMLElement>('[data-roving][tabindex="0"]') ?? place;
    stop.focus({ preventScroll: true });
  }, [hash]);
}
