import type { QueryClient } from '@tanstack/react-query';
import { membersQuery } from '#web/council/queries.ts';
import { electionsQuery, resultsQuery } from '#web/elections/queries.ts';
import { eventsQuery } from '#web/events/queries.ts';
import { paths } from './paths.ts';

/** The queries of each page, besides those of the bar and the footer. */
export const readings: Readonly<Record<string, (client: QueryClient) => Promise<unknown>[]>> = {
  [paths.home]: (client) => [
    client.ensureQueryData(electionsQuery),
    client.ensureQueryData(eventsQuery),
    client.ensureQueryData(membersQuery),
    client.ensureQueryData(resultsQuery),
  ],
  [paths.events]: (client) => [client.ensureQueryData(eventsQuery)],
  [paths.event]: (client) => [client.ensureQueryData(eventsQuery)],
  [paths.council]: (client) => [client.ensureQueryData(membersQuery)],
  [paths.elections]: (client) => [
    client.ensureQueryData(electionsQuery),
    client.ensureQueryData(resultsQuery),
  ],
  [paths.candidate]: (client) => [client.ensureQueryData(electionsQuery)],
  [paths.timetable]: (client) => [
    client.ensureQueryData(electionsQuery),
    client.ensureQueryData(resultsQuery),
  ],
  [paths.fair]: (client) => [
    client.ensureQueryData(electionsQuery),
    client.ensureQueryData(resultsQuery),
  ],
  [paths.election]: (client) => [
    client.ensureQueryData(electionsQuery),
    client.ensureQueryData(resultsQuery),
  ],
};
