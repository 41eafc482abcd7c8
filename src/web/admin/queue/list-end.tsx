import { longestOfficerList } from '#core/accounts/dashboard-sections.ts';
import { dashboardMessages } from '#web/messages/en/dashboard.ts';

/** Says of a list that is as long as the server's lists get that there may be more. */
export function ListEnd({ listed }: { listed: number }) {
  if (listed < longestOfficerList) return null;
  return <span className="basis-full">{dashboardMessages.queue.full(longestOfficerList)}</span>;
}
