import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Finding } from '#contract/system.ts';
import type { Config } from '../config.ts';
import { openFiles } from '../platform/files/open-files.ts';
import { closedTo } from '../platform/files/place-trouble.ts';
import { checkMail, openMail } from '../platform/mail/open-mail.ts';
import { readSender } from '../platform/mail/compose-email.ts';
import { ok, problem, warning } from './finding.ts';

/** Whether what was set can be right, as far as nobody else has to be asked. */
export function lookAtSettings(config: Config, problems: readonly string[]): Finding {
  if (problems.length > 0) {
    const advice = 'Correct it in the environment or in .env; .env.example explains every setting.';
    return problem('settings', problems.join(' '), advice);
  }
  if (config.strangers.length > 0) {
    const says = `In .env: ${config.strangers.join(' ')}`;
    return warning(
      'settings',
      says,
      'Correct the name, or take the line out; .env.example has every name.',
    );
  }
  if (!config.isPublicUrlSet) {
    const says = `PUBLIC_URL is not set: links in e-mails lead to ${config.publicUrl}.`;
    return warning('settings', says, 'Set PUBLIC_URL to the address that people open.');
  }
  const { protocol, hostname } = new URL(config.publicUrl);
  if (protocol === 'http:' && !/^(localhost|127\..*|\[::1\])$/.test(hostname)) {
    const says =
      'PUBLIC_URL begins with http://: passwords and votes travel where others can read.';
    return warning('settings', says, 'Put a proxy with TLS in front (docs/operations.md).');
  }
  return ok('settings', 'All settings can be read.');
}

/** Whether e-mails could leave: it logs in and sends nothing. */
export async function lookAtMail(config: Config): Promise<Finding> {
  if (config.smtpUrl === null) {
    readSender(config.mailFrom);
    const says = 'SMTP_URL is not set: e-mails are saved as files and reach nobody.';
    return warning('mail', says, 'Set SMTP_URL and MAIL_FROM (docs/operations.md).');
  }
  const mail = openMail(config);
  await using open = new AsyncDisposableStack();
  open.defer(() => mail.close());
  const trouble = await checkMail(mail);
  if (trouble !== null) {
    const says = /[.!?]$/.test(trouble.said) ? trouble.said : `${trouble.said}.`;
    return problem('mail', says, 'See SMTP_URL and MAIL_FROM: host, port, name and password.');
  }
  const { hostname } = new URL(config.smtpUrl);
  return ok('mail', `The mail server ${hostname} took the log-in; nothing was sent.`);
}

/** Whether pictures can be put, read and deleted where they are kept. */
export async function lookAtPictures(config: Config): Promise<Finding> {
  if (config.s3 === null && !existsSync(path.join(config.dataDir, 'uploads'))) {
    const trouble = closedTo(path.join(config.dataDir, 'uploads'));
    if (trouble !== null) return problem('pictures', trouble.says, trouble.advice);
    return ok('pictures', 'The folder uploads is made at the first start.');
  }
  const place = config.s3 === null ? 'the folder uploads' : `the bucket ${config.s3.bucket}`;
  if (!(await comesBack(config))) {
    const says = `What was put into ${place} does not come back as it was.`;
    return problem('pictures', says, 'Look at the store of S3_URL: another one answered.');
  }
  return ok('pictures', `Put into ${place}, read and deleted again.`);
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
const startOrSeeProxy =
  'Start the server (systemctl start hustings; without such a service npm start), or see the proxy, its certificate and the name.';

/** Whether people reach this campus and this release at its address. */
export async function lookAtAddress(config: Config, mark: string | null): Promise<Finding> {
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
    const reason = first instanceof Error ? first.message : (error as Error).message;
    return tell('address', `Nothing answers at ${publicUrl} (${reason}).`, startOrSeeProxy);
  }
  const said = (await answer.json().catch(() => null)) as HealthSaid | null;
  if (answer.status !== 200) {
    const says = `${publicUrl}/api/health answers ${answer.status}.`;
    // What is no answer of ours is that of a proxy which found no server.
    const advice =
      said === null ? startOrSeeProxy : 'See the log of the proxy, then that of the server.';
    return problem('address', says, advice);
  }
  if (mark !== null && said?.releaseMark !== mark) {
    const says = `At ${publicUrl} another release answers, or another campus.`;
    return problem('address', says, 'Restart every server, and see where the proxy leads.');
  }
  const { trusted = 0, seen = 0 } = said?.proxies ?? {};
  if (trusted === 0 && seen > 0) {
    return warning(
      'address',
      `A proxy is in front of this server, and TRUST_PROXY is no: to the limits all people come from one address, that of the proxy.`,
      `Set TRUST_PROXY=${seen === 1 ? 'yes' : seen} and restart the server (docs/operations.md).`,
    );
  }
  if (seen > trusted) {
    const says = `A request had ${seen} addresses in X-Forwarded-For, and TRUST_PROXY says ${trusted}.`;
    return warning(
      'address',
      says,
      'Set TRUST_PROXY to the number of proxies in front, or have the first one replace the header: limits count the address that the last but so many added (docs/operations.md).',
    );
  }
  return ok('address', `This campus and this release answer at ${publicUrl}.`);
}

/** What a server says of itself, or another program at that address. */
interface HealthSaid {
  releaseMark?: unknown;
  proxies?: { trusted?: number; seen?: number };
}
