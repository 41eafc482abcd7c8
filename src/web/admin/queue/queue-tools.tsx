import type { Ref } from 'react';
import { useState } from 'react';
import { Select } from '#web/ui/select.tsx';
import { dashboardMessages } from '#web/messages/en/dashboard.ts';
import type { Address } from '../use-address.ts';
import type { QueueFilter, QueueKind, Waiting } from './queue-parts.ts';
import { QueueSearch } from './queue-search.tsx';

interface QueueToolsProps<T extends Waiting> {
  kind: QueueKind<T>;
  items: readonly T[];
  address: Address;
  search: string;
  onSearch: (text: string) => void;
  searchRef: Ref<HTMLInputElement>;
}

/** The line above a list. */
export const queueTools = 'flex flex-wrap gap-2.5 px-5 pt-1 pb-3.5 max-md:px-3.5';

/** Search and filters above the list. */
export function QueueTools<T extends Waiting>(props: QueueToolsProps<T>) {
  const { kind, items, address, search, onSearch, searchRef } = props;
  return (
    <search className={queueTools}>
      <QueueSearch
        searchRef={searchRef}
        label={kind.search.label}
        placeholder={kind.search.placeholder}
        search={search}
        onSearch={onSearch}
      />
      {kind.filters.map((filter) => (
        <FilterSelect
          key={filter.key}
          filter={filter}
          items={items}
          value={address.get(filter.key)}
          onChange={(value) => address.set({ [filter.key]: value, shown: '' })}
        />
      ))}
    </search>
  );
}

interface FilterSelectProps<T> {
  filter: QueueFilter<T>;
  items: readonly T[];
  value: string;
  onChange: (value: string) => void;
}

function FilterSelect<T>({ filter, items, value, onChange }: FilterSelectProps<T>) {
  const options = new Map(
    items.map((item) => {
      const option = filter.optionOf(item);
      return [option.value, option.label] as const;
    }),
  );
  // The last row of a chosen filter has gone: the choice stays, or the list would fill with others.
  const [label, setLabel] = useState('');
  const known = options.get(value);
  if (known !== undefined && known !== label) setLabel(known);
  if (value !== '' && known === undefined) {
    options.set(value, label === '' ? dashboardMessages.queue.staleFilter : label);
  }
  const sorted = [...options].toSorted(([, a], [, b]) => a.localeCompare(b));
  return (
    <Select
      isSmall
      className="max-w-60 flex-initial text-ui! max-lg:max-w-47.5 max-md:max-w-none max-md:flex-[1_1_0] [&_select]:font-medium"
      aria-label={filter.label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
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
