import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { live } from '#web/app/live.ts';
import { catchUpElections, refreshElections, takeStandings } from './queries.ts';

/** Milliseconds over which the browsers of a campus spread their requests of the same moment. */
const spread = 1500;

/** Keeps the cache of elections in step with the server while a page shows them. */
export function useLiveElections(): void {
  const client = useQueryClient();
  useEffect(() => {
    let turn: ReturnType<typeof setTimeout> | undefined;
    const leave = live.join({
      standings: (news) => takeStandings(client, news),
      changed: () => {
        turn ??= setTimeout(() => {
          turn = undefined;
          void refreshElections(client);
        }, Math.random() * spread);
      },
      missed: () => void catchUpElections(client),
    });
    return () => {
      leave();
      clearTimeout(turn);
    };
  }, [client]);
}
