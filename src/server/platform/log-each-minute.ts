import type { Log } from './log.ts';

export const queueTrouble = 'the job queue has a problem';

const minute = 60_000;

/**
 * Logs a trouble that comes again and again: the first time at once, then once a minute, with how often it
 * came meanwhile and what it said last.
 */
export function logEachMinute(log: Pick<Log, 'error'>, words: string): (problem: string) => void {
  let isQuiet = false;
  let times = 0;
  let last = '';
  const look = () => {
    isQuiet = times > 0;
    if (!isQuiet) return;
    log.error({ problem: last, times }, words);
    times = 0;
    setTimeout(look, minute).unref();
  };
  return (problem) => {
    last = problem;
    times += 1;
    if (!isQuiet) look();
  };
}
