import { addDeskLink, findForDesk, openForDesk } from '../accounts/desk-account.ts';
import { handOver } from '../accounts/hand-over.ts';
import { proposeNumberMove } from '../accounts/numbers/two-officers.ts';
import { saveCampusSettings } from '../campus/save-campus-settings.ts';
import { deleteElection } from '../elections/delete.ts';
import { settleHeldClose } from '../elections/held/settle.ts';
import {
  cancelElection,
  closeElectionNow,
  extendElection,
  pauseElection,
  resumeElection,
  returnElectionToDraft,
} from '../elections/life/acts.ts';
import { addTime, takeTimeBack } from '../elections/life/add-time.ts';
import { editElection } from '../elections/life/edit.ts';
import { publishElection } from '../elections/life/publish.ts';
import { answerAppeal } from '../elections/outcome/appeals.ts';
import { nameReturningOfficer } from '../elections/desk/name.ts';
import { certifyElection } from '../elections/outcome/certify.ts';
import { enterDraw } from '../elections/outcome/enter-draw.ts';
import { overturnSanction } from '../elections/outcome/overturn.ts';
import { releaseResults } from '../elections/release/release.ts';
import { addVoter } from '../elections/voter-list/edit-voter.ts';
import type { OfficerAct, ProposingCall } from '../officer-act.ts';

/** The act of each of these calls. */
export const proposable: { [N in ProposingCall]: OfficerAct<N> } = {
  saveCampusSettings,
  deleteElection,
  editElection,
  publishElection,
  extendElection,
  addTime,
  takeTimeBack,
  closeElectionNow,
  pauseElection,
  resumeElection,
  cancelElection,
  returnElectionToDraft,
  settleHeldClose,
  addVoter,
  releaseResults,
  answerAppeal,
  overturnSanction,
  certifyElection,
  enterDraw,
  nameReturningOfficer: nameReturningOfficer({ findForDesk, openForDesk, addDeskLink }),
  proposeNumberMove,
  handOver,
};

/** The act of a call that is known only when it runs. */
export const actOf = (call: ProposingCall) => proposable[call] as OfficerAct<ProposingCall>;
