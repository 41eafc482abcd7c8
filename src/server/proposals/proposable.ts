import type { Api, CallName } from '#contract/api.ts';
import { saveCampusSettings } from '../campus/save-campus-settings.ts';
import { deleteElection } from '../elections/delete.ts';
import { cancelElection } from '../elections/life/cancel.ts';
import { closeElectionNow } from '../elections/life/close-now.ts';
import { editElection } from '../elections/life/edit.ts';
import { extendElection } from '../elections/life/extend.ts';
import { pauseElection, resumeElection } from '../elections/life/pause.ts';
import { publishElection } from '../elections/life/publish.ts';
import { returnElectionToDraft } from '../elections/life/to-draft.ts';
import { certifyElection } from '../elections/outcome/certify.ts';
import { addVoter } from '../elections/voter-list/edit-voter.ts';
import type { Verb } from '../verb.ts';

/** The calls that the contract says are proposed where two officers are needed. */
export type ProposingCall = {
  [N in CallName]: Api[N] extends { proposes: true } ? N : never;
}[CallName];

/**
 * The verbs of these calls. Each does all its work in one transaction, and asks at its end for the
 * second officer (second-officer.ts).
 */
export const proposable: { [N in ProposingCall]: Verb<N> } = {
  saveCampusSettings,
  deleteElection,
  editElection,
  publishElection,
  extendElection,
  closeElectionNow,
  pauseElection,
  resumeElection,
  cancelElection,
  returnElectionToDraft,
  addVoter,
  certifyElection,
};
