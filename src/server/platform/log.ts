import pino from 'pino';

/** Structured lines on stdout. Bodies and headers are never given to it. */
export type Log = Pick<pino.Logger, 'debug' | 'info' | 'warn' | 'error'>;
export type FullLog = pino.Logger;

/** Characters that may wait for a reader of stdout that does not keep up. */
const longestBacklog = 1024 * 1024;

/** A log that writes JSON lines to stdout, or nothing at level `silent`. */
export function openLog(level: string, to: pino.DestinationStream = openOutput()): FullLog {
  return pino({ level, base: null, serializers: { err: tellError } }, to);
}

/**
 * A line that cannot be written, as on a full disk, is lost, and the server goes on. Pino's own
 * way stops the whole process until it can be.
 */
function openOutput(): pino.DestinationStream {
  const { stdout } = process;
  // One for all logs of a process: stdout is one, and a listener each would be taken for a leak.
  if (!stdout.listeners('error').includes(loseLine)) stdout.on('error', loseLine);
  return {
    write(line) {
      if (stdout.writableLength < longestBacklog) stdout.write(line);
    },
  };
}

function loseLine(): void {}

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
