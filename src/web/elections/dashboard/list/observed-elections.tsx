import type { Election } from '#contract/election-shapes.ts';
import { formatListDate, formatTime } from '#core/campus/dates.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { Link } from '#web/app/link.tsx';
import { electionPath } from '#web/app/paths.ts';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { dashboardMessages } from '#texts/en/dashboard.ts';
import { messages } from '#texts/en/site.ts';
import { CheckButton } from '../readiness/check-button.tsx';
import { PhaseChip } from './phase-chip.tsx';

const text = dashboardMessages.observed;

/** All elections for somebody who changes none: the newest first. */
export function ObservedElections({ elections }: { elections: readonly Election[] }) {
  if (elections.length === 0) {
    return <EmptyState title={messages.fixed.noElectionsFound} text={text.none} />;
  }
  const sorted = elections.toSorted((a, b) => b.startDate.localeCompare(a.startDate));
  return (
    <ul aria-label={dashboardMessages.elections.list} className="border-t border-line">
      {sorted.map((election) => (
        <Row key={election._id} election={election} />
      ))}
    </ul>
  );
}

function Row({ election }: { election: Election }) {
  const { _id, name, state, startDate, endDate } = election;
  const timeZone = useTimeZone();
  const when = (iso: string) => `${formatListDate(iso, timeZone)} ${formatTime(iso, timeZone)}`;
  return (
    <li
      className="grid gap-1.5 border-b border-line px-5 py-3.5 last:border-b-0 max-md:px-3.5"
      data-row={_id}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        {state === 'draft' ? (
          <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
        ) : (
          <Link
            to={electionPath(_id)}
            className="type-link min-w-0 text-ink decoration-ink/25! wrap-anywhere"
          >
            <bdi>{name}</bdi>
          </Link>
        )}
        <span className="flex flex-wrap items-center gap-2">
          <PhaseChip election={election} />
          <CheckButton election={election} />
        </span>
      </div>
      <p className="type-meta tabular-nums">
        {startDate === '' || endDate === ''
          ? dashboardMessages.elections.noDate
          : text.dates(when(startDate), when(endDate))}
      </p>
    </li>
  );
}
