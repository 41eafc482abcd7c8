import type { OptionalEmail } from './optional-emails.ts';

/**
 * The e-mails about an election to the addresses of its voter list, whether or not somebody has an
 * account: once it is published, when voting opens, and before it closes.
 */
export const listEmails = ['list-nominations', 'list-opens', 'list-reminder'] as const;
export type ListEmail = (typeof listEmails)[number];

/** The e-mail to accounts that each of them takes the place of, for these people. */
export const inPlaceOf = {
  'list-nominations': 'invitation',
  'list-opens': 'voting-opens',
  'list-reminder': 'reminder',
} as const satisfies Record<ListEmail, OptionalEmail>;

/** Whether an e-mail goes to the addresses of a voter list. */
export const isListEmail = (kind: string): kind is ListEmail =>
  listEmails.some((one) => one === kind);

/** The e-mail addresses in any text, in small letters and each once: of a bounce, or one per line. */
export function addressesIn(text: string): string[] {
  const found = text.toLowerCase().match(/[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+/g);
  return [...new Set(found ?? [])];
}
