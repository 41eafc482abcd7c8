import type { ReactNode, RefObject } from 'react';
import { useRef, useState } from 'react';
import { Button } from '../button.tsx';
import { EmptyState } from '../empty-state.tsx';
import type { LoadedQuery } from '../loaded.tsx';
import { Select } from '../select.tsx';
import { LoadedList } from './loaded-list.tsx';
import { Pager } from './pager.tsx';
import { SearchBox } from './search-box.tsx';
import type { FilterOption, Listed } from './table-kind.ts';
import type { ListPlace } from './use-list-place.ts';

interface ListFilter {
  /** Where it stands in the address. */
  key: string;
  label: string;
  /** The option that filters nothing. */
  all: string;
  options: readonly FilterOption[];
}

interface Opened<T> {
  row: T;
  isOpen: boolean;
}

interface ServerListProps<R extends object, T extends Listed> {
  place: ListPlace;
  query: LoadedQuery<R>;
  words: {
    list: string;
    search: string;
    placeholder: string;
    loadFailed: string;
    /** Nothing matches, and what shows all again. */
    none: string;
    clear?: string;
  };
  filters?: readonly ListFilter[];
  /** False while there is nothing to search in. */
  isSearchable?: boolean;
  /** Beside the search, and between it and the list. */
  tools?: ReactNode;
  acts?: ReactNode;
  /** Stands there until somebody searches, where nothing is listed unasked. */
  start?: string;
  /** What stands above the count and below the rows. */
  head?: (reply: R) => ReactNode;
  foot?: (reply: R) => ReactNode;
  count?: (reply: R) => string | null;
  /** What stands there when the list itself is empty, whatever is searched for. */
  empty?: (reply: R) => ReactNode;
  isOrdered?: boolean;
  /** Which page of how many it is, for lists that are cut. */
  pages?: (reply: R) => { page: number; pages: number };
  rows: (reply: R) => readonly T[];
  /** One row, a list item with its key. */
  row: (row: T, onOpen: () => void) => ReactNode;
  /** The dialog of the row that was opened. */
  dialog?: (row: T, held: { isOpen: boolean; onClose: () => void }) => ReactNode;
}

/** A list of the officers that the server searches, filters, counts and cuts into pages. */
export function ServerList<R extends object, T extends Listed>(props: ServerListProps<R, T>) {
  const { place, query, words, start, acts, isSearchable = true, rows, dialog } = props;
  const [opened, setOpened] = useState<Opened<T> | null>(null);
  const tools = useRef<HTMLElement>(null);
  const listed = query.data === undefined ? [] : rows(query.data);
  // What an act changed is in the newest page.
  const current = listed.find(({ _id }) => _id === opened?.row._id) ?? opened?.row;
  return (
    <>
      {isSearchable && <Tools {...props} box={tools} />}
      {acts !== undefined && <div className="px-5 pb-3 max-md:px-3.5">{acts}</div>}
      {start !== undefined && place.search === '' ? (
        <p className="px-5 pb-4 text-ink-2 max-md:px-3.5">{start}</p>
      ) : (
        <LoadedList query={query} failed={words.loadFailed}>
          {(reply) => (
            <Rows
              {...props}
              reply={reply}
              onOpen={(row) => setOpened({ row, isOpen: true })}
              onClear={() => {
                // The button that was pressed goes.
                tools.current?.querySelector('input')?.focus();
                props.place.clear();
              }}
            />
          )}
        </LoadedList>
      )}
      {opened !== null &&
        current !== undefined &&
        dialog?.(current, {
          isOpen: opened.isOpen,
          onClose: () => setOpened({ ...opened, isOpen: false }),
        })}
    </>
  );
}

type ToolsProps = Pick<ServerListProps<object, Listed>, 'place' | 'words' | 'filters' | 'tools'> & {
  box: RefObject<HTMLElement | null>;
};

function Tools({ place, words, filters = [], tools, box }: ToolsProps) {
  return (
    <search ref={box} className="flex flex-wrap items-center gap-2.5 px-5 pt-1 pb-3 max-md:px-3.5">
      <SearchBox
        label={words.search}
        placeholder={words.placeholder}
        initial={place.search}
        onSearch={(q) => {
          if (place.search !== q) place.ask({ q });
        }}
      />
      {filters.map(({ key, label, all, options }) => (
        <Select
          key={key}
          isSmall
          className="max-w-60 flex-initial text-ui! max-md:max-w-none max-md:flex-[1_1_0]"
          aria-label={label}
          value={place.get(key)}
          onChange={(event) => place.ask({ [key]: event.target.value })}
        >
          <option value="">{all}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      ))}
      {tools}
    </search>
  );
}

type RowsProps<R extends object, T extends Listed> = ServerListProps<R, T> & {
  reply: R;
  onOpen: (row: T) => void;
  onClear: () => void;
};

function Rows<R extends object, T extends Listed>(props: RowsProps<R, T>) {
  const {
    place,
    words,
    reply,
    head,
    foot,
    count,
    rows,
    row,
    isOrdered = false,
    onOpen,
    onClear,
  } = props;
  const cut = props.pages?.(reply);
  const listed = rows(reply);
  const empty = listed.length === 0 && props.empty?.(reply);
  const counted = count?.(reply) ?? null;
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <>
      {head?.(reply)}
      {counted !== null && (
        <p className="type-meta px-5 pb-2 max-md:px-3.5" role="status">
          {counted}
        </p>
      )}
      {listed.length > 0 ? (
        <List aria-label={words.list} className="border-t border-line">
          {listed.map((one) => row(one, () => onOpen(one)))}
        </List>
      ) : (
        empty || <NoMatch words={words} onClear={onClear} />
      )}
      {foot?.(reply)}
      {cut !== undefined && (
        <Pager list={words.list} page={cut.page} pages={cut.pages} onTurn={place.turn} />
      )}
    </>
  );
}

function NoMatch({ words, onClear }: Pick<ToolsProps, 'words'> & { onClear: () => void }) {
  if (words.clear === undefined) return <EmptyState title={words.none} />;
  return (
    <EmptyState title={words.none}>
      <Button kind="outline" onClick={onClear}>
        {words.clear}
      </Button>
    </EmptyState>
  );
}
