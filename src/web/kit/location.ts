import type { Location } from 'react-router';
import { useLocation as useRouterLocation, useNavigate } from 'react-router';
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

export interface Address {
  get: (key: string) => string;
  /** Changes these keys and keeps the others; an empty text takes a key out. */
  set: (changes: Record<string, string>) => void;
  /** These keys and no others; `state` stays in the history and not in the address. */
  replace: (all: Record<string, string>, state?: unknown) => void;
}

/** The state of the dashboard in its address, so that a reload and a shared link show the same. */
export function useAddress(): Address {
  const params = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const go = (next: URLSearchParams, state?: unknown) => {
    const search = next.toString();
    const options = { replace: true, state, preventScrollReset: true };
    void navigate(search === '' ? pathname : `${pathname}?${search}`, options);
  };
  return {
    get: (key) => params.get(key) ?? '',
    set: (changes) => {
      const next = new URLSearchParams(params);
      for (const [key, value] of Object.entries(changes)) {
        if (value === '') next.delete(key);
        else next.set(key, value);
      }
      go(next);
    },
    replace: (all, state) => go(new URLSearchParams(all), state),
  };
}
