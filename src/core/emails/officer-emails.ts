import type { OptionalEmail } from './optional-emails.ts';

/** The e-mails to officers about what waits for them. Each officer switches them off alone, in the profile. */
export const officerEmails = [
  'officer-ties',
  'officer-appeals',
  'officer-certify',
  'officer-proposals',
] as const;

export type OfficerEmail = (typeof officerEmails)[number];

/** A kind of e-mail that its reader can switch off. */
export type ChosenEmail = OptionalEmail | OfficerEmail;
