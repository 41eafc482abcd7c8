import { answers } from '#contract/answers.ts';
import { api } from '#contract/api.ts';
import { handle } from '../../http/bind.ts';
import { decideNomination } from './decide.ts';

/** Takes a decision back: the nomination waits again. */
export const reopenNomination = handle(api.reopenNomination, async ({ actor, params, ctx }) => ({
  nomination: await decideNomination(ctx, actor, { id: params.id, status: 'pending' }),
  message: answers.nominationReopened,
}));
