/**
 * The e-mails about elections that nobody must get; one switch stops them all (email-choices.ts). The others are
 * about one's own account, candidacy or vote: an election that was changed or cancelled is among them.
 */
export const optionalEmails = [
  'invitation',
  'voting-opens',
  'reminder',
  'results',
  'voted',
] as const;

export type OptionalEmail = (typeof optionalEmails)[number];
