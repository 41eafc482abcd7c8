import { isLasting, isOfOneEmail } from '#core/emails/email-problems.ts';
import type { EmailProblem } from '#core/emails/email-problems.ts';

/** An e-mail ready to leave. */
export interface OutgoingEmail {
  /** Also the Message-ID, so that a receiver can tell a repeated e-mail from a new one. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The name that it comes from; empty for the one of MAIL_FROM. */
  senderName?: string;
  /** Where a reply goes; empty for the address that it comes from. */
  replyTo?: string;
  /** The address where the recipient says that they want no more such e-mails. */
  unsubscribeUrl?: string;
}

/** How e-mails leave the server: a mail server, or a folder of .eml files. */
export interface Mail {
  delivery: 'smtp' | 'files';
  /** The folder of .eml files; null with a mail server. */
  folder: string | null;
  /** How many e-mails may leave in a minute, of all servers together; null where nothing limits them. */
  perMinute: number | null;
  /**
   * Resolves once the e-mail is accepted, with what the server said. Rejects with MailRefused when it
   * surely was not, and with MailUncertain when the server may have taken it before the connection broke.
   */
  send(email: OutgoingEmail): Promise<string>;
  /** Logs in and sends nothing. Rejects with MailRefused when e-mails could not leave now. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** The e-mail surely did not go out; `isFinal` when trying again cannot help. */
export class MailRefused extends Error {
  readonly problem: EmailProblem;
  readonly isFinal: boolean;
  /** True when it was refused for its recipient or its words; false when no e-mail could leave. */
  readonly isAboutTheEmail: boolean;
  constructor(message: string, problem: EmailProblem) {
    super(message);
    this.problem = problem;
    this.isFinal = isLasting(problem);
    this.isAboutTheEmail = isOfOneEmail(problem);
  }
}

/** Nobody can tell whether the e-mail went out. */
export class MailUncertain extends Error {}

/** Why an e-mail did not leave; what is no answer of a mail server, such as a full disk, is not for one alone. */
export function problemOf(error: unknown): EmailProblem {
  if (error instanceof MailRefused) return error.problem;
  return error instanceof MailUncertain ? 'uncertain' : 'no-server';
}
