// Classes of SQLSTATE that pass by themselves: connections, transactions on a standby that is not
// promoted yet, deadlocks, resources (a full disk), locks, shutdowns, the system below.
const passingClasses = new Set(['08', '25', '40', '53', '55', '57', '58']);

// The driver tells these by words alone.
const connectionWords =
  /^(Connection terminated|timeout (exceeded when trying to connect|expired)|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable)/;

const passingCodes = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);

/** On the way to the database, or of a connection that broke under a query. */
const unreachableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
]);

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

/** The store of pictures has a fault of its own, is full, or did not answer in time. */
function isFaultOfStore(error: Error): boolean {
  const { name, $metadata } = error as Error & { $metadata?: { httpStatusCode?: number } };
  return name === 'TimeoutError' || ($metadata?.httpStatusCode ?? 0) >= 500;
}

/**
 * Whether the database, the disk or the store is away, full or busy, so that the same request may well succeed
 * in a moment. Everything else is a fault of ours.
 */
export function isPassingFault(error: unknown): boolean {
  if (isAnswer(error)) return !isFaultOfData(error);
  if (!(error instanceof Error)) return false;
  if (connectionWords.test(error.message) || isFaultOfStore(error)) return true;
  const { code } = error as NodeJS.ErrnoException;
  return (code !== undefined && passingCodes.has(code)) || isUnreachable(error);
}

/** Whether nobody is there, or the way is broken. A name of several addresses has one code for all. */
export function isUnreachable(error: Error): boolean {
  const { code, syscall } = error as NodeJS.ErrnoException;
  // A socket that is gone with its server says ENOENT; a name server that is gone, many things.
  if (syscall === 'connect' || syscall === 'getaddrinfo') return true;
  return code !== undefined && unreachableCodes.has(code);
}
