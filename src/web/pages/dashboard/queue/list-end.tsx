import { longestDeskList } from '#core/desk/longest-list.ts';
import { dashboardWords } from '#web/words/dashboard.ts';

/** Says of a list that is as long as the server's lists get that there may be more. */
export function ListEnd({ listed }: { listed: number }) {
  if (listed < longestDeskList) return null;
  return <span className="queue-full">{dashboardWords.queue.full(longestDeskList)}</span>;
}
