/**
 * What people switch off: e-mails about the elections in which they may vote (optional-emails.ts), and, as
 * officers, those about what waits for them.
 */
export const emailChoices = ['elections', 'others'] as const;
export type EmailChoiceKind = (typeof emailChoices)[number];
