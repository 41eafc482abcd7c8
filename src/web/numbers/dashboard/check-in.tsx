import { useQuery, queryOptions } from '@tanstack/react-query';
import { useKeptFocus } from '#web/app/use-kept-focus.ts';
import { numberOfficeMessages } from '#texts/en/number-office.ts';
import { ServerList } from '#web/kit/list/server-list.tsx';
import { useUnsharedPlace } from '#web/kit/list/use-list-place.ts';
import { ListedRow } from './listed-row.tsx';
import { PrintedCodes, usePrintedCodes } from './printed-codes.tsx';
import { call } from '#web/app/call.ts';

/** Numbers of the voter lists by number or name. */
const numberSearchQuery = (search: string) =>
  queryOptions({
    queryKey: ['officers', 'numbers', 'search', search],
    queryFn: ({ signal }) => call('searchNumbers', { query: { search }, signal }),
    enabled: search !== '',
  });

const text = numberOfficeMessages;

/** Whose a number is: check-in at the desk, and printed codes. */
export function CheckIn() {
  const place = useUnsharedPlace();
  const printing = usePrintedCodes();
  const box = useKeptFocus();
  return (
    <div ref={box} data-keeps-focus tabIndex={-1}>
      <ServerList
        place={place}
        query={useQuery(numberSearchQuery(place.search))}
        words={text}
        start={text.start}
        rows={({ numbers }) => numbers.map((one) => ({ ...one, _id: one.enrollmentNumber }))}
        row={(number) => <ListedRow key={number._id} listed={number} onPrint={printing.make} />}
      />
      <PrintedCodes printing={printing} />
    </div>
  );
}
