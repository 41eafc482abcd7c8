import type { RefObject } from 'react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { searchForm, searchWords } from '#core/kernel/search-form.ts';
import type { Address } from '../location.ts';
import { useAddress } from '../location.ts';
import type { Listed, TableFilter, TableGroup, TableKind } from './table-kind.ts';
import type { RowFocus } from './use-row-focus.ts';
import { useRowFocus } from './use-row-focus.ts';

/** Rows that are asked for at first, and with each press on "Show more". */
export const pageSize = 25;

/** Milliseconds of a row's way out; the rows fade by duration-quick, which is the same. */
const wayOut = 120;

/** Milliseconds after the last letter at which the search goes into the address. */
const pause = 250;

export interface Table<T extends Listed> {
  /** What there is, whatever search and filters let through; without the rows that were taken out. */
  items: readonly T[];
  /** How many the server listed. */
  listed: number;
  /** How many search and filters let through, on the screen or not. */
  matching: number;
  /** All rows of the screen, from the top. */
  rows: readonly T[];
  /** Those of them that are rendered by now, in their groups. */
  groups: readonly { group: TableGroup<T>; rows: readonly T[] }[];
  groupOf: (item: T) => TableGroup<T> | undefined;

  search: string;
  setSearch: (text: string) => void;
  chosen: (filter: TableFilter<T>) => string;
  choose: (filter: TableFilter<T>, value: string) => void;
  /** How many there would be with this choice. */
  countWith: (filter: TableFilter<T>, value: string) => number;
  isFiltered: boolean;
  clear: () => void;
  showMore: () => void;

  /** The ids of selected rows, also of those that search and filters hide. */
  selectedIds: ReadonlySet<string>;
  /** The rows of the screen that can be selected, and those that are. */
  selectable: readonly T[];
  selected: readonly T[];
  select: (ids: readonly string[], isSelected: boolean) => void;

  /** On their way out: still rendered, not to be pressed. */
  leaving: ReadonlySet<string>;
  /** Rows leave at once, and the next one takes the focus; done when nothing of them is rendered. */
  takeOut: (ids: readonly string[]) => Promise<void>;
  /** What is still in the list of rows that were taken out shows again. */
  putBack: (ids: readonly string[]) => void;

  box: RefObject<HTMLDivElement | null>;
  searchField: RefObject<HTMLInputElement | null>;
  focus: RowFocus;
}

const without = (set: ReadonlySet<string>, ids: readonly string[]) =>
  new Set([...set].filter((id) => !ids.includes(id)));
const withAll = (set: ReadonlySet<string>, ids: readonly string[]) => new Set([...set, ...ids]);

/** Search, filters, groups, pages, selection and focus of one list; what is chosen stands in the address. */
export function useTable<T extends Listed>(kind: TableKind<T>, listed: readonly T[]): Table<T> {
  const address = useAddress();
  const [search, setSearch] = useSearchText(address);
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const box = useRef<HTMLDivElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const focus = useRowFocus(box);

  const { filters = [] } = kind;
  const groups = kind.groups ?? [{ id: 'all', has: () => true, isSelectable: false }];
  const groupOf = (item: T) => groups.find((group) => group.has(item));
  const chosen = ({ key, buttons }: TableFilter<T>) => {
    const value = address.get(key);
    const isForeign = buttons?.every((option) => option.value !== value) === true;
    return isForeign ? '' : value;
  };

  const items = listed.filter((item) => !gone.has(item._id));
  const found = searchIn(kind, items, search);
  const filtered = (choiceOf: (filter: TableFilter<T>) => string) =>
    found.filter((item) =>
      filters.every((filter) => {
        const value = choiceOf(filter);
        return value === '' || filter.optionOf(item).value === value;
      }),
    );
  const byGroup = Map.groupBy(filtered(chosen), groupOf);
  const ordered = groups.flatMap((group) => byGroup.get(group) ?? []);
  const isPaged = kind.search !== undefined;
  const count = Math.max(pageSize, Number(address.get('shown')) || 0);
  const rows = isPaged ? ordered.slice(0, count) : ordered;
  const renderedCount = useInPieces(rows.length);
  const rendered = Map.groupBy(isPaged ? rows.slice(0, renderedCount) : rows, groupOf);
  const selectable = rows.filter(
    (item) => groupOf(item)?.isSelectable === true && !leaving.has(item._id),
  );

  const clearAddress = Object.fromEntries(
    ['q', 'shown', ...filters.map(({ key }) => key)].map((key) => [key, '']),
  );
  return {
    items,
    listed: listed.length,
    matching: ordered.length,
    rows,
    groups: groups.flatMap((group) => {
      const rowsOfGroup = rendered.get(group);
      return rowsOfGroup === undefined ? [] : [{ group, rows: rowsOfGroup }];
    }),
    groupOf,

    search,
    setSearch: (text) => {
      focus.forget();
      setSearch(text);
    },
    chosen,
    choose: ({ key }, value) => {
      focus.forget();
      address.set({ [key]: value, shown: '' });
    },
    countWith: (changed, value) =>
      filtered((filter) => (filter === changed ? value : chosen(filter))).length,
    isFiltered: search !== '' || filters.some((filter) => chosen(filter) !== ''),
    clear: () => {
      setSearch('');
      address.set(clearAddress);
      searchField.current?.focus();
    },
    showMore: () => {
      focus.moveTo(ordered[rows.length]?._id);
      address.set({ shown: String(count + pageSize) });
    },

    selectedIds,
    selectable,
    selected: selectable.filter((item) => selectedIds.has(item._id)),
    select: (ids, isSelected) =>
      setSelectedIds((now) => (isSelected ? withAll(now, ids) : without(now, ids))),

    leaving,
    takeOut: async (ids) => {
      focus.follow(ids);
      setLeaving((now) => withAll(now, ids));
      setSelectedIds((now) => without(now, ids));
      await new Promise((resolve) => setTimeout(resolve, wayOut));
      setGone((now) => withAll(now, ids));
      setLeaving((now) => without(now, ids));
    },
    putBack: (ids) => setGone((now) => without(now, ids)),

    box,
    searchField,
    focus,
  };
}

/** The items that have every word of the search. */
function searchIn<T extends Listed>(
  { search }: TableKind<T>,
  items: readonly T[],
  text: string,
): readonly T[] {
  const words = searchWords(text);
  if (search === undefined || words.length === 0) return items;
  return items.filter((item) => {
    const searched = searchForm(search.textOf(item));
    return words.every((word) => searched.includes(word));
  });
}

/** The text of the search field: filters at once, and stands in the address as ?q= a little later. */
function useSearchText(address: Address): [string, (text: string) => void] {
  const [text, setText] = useState(address.get('q'));
  const write = useEffectEvent((value: string) => {
    if (address.get('q') !== value) address.set({ q: value });
  });
  useEffect(() => {
    const timer = setTimeout(() => write(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return [text, setText];
}

/**
 * How many of so many rows to render now: a page at a time, with room for presses in between. On a
 * slow phone 200 rows at once would hold up a keystroke for half a second.
 */
function useInPieces(all: number): number {
  const [renderedCount, setRenderedCount] = useState(pageSize);
  const least = Math.max(pageSize, Math.min(all, renderedCount));
  if (renderedCount !== least) setRenderedCount(least);
  useEffect(() => {
    if (least >= all) return;
    const timer = setTimeout(() => setRenderedCount(least + pageSize));
    return () => clearTimeout(timer);
  }, [least, all]);
  return least;
}
