import type { FramedEmail } from './frame.ts';

/** An e-mail as a use case asks for it. */
export interface NewEmail {
  /** What it is about: of one key one e-mail is sent. */
  key: string;
  to: string;
  /** Makes its words; called once, when it is known whose language they are to be in. */
  compose: () => Pick<FramedEmail, 'subject' | 'text' | 'html'> & Partial<FramedEmail>;
  /** Where a reply goes; '' or absent for the sender. */
  replyTo?: string;
  /** True when nothing of it is kept once it left or is given up. */
  isFleeting?: true;
  /** Seconds for which it can still be taken back. */
  delaySeconds?: number;
  /** Minutes for which the secret in its words is of use; absent where they hold none. */
  secretFor?: number;
}
