import { answers } from '#contract/answers.ts';
import { api } from '#contract/api.ts';
import { handle } from '../../http/bind.ts';
import { decideNomination } from './decide.ts';

/** Accepts a candidate: from now on they stand on the ballot. */
export const acceptNomination = handle(api.acceptNomination, async ({ actor, params, ctx }) => ({
  nomination: await decideNomination(ctx, actor, { id: params.id, status: 'accepted' }),
  message: answers.nominationAccepted,
}));
