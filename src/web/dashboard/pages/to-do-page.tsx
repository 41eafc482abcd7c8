import { useQuery } from '@tanstack/react-query';
import { useTimeZone } from '#web/app/campus.ts';
import { useKeptFocus } from '#web/app/use-kept-focus.ts';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { LoadedList } from '#web/kit/list/loaded-list.tsx';
import { waitingMessages } from '#texts/en/waiting.ts';
import { BelowDashboard } from '../officer-pages/below-dashboard.tsx';
import { useLiveOfficers } from '../use-live-officers.ts';
import { waitingQuery } from '../waiting/queries.ts';
import { rowOf } from '../waiting/row-of.ts';
import { ThingList } from '../waiting/waiting-things.tsx';

const text = waitingMessages.page;

/** /dashboard/to-do: everything that an officer has to do, the most urgent first. */
export const ToDoPage = () => (
  <BelowDashboard title={text.title} text={text.text}>
    {() => <Things />}
  </BelowDashboard>
);

function Things() {
  const timeZone = useTimeZone();
  const query = useQuery(waitingQuery);
  // What another officer finishes leaves, with the link that has the focus.
  const box = useKeptFocus();
  useLiveOfficers(true);
  return (
    <div ref={box} className="sheet overflow-hidden">
      <LoadedList query={query} failed={text.failed}>
        {({ things }) =>
          things.length === 0 ? (
            <EmptyState title={text.none} text={text.noneText} />
          ) : (
            <ThingList rows={things.map((thing) => rowOf(thing, timeZone))} />
          )
        }
      </LoadedList>
    </div>
  );
}
