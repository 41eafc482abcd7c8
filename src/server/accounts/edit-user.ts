import { api } from '#contract/api.ts';
import { handle } from '../http/bind.ts';
import { editAccount } from './edit-account.ts';

/** The spec's call for everybody but students. */
export const editUser = handle(api.editUser, async ({ actor, params, body, ctx }) =>
  editAccount(ctx, actor, { id: params.id, profileImg: body.profileImg, isStudent: false }),
);
