import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CampusSettings } from '#contract/campus-settings.ts';
import { call } from '#web/app/call.ts';
import { campusSettingsKey } from './queries.ts';

/** Saves the settings of the campus; every page that shows them reads them again. */
export function useSaveSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CampusSettings) => call('saveCampusSettings', { body }),
    onSuccess: (_reply, body) => {
      client.setQueryData(campusSettingsKey, body);
      void client.invalidateQueries({ queryKey: ['campus'] });
      void client.invalidateQueries({ queryKey: ['results'] });
    },
  });
}
