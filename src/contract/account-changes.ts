import { z } from 'zod';
import { sentences } from '../core/sentences.ts';
import { User } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { ById, Done, emailAddress } from './fields.ts';
import { refusals } from './refusals.ts';
import { routes } from './routes.ts';
import { MaybeUploadedImage } from './uploads.ts';

const UserReply = z.object({ user: User, message: z.string() });
const Password = z
  .string({ error: sentences.emptyPassword })
  .min(1, sentences.emptyPassword)
  .max(1000);
const Token = z
  .string({ error: refusals['link-invalid'][1] })
  .min(1, refusals['link-invalid'][1])
  .max(200, refusals['link-invalid'][1]);
const edit = {
  access: 'user',
  params: ById,
  body: z.object({ profileImg: MaybeUploadedImage }),
  reply: UserReply,
  refuses: ['unknown-user', 'not-yourself'],
} as const;

export const accountChanges = {
  editStudent: endpoint({ ...routes.editStudent, ...edit, summary: "Change a student's picture" }),
  editUser: endpoint({ ...routes.editUser, ...edit, summary: "Change another account's picture" }),
  changePassword: endpoint({
    ...routes.changePassword,
    access: 'user',
    summary: 'Change the own password; every other session ends',
    body: z.object({ currentPassword: Password, newPassword: Password }),
    reply: Done,
    refuses: ['wrong-password', 'too-many-log-ins', 'overloaded'],
  }),
  logOutEverywhere: endpoint({
    ...routes.logOutEverywhere,
    access: 'user',
    summary: 'End all sessions of the own account, this one too',
    reply: Done,
  }),
  forgotPassword: endpoint({
    ...routes.forgotPassword,
    access: 'any',
    summary: 'Ask for a link by e-mail; the answer is the same whether the address is known',
    body: z.object({ email: emailAddress(sentences.emailRequired) }),
    reply: Done,
    refuses: ['too-many-requests'],
  }),
  resetPassword: endpoint({
    ...routes.resetPassword,
    access: 'any',
    summary: 'Choose a new password with the link of the letter; all sessions end',
    body: z.object({ token: Token, newPassword: Password }),
    reply: Done,
    refuses: ['link-invalid', 'overloaded'],
  }),
  askConfirmation: endpoint({
    ...routes.askConfirmation,
    access: 'user',
    summary: 'Send the letter that confirms the own e-mail address again',
    reply: Done,
    refuses: ['too-many-requests', 'email-confirmed'],
  }),
  confirmEmail: endpoint({
    ...routes.confirmEmail,
    access: 'any',
    summary: 'Confirm an e-mail address with the link of the letter',
    body: z.object({ token: Token }),
    reply: Done,
    refuses: ['link-invalid'],
  }),
};
