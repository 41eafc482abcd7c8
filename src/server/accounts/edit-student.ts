import { api } from '#contract/api.ts';
import { handle } from '../http/bind.ts';
import { editAccount } from './edit-account.ts';

/** The spec's call for students; anybody else's id is the address of nothing. */
export const editStudent = handle(api.editStudent, async ({ actor, params, body, ctx }) =>
  editAccount(ctx, actor, { id: params.id, profileImg: body.profileImg, isStudent: true }),
);
