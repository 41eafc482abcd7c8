import type { Bound } from '../http/bind.ts';
import { createContact } from './create-contact.ts';
import { deleteContact } from './delete-contact.ts';
import { listContacts } from './list-contacts.ts';
import { rejectContact } from './reject-contact.ts';
import { resolveContact } from './resolve-contact.ts';

export const contactRoutes: readonly Bound[] = [
  createContact,
  listContacts,
  deleteContact,
  resolveContact,
  rejectContact,
];
