import { useNavigate } from 'react-router';
import { useLocation, useSearchParams } from './location.ts';

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
