import type { KeyboardEventHandler, ReactNode } from 'react';
import { longestOfficerList } from '#core/kernel/longest-list.ts';
import { Button } from '../button.tsx';
import { EmptyState } from '../empty-state.tsx';
import { dashboardMessages } from '#texts/en/dashboard.ts';
import type { Listed, TableKind } from './table-kind.ts';
import { TableTools } from './table-tools.tsx';
import type { Table } from './use-table.ts';
import { pageSize } from './use-table.ts';

const text = dashboardMessages.table;

interface DataTableProps<T extends Listed> {
  kind: TableKind<T>;
  table: Table<T>;
  className?: string | undefined;
  onKeyDown?: KeyboardEventHandler;
  /** What stands above the rows while some are selected. */
  bar?: ReactNode;
  /** What stands in the place of rows when there are none at all. */
  empty: ReactNode;
  /** Ways on in the line below the rows. */
  hints?: ReactNode;
  /** The rows: each carries its id in data-row, and data-row-focus where it takes the focus. */
  children: ReactNode;
}

/** A list of the dashboard: search, filters, rows as its section renders them, and the way to more. */
export function DataTable<T extends Listed>(props: DataTableProps<T>) {
  const { kind, table, className, onKeyDown, bar, empty, hints, children } = props;
  const { box } = table;
  const hasRows = table.rows.length > 0;
  const hasFoot =
    hasRows && kind.search !== undefined && (hints !== undefined || table.matching > pageSize);
  return (
    <div
      ref={box}
      role="group"
      aria-label={kind.list}
      className={className}
      onKeyDown={onKeyDown}
      onFocus={table.focus.onFocus}
    >
      {kind.search !== undefined && (table.items.length > 0 || table.isFiltered) && (
        <TableTools search={kind.search} filters={kind.filters ?? []} table={table} />
      )}
      {bar}
      {hasRows ? (
        children
      ) : (
        <div tabIndex={-1} data-list-end>
          {table.isFiltered && table.items.length > 0 ? (
            <EmptyState title={text.noMatch}>
              <Button kind="outline" onClick={table.clear}>
                {text.clearFilters}
              </Button>
            </EmptyState>
          ) : (
            empty
          )}
        </div>
      )}
      {hasFoot && <Foot table={table} hints={hints} />}
    </div>
  );
}

/** How much of the list is on the screen, and the way to more of it. */
function Foot<T extends Listed>({ table, hints }: Pick<DataTableProps<T>, 'table' | 'hints'>) {
  const shown = table.rows.length;
  return (
    <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-3 gap-y-2 border-t border-line px-5 py-2 text-meta text-ink-2 max-md:px-3.5">
      <span className="tabular-nums">{text.showing(shown, table.matching)}</span>
      {hints}
      {shown < table.matching && (
        <Button kind="outline" size="small" onClick={table.showMore}>
          {text.showMore(Math.min(pageSize, table.matching - shown))}
        </Button>
      )}
      {table.listed >= longestOfficerList && (
        <span className="basis-full">{text.full(longestOfficerList)}</span>
      )}
    </div>
  );
}
