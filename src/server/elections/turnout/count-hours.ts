import type { Services } from '../../services.ts';
import { writeTurnoutHours } from './store.ts';

const hourMs = 3_600_000;
// A timer that wakes a little early would find the hour before.
const laterMs = 2_000;

/** Counts the votes of open elections whenever an hour of the database's clock ends. */
export function startTurnoutHours(services: Pick<Services, 'transact' | 'live' | 'log'>): {
  close(): void;
} {
  let timer: NodeJS.Timeout;
  const waitForHour = () => {
    const untilHour = hourMs - (services.live.databaseNow() % hourMs);
    timer = setTimeout(count, untilHour + laterMs).unref();
  };
  const count = () => {
    services
      .transact(writeTurnoutHours)
      // The votes of this hour are told with the next one.
      .catch((error: unknown) => services.log.warn({ err: error }, 'the turnout was not counted'))
      .finally(waitForHour);
  };
  waitForHour();
  return { close: () => clearTimeout(timer) };
}
