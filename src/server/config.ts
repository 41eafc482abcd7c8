import { isIPv6 } from 'node:net';
import path from 'node:path';
import { passwordProblem } from '#core/accounts/password.ts';
import { settingsLimits } from '#core/campus/settings.ts';
import { defaultTimeZone, isTimeZone } from '#core/campus/time-zone.ts';
import { fieldText } from '#texts/field-text.ts';
import { readSignOn } from './sign-in/sign-on/settings.ts';
import type { SignOnSettings } from './sign-in/sign-on/settings.ts';
import { readBackups } from './backup/settings.ts';
import type { BackupSettings } from './backup/settings.ts';
import { readS3Address } from './platform/files/s3-address.ts';
import type { S3Address } from './platform/files/s3-address.ts';
import { namesSeveralHosts, severalHostsProblem } from './platform/db/database-hosts.ts';

/** Read by Node, by the driver of the database, by the cloud's library, and by our compose files. */
const ofOthers =
  /^(NODE_|NPM_|PG|AWS_|UV_|COMPOSE_|LC_|TZ$|LANG$|PATH$|PORT_|PAGE_PORT$|BROWSER_PATH$|DATABASE_PASSWORD$|SERVER_PASSWORD$|(HTTPS?|NO|ALL)_PROXY$)/i;

/** Everything that can be set from outside, read once at start (.env.example documents it). */
export interface Config {
  host: string;
  port: number;
  dataDir: string;
  /** The folder of the election keys, which no copy of the database should hold. */
  keysDir: string;
  /** Null: the embedded database under dataDir. */
  databaseUrl: string | null;
  /** Who migrates that database; null: whoever serves (docs/operations.md). */
  migrateDatabaseUrl: string | null;
  /** Whether an upgrade that takes something away may begin while voting is open (docs/releases.md). */
  mayUpgradeWhileOpen: boolean;
  /** Null: e-mails are written as files under dataDir. */
  smtpUrl: string | null;
  mailFrom: string;
  /** How many e-mails leave in a minute at most, of all servers together. */
  emailsPerMinute: number;
  /** How many of one network register in a minute, ask to be candidates, or write (count-arrival.ts). */
  arrivalsPerMinute: number;
  /** Addresses that get the last entry of the record every day (docs/record.md). */
  recordWitnesses: string[];
  /** Null: pictures are kept in a folder under dataDir. */
  s3: S3Address | null;
  backups: BackupSettings;
  /** How many megabytes all pictures may take up, and those of one account. */
  pictureRoom: { ofAll: number; ofAccount: number };
  /** The address people open, without a slash at its end. */
  publicUrl: string;
  /** Whether PUBLIC_URL says it; writes at another name are refused then. */
  isPublicUrlSet: boolean;
  /** How many proxies are in front: so many addresses of X-Forwarded-For count, from its end. */
  proxies: number;
  firstAdmin: { email: string; password: string } | null;
  /** The campus's own log-in; null where it has none. */
  signOn: SignOnSettings | null;
  timeZone: string;
  /** The name of a campus that has saved no settings yet; null: an admin types it. */
  universityName: string | null;
  /** Seconds in which a server that was asked to stop says so to a balancer and still answers. */
  drainSeconds: number;
  logLevel: LogLevel;
  /** Names in .env that are no setting, and misspelt ones of the environment, each in a sentence. */
  strangers: string[];
  /** When the backup was taken that is looked at here (npm run look-at); null: this is a campus. */
  copyOf: string | null;
  /** Null: nothing is measured and there is no /metrics. */
  metricsToken: string | null;
}

const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const;

type LogLevel = (typeof logLevels)[number];

type Environment = Record<string, string | undefined>;

/**
 * Reads the environment; every mistake becomes a sentence that names the variable. Of the names that a
 * file set, those that nobody asks for are told; of the others those that are near to one of ours.
 */
export function readConfig(
  environment: Environment,
  ofFile: readonly string[] = [],
): { config: Config; problems: string[] } {
  const problems: string[] = [];
  const known = new Set(['ADMIN_PASSWORD']);
  const read = (name: string) => {
    known.add(name);
    return environment[name]?.trim() || null;
  };
  const url = (name: string, protocols: readonly string[], example: string) => {
    const value = read(name);
    if (value === null) return null;
    // Neither sentence repeats the address, which may hold a password.
    if (!protocols.some((protocol) => value.startsWith(`${protocol}//`))) {
      problems.push(`${name} must begin with ${protocols.map((one) => `${one}//`).join(' or ')}.`);
      return null;
    }
    const found = URL.parse(value);
    // A socket of this machine stands as a parameter: postgres:///name?host=/run/postgresql
    if (found !== null && (found.hostname !== '' || found.searchParams.has('host'))) return value;
    problems.push(`${name} must name one host and a port from 1 to 65535: ${example}`);
    return null;
  };

  const whole = (name: string, otherwise: number, [from, to]: readonly [number, number]) => {
    const text = read(name);
    const value = text === null ? otherwise : Number(text);
    // `Number` reads 0x10 and 1e3 as well, which nobody means.
    if ((text === null || /^\d+$/.test(text)) && value >= from && value <= to) return value;
    problems.push(`${name} must be a whole number from ${from} to ${to}.`);
    return otherwise;
  };

  const port = whole('PORT', 3000, [0, 65_535]);
  const metricsToken = read('METRICS_TOKEN');
  if (metricsToken !== null && metricsToken.length < 16) {
    problems.push('METRICS_TOKEN must have at least 16 characters.');
  }
  const drainSeconds = whole('DRAIN_SECONDS', 0, [0, 300]);
  const emailsPerMinute = whole('EMAILS_PER_MINUTE', 60, [1, 6_000]);
  const arrivalsPerMinute = whole('ARRIVALS_PER_MINUTE', 30, [1, 6_000]);
  const megabytes = [1, 10_000_000] as const;
  const pictureRoom = {
    ofAll: whole('PICTURES_MB', 10_000, megabytes),
    ofAccount: whole('PICTURES_MB_PER_ACCOUNT', 200, megabytes),
  };
  const host = read('HOST') ?? 'localhost';
  const address = url('PUBLIC_URL', ['http:', 'https:'], 'https://council.campus.example');
  const publicUrl = address === null ? undefined : new URL(address).origin;
  // The slash at its end may be left out; a large letter in the name or a usual port is the same place.
  if (address !== null && new URL(address).href !== `${publicUrl}/`) {
    problems.push(
      'PUBLIC_URL must end with the host or its port: the pages need a host of their own.',
    );
  }
  const timeZone = read('TIME_ZONE') ?? defaultTimeZone;
  if (!isTimeZone(timeZone)) problems.push('TIME_ZONE must be an IANA name such as Asia/Kolkata.');
  const universityName = read('UNIVERSITY_NAME');
  if ((universityName?.length ?? 0) > settingsLimits.universityName) {
    problems.push(`UNIVERSITY_NAME can have at most ${settingsLimits.universityName} characters.`);
  }
  const logLevel = logLevels.find((level) => level === (read('LOG_LEVEL') ?? 'info'));
  if (logLevel === undefined) problems.push(`LOG_LEVEL must be one of ${logLevels.join(', ')}.`);
  const proxies = readProxies(read('TRUST_PROXY') ?? 'no');
  if (proxies === null) {
    problems.push('TRUST_PROXY must be yes, no or the number of proxies, at most 9.');
  }

  const database = (name: string) => readDatabase(name, read(name), url, problems);
  const databaseUrl = database('DATABASE_URL');
  const migrateDatabaseUrl = database('MIGRATE_DATABASE_URL');
  if (migrateDatabaseUrl !== null && read('DATABASE_URL') === null) {
    problems.push('MIGRATE_DATABASE_URL goes with DATABASE_URL: set both or neither.');
  }
  const dataDir = path.resolve(read('DATA_DIR') ?? '.data');
  const config: Config = {
    host,
    port,
    dataDir,
    keysDir: path.resolve(read('KEYS_DIR') ?? path.join(dataDir, 'keys')),
    databaseUrl,
    migrateDatabaseUrl,
    mayUpgradeWhileOpen: readYes('UPGRADE_WHILE_OPEN', read('UPGRADE_WHILE_OPEN'), problems),
    smtpUrl: readMailServer(url('SMTP_URL', ['smtp:', 'smtps:'], smtpExample), problems),
    s3: readStore(read('S3_URL'), problems),
    mailFrom: read('MAIL_FROM') ?? 'Student Council <council@localhost>',
    emailsPerMinute,
    arrivalsPerMinute,
    recordWitnesses: readAddresses(read('RECORD_WITNESSES'), problems),
    backups: readBackups(
      { read, whole, problems },
      { dataDir, isEmbedded: read('DATABASE_URL') === null },
    ),
    pictureRoom,
    publicUrl: publicUrl ?? `http://${nameOfHost(host)}:${port}`,
    isPublicUrlSet: typeof publicUrl === 'string',
    proxies: proxies ?? 0,
    firstAdmin: readFirstAdmin(read('ADMIN_EMAIL'), environment['ADMIN_PASSWORD'] ?? '', problems),
    signOn: readSignOn(read, problems),
    timeZone,
    universityName,
    drainSeconds,
    logLevel: logLevel ?? 'info',
    strangers: [],
    copyOf: null,
    metricsToken,
  };
  const others = Object.keys(environment).filter((name) => !ofFile.includes(name));
  config.strangers = [...findStrangers(ofFile, known), ...findMisspelt(others, known)];
  return { config, problems };
}

function readYes(name: string, text: string | null, problems: string[]): boolean {
  if (text !== null && text !== 'yes' && text !== 'no') problems.push(`${name} must be yes or no.`);
  return text === 'yes';
}

/** Most campuses have one proxy or none, and say so with a word. */
function readProxies(text: string): number | null {
  const words: Partial<Record<string, number>> = { no: 0, yes: 1 };
  return words[text] ?? (/^\d$/.test(text) ? Number(text) : null);
}

const smtpExample = 'smtp://user:password@host:587';

function readMailServer(url: string | null, problems: string[]): string | null {
  if (url === null) return null;
  const { hostname, port, username, password } = new URL(url);
  if (/[\s,]|%2c/i.test(hostname) || port === '0') {
    problems.push(`SMTP_URL must name one host and a port from 1 to 65535: ${smtpExample}`);
  }
  try {
    decodeURIComponent(username + password);
  } catch {
    problems.push('SMTP_URL: write each % of the name and the password as %25.');
  }
  return url;
}

const databaseExample = 'postgres://user:password@host:5432/name';

function readDatabase(
  name: string,
  given: string | null,
  url: (name: string, protocols: readonly string[], example: string) => string | null,
  problems: string[],
): string | null {
  if (given === null || !namesSeveralHosts(given)) {
    return url(name, ['postgres:', 'postgresql:'], databaseExample);
  }
  const problem = severalHostsProblem(name, given);
  if (problem !== null) problems.push(problem);
  return given;
}

/** A host as an address has it: "every network" has no name, and an IPv6 address stands in brackets. */
export function nameOfHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return isIPv6(host) ? `[${host}]` : host;
}

function readAddresses(text: string | null, problems: string[]): string[] {
  const addresses = (text ?? '').split(',').flatMap((one) => one.trim() || []);
  if (addresses.some((one) => !/^[^\s@,]+@[^\s@,]+$/.test(one))) {
    problems.push('RECORD_WITNESSES must be e-mail addresses with commas between them.');
  }
  return addresses;
}

function readStore(url: string | null, problems: string[]): S3Address | null {
  if (url === null) return null;
  const address = readS3Address(url);
  // The sentence does not repeat what was given: it holds the secret.
  if (address === null) problems.push('S3_URL must look like s3://key:secret@host/bucket.');
  return address;
}

function readFirstAdmin(
  email: string | null,
  password: string,
  problems: string[],
): Config['firstAdmin'] {
  if (email === null && password === '') return null;
  if (email === null || password === '') {
    problems.push('ADMIN_EMAIL and ADMIN_PASSWORD go together: set both or neither.');
    return null;
  }
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) problems.push('ADMIN_EMAIL must be an e-mail address.');
  const problem = passwordProblem(password, { email });
  if (problem !== null) problems.push(`ADMIN_PASSWORD: ${fieldText(problem)}.`);
  return { email, password };
}

/** Of the names that a file sets: those that are no setting, each in a sentence with the one that is near. */
function findStrangers(names: readonly string[], known: ReadonlySet<string>): string[] {
  return names
    .filter((name) => !known.has(name) && !ofOthers.test(name))
    .map((name) => {
      const near = [...known].find((one) => isNear(one, name.toUpperCase()));
      const meant = near === undefined ? '' : ` Is ${near} meant?`;
      return `${name} is no setting of Hustings.${meant}`;
    });
}

/** An environment has many names that are not ours: only what is as good as a setting of ours is told. */
function findMisspelt(names: readonly string[], known: ReadonlySet<string>): string[] {
  const long = new Set([...known].filter((name) => name.length >= 8));
  const isMeant = (name: string) => [...long].some((one) => isNear(one, name));
  return findStrangers(
    names.filter((name) => name.length >= 7 && isMeant(name)),
    known,
  );
}

/** Two letters changed places, or up to two of them are others, missing or too many. */
function isNear(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return Math.max(one.length, other.length) - start - end <= 2;
}
