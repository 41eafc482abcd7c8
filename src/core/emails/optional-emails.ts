/**
 * The e-mails that nobody must get. The others are about one's own account, candidacy or vote:
 * an election that was changed or cancelled is among them. New ones go to the end: links of e-mails
 * name them by their place.
 */
export const optionalEmails = [
  'invitation',
  'voting-opens',
  'closes-tomorrow',
  'results',
  'voted',
] as const;

export type OptionalEmail = (typeof optionalEmails)[number];
