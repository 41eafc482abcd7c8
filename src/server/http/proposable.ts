import { handOver } from '../people/hand-over.ts';
import { giveNumber } from '../numbers/give-number.ts';
import { saveCampusSettings } from '../campus/save-campus-settings.ts';
import { deleteElection } from '../lifecycle/delete.ts';
import { settleHeldClose } from '../closing/held/settle.ts';
import { resumeElection } from '../closing/resume.ts';
import {
  cancelElection,
  closeElectionNow,
  extendElection,
  pauseElection,
  returnElectionToDraft,
} from '../lifecycle/acts.ts';
import { correctCandidateName } from '../lifecycle/correct-name.ts';
import { editElection } from '../lifecycle/edit.ts';
import { publishElection } from '../lifecycle/publish.ts';
import { createRuling } from '../outcome/create-ruling.ts';
import { nameReturningOfficer } from '../complaints/name-returning-officer.ts';
import { certifyElection } from '../outcome/certify.ts';
import { enterDraw } from '../outcome/enter-draw.ts';
import { overturnRuling } from '../outcome/overturn.ts';
import { releaseResults } from '../outcome/release/release.ts';
import { addVoter, correctVoter, removeVoter } from '../voter-lists/edit-voter.ts';
import { importVoterList } from '../voter-lists/import.ts';
import { correctListAddress } from '../voter-lists/list-emails/correct-address.ts';
import { undoVoterListImport } from '../voter-lists/undo-import.ts';
import { correctUser } from '../addresses/correct-user.ts';
import { checkIn } from '../numbers/check-in.ts';
import { printNumberCodes } from '../numbers/printed-codes.ts';
import { changeRole } from '../people/change-role.ts';
import { deleteUser } from '../people/delete-user.ts';
import { showLink } from '../people/show-link.ts';
import { suspendUser } from '../people/suspend-user.ts';
import { unverifyUser } from '../people/verify-user.ts';
import type { OfficerAct, ProposingCall } from '../officer-act.ts';

/** The act of each of these calls. */
export const proposable: { [N in ProposingCall]: OfficerAct<N> } = {
  saveCampusSettings,
  deleteElection,
  editElection,
  publishElection,
  extendElection,
  correctCandidateName,
  closeElectionNow,
  pauseElection,
  resumeElection,
  cancelElection,
  returnElectionToDraft,
  settleHeldClose,
  addVoter,
  correctVoter,
  removeVoter,
  correctListAddress,
  importVoterList,
  undoVoterListImport,
  printNumberCodes,
  checkIn,
  suspendUser,
  showLink,
  deleteUser,
  unverifyUser,
  changeRole,
  correctUser,
  releaseResults,
  createRuling,
  overturnRuling,
  certifyElection,
  enterDraw,
  nameReturningOfficer,
  giveNumber,
  handOver,
};

/** The act of a call that is known only when it runs. */
export const actOf = (call: ProposingCall) => proposable[call] as OfficerAct<ProposingCall>;
