import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOfCall } from '#web/app/call.ts';
import { call } from '#web/app/call.ts';
import { campusSettingsKey } from './queries.ts';

/** Saves the settings of the campus; every page that shows them reads them again. */
export function useSaveSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOfCall<'saveCampusSettings'>) => call('saveCampusSettings', { body }),
    onSuccess: (reply) => {
      // A change that waits for another officer has changed nothing yet.
      if ('settings' in reply) client.setQueryData(campusSettingsKey, reply.settings);
      void client.invalidateQueries({ queryKey: ['officers'] });
      void client.invalidateQueries({ queryKey: ['campus'] });
      void client.invalidateQueries({ queryKey: ['results'] });
    },
  });
}
