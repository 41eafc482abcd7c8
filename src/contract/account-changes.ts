import { z } from 'zod';
import { accountLimits } from '../core/accounts/check-registration.ts';
import { languagePattern, settingsSentences } from '../core/campus/settings.ts';
import { sentences } from '../core/sentences.ts';
import { User } from './accounts.ts';
import { answers } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { ById, Done, emailAddress, Token, personName } from './fields.ts';
import { routes } from './routes.ts';
import { MaybeUploadedImage } from './uploads.ts';

/** The account after the change (contract, PUT /user/edit/{id}). */
const UserReply = z.object({ user: User, message: z.string() });
/**
 * A password as it was typed. Up to 1,000 characters are read; the rule of core/accounts/password.ts
 * then limits new passwords to 200.
 */
const Password = z
  .string({ error: sentences.emptyPassword })
  .min(1, sentences.emptyPassword)
  .max(accountLimits.password);
/** What the two calls that change a profile picture share. An admin may change anybody's. */
const edit = {
  access: 'user',
  params: ById,
  body: z.object({ profileImg: MaybeUploadedImage }),
  reply: UserReply,
  done: sentences.profileUpdated,
  refuses: ['unknown-user', 'other-edit-call', 'not-yourself'],
} as const;

/** The calls with which people change their own account (contract, "The calls"). */
export const accountChanges = {
  editStudent: endpoint({ ...routes.editStudent, ...edit, summary: "Change a student's picture" }),
  editUser: endpoint({ ...routes.editUser, ...edit, summary: "Change another account's picture" }),
  changePassword: endpoint({
    ...routes.changePassword,
    access: 'user',
    done: answers.passwordChanged,
    summary: 'Change your own password; all your other sessions end',
    body: z.object({ currentPassword: Password, newPassword: Password }),
    reply: Done,
    refuses: ['reauth-required', 'wrong-password', 'too-many-log-ins', 'overloaded'],
  }),
  changeName: endpoint({
    ...routes.changeName,
    access: 'user',
    done: answers.nameChanged,
    summary: 'Change your own name',
    body: z.object({ name: personName(sentences.fillAllTheFields) }),
    reply: UserReply,
    refuses: ['too-many-requests'],
  }),
  chooseLanguage: endpoint({
    ...routes.chooseLanguage,
    access: 'user',
    done: answers.languageChosen,
    summary: 'Choose in which language you read pages and e-mails',
    body: z.object({
      language: z
        .string({ error: settingsSentences.language })
        .regex(languagePattern, settingsSentences.language)
        .describe('One of the languages that the campus offers, such as `hi`'),
    }),
    reply: Done,
  }),
  changeEmail: endpoint({
    ...routes.changeEmail,
    access: 'user',
    done: answers.emailLinkSent,
    summary: 'Change your own e-mail address; it counts once its link is opened',
    body: z.object({ email: emailAddress(sentences.emailRequired), currentPassword: Password }),
    reply: Done,
    refuses: [
      'reauth-required',
      'wrong-password',
      'too-many-log-ins',
      'too-many-requests',
      'many-at-once',
      'overloaded',
    ],
  }),
  deleteOwnAccount: endpoint({
    ...routes.deleteOwnAccount,
    access: 'user',
    done: answers.accountDeleted,
    summary: 'Delete your own account; votes stay counted, and nobody knows whose they were',
    body: z.object({ currentPassword: Password }),
    reply: Done,
    refuses: [
      'reauth-required',
      'wrong-password',
      'last-admin',
      'account-key-missing',
      'too-many-log-ins',
      'overloaded',
    ],
  }),
  logOutEverywhere: endpoint({
    ...routes.logOutEverywhere,
    access: 'user',
    done: answers.loggedOutEverywhere,
    summary: 'End all your sessions, this one too',
    reply: Done,
    beforeSecondFactor: true,
  }),
  forgotPassword: endpoint({
    ...routes.forgotPassword,
    access: 'any',
    done: answers.resetEmailSent,
    summary: 'Ask for a link by e-mail; the reply is the same for unknown addresses',
    body: z.object({ email: emailAddress(sentences.emailRequired) }),
    reply: Done,
    refuses: ['too-many-requests'],
  }),
  resetPassword: endpoint({
    ...routes.resetPassword,
    access: 'any',
    done: answers.passwordChanged,
    summary: 'Choose a new password with the link from the e-mail; all sessions end',
    body: z.object({ token: Token, newPassword: Password }),
    reply: Done,
    refuses: ['link-invalid', 'overloaded'],
  }),
  askConfirmation: endpoint({
    ...routes.askConfirmation,
    access: 'user',
    done: answers.confirmationSent,
    summary: 'Send the e-mail that confirms your address again',
    reply: Done,
    refuses: ['too-many-requests', 'email-confirmed'],
  }),
  confirmEmail: endpoint({
    ...routes.confirmEmail,
    access: 'any',
    summary: 'Confirm an e-mail address with the link from the e-mail',
    body: z.object({ token: Token }),
    reply: Done,
    done: answers.emailConfirmed,
    refuses: ['link-invalid', 'email-taken', 'account-key-missing'],
  }),
};
