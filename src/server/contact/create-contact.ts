import { sentences } from '#core/sentences.ts';
import { api } from '#contract/api.ts';
import { handle } from '../http/bind.ts';
import { spendQuota } from '../http/spend-quota.ts';
import { presentContact } from './view.ts';
import { insertContact } from './store.ts';

const hour = 60 * 60;

/** Takes a message from anybody: five an hour of one sender. */
export const createContact = handle(api.createContact, async ({ body, ctx, address }) => {
  await spendQuota(ctx, [
    { name: `contact:${body.email.toLowerCase()}|${address}`, most: 5, seconds: hour },
    // Loose, since a campus sits behind one address: it stops a flood, not a crowd.
    { name: `contact|${address}`, most: 300, seconds: hour },
  ]);
  const row = await ctx.transact((tx) => insertContact(tx, body));
  return { contact: presentContact(row), message: sentences.messageSent };
});
