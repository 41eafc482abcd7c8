import pino from 'pino';

/** Structured lines on stdout. Bodies and headers are never given to it. */
export type Log = Pick<pino.Logger, 'debug' | 'info' | 'warn' | 'error'>;
export type FullLog = pino.Logger;

/** A log that writes JSON lines to stdout, or nothing at level `silent`. */
export function openLog(level: string, to?: pino.DestinationStream): FullLog {
  const options = { level, base: null, serializers: { err: tellError } };
  return to === undefined ? pino(options) : pino(options, to);
}

/**
 * What of an error may be told. The database quotes the values and rows it was given, which can be
 * somebody's choice; other errors carry their connection or request with them.
 */
function tellError(error: unknown): object {
  if (!(error instanceof Error)) return { message: 'something that is no error was thrown' };
  const { name, stack } = error;
  const code = 'code' in error ? String(error.code) : undefined;
  if (!('severity' in error)) return { name, code, stack };
  const named = error as { table?: string; constraint?: string; routine?: string };
  const { table, constraint, routine } = named;
  const frames = stack?.split('\n').filter((line) => line.trimStart().startsWith('at '));
  return { name, code, table, constraint, routine, stack: frames?.join('\n') };
}
