import type { Contact } from '#contract/contact.ts';
import type { ContactStatus } from '#core/contact/contact-request.ts';
import { contactStatus } from '#core/contact/contact-request.ts';

/** The filter chips, in the order of the screen. */
export const contactStatuses = ['in-progress', 'resolved', 'rejected'] as const;

/** Reads a status out of an address; what is foreign filters nothing. */
export function statusIn(text: string): ContactStatus | null {
  return contactStatuses.find((status) => status === text) ?? null;
}

/** Newest first, and what still waits before everything that is settled (ux 3.8). */
export function rankContacts(contacts: readonly Contact[]): Contact[] {
  const settled = ({ resolved }: Contact) => (contactStatus(resolved) === 'in-progress' ? 0 : 1);
  return contacts.toSorted(
    (a, b) => settled(a) - settled(b) || Date.parse(b.createdAt) - Date.parse(a.createdAt),
  );
}

/** Those whose name, e-mail or message has every word of the search. */
export function searchContacts(contacts: readonly Contact[], search: string): readonly Contact[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return contacts;
  return contacts.filter(({ name, email, message }) => {
    const text = `${name} ${email} ${message}`.toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}
