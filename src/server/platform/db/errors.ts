import { StoreProblem } from '../files/files.ts';
import { DatabaseError } from 'pg';

// Classes of SQLSTATE that are gone after a while: connections, transactions on a standby that is not
// promoted yet, deadlocks, resources (a full disk), locks, shutdowns, the system below.
const transientClasses = new Set(['08', '25', '40', '53', '55', '57', '58']);

// The driver reports these only as text.
const connectionWords =
  /^(Connection terminated|timeout (exceeded when trying to connect|expired)|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable)/;

const transientCodes = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);

/** Of the network, or of a connection that broke during a query. */
const unreachableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Of the hosts of DATABASE_URL some answer, and none takes writes: a failover is under way. */
export class NoPrimary extends Error {
  constructor() {
    super('no host of DATABASE_URL takes writes');
  }
}

/** Whether the error comes from the database itself, not from the connection to it. */
export function isAnswer(error: unknown): error is Error & { code: string } {
  if (!(error instanceof Error) || !('severity' in error) || !('code' in error)) return false;
  return typeof error.code === 'string';
}

/** PostgreSQL reports a read-only disk as a missing privilege. */
const isReadOnlyDisk = ({ code, message }: { code: string; message: string }) =>
  code === '42501' && message.includes('Read-only file system');

/** Whether the data or the statement is wrong, so that a retry does not help. */
export function isDataError(error: unknown): boolean {
  return isAnswer(error) && !transientClasses.has(error.code.slice(0, 2)) && !isReadOnlyDisk(error);
}

/** The storage of pictures failed, is full, refused us, or did not answer in time. */
function isStorageError(error: Error): boolean {
  if (error instanceof StoreProblem) return true;
  const { name, $metadata } = error as Error & { $metadata?: { httpStatusCode?: number } };
  return name === 'TimeoutError' || ($metadata?.httpStatusCode ?? 0) >= 500;
}

/**
 * Whether the database, the disk or the storage is unreachable, full or busy, so that the same
 * request may succeed in a moment. Everything else is an error of ours.
 */
export function isTransientError(error: unknown): boolean {
  if (isAnswer(error)) return !isDataError(error);
  if (!(error instanceof Error)) return false;
  if (connectionWords.test(error.message) || isStorageError(error)) return true;
  const { code } = error as NodeJS.ErrnoException;
  return (code !== undefined && transientCodes.has(code)) || isUnreachable(error);
}

/** Whether the server cannot be reached. A host name with several addresses has one code for all. */
export function isUnreachable(error: Error): boolean {
  if (error instanceof NoPrimary) return true;
  const { code, syscall } = error as NodeJS.ErrnoException;
  // A missing Unix socket gives ENOENT; a missing name server gives many codes.
  if (syscall === 'connect' || syscall === 'getaddrinfo') return true;
  return code !== undefined && unreachableCodes.has(code);
}

/** The unique index that a statement would have broken, by its name; null for any other error. */
export function duplicateIn(error: unknown): string | null {
  const isDuplicate = error instanceof DatabaseError && error.code === '23505';
  return isDuplicate ? (error.constraint ?? '') : null;
}
