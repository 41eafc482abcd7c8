import type { Location } from 'react-router';
import { useLocation as useRouterLocation } from 'react-router';
import { useHydrated } from './use-hydrated.ts';

const nothing = new URLSearchParams();

/**
 * The location. The server renders a path for everybody, so the query, the hash and the history
 * state are empty until hydration is over.
 */
export function useLocation(): Location<unknown> {
  const location: Location<unknown> = useRouterLocation();
  return useHydrated() ? location : { ...location, search: '', hash: '', state: null };
}

/** The secret of a link; '' without one. Links of 0.3.0 have it in the query. */
export function useLinkToken(): string {
  const { hash, search } = useLocation();
  const behindHash = new URLSearchParams(hash.slice(1)).get('token');
  return behindHash ?? new URLSearchParams(search).get('token') ?? '';
}

export function useSearchParams(): URLSearchParams {
  const { search } = useLocation();
  return search === '' ? nothing : new URLSearchParams(search);
}
