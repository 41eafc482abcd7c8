import type { CallName } from '#contract/api.ts';
import { askConfirmation, confirmEmail } from '../addresses/confirm-email.ts';
import { changeEmail } from '../addresses/change-email.ts';
import { changeName, chooseLanguage } from '../own-account/edit-profile.ts';
import { editStudent, editUser } from '../people/edit-account.ts';
import { forgotPassword } from '../sign-in/forgot-password.ts';
import { readHandOver } from '../people/hand-over.ts';
import { endRoleLink, readRoleLink, takeRole } from '../people/role-links.ts';
import { listUsers } from '../people/list-users.ts';
import { readLogInLine, readMe } from '../sign-in/log-in.ts';
import { askNumberProof } from '../numbers/ask-number-proof.ts';
import { searchNumbers, undoCheckIn } from '../numbers/check-in.ts';
import { voidNumberCodes } from '../numbers/printed-codes.ts';
import { readOwnNumber } from '../numbers/own-number.ts';
import { useNumberCode } from '../numbers/use-number-code.ts';
import { readOwnData } from '../own-account/own-data.ts';
import { listSessions, endSessions } from '../own-account/own-sessions.ts';
import { startPasskey, addPasskey } from '../sign-in/passkeys/add.ts';
import { startPasskeyLogIn } from '../sign-in/passkeys/log-in.ts';
import { listPasskeys, renamePasskey, removePasskey } from '../sign-in/passkeys/manage.ts';
import { register } from '../sign-in/register.ts';
import { startSecondFactor, addSecondFactor } from '../sign-in/second-factor/enrol.ts';
import {
  readSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  takeOffSecondFactor,
} from '../sign-in/second-factor/manage.ts';
import { reAuthenticate } from '../sign-in/second-factor/re-authenticate.ts';
import { sendResetLink } from '../people/show-link.ts';
import { listSignOns, disconnectSignOn } from '../sign-in/sign-on/identities.ts';
import { startSignOn } from '../sign-in/sign-on/start.ts';
import { liftSuspension } from '../people/suspend-user.ts';
import { listUnverifiedUsers, verifyUser } from '../people/verify-user.ts';
import type { OfficerAct } from '../officer-act.ts';
import type { Verb } from '../verb.ts';

/** What people and admins do with accounts, but for the calls that open or end a session. */
export const accountVerbs = {
  register,
  readLogInLine,
  readMe,
  listUnverifiedUsers,
  verifyUser,
  listUsers,
  readHandOver,
  readRoleLink,
  takeRole,
  endRoleLink,
  liftSuspension,
  sendResetLink,
  listSessions,
  endSessions,
  readOwnData,
  changeName,
  chooseLanguage,
  changeEmail,
  editStudent,
  editUser,
  forgotPassword,
  askConfirmation,
  confirmEmail,
  startSignOn,
  listSignOns,
  disconnectSignOn,
  listPasskeys,
  startPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  startPasskeyLogIn,
  readSecondFactor,
  startSecondFactor,
  addSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  takeOffSecondFactor,
  reAuthenticate,
  readOwnNumber,
  askNumberProof,
  useNumberCode,
  searchNumbers,
  undoCheckIn,
  voidNumberCodes,
} satisfies { [N in CallName]?: Verb<N> | OfficerAct<N> };
