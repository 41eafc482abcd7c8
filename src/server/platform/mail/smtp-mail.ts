import { Readable } from 'node:stream';
import type { NodemailerError } from 'nodemailer';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { composeEmail } from './compose-email.ts';
import type { Sender } from './compose-email.ts';
import { MailRefused, MailUncertain } from './mail.ts';
import type { Mail } from './mail.ts';

/** How long a mail server may take, in milliseconds; a test is less patient. */
export interface Timeouts {
  connecting: number;
  answering: number;
  /** For one e-mail altogether: a server that trickles is given up on as well. */
  email: number;
}

const defaultTimeouts: Timeouts = { connecting: 15_000, answering: 60_000, email: 120_000 };

/**
 * Letters by SMTP, one connection each: the ready-made pool repeats an e-mail by itself when its
 * connection breaks, and whether an e-mail may go again is for the database to say. `smtps:` means
 * TLS at once, `smtp:` STARTTLS where the server offers it (`?requireTLS=true`: or nothing).
 */
export function openSmtpMail(
  smtpUrl: string,
  sender: Sender,
  timeouts: Timeouts = defaultTimeouts,
  perMinute: number | null = null,
): Mail {
  const { auth, ...server } = parseConnectionUrl(smtpUrl);
  const options = {
    ...server,
    connectionTimeout: timeouts.connecting,
    greetingTimeout: timeouts.connecting,
    dnsTimeout: timeouts.connecting,
    socketTimeout: timeouts.answering,
  };
  const closing = new AbortController();

  return {
    delivery: 'smtp',
    folder: null,
    perMinute,
    async send(email) {
      const message = await composeEmail(email, sender);
      const deadline = AbortSignal.timeout(timeouts.email);
      // The server can have taken the e-mail only if it was given any of it. The generator runs
      // when the first byte is asked for, which is after the server said "go ahead".
      let isHandedOver = false;
      const bytes = Readable.from(
        (function* () {
          isHandedOver = true;
          yield message;
        })(),
      );
      try {
        await handOver({
          connection: new SMTPConnection(options),
          auth,
          envelope: { from: sender.address, to: [email.to] },
          bytes,
          givingUp: AbortSignal.any([deadline, closing.signal]),
        });
      } catch (error) {
        throw readFailure(error, isHandedOver);
      }
    },
    close() {
      closing.abort(new Error('The server is stopping.'));
      return Promise.resolve();
    },
  };
}

interface HandOver {
  connection: SMTPConnection;
  auth: Parameters<SMTPConnection['login']>[0] | undefined;
  envelope: { from: string; to: string[] };
  bytes: Readable;
  givingUp: AbortSignal;
}

/** Connects, logs in where there is a name, and resolves once the server has taken the e-mail. */
function handOver({ connection, auth, envelope, bytes, givingUp }: HandOver): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => fail(givingUp.reason);
    const fail = (error: unknown) => {
      reject(error instanceof Error ? error : new Error(String(error)));
      givingUp.removeEventListener('abort', giveUp);
      connection.close();
      bytes.destroy();
    };
    const send = () =>
      connection.send(envelope, bytes, (error) => {
        if (error !== null) return fail(error);
        resolve();
        givingUp.removeEventListener('abort', giveUp);
        return connection.quit();
      });

    connection.on('error', fail);
    // A last resort: the reason, where there is one, is told right after the end.
    connection.once('end', () => setImmediate(fail, new Error('The connection was closed.')));
    givingUp.addEventListener('abort', giveUp);
    if (givingUp.aborted) return giveUp();
    return connection.connect((error) => {
      if (error !== undefined) return fail(error);
      if (auth === undefined || !connection.allowsAuth) return send();
      return connection.login(auth, (refused) => (refused === null ? send() : fail(refused)));
    });
  });
}

/** Any reply of the server is a refusal; silence after the e-mail began leaves its fate open. */
function readFailure(error: unknown, isHandedOver: boolean): MailRefused | MailUncertain {
  const failure: NodemailerError = error instanceof Error ? error : new Error(String(error));
  const { responseCode, response, command } = failure;
  if (typeof responseCode === 'number') {
    // 5xx about the recipient or the e-mail stays; about log-in or sender the officers can mend it.
    const isAboutTheEmail = command === 'RCPT TO' || command === 'DATA';
    const isFinal = responseCode >= 500 && responseCode !== 503 && isAboutTheEmail;
    const answer = `The mail server answered: ${quote(response ?? '')}`;
    return new MailRefused(answer, isFinal, isAboutTheEmail && responseCode !== 421);
  }
  if (isHandedOver) {
    return new MailUncertain(
      'The mail server fell silent while it took the letter, so it may or may not have arrived.',
    );
  }
  return new MailRefused(`The mail server could not be used: ${quote(failure.message)}`, false);
}

/** Words of another machine, shortened and on one line, for people to read. */
function quote(words: string): string {
  const line = words.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
  return line.length > 300 ? `${line.slice(0, 300)}…` : line;
}
