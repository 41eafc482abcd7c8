import { wrong } from '../kernel/wrong.ts';
import type { FieldErrors } from '../kernel/field-errors.ts';
import { sentences } from '../sentences.ts';

/** The categories of a contact message, as the wire names them (specification, section 2, Contact). */
export const contactCategories = ['query', 'grievances', 'suggestion'] as const;
/** The category of a contact message. */
export type ContactCategory = (typeof contactCategories)[number];

/** The state of a contact message (specification, section 4). */
export type ContactStatus = 'resolved' | 'rejected' | 'in-progress';

/** The codes of the states on the wire (specification, section 9). */
export const contactCodes = { resolved: 1, rejected: 0, 'in-progress': 2 } as const;

/** The state behind a code. Every code but 1 and 0 is in progress (specification, section 3). */
export function contactStatus(code: number): ContactStatus {
  if (code === contactCodes.resolved) return 'resolved';
  return code === contactCodes.rejected ? 'rejected' : 'in-progress';
}

/** Whether whoever wrote waits for an answer: a grievance with a due time, in progress and without one. */
export const awaitsAnswer = (given: {
  resolved: number;
  dueAt: string | null;
  isAnswered: boolean;
}): boolean =>
  given.dueAt !== null && contactStatus(given.resolved) === 'in-progress' && !given.isAnswered;

/** The greatest lengths of a contact message's texts, in characters. */
export const contactLimits = { name: 100, message: 2_000, answer: 4_000 } as const;

/** What an answer without words is answered. */
export const answerMissing = wrong('write-something');

/** What people call a message by: the beginning of its id, in capitals. */
export const referenceOf = (id: string) => id.slice(0, 8).toUpperCase();

/** The values of the contact form, as typed. The category is '' until one is chosen. */
export interface ContactForm {
  name: string;
  email: string;
  category: ContactCategory | '';
  message: string;
}

/**
 * Checks the contact form: all four fields are required (specification, section 5). Returns one
 * sentence per empty field, and an empty object when all is well.
 */
export function checkContact(form: ContactForm): FieldErrors<keyof ContactForm> {
  const errors: FieldErrors<keyof ContactForm> = {};
  for (const field of ['name', 'email', 'category', 'message'] as const) {
    if (form[field].trim() === '') errors[field] = sentences.fillAllFields;
  }
  return errors;
}
