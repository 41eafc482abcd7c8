import { answers } from '#contract/answers.ts';
import { api } from '#contract/api.ts';
import { handle } from '../../http/bind.ts';
import { decideNomination } from './decide.ts';

/** Rejects a candidate. */
export const rejectNomination = handle(api.rejectNomination, async ({ actor, params, ctx }) => ({
  nomination: await decideNomination(ctx, actor, { id: params.id, status: 'rejected' }),
  message: answers.nominationRejected,
}));
