/**
 * The e-mails that nobody must get. The others are about one's own account, candidacy or vote:
 * an election that was changed or cancelled is among them.
 */
export const optionalEmails = ['invitation', 'voting-opens', 'closes-tomorrow', 'results'] as const;

export type OptionalEmail = (typeof optionalEmails)[number];
