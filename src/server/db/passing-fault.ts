// Classes of SQLSTATE that pass by themselves: connections, transactions on a standby that is not
// promoted yet, deadlocks, resources (a full disk), locks, shutdowns, the system below.
const passingClasses = new Set(['08', '25', '40', '53', '55', '57', '58']);

// The driver tells these by words alone.
const connectionWords =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable)/;

const passingCodes = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);

/** Whether the database itself answered with an error (and not the way to it). */
export function isAnswer(error: unknown): error is Error & { code: string } {
  if (!(error instanceof Error) || !('severity' in error) || !('code' in error)) return false;
  return typeof error.code === 'string';
}

/** PostgreSQL calls it a privilege that is missing, like a file of somebody else. */
const isReadOnlyDisk = ({ code, message }: { code: string; message: string }) =>
  code === '42501' && message.includes('Read-only file system');

/** Whether the database blames what it was given: no repetition will help. */
export function isFaultOfData(error: unknown): boolean {
  return isAnswer(error) && !passingClasses.has(error.code.slice(0, 2)) && !isReadOnlyDisk(error);
}

/**
 * Whether the database or the disk is away, full or busy, so that the same request may well succeed
 * in a moment. Everything else is a fault of ours.
 */
export function isPassingFault(error: unknown): boolean {
  if (isAnswer(error)) return !isFaultOfData(error);
  if (!(error instanceof Error)) return false;
  if (connectionWords.test(error.message)) return true;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code !== undefined && passingCodes.has(code)) return true;
  // The socket is gone with its server (ENOENT), or broke under a query.
  return syscall === 'connect' || code === 'ECONNRESET' || code === 'EPIPE';
}
