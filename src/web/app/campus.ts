import { queryOptions, useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { defaultTimeZone } from '#core/campus/time-zone.ts';
import type { Reply } from './call.ts';
import { call } from './call.ts';

const campusKey = ['campus'] as const;

export const campusQuery = queryOptions({
  queryKey: campusKey,
  queryFn: () => call('readCampus'),
  staleTime: 5 * 60_000,
});

/** The campus's name and time zone; undefined until the server has answered. */
export function useCampus(): Reply<'readCampus'> | undefined {
  return useQuery(campusQuery).data;
}

/** Read once for the whole page, because a list has a time in every row. */
export const TimeZone = createContext(defaultTimeZone);

/** The time zone of all times on the screens. */
export function useTimeZone(): string {
  return useContext(TimeZone);
}
