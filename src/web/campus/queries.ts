import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#web/app/call.ts';
import type { NumberFormat } from '#core/accounts/number-format.ts';
import { usualFormat } from '#core/accounts/usual-format.ts';

export const campusSettingsKey = ['campus', 'settings'] as const;

export const campusSettingsQuery = queryOptions({
  queryKey: campusSettingsKey,
  queryFn: () => call('readCampusSettings'),
  staleTime: 60_000,
});

/** The settings of the campus; the admin's form and the pages read the same copy. */

export function useCampusSettings() {
  return useQuery(campusSettingsQuery);
}

/** How this campus's enrollment numbers are made. */
export function useNumberFormat(): NumberFormat {
  return useCampusSettings().data?.numberFormats ?? usualFormat;
}
