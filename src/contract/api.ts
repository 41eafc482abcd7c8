import { accountChanges } from './account-changes.ts';
import { accounts } from './accounts.ts';
import { campusSettings } from './campus-settings.ts';
import { campus } from './campus.ts';
import { contact } from './contact.ts';
import { council } from './council.ts';
import { elections } from './elections.ts';
import { events } from './events.ts';
import { uploads } from './uploads.ts';

/** Every call of the product by its name: the table that server, document and client share. */
export const api = {
  ...campus,
  ...campusSettings,
  ...accounts,
  ...accountChanges,
  ...elections,
  ...events,
  ...council,
  ...contact,
  ...uploads,
};
export type Api = typeof api;
export type CallName = keyof Api;
