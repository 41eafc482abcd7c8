import { startEachHour } from '../../platform/each-hour.ts';
import type { Services } from '../../services.ts';
import { writeTurnoutHours } from './store.ts';

/** Counts the votes of open elections whenever an hour ends; those of a missed one with the next. */
export function startTurnoutHours(services: Pick<Services, 'transact' | 'live' | 'log'>): {
  close(): void;
} {
  const count = () => services.transact(writeTurnoutHours);
  return startEachHour(services, count, 'the turnout was not counted');
}
