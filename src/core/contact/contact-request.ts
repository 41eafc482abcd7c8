import type { FieldErrors } from '../kernel/field-errors.ts';
import { sentences } from '../sentences.ts';

/** The categories of a message as they stand on the wire, with the words of the screen (spec 2). */
export const contactCategories = ['query', 'grievances', 'suggestion'] as const;
export type ContactCategory = (typeof contactCategories)[number];

/** How a message stands (spec 4). */
export type ContactStatus = 'resolved' | 'rejected' | 'in-progress';

/** The code on the wire: 1 resolved, 0 rejected, 2 in progress (spec 9). */
export const contactCodes = { resolved: 1, rejected: 0, 'in-progress': 2 } as const;

/** Reads a code; 2 and every other value are in progress (spec 4). */
export function contactStatus(code: number): ContactStatus {
  if (code === contactCodes.resolved) return 'resolved';
  return code === contactCodes.rejected ? 'rejected' : 'in-progress';
}

/** Longest texts of a message in characters. */
export const contactLimits = { name: 100, message: 2_000 } as const;

/** What the contact form holds; category is '' until one is chosen. */
export interface ContactForm {
  name: string;
  email: string;
  category: ContactCategory | '';
  message: string;
}

/** All four fields are required (spec 5). */
export function checkContact(form: ContactForm): FieldErrors<keyof ContactForm> {
  const errors: FieldErrors<keyof ContactForm> = {};
  for (const field of ['name', 'email', 'category', 'message'] as const) {
    if (form[field].trim() === '') errors[field] = sentences.fillAllFields;
  }
  return errors;
}
