import pino from 'pino';

/** Structured lines on stdout. Bodies and headers are never given to it. */
export type Log = Pick<pino.Logger, 'debug' | 'info' | 'warn' | 'error'>;
export type FullLog = pino.Logger;

/** A log that writes JSON lines, or nothing at level `silent`. */
export function openLog(level: string): FullLog {
  return pino({ level, base: null });
}
