import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { live } from '#web/app/live.ts';
import { proposalsQuery } from '#web/proposals/queries.ts';
import { officerElectionsQuery } from '#web/elections/officer-queries.ts';
import { healthQuery } from '#web/campus/officer-queries.ts';
import { enteredKey } from '#web/nominations/dashboard/queries.ts';
import { waitingQuery } from './waiting/queries.ts';

const followed = [
  waitingQuery,
  proposalsQuery,
  officerElectionsQuery,
  healthQuery,
  { queryKey: enteredKey },
];

/** Milliseconds over which the browsers of officers spread their requests of the same moment. */
const spread = 500;

/** Keeps what officers read in step with what others do, while the dashboard is open. */
export function useLiveOfficers(isOfficer: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isOfficer) return;
    let turn: ReturnType<typeof setTimeout> | undefined;
    const readAgain = () => {
      turn ??= setTimeout(() => {
        turn = undefined;
        for (const { queryKey } of followed) void client.invalidateQueries({ queryKey });
      }, Math.random() * spread);
    };
    // A count that changes makes nothing wait.
    const leave = live.join({ standings: () => {}, changed: readAgain, missed: readAgain });
    return () => {
      leave();
      clearTimeout(turn);
    };
  }, [client, isOfficer]);
}
