import { mostDaysHeld } from '#core/elections/results-at.ts';
import { withDates } from '../elections/store.ts';
import type { LockedElection } from '../elections/lock-life.ts';

/** What is written of an election whose voting ends at this moment, paused or not. */
export function endedNow({ row: undated, now }: LockedElection) {
  const row = withDates(undated);
  // A pause may have lasted longer than voting: its end is past already.
  const end = new Date(
    Math.min(Math.max(now.getTime(), row.starts_at.getTime() + 1), row.ends_at.getTime()),
  );
  return {
    state: 'published' as const,
    paused_at: null,
    paused_until: null,
    paused_by_restore: false,
    ends_at: end,
    show_by: showByAfter(row.show_by, end),
  };
}

/** Results wait so many days after the close at the most, also where that came before its time. */
function showByAfter(showBy: Date | null, end: Date): Date | null {
  const last = end.getTime() + mostDaysHeld * 86_400_000;
  return showBy === null ? null : new Date(Math.min(showBy.getTime(), last));
}
