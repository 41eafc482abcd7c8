import { api } from '#contract/api.ts';
import { handle } from '../http/bind.ts';
import { presentContact } from './view.ts';
import { listNewestContacts } from './store.ts';

/** Messages, newest first. */
export const listContacts = handle(api.listContacts, async ({ ctx }) =>
  (await listNewestContacts(ctx.db)).map(presentContact),
);
