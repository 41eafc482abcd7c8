import { api } from '#contract/api.ts';
import { handle } from '../http/bind.ts';
import { presentStuckLetter } from './view.ts';
import { countLetters, listStuck } from './store.ts';

/** How letters leave this campus, and which wait for a decision. */
export const readLetters = handle(api.readLetters, async ({ ctx }) => {
  const { waiting, sent } = await countLetters(ctx.db);
  const stuck = await listStuck(ctx.db);
  return {
    delivery: ctx.mail.delivery,
    folder: ctx.mail.folder,
    waiting,
    sent,
    stuck: stuck.map(presentStuckLetter),
  };
});
