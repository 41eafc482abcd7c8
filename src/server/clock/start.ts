import type { Services } from '../services.ts';

/** Looks at once and then every few seconds; what fails is tried with the next look. */
export function startClockWatch({ clockWatch, log }: Services): { close(): void } {
  const look = () => {
    clockWatch
      .look()
      .catch((error: unknown) => log.debug({ err: error }, 'the clocks were not compared'));
  };
  look();
  const timer = setInterval(look, 5_000).unref();
  return { close: () => clearInterval(timer) };
}
