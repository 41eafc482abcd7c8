import { useQueryClient } from '@tanstack/react-query';
import { formatTime } from '#core/campus/dates.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { OfflineBar, useIsOffline } from '#web/kit/offline-bar.tsx';
import { messages } from '#texts/en/site.ts';

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
