import type { Services } from '../services.ts';
import { endClosingPause } from './end-pause.ts';
import { tellOfJump } from './tell-of-jump.ts';
import type { PauseWork } from './watch.ts';

/** Officers are told of a pause, and elections get their closings again when it ends. */
export const pauseWorkOf = (services: Services): PauseWork => ({
  begin: (tx, pause) => tellOfJump(tx, services, pause),
  end: (tx) => endClosingPause(tx, services, null),
});

/** Looks at once and then every few seconds; what fails is tried with the next look. */
export function startClockWatch(services: Services): { close(): void } {
  const { clockWatch, log } = services;
  clockWatch.attend(pauseWorkOf(services));
  const look = () => {
    clockWatch
      .look()
      .catch((error: unknown) => log.debug({ err: error }, 'the clocks were not compared'));
  };
  look();
  const timer = setInterval(look, 5_000).unref();
  return { close: () => clearInterval(timer) };
}
