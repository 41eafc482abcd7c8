import { z } from 'zod/mini';
import type { ContactForm } from '#core/contact/contact-request.ts';
import { contactCategories, contactLimits } from '#core/contact/contact-request.ts';
import { changedField } from '#web/app/draft-fields.ts';

/** What was typed; a field that nobody touched is not in it. */
export const ContactDraft = z.object({
  name: changedField(z.string()),
  email: changedField(z.string()),
  category: changedField(z.enum([...contactCategories, ''])),
  message: changedField(z.string()),
});

/** The category that ?category= names, if it is one. */
export function categoryIn(search: URLSearchParams): ContactForm['category'] {
  return contactCategories.find((one) => one === search.get('category')) ?? '';
}

/** The election that ?election= names, if it is an id. */
export function electionIn(search: URLSearchParams): string | null {
  const id = search.get('election') ?? '';
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu.test(id) ? id : null;
}

/** The message that ?message= begins with; who sends it reads and changes it first. */
export function messageIn(search: URLSearchParams): string {
  return (search.get('message') ?? '').slice(0, contactLimits.message);
}
