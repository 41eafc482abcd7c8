import { sentences } from '#core/sentences.ts';
import { api } from '#contract/api.ts';
import { handle } from '../../http/bind.ts';
import { presentContact } from './present.ts';
import { insertContact } from './store.ts';

/** Takes a message from anybody. */
export const createContact = handle(api.createContact, async ({ body, ctx }) => {
  const row = await ctx.transact((tx) => insertContact(tx, body));
  return { contact: presentContact(row), message: sentences.messageSent };
});
