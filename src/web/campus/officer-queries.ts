import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/app/call.ts';
import { useCall } from '#web/app/use-call.ts';
import { campusSettingsKey } from './queries.ts';

/** The e-mails that wait or failed, and why; only officers may read it. */
export const unsentEmailsQuery = queryOptions({
  queryKey: ['officers', 'emails'],
  queryFn: () => call('readUnsentEmails'),
  refetchOnWindowFocus: true,
  refetchInterval: 60_000,
});

/** Whether the server that answers can take the votes of every election. */
export const healthQuery = queryOptions({
  queryKey: ['officers', 'health'],
  queryFn: () => call('health'),
  refetchOnWindowFocus: true,
});

/** Saves the settings of the campus; every page that shows them reads them again. */
export function useSaveSettings() {
  const client = useQueryClient();
  return useCall('saveCampusSettings', {
    onSuccess: (reply) => {
      // A change that waits for another officer has changed nothing yet.
      if ('settings' in reply) client.setQueryData(campusSettingsKey, reply.settings);
    },
  });
}
