import { useQueryClient } from '@tanstack/react-query';
import { useCall } from '#web/app/use-call.ts';
import { campusSettingsKey } from './queries.ts';

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
