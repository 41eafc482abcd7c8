import { useQuery } from '@tanstack/react-query';
import { call } from '#web/lib/call.ts';

/** What the campus set for its pages; the admin's form and the pages read the same copy. */
export const campusSettingsKey = ['campus', 'settings'] as const;

export function useCampusSettings() {
  return useQuery({
    queryKey: campusSettingsKey,
    queryFn: () => call('readCampusSettings'),
    staleTime: 60_000,
  });
}
