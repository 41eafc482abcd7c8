import type { ContactForm } from '#core/contact/contact-request.ts';
import { contactCategories } from '#core/contact/contact-request.ts';

const key = 'contact-draft';

/** What was typed in this tab and not sent; a reload or a detour does not lose it. */
export function readDraft(): Partial<ContactForm> {
  try {
    const held: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    if (typeof held !== 'object' || held === null) return {};
    const texts = Object.entries(held).filter(([, value]) => typeof value === 'string');
    return Object.fromEntries(texts) as Partial<ContactForm>;
  } catch {
    return {};
  }
}

export function keepDraft(draft: Partial<ContactForm>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing keeps no draft either.
  }
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // As above.
  }
}

/** The category that ?category= names, if it is one. */
export function categoryIn(search: URLSearchParams): ContactForm['category'] {
  return contactCategories.find((one) => one === search.get('category')) ?? '';
}
