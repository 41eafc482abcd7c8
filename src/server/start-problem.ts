import { placeWords } from '#texts/en/places.ts';
import { nameOfHost } from './config.ts';
import type { Config } from './config.ts';
import { isDiskFull, placeTrouble } from './platform/files/place-trouble.ts';
import type { AddressOf } from './platform/db/check-database.ts';
import type { PlaceTrouble } from './platform/files/place-trouble.ts';
import { isAnswer, isUnreachable } from './platform/db/errors.ts';

/** What of the settings a sentence about the start names. */
type Named = Pick<Config, 'host' | 'port' | 'dataDir'> & {
  /** Where the address of the database stands; DATABASE_URL unless a command was given one. */
  addressOf?: AddressOf;
};

/** Why Hustings did not start, and what an operator can do; our own errors are sentences already. */
export function startProblem(error: unknown, config: Named): string {
  const room = roomTrouble(error, config);
  return room === null ? reasonOf(error, config) : `${room.says()} ${room.advice()}`;
}

/** Where a full disk is why, the way out is room and no setting; null where it is not. */
export function roomTrouble(error: unknown, { dataDir }: Named): PlaceTrouble | null {
  if (!(error instanceof Error) || isUnreachable(error) || !isDiskFull(error)) return null;
  const says = isAnswer(error)
    ? () => placeWords.databaseFull(error.message)
    : placeTrouble(error, dataDir).says;
  return { says, advice: () => placeWords.makeRoom };
}

function reasonOf(error: unknown, config: Named): string {
  if (!(error instanceof Error)) return String(error);
  const { host, port, addressOf = 'DATABASE_URL' } = config;
  const { code, syscall, hostname } = error as NodeJS.ErrnoException & { hostname?: string };
  if (syscall === 'listen' || hostname === host) {
    if (code === 'EADDRINUSE') {
      const place = `${nameOfHost(host)}:${port}`;
      return `Something already listens at ${place}: stop it, or set PORT to another number.`;
    }
    if (code === 'EACCES' && port < 1024) {
      return `This user may not listen on port ${port}: set PORT to 1024 or more.`;
    }
    if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL' || code === 'EAI_AGAIN') {
      return `This machine has no address ${host}: set HOST to 127.0.0.1 or 0.0.0.0.`;
    }
  }
  if (isUnreachable(error)) {
    // Of a name with several addresses each says its own.
    const [first = error] = error instanceof AggregateError ? (error.errors as Error[]) : [];
    return `The database cannot be reached (${first.message}): see ${addressOf}.`;
  }
  if (isAnswer(error)) {
    const advice =
      error.code === mayNot
        ? `give the account of ${addressOf} the right (docs/operations.md)`
        : `see ${addressOf}`;
    return `The database refused (${error.message}): ${advice}.`;
  }
  return error.message;
}

/** PostgreSQL's code of a right that is missing. */
const mayNot = '42501';
