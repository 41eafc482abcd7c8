import { accounts } from './accounts.ts';
import { campus } from './campus.ts';
import { elections } from './elections.ts';

/** Every call of the product by its name: the table that server, document and client share. */
export const api = { ...campus, ...accounts, ...elections };
export type Api = typeof api;
export type CallName = keyof Api;
