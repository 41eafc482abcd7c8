import { useState } from 'react';
import { useAddress } from '../location.ts';

/** What is asked of a list that the server searches, and how to ask for something else. */
export interface ListPlace {
  search: string;
  page: number;
  get: (key: string) => string;
  /** Asks anew with these keys changed, from the first page. */
  ask: (changes: Record<string, string>) => void;
  turn: (page: number) => void;
  /** Takes back search and filters. */
  clear: () => void;
}

const numberOf = (text: string) => Math.max(1, Math.trunc(Number(text)) || 1);

/**
 * The place in a list stands in the address. `filters` are the keys that choose rows; `within` are those
 * that, like the page, another question takes out.
 */
export function useListPlace(
  filters: readonly string[] = [],
  within: readonly string[] = [],
): ListPlace {
  const address = useAddress();
  const without = (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, '']));
  const first = without(['page', ...within]);
  return {
    search: address.get('q'),
    page: numberOf(address.get('page')),
    get: address.get,
    ask: (changes) => address.set({ ...first, ...changes }),
    turn: (page) => address.set({ page: page === 1 ? '' : String(page) }),
    clear: () => address.set({ ...first, ...without(['q', ...filters]) }),
  };
}

/** The search of a list that stands in no address: it may be somebody's number. */
export function useUnsharedPlace(): ListPlace {
  const [search, setSearch] = useState('');
  return {
    search,
    page: 1,
    get: () => '',
    ask: ({ q = search }) => setSearch(q),
    turn: () => {},
    clear: () => setSearch(''),
  };
}
