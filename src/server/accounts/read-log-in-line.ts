import { api } from '#contract/api.ts';
import { handle } from '../http/bind.ts';

/** For those whose log-in takes its time: how many wait at this process. */
export const readLogInLine = handle(api.readLogInLine, async ({ ctx }) => ({
  waiting: ctx.passwords.waiting(),
}));
