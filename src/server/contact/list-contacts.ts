import type { Services } from '../services.ts';
import { listNewestContacts } from './store.ts';
import { presentContact } from './view.ts';

/** Messages, newest first. */
export async function listContacts(services: Services) {
  return (await listNewestContacts(services.db)).map(presentContact);
}
