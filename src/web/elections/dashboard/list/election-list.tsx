import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Election } from '#contract/election-shapes.ts';
import { localeNow } from '#core/kernel/speech.ts';
import { formatListDate } from '#core/campus/dates.ts';
import { officerElectionsQuery } from '../../officer-queries.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { Link } from '#web/app/link.tsx';
import { useLocation, useAddress } from '#web/kit/location.ts';
import { useViewer } from '#web/app/session.ts';
import { editPath, electionPath } from '#web/app/paths.ts';
import { Button } from '#web/kit/button.tsx';
import { Chip } from '#web/kit/chip.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { dashboardMessages } from '#texts/en/dashboard.ts';
import { proposalMessages } from '#texts/en/proposals.ts';
import { messages } from '#texts/en/site.ts';
import { DataTable } from '#web/kit/list/data-table.tsx';
import { LoadedList } from '#web/kit/list/loaded-list.tsx';
import type { TableKind } from '#web/kit/list/table-kind.ts';
import { useTable } from '#web/kit/list/use-table.ts';
import { proposalsQuery } from '#web/proposals/queries.ts';
import { CreatedCard } from './created-card.tsx';
import { DeleteElectionDialog } from './delete-election-dialog.tsx';
import { ObservedElections } from './observed-elections.tsx';
import { PhaseChip } from './phase-chip.tsx';
import { RowActs } from './row-acts.tsx';

const text = dashboardMessages.elections;

const kind: TableKind<Election> = {
  list: text.list,
  search: { label: text.search, placeholder: text.placeholder, textOf: ({ name }) => name },
};

/** All elections, newest first, each with its way out. */
export function ElectionList() {
  const isObserver = useViewer().viewer?.role === 'observer';
  return (
    <LoadedList query={useQuery(officerElectionsQuery)} failed={messages.fixed.electionsLoadFailed}>
      {({ elections }) =>
        isObserver ? <ObservedElections elections={elections} /> : <Rows elections={elections} />
      }
    </LoadedList>
  );
}

/** A draft without a date stands with the newest. */
const openingOf = ({ startDate }: Election) =>
  startDate === '' ? Number.MAX_SAFE_INTEGER : Date.parse(startDate);

function Rows({ elections }: { elections: readonly Election[] }) {
  const address = useAddress();
  const [asked, setAsked] = useState<{ election: Election; isOpen: boolean } | null>(null);
  const createdId = useCreatedId();
  const proposals = useQuery(proposalsQuery).data?.proposals ?? [];
  // What an address or a form leads to is in the part that is shown.
  const ledTo = (one: Election) =>
    Number(one._id === createdId || one._id === address.get('candidates'));
  const sorted = elections.toSorted(
    (a, b) =>
      ledTo(b) - ledTo(a) ||
      openingOf(b) - openingOf(a) ||
      a.name.localeCompare(b.name, localeNow('en')),
  );
  const table = useTable(kind, sorted);
  const { box } = table;

  useEffect(() => {
    const row = box.current?.querySelector<HTMLElement>('[data-created] a');
    row?.focus();
    row?.scrollIntoView({ block: 'center' });
  }, [box]);

  const created = elections.find(({ _id }) => _id === createdId);

  return (
    <>
      {created !== undefined && <CreatedCard election={created} />}
      <DataTable
        kind={kind}
        table={table}
        empty={
          <EmptyState title={messages.fixed.noElectionsFound} text={text.emptyText}>
            <Button
              kind="outline"
              onClick={() => address.replace({ section: 'organize-election' })}
            >
              {text.organize}
            </Button>
          </EmptyState>
        }
      >
        <ul aria-label={text.list} className={rows}>
          {table.groups
            .flatMap(({ rows: some }) => some)
            .map((election) => (
              <Row
                key={election._id}
                election={election}
                isCreated={election._id === createdId}
                isProposed={proposals.some((one) => one.election?._id === election._id)}
                onDelete={() => setAsked({ election, isOpen: true })}
              />
            ))}
        </ul>
      </DataTable>
      {asked !== null && (
        <DeleteElectionDialog
          key={asked.election._id}
          election={asked.election}
          isOpen={asked.isOpen}
          onDelete={() => table.focus.follow([asked.election._id])}
          onClose={() => setAsked({ ...asked, isOpen: false })}
        />
      )}
    </>
  );
}

/** The election that was created just now; it stands in the history, so a reload shows it too. */
function useCreatedId(): string | null {
  const { state } = useLocation() as { state: unknown };
  const isTold = typeof state === 'object' && state !== null && 'created' in state;
  return isTold && typeof state.created === 'string' ? state.created : null;
}

const rows = 'border-t border-line lg:grid lg:grid-cols-[minmax(0,1fr)_auto_auto_auto] lg:gap-x-6';

const row = [
  'grid min-h-16 items-center lg:col-span-full lg:grid-cols-subgrid',
  'gap-x-4 lg:gap-x-6 gap-y-1 border-b border-line px-5 py-2.5 last:border-b-0',
  'max-lg:grid-cols-[minmax(0,1fr)_auto] max-md:px-3.5 max-md:py-3',
].join(' ');

interface RowProps {
  election: Election;
  isCreated: boolean;
  /** Something about it waits for a second officer. */
  isProposed: boolean;
  onDelete: () => void;
}

/** Name, date and state of an election, what comes next in it, Delete, and the menu of all else. */
function Row({ election, isCreated, isProposed, onDelete }: RowProps) {
  const timeZone = useTimeZone();
  return (
    <li
      className={`${row} ${isCreated ? 'bg-brand-soft/50' : 'hover:bg-ink/2.5'}`}
      data-row={election._id}
      data-created={isCreated || undefined}
    >
      <div className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1 max-lg:col-span-full">
        <Link
          to={election.state === 'draft' ? editPath(election._id) : electionPath(election._id)}
          data-row-focus
          className="type-link min-w-0 text-ink decoration-ink/25! wrap-anywhere"
        >
          <bdi>{election.name}</bdi>
        </Link>
        {isCreated && <Chip tone="brand">{text.isNew}</Chip>}
        {isProposed && <Chip tone="warning">{proposalMessages.waits}</Chip>}
      </div>
      <p className="type-meta tabular-nums">
        <span>{text.date}</span>{' '}
        {election.startDate === '' ? (
          <span className="text-ui text-ink">{text.noDate}</span>
        ) : (
          <time dateTime={election.startDate} className="text-ui text-ink">
            {formatListDate(election.startDate, timeZone)}
          </time>
        )}
      </p>
      <PhaseChip election={election} />
      <RowActs
        election={election}
        className="max-lg:col-span-full"
        remove={
          <Button
            kind="danger"
            size="small"
            icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden />}
            aria-label={text.deleteOne(election.name)}
            onClick={onDelete}
          >
            {text.delete}
          </Button>
        }
      />
    </li>
  );
}
