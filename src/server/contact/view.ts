import type { Contact } from '#contract/contact.ts';
import type { ContactRow } from './store.ts';

/** A message on the wire, field by field. */
export function presentContact(row: ContactRow): Contact {
  return {
    _id: row.id,
    name: row.name,
    email: row.email,
    category: row.category,
    message: row.message,
    resolved: row.resolved,
    createdAt: row.created_at.toISOString(),
  };
}
