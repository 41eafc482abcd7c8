import { Readable } from 'node:stream';
import type { NodemailerError } from 'nodemailer';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { EmailProblem } from '#core/emails/email-problems.ts';
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
 * E-mails by SMTP, one connection each: the ready-made pool repeats an e-mail by itself when its
 * connection breaks, and whether an e-mail may go again is for the database to say. `smtps:` means
 * TLS at once, `smtp:` STARTTLS where the server offers it (`?requireTLS=true`: or nothing).
 */
export function openSmtpMail(
  smtpUrl: string,
  sender: Sender,
  timeouts: Timeouts = defaultTimeouts,
  perMinute: number | null = null,
): Mail {
  const { auth, ...address } = parseConnectionUrl(smtpUrl);
  const options = {
    ...address,
    connectionTimeout: timeouts.connecting,
    greetingTimeout: timeouts.connecting,
    dnsTimeout: timeouts.connecting,
    socketTimeout: timeouts.answering,
  };
  const server = { options, auth };
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
      const envelope = { from: sender.address, to: [email.to] };
      const givingUp = AbortSignal.any([deadline, closing.signal]);
      try {
        return await talk({ ...server, givingUp, handOver: { envelope, bytes } });
      } catch (error) {
        throw readFailure(error, isHandedOver);
      } finally {
        bytes.destroy();
      }
    },
    async check() {
      const deadline = AbortSignal.timeout(timeouts.connecting * 2);
      try {
        await talk({ ...server, givingUp: AbortSignal.any([deadline, closing.signal]) });
      } catch (error) {
        throw readFailure(error, false);
      }
    },
    close() {
      closing.abort(new Error('The server is stopping.'));
      return Promise.resolve();
    },
  };
}

interface Talk {
  options: SMTPConnection.Options;
  auth: Parameters<SMTPConnection['login']>[0] | undefined;
  givingUp: AbortSignal;
  /** Absent for a log-in alone. */
  handOver?: { envelope: { from: string; to: string[] }; bytes: Readable };
}

/** Connects, logs in where there is a name, and resolves once the server has taken the e-mail, with its answer. */
function talk({ options, auth, givingUp, handOver }: Talk): Promise<string> {
  const connection = new SMTPConnection(options);
  return new Promise((resolve, reject) => {
    const giveUp = () => fail(givingUp.reason);
    const fail = (error: unknown) => {
      reject(error instanceof Error ? error : new Error(String(error)));
      givingUp.removeEventListener('abort', giveUp);
      connection.close();
    };
    const succeed = (answer: string) => {
      resolve(quote(answer));
      givingUp.removeEventListener('abort', giveUp);
      connection.quit();
    };
    const send = () => {
      if (handOver === undefined) return succeed('');
      return connection.send(handOver.envelope, handOver.bytes, (error, info) =>
        error === null ? succeed(info.response) : fail(error),
      );
    };

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
  const { responseCode, response = '', code } = failure;
  if (typeof responseCode === 'number') {
    const problem = readAnswer({ ...failure, responseCode, response });
    return new MailRefused(`The mail server answered: ${quote(response)}`, problem);
  }
  if (isHandedOver) {
    return new MailUncertain(
      'The mail server fell silent while it took the e-mail, so it may or may not have arrived.',
    );
  }
  const problem = code === 'EAUTH' ? 'log-in' : 'no-server';
  return new MailRefused(`The mail server could not be used: ${quote(failure.message)}`, problem);
}

/** Refusals of a recipient that are about us: RFC 3463 keeps 5.7 for what is not allowed. */
const relayWords = /\b5\.7\.\d|relay|authenticat/i;

/** What an answer of the server means: 5xx stays, 4xx passes, and only some are about this e-mail. */
function readAnswer(
  failure: Pick<NodemailerError, 'command' | 'code'> & { responseCode: number; response: string },
): EmailProblem {
  const { responseCode, response, command, code } = failure;
  const isLasting = responseCode >= 500 && responseCode !== 503;
  if (code === 'EAUTH' || responseCode === 530) return 'log-in';
  if (responseCode === 421) return 'not-now';
  if (command === 'DATA') return isLasting ? 'refused' : 'put-off';
  if (command === 'RCPT TO') {
    if (!isLasting) return 'put-off';
    return relayWords.test(response) ? 'relay' : 'no-mailbox';
  }
  return isLasting ? 'not-allowed' : 'not-now';
}

/** Words of another machine, shortened and on one line, for people to read. */
function quote(words: string): string {
  const line = words.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
  return line.length > 300 ? `${line.slice(0, 300)}…` : line;
}
