import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '#web/app/call-error.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { notify } from '#web/ui/notify.ts';
import { numberOfficeMessages } from '#web/messages/en/number-office.ts';
import { LoadedList } from '../data-table/loaded-list.tsx';
import { SearchBox } from '../data-table/search-box.tsx';
import { CodeSheet } from './code-sheet.tsx';
import { ListedRow } from './listed-row.tsx';
import { OfficeNotices } from './office-notices.tsx';
import { numberOfficeQuery, numberSearchQuery, useNumberOffice } from './queries.ts';

const text = numberOfficeMessages;

/** Whose a number is: check-in at the desk, printed codes, and what waits for a decision. */
export function CheckIn() {
  const [search, setSearch] = useState('');
  const query = useQuery(numberSearchQuery(search));
  return (
    <>
      <OfficeNotices />
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
                  <ListedRow key={number.enrollmentNumber} listed={number} />
                ))}
              </ul>
            )
          }
        </LoadedList>
      )}
      <PrintedCodes />
    </>
  );
}

type Codes = { enrollmentNumber: string; name: string; code: string }[];

function PrintedCodes() {
  const { data } = useQuery(numberOfficeQuery);
  const { print, voidAll } = useNumberOffice();
  const [codes, setCodes] = useState<Codes | null>(null);
  const make = async (who: 'without-address' | 'all') => {
    try {
      setCodes((await print.mutateAsync({ who })).codes);
    } catch (problem) {
      notify.error(sentenceOf(problem, text.failed));
    }
  };
  const end = async () => {
    try {
      notify.success((await voidAll.mutateAsync()).message);
      setCodes(null);
    } catch (problem) {
      notify.error(sentenceOf(problem, text.failed));
    }
  };
  return (
    <section
      aria-labelledby="printed-codes"
      className="grid grid-cols-1 gap-3 border-t border-line px-5 py-4 max-md:px-3.5"
    >
      <h3 id="printed-codes" className="type-h3">
        {text.codes}
      </h3>
      <p className="text-ink-2">
        {text.codesText} {data !== undefined && text.out(data.codes)}
      </p>
      <div className="flex flex-wrap gap-2.5">
        <Button kind="outline" size="small" onClick={() => make('without-address')}>
          {text.printSome}
        </Button>
        <Button kind="outline" size="small" onClick={() => make('all')}>
          {text.printAll}
        </Button>
        {(data?.codes ?? 0) > 0 && (
          <Button kind="danger" size="small" onClick={end}>
            {text.voidAll}
          </Button>
        )}
      </div>
      {codes !== null && <CodeSheet codes={codes} onClose={() => setCodes(null)} />}
    </section>
  );
}
