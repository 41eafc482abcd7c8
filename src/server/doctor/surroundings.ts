import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { findings } from '#texts/en/findings.ts';
import { whatHelps } from '#texts/en/what-helps.ts';
import type { Config } from '../config.ts';
import { openFiles } from '../platform/files/open-files.ts';
import { closedTo } from '../platform/files/place-trouble.ts';
import { checkMail, openMail } from '../platform/mail/open-mail.ts';
import { readSender } from '../platform/mail/compose-email.ts';
import type { Found } from './finding.ts';
import { ok, problem, quoted, together, warning } from './finding.ts';

/** Whether what was set can be right, as far as nobody else has to be asked. */
export function lookAtSettings(config: Config, problems: readonly string[]): Found {
  const { settings: says } = findings;
  const { settings: helps } = whatHelps;
  if (problems.length > 0) {
    return problem(
      'settings',
      () => problems.join(' '),
      () => helps.problems,
    );
  }
  if (config.strangers.length > 0) {
    return warning(
      'settings',
      () => says.strangers(config.strangers.join(' ')),
      () => helps.strangers,
    );
  }
  if (!config.isPublicUrlSet) {
    return warning(
      'settings',
      () => says.noAddress(config.publicUrl),
      () => helps.noAddress,
    );
  }
  const { protocol, hostname } = new URL(config.publicUrl);
  if (protocol === 'http:' && !/^(localhost|127\..*|\[::1\])$/.test(hostname)) {
    return warning(
      'settings',
      () => says.noSecrecy,
      () => helps.noSecrecy,
    );
  }
  return ok('settings', () => says.fine);
}

/** Whether e-mails could leave, and did: it logs in and sends nothing. */
export async function lookAtMail(config: Config, lateSeconds: number | null): Promise<Found> {
  if (config.smtpUrl === null) {
    readSender(config.mailFrom);
    return warning(
      'mail',
      () => findings.mail.asFiles,
      () => whatHelps.mail,
    );
  }
  const mail = openMail(config);
  await using open = new AsyncDisposableStack();
  open.defer(() => mail.close());
  const trouble = await checkMail(mail);
  const late = lateSeconds === null ? [] : [() => findings.mail.late(Math.floor(lateSeconds / 60))];
  if (trouble !== null) {
    return problem('mail', together(quoted(trouble.said), ...late), () => whatHelps.look.mail);
  }
  const { hostname } = new URL(config.smtpUrl);
  const fine = () => findings.mail.fine(hostname);
  if (late.length === 0) return ok('mail', fine);
  // As of a server that takes the log-in and no e-mail.
  return problem('mail', together(fine, ...late), () => whatHelps.mailLate);
}

/** Whether pictures can be put, read and deleted where they are kept. */
export async function lookAtPictures(config: Config): Promise<Found> {
  if (config.s3 === null && !existsSync(path.join(config.dataDir, 'uploads'))) {
    const trouble = closedTo(path.join(config.dataDir, 'uploads'));
    if (trouble !== null) return problem('pictures', trouble.says, trouble.advice);
    return ok('pictures', () => findings.pictures.atStart);
  }
  const bucket = config.s3?.bucket ?? null;
  if (!(await comesBack(config))) {
    return problem(
      'pictures',
      () => findings.pictures.changed(bucket),
      () => whatHelps.pictures,
    );
  }
  return ok('pictures', () => findings.pictures.fine(bucket));
}

/** Whether what is put where pictures are, or into a bucket, is read there again; it is deleted afterwards. */
export async function comesBack(place: Pick<Config, 's3' | 'dataDir'>): Promise<boolean> {
  const files = await openFiles(place);
  await files.check?.();
  const name = `doctor-${randomUUID()}.webp`;
  const bytes = Buffer.from(name);
  await files.put(name, bytes);
  const found = await files.get(name);
  await files.remove(name);
  return found?.equals(bytes) === true;
}

/** Milliseconds; the proxy and the server in between are those of this campus. */
const longestWait = 8_000;

/** Whether people reach this campus and this release at its address. */
export async function lookAtAddress(config: Config, mark: string | null): Promise<Found> {
  const { address: says } = findings;
  const { address: helps } = whatHelps;
  const startOrSeeProxy = () => helps.start;
  const { publicUrl, isPublicUrlSet } = config;
  // Before the first start, and where no address is set, nobody misses it yet.
  const tell = isPublicUrlSet || mark !== null ? problem : warning;
  let answer: Response;
  try {
    const signal = AbortSignal.timeout(longestWait);
    answer = await fetch(`${publicUrl}/api/health`, { signal, redirect: 'manual' });
  } catch (error) {
    const { cause } = error as { cause?: unknown };
    const first = cause instanceof AggregateError ? (cause.errors as unknown[])[0] : cause;
    const { code = '' } = first instanceof Error ? (first as NodeJS.ErrnoException) : {};
    if (code === 'ERR_SSL_WRONG_VERSION_NUMBER' || code === 'ERR_SSL_PACKET_LENGTH_TOO_LONG') {
      return tell(
        'address',
        () => says.noTls(publicUrl),
        () => helps.noTls,
      );
    }
    const reason = first instanceof Error ? first.message : (error as Error).message;
    return tell('address', () => says.nothing(publicUrl, reason), startOrSeeProxy);
  }
  const said = (await answer.json().catch(() => null)) as HealthSaid | null;
  if (answer.status !== 200) {
    // What is no answer of ours is that of a proxy which found no server.
    const advice = said === null ? startOrSeeProxy : () => helps.logs;
    return problem('address', () => says.wrong(publicUrl, answer.status), advice);
  }
  if (mark !== null && said?.releaseMark !== mark) {
    return problem(
      'address',
      () => says.another(publicUrl),
      () => helps.restart,
    );
  }
  const { trusted = 0, seen = 0 } = said?.proxies ?? {};
  if (trusted === 0 && seen > 0) {
    return warning(
      'address',
      () => says.noneTrusted,
      () => helps.trust(seen),
    );
  }
  if (seen > trusted) {
    return warning(
      'address',
      () => says.moreSeen(seen, trusted),
      () => helps.moreSeen,
    );
  }
  return ok('address', () => says.fine(publicUrl));
}

/** What a server says of itself, or another program at that address. */
interface HealthSaid {
  releaseMark?: unknown;
  proxies?: { trusted?: number; seen?: number };
}
