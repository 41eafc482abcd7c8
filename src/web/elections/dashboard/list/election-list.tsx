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
import { CandidatesButton } from './candidates-dialog.tsx';
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
import { InviteButton } from '#web/voter-lists/dashboard/invitations/invite-button.tsx';
import { CheckButton } from '../readiness/check-button.tsx';
import { ElectionChips } from '#web/dashboard/waiting/election-chips.tsx';
import { waitingQuery } from '#web/dashboard/waiting/queries.ts';
import type { WaitingThing } from '#web/dashboard/waiting/queries.ts';
import { SeatWinners } from './seat-winners.tsx';
import { ElectionMenu } from '../acts/election-menu.tsx';
import { CreatedCard } from './created-card.tsx';
import { DeleteElectionDialog } from './delete-election-dialog.tsx';
import { ObservedElections } from './observed-elections.tsx';
import { ResultCode } from './result-code.tsx';
import { PhaseChip } from './phase-chip.tsx';

const text = dashboardMessages.elections;

const kind: TableKind<Election> = { list: text.list };

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
  const things = useQuery(waitingQuery).data?.things ?? [];
  const sorted = elections.toSorted(
    (a, b) => openingOf(b) - openingOf(a) || a.name.localeCompare(b.name, localeNow('en')),
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
        className="mt-1 border-t border-line"
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
          {table.rows.map((election) => (
            <Row
              key={election._id}
              election={election}
              isCreated={election._id === createdId}
              things={things.filter(({ electionId }) => electionId === election._id)}
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

const rows = 'lg:grid lg:grid-cols-[minmax(0,1fr)_auto_auto_auto_auto] lg:gap-x-6';

const row = [
  'grid min-h-16 items-center lg:col-span-full lg:grid-cols-subgrid',
  'gap-x-4 lg:gap-x-6 gap-y-1 border-b border-line px-5 py-2.5 last:border-b-0',
  'max-lg:grid-cols-[minmax(0,1fr)_auto_auto] max-md:grid-cols-[minmax(0,1fr)_auto] max-md:px-3.5 max-md:py-3.5',
].join(' ');

interface RowProps {
  election: Election;
  isCreated: boolean;
  /** Something about it waits for a second officer. */
  isProposed: boolean;
  /** What it waits for. */
  things: readonly WaitingThing[];
  onDelete: () => void;
}

function Row({ election, isCreated, isProposed, things, onDelete }: RowProps) {
  const timeZone = useTimeZone();
  return (
    <li
      className={`${row} ${isCreated ? 'bg-brand-soft/50' : 'hover:bg-ink/2.5'}`}
      data-row={election._id}
      data-created={isCreated || undefined}
    >
      <div className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1 max-lg:col-start-1 max-md:col-span-full">
        <Link
          to={election.state === 'draft' ? editPath(election._id) : electionPath(election._id)}
          data-row-focus
          className="type-link min-w-0 text-ink decoration-ink/25! wrap-anywhere"
        >
          <bdi>{election.name}</bdi>
        </Link>
        {isCreated && <Chip tone="brand">{text.isNew}</Chip>}
        {isProposed && <Chip tone="warning">{proposalMessages.waits}</Chip>}
        <ElectionChips things={things} />
        <ResultCode electionId={election._id} />
      </div>
      <p className="type-meta tabular-nums max-lg:col-start-1 max-md:[grid-area:2/1]">
        <span>{text.date}</span>{' '}
        {election.startDate === '' ? (
          <span className="text-ui text-ink">{text.noDate}</span>
        ) : (
          <time dateTime={election.startDate} className="text-ui text-ink">
            {formatListDate(election.startDate, timeZone)}
          </time>
        )}
      </p>
      <div className="type-meta tabular-nums max-lg:col-start-1 max-md:[grid-area:2/2]">
        <CandidatesButton election={election} />
      </div>
      <div className="max-lg:[grid-area:1/2/span_3] max-md:[grid-area:3/1]">
        <PhaseChip election={election} />
      </div>
      <div className="flex items-center justify-end gap-1.5 max-lg:[grid-area:1/3/span_3] max-md:flex-wrap max-md:[grid-area:4/1/auto/-1]">
        <CheckButton election={election} />
        <SeatWinners election={election} />
        <InviteButton election={election} />
        <Button
          kind="danger"
          size="small"
          icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden />}
          aria-label={text.deleteOne(election.name)}
          onClick={onDelete}
        >
          {text.delete}
        </Button>
        <ElectionMenu election={election} />
      </div>
    </li>
  );
}
