import type { ReactNode } from 'react';
import { useState } from 'react';
import type { Navigate } from '#web/lib/router.tsx';
import { PlaceRouter, placeAt } from '#web/lib/router.tsx';

interface MemoryRouterProps {
  /** Where to begin: an address, or one with what the page before it left in the history. */
  at?: string | { pathname: string; state: unknown };
  children: ReactNode;
}

/** The product's router over a history that the browser knows nothing of. */
export function MemoryRouter({ at = '/', children }: MemoryRouterProps) {
  const [place, setPlace] = useState(() =>
    typeof at === 'string' ? placeAt(at, null) : placeAt(at.pathname, at.state),
  );
  const go: Navigate = (to, { state = null } = {}) => setPlace(placeAt(to, state));
  return (
    <PlaceRouter place={place} go={go}>
      {children}
    </PlaceRouter>
  );
}
