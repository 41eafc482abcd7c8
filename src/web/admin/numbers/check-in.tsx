import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useKeptFocus } from '#web/app/use-kept-focus.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { numberOfficeMessages } from '#web/messages/en/number-office.ts';
import { LoadedList } from '../data-table/loaded-list.tsx';
import { SearchBox } from '../data-table/search-box.tsx';
import { ListedRow } from './listed-row.tsx';
import { OfficeNotices } from './office-notices.tsx';
import { PrintedCodes, usePrintedCodes } from './printed-codes.tsx';
import { numberSearchQuery } from './queries.ts';

const text = numberOfficeMessages;

/** Whose a number is: check-in at the desk, printed codes, and what waits for a decision. */
export function CheckIn() {
  const [search, setSearch] = useState('');
  const query = useQuery(numberSearchQuery(search));
  const printing = usePrintedCodes();
  const box = useKeptFocus();
  return (
    <div ref={box} data-keeps-focus tabIndex={-1}>
      <search className="flex px-5 pt-1 pb-3 max-md:px-3.5">
        <SearchBox label={text.search} placeholder={text.placeholder} onSearch={setSearch} />
      </search>
      {search === '' ? (
        <p className="px-5 pb-4 text-ink-2 max-md:px-3.5">{text.start}</p>
      ) : (
        <LoadedList query={query} failed={text.loadFailed}>
          {({ numbers }) =>
            numbers.length === 0 ? (
              <EmptyState title={text.none} />
            ) : (
              <ul aria-label={text.list} className="border-t border-line">
                {numbers.map((number) => (
                  <ListedRow
                    key={number.enrollmentNumber}
                    listed={number}
                    onPrint={printing.make}
                  />
                ))}
              </ul>
            )
          }
        </LoadedList>
      )}
      <OfficeNotices />
      <PrintedCodes printing={printing} />
    </div>
  );
}
