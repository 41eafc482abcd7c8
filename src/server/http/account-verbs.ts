import type { CallName } from '#contract/api.ts';
import { askConfirmation } from '../accounts/ask-confirmation.ts';
import { changeEmail } from '../accounts/change-email.ts';
import { changeName } from '../accounts/change-name.ts';
import { changeRole } from '../accounts/change-role.ts';
import { confirmEmail } from '../accounts/confirm-email.ts';
import { correctUser } from '../accounts/correct-user.ts';
import { deleteUser } from '../accounts/delete-user.ts';
import { editStudent, editUser } from '../accounts/edit-account.ts';
import { forgotPassword } from '../accounts/forgot-password.ts';
import { readHandOver } from '../accounts/hand-over.ts';
import { listUsers } from '../accounts/list-users.ts';
import { readLogInLine, readMe } from '../accounts/log-in.ts';
import { askNumberProof } from '../accounts/numbers/ask-number-proof.ts';
import { searchNumbers, checkIn, undoCheckIn } from '../accounts/numbers/check-in.ts';
import { printNumberCodes, voidNumberCodes } from '../accounts/numbers/printed-codes.ts';
import { readOwnNumber, readNumberClaim } from '../accounts/numbers/read-number.ts';
import { readNumberOffice, settleLostPlace } from '../accounts/numbers/read-office.ts';
import { takeNumber, useNumberCode } from '../accounts/numbers/take-number.ts';
import { readOwnData } from '../accounts/own-data.ts';
import { listSessions, endSessions } from '../accounts/own-sessions.ts';
import { startPasskey, addPasskey } from '../accounts/passkeys/add.ts';
import { startPasskeyLogIn } from '../accounts/passkeys/log-in.ts';
import { listPasskeys, renamePasskey, removePasskey } from '../accounts/passkeys/manage.ts';
import { register } from '../accounts/register.ts';
import { resetPassword } from '../accounts/reset-password.ts';
import { startSecondFactor, addSecondFactor } from '../accounts/second-factor/enrol.ts';
import {
  readSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  takeOffSecondFactor,
} from '../accounts/second-factor/manage.ts';
import {
  answerCorrection,
  answerCorrectionByLink,
  decideCorrection,
  listCorrections,
  readOwnCorrection,
} from '../accounts/corrections/decide.ts';
import { reAuthenticate } from '../accounts/second-factor/re-authenticate.ts';
import { sendResetLink } from '../accounts/send-reset-link.ts';
import { showLink } from '../accounts/show-link.ts';
import { askSignInLink } from '../accounts/sign-in-link.ts';
import { listSignOns, disconnectSignOn } from '../accounts/sign-on/identities.ts';
import { startSignOn } from '../accounts/sign-on/start.ts';
import { suspendUser, liftSuspension } from '../accounts/suspend-user.ts';
import { listUnverifiedUsers, verifyUser, unverifyUser } from '../accounts/verify-user.ts';
import type { OfficerAct } from '../officer-act.ts';
import type { Verb } from '../verb.ts';

/** What people and admins do with accounts, but for the calls that open or end a session. */
export const accountVerbs = {
  register,
  readLogInLine,
  readMe,
  listUnverifiedUsers,
  verifyUser,
  unverifyUser,
  deleteUser,
  listUsers,
  readHandOver,
  suspendUser,
  liftSuspension,
  changeRole,
  correctUser,
  listCorrections,
  decideCorrection,
  readOwnCorrection,
  answerCorrection,
  answerCorrectionByLink,
  sendResetLink,
  showLink,
  listSessions,
  endSessions,
  readOwnData,
  changeName,
  changeEmail,
  editStudent,
  editUser,
  forgotPassword,
  resetPassword,
  askSignInLink,
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
  readNumberClaim,
  takeNumber,
  useNumberCode,
  searchNumbers,
  checkIn,
  undoCheckIn,
  printNumberCodes,
  voidNumberCodes,
  readNumberOffice,
  settleLostPlace,
} satisfies { [N in CallName]?: Verb<N> | OfficerAct<N> };
