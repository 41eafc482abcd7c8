import { useState } from 'react';
import { localeNow } from '#core/kernel/speech.ts';
import { chipClass } from '../chip.tsx';
import { Select } from '../select.tsx';
import { dashboardMessages } from '#texts/en/dashboard.ts';
import { SearchInput } from './search-box.tsx';
import type { Listed, TableFilter, TableKind } from './table-kind.ts';
import type { Table } from './use-table.ts';

interface TableToolsProps<T extends Listed> {
  search: NonNullable<TableKind<T>['search']>;
  filters: readonly TableFilter<T>[];
  table: Table<T>;
}

/** Search and filters above the list. */
export function TableTools<T extends Listed>({ search, filters, table }: TableToolsProps<T>) {
  const { searchField } = table;
  return (
    <search className="flex flex-wrap gap-2.5 px-5 pt-1 pb-3.5 max-md:px-3.5">
      <SearchInput
        ref={searchField}
        aria-label={search.label}
        placeholder={search.placeholder}
        value={table.search}
        onChange={(event) => table.setSearch(event.target.value)}
      />
      {filters.map((filter) =>
        filter.buttons === undefined ? (
          <FilterSelect key={filter.key} filter={filter} table={table} />
        ) : (
          <FilterButtons key={filter.key} filter={filter} table={table} />
        ),
      )}
    </search>
  );
}

interface FilterProps<T extends Listed> {
  filter: TableFilter<T>;
  table: Table<T>;
}

function FilterButtons<T extends Listed>({ filter, table }: FilterProps<T>) {
  const chosen = table.chosen(filter);
  const options = [{ value: '', label: filter.all }, ...(filter.buttons ?? [])];
  return (
    <div className="flex flex-wrap gap-1.5" role="group" aria-label={filter.label}>
      {options.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          className={`${chipClass({ tone: value === chosen ? 'brand' : 'neutral' })} min-h-10! cursor-pointer px-3.5! hover:text-ink pointer-coarse:min-h-11!`}
          aria-pressed={value === chosen}
          onClick={() => table.choose(filter, value)}
        >
          {label} {table.countWith(filter, value)}
        </button>
      ))}
    </div>
  );
}

function FilterSelect<T extends Listed>({ filter, table }: FilterProps<T>) {
  const value = table.chosen(filter);
  const options = new Map(
    table.items.map((item) => {
      const option = filter.optionOf(item);
      return [option.value, option.label] as const;
    }),
  );
  // The last row of a chosen filter has gone: the choice stays, or the list would fill with others.
  const [label, setLabel] = useState('');
  const known = options.get(value);
  if (known !== undefined && known !== label) setLabel(known);
  if (value !== '' && known === undefined) {
    options.set(value, label === '' ? dashboardMessages.table.staleFilter : label);
  }
  const sorted = [...options].toSorted(([, a], [, b]) => a.localeCompare(b, localeNow('en')));
  return (
    <Select
      isSmall
      className="max-w-60 flex-initial text-ui! max-lg:max-w-47.5 max-md:max-w-none max-md:flex-[1_1_0] [&_select]:font-medium"
      aria-label={filter.label}
      value={value}
      onChange={(event) => table.choose(filter, event.target.value)}
    >
      <option value="">{filter.all}</option>
      {sorted.map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </Select>
  );
}
