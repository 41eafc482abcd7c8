import { formatTime } from '#core/campus/dates.ts';
import { startEachHour } from '../../platform/each-hour.ts';
import type { Services } from '../../services.ts';
import { writeTurnoutHours } from './store.ts';

/** In some time zones an hour begins half or a quarter of an hour later. */
const quarters = 4;

/**
 * Counts the votes of open elections whenever an hour ends on the clocks of the campus; those of a
 * missed one with the next.
 */
export function startTurnoutHours(
  services: Pick<Services, 'transact' | 'live' | 'log' | 'campus'>,
): { close(): void } {
  const count = async () => {
    const { timeZone } = await services.campus.settings();
    const now = new Date(services.live.databaseNow()).toISOString();
    if (!formatTime(now, timeZone).endsWith(':00')) return;
    await services.transact((tx) => writeTurnoutHours(tx, timeZone));
  };
  return startEachHour(services, count, 'the turnout was not counted', quarters);
}
