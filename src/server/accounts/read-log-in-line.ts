import type { Services } from '../services.ts';

/** For those whose log-in takes its time: how many wait at this process. */
export async function readLogInLine(services: Services) {
  return {
    waiting: services.passwords.waiting(),
  };
}
