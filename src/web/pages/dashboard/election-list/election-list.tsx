import { useQuery } from '@tanstack/react-query';
import { CalendarClock, Lock, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Election } from '#contract/election-shapes.ts';
import { formatListDate } from '#core/campus/dates.ts';
import { deskElectionsQuery } from '#web/features/elections/desk-queries.ts';
import { usePhase } from '#web/features/elections/use-phase.ts';
import { useTimeZone } from '#web/lib/campus.ts';
import { Link } from '#web/lib/link.tsx';
import { useLocation } from '#web/lib/location.ts';
import { electionPath } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip, StatusDot } from '#web/ui/chip.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorBlock } from '#web/ui/error-block.tsx';
import { useHeldLoading } from '#web/ui/use-held-loading.ts';
import { dashboardMessages } from '#web/messages/en/dashboard.ts';
import { messages } from '#web/messages/en/site.ts';
import { QueueSkeleton, queueState } from '../queue/queue-skeleton.tsx';
import { useAddress } from '../use-address.ts';
import { DeleteElectionDialog } from './delete-election-dialog.tsx';

const text = dashboardMessages.elections;

/** All elections, newest first, each with its way out. */
export function ElectionList() {
  const query = useQuery(deskElectionsQuery);
  const isLoading = useHeldLoading(query.isPending);
  if (isLoading) return <QueueSkeleton />;
  if (query.data === undefined) {
    return (
      <div className={queueState}>
        <ErrorBlock
          title={messages.fixed.electionsLoadFailed}
          level={3}
          onRetry={() => query.refetch()}
        />
      </div>
    );
  }
  return <Rows elections={query.data.elections} />;
}

function Rows({ elections }: { elections: readonly Election[] }) {
  const address = useAddress();
  const [asked, setAsked] = useState<{ election: Election; isOpen: boolean } | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const createdId = useCreatedId();
  const sorted = elections.toSorted(
    (a, b) => Date.parse(b.startDate) - Date.parse(a.startDate) || a.name.localeCompare(b.name),
  );

  useEffect(() => {
    const row = box.current?.querySelector<HTMLElement>('.is-created a');
    row?.focus();
    row?.scrollIntoView({ block: 'center' });
  }, []);

  return (
    <div ref={box} className="election-list" tabIndex={-1}>
      {sorted.length === 0 ? (
        <EmptyState title={messages.fixed.noElectionsFound} text={text.emptyText}>
          <Button kind="outline" onClick={() => address.replace({ section: 'organize-election' })}>
            {text.organize}
          </Button>
        </EmptyState>
      ) : (
        <ul aria-label={text.list}>
          {sorted.map((election) => (
            <Row
              key={election._id}
              election={election}
              isCreated={election._id === createdId}
              onDelete={() => setAsked({ election, isOpen: true })}
            />
          ))}
        </ul>
      )}
      {asked !== null && (
        <DeleteElectionDialog
          key={asked.election._id}
          election={asked.election}
          isOpen={asked.isOpen}
          onClose={(isDeleted) => {
            setAsked({ ...asked, isOpen: false });
            // The row with the button that was pressed has gone.
            if (isDeleted) setTimeout(() => box.current?.focus());
          }}
        />
      )}
    </div>
  );
}

/** The election that was created just now; it stands in the history, so a reload shows it too. */
function useCreatedId(): string | null {
  const { state } = useLocation() as { state: unknown };
  const isTold = typeof state === 'object' && state !== null && 'created' in state;
  return isTold && typeof state.created === 'string' ? state.created : null;
}

interface RowProps {
  election: Election;
  isCreated: boolean;
  onDelete: () => void;
}

function Row({ election, isCreated, onDelete }: RowProps) {
  const timeZone = useTimeZone();
  return (
    <li className={isCreated ? 'election-row is-created' : 'election-row'}>
      <div className="election-row-name">
        <Link to={electionPath(election._id)} className="link">
          <bdi>{election.name}</bdi>
        </Link>
        {isCreated && <Chip tone="brand">{text.isNew}</Chip>}
      </div>
      <p className="election-row-date num">
        <span>{text.date}</span>{' '}
        <time dateTime={election.startDate}>{formatListDate(election.startDate, timeZone)}</time>
      </p>
      <p className="election-row-count num">{text.candidates(election.nominations.length)}</p>
      <div className="election-row-phase">
        <PhaseChip election={election} />
      </div>
      <Button
        kind="danger"
        size="small"
        icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden />}
        aria-label={text.deleteOne(election.name)}
        onClick={onDelete}
      >
        {text.delete}
      </Button>
    </li>
  );
}

function PhaseChip({ election }: { election: Election }) {
  switch (usePhase(election)) {
    case 'open':
      return (
        <Chip tone="success" icon={<StatusDot isLive />}>
          {text.open}
        </Chip>
      );
    case 'upcoming':
      return (
        <Chip tone="brand" icon={<CalendarClock size={14} strokeWidth={2} aria-hidden />}>
          {text.upcoming}
        </Chip>
      );
    case 'closed':
      return (
        <Chip tone="neutral" icon={<Lock size={14} strokeWidth={2} aria-hidden />}>
          {text.closed}
        </Chip>
      );
  }
}
