import { api } from '#contract/api.ts';
import { handle } from '../../http/bind.ts';
import { presentContact } from './present.ts';
import { listAllContacts } from './store.ts';

/** All messages, newest first. */
export const listContacts = handle(api.listContacts, async ({ ctx }) =>
  (await listAllContacts(ctx.db)).map(presentContact),
);
