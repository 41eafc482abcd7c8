import { Eye } from 'lucide-react';
import { formatEventDate, formatTime } from '#core/campus/dates.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { messages } from '#texts/en/site.ts';
import { useQueryClient } from '@tanstack/react-query';
import { OfflineBar, useIsOffline } from '#web/kit/offline-bar.tsx';
import { row } from '#texts/formats.ts';

/** Says on every page that this is a backup, which somebody looks at. It is fixed at the bottom. */
export function CopyBar({ takenAt }: { takenAt: string }) {
  const timeZone = useTimeZone();
  const moment = row([formatEventDate(takenAt, timeZone), formatTime(takenAt, timeZone)]);
  return (
    <>
      {/* The foot of the page stays readable above the bar. */}
      <div className="h-24 print:hidden" aria-hidden />
      <div
        className="fixed inset-x-0 bottom-0 z-55 flex items-center justify-center gap-2.5 border-t border-warning/30 bg-warning-soft px-4 pt-2.5 pb-[max(10px,env(safe-area-inset-bottom))] text-ui leading-label font-medium text-warning"
        role="status"
      >
        <Eye className="flex-none" size={20} strokeWidth={1.75} aria-hidden />
        <span>{messages.shell.copyOf(moment)}</span>
      </div>
    </>
  );
}

/** Says, without a network, how old the shown data is. */
export function OfflineNotice() {
  const client = useQueryClient();
  const timeZone = useTimeZone();
  if (!useIsOffline()) return null;
  const loadedAt = Math.max(
    0,
    ...client
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.dataUpdatedAt),
  );
  const since = loadedAt === 0 ? null : formatTime(new Date(loadedAt).toISOString(), timeZone);
  return <OfflineBar text={messages.shell.offline(since)} />;
}
