import type { Answer, CallName } from '#contract/api.ts';
import { changePassword } from '../accounts/change-password.ts';
import { deleteOwnAccount } from '../accounts/delete-own-account.ts';
import { logIn, logInStudent } from '../accounts/log-in.ts';
import { logOut, logOutEverywhere } from '../accounts/log-out.ts';
import { registerStudent } from '../accounts/register.ts';
import { signInByLink } from '../accounts/sign-in-link.ts';
import { health, ready } from '../campus/health.ts';
import { finishSignOn } from '../accounts/sign-on/finish.ts';
import { registerBySignOn } from '../accounts/sign-on/register.ts';
import { logInWithPasskey } from '../accounts/passkeys/log-in.ts';
import { finishLogIn } from '../accounts/second-factor/finish-log-in.ts';
import { readCampus, readCampusSettings } from '../campus/read-campus.ts';
import { setUpCampus } from '../campus/set-up-campus.ts';
import { createContact } from '../contact/create-contact.ts';
import { answerContact, noteContact } from '../contact/answer-contact.ts';
import { giveBackContact, takeContact } from '../contact/take-contact.ts';
import { followContact, readFollowed } from '../contact/follow-contact.ts';
import { deleteContact, listContacts, rejectContact, resolveContact } from '../contact/decide.ts';
import { createMember } from '../council/create-member.ts';
import { deleteMember } from '../council/delete-member.ts';
import { listMembers, listTerms, listUnverifiedMembers } from '../council/list-members.ts';
import { moveMember } from '../council/move-member.ts';
import { seatWinner } from '../council/seat-winner.ts';
import { unverifyMember, verifyMember } from '../council/verify-member.ts';
import { listDisputedPositions } from '../elections/disputes/list.ts';
import { createOrPropose } from '../elections/create-or-propose.ts';
import { readSystem } from '../doctor/read-system.ts';
import { sayKeyFileDestroyed } from '../backup/say-key-file-destroyed.ts';
import { listWaiting } from '../elections/waiting/list.ts';
import { listReadiness } from '../elections/readiness/list.ts';
import { deleteRuleSet, listRuleSets, saveRuleSet } from '../elections/rule-sets/rule-sets.ts';
import { readVoterSources } from '../elections/read-voter-sources.ts';
import { makeDeskLink } from '../accounts/desk-account.ts';
import { isOnDesk } from '../elections/desk/on-desk.ts';
import { showDeskLink } from '../elections/desk/show-link.ts';
import { announceChange } from '../elections/life/act.ts';
import { duplicateElection } from '../elections/life/duplicate.ts';
import { listAllElections, readElectionToEdit } from '../elections/life/read.ts';
import { wipeElection } from '../elections/life/wipe.ts';
import { inviteVoters } from '../elections/invitations/invite.ts';
import { readInvitations } from '../elections/invitations/read.ts';
import { correctListAddress } from '../elections/list-emails/correct-address.ts';
import { noteBounces } from '../elections/list-emails/note-bounces.ts';
import { readListEmails } from '../elections/list-emails/read.ts';
import { listElections } from '../elections/list.ts';
import {
  answerByLink,
  answerEntered,
  listMyQuestions,
  readEnteredLink,
} from '../elections/nominations/answer-entered.ts';
import { askEnteredAgain } from '../elections/nominations/ask-entered.ts';
import { enterCandidates, listEntered } from '../elections/nominations/enter.ts';
import { findCandidates } from '../elections/nominations/find-candidates.ts';
import { takeBackEntered } from '../elections/nominations/take-back.ts';
import { takeByLink } from '../elections/nominations/take-candidacy.ts';
import { askSupport } from '../elections/supporters/ask.ts';
import { answerSupport, readSupport } from '../elections/supporters/answer.ts';
import { listMySupport } from '../elections/supporters/list-mine.ts';
import { createNomination } from '../elections/nominations/create.ts';
import {
  acceptNomination,
  rejectNomination,
  reopenNomination,
} from '../elections/nominations/decide.ts';
import {
  acceptNominationEdit,
  editNomination,
  listNominationEdits,
  rejectNominationEdit,
} from '../elections/nominations/edit.ts';
import { removeCandidate, withdrawNomination } from '../elections/nominations/leave.ts';
import { readManifesto } from '../elections/nominations/read-manifesto.ts';
import { listMyNominations } from '../elections/nominations/list-mine.ts';
import { listLookAlikes } from '../elections/nominations/look-alikes.ts';
import { listPendingNominations } from '../elections/nominations/list-pending.ts';
import { readComplaintFile } from '../elections/complaints/read-file.ts';
import { readRecountKit } from '../elections/recount/read-kit.ts';
import { listResults } from '../elections/results.ts';
import { sendEmail } from '../elections/results/send-email.ts';
import { complaintVerbs } from '../elections/complaints/verbs.ts';
import { deskVerbs } from '../elections/desk/verbs.ts';
import { prepareRunOff } from '../elections/outcome/run-off.ts';
import { voteAgain } from '../elections/life/vote-again.ts';
import { outcomeVerbs } from '../elections/outcome/verbs.ts';
import { readTurnout } from '../elections/turnout/read.ts';
import { checkVoterList } from '../elections/voter-list/check.ts';
import { correctVoter, removeVoter } from '../elections/voter-list/edit-voter.ts';
import { importVoterList } from '../elections/voter-list/import.ts';
import { listVoterListImports, listVoters } from '../elections/voter-list/list-voters.ts';
import { previewVoterList } from '../elections/voter-list/preview.ts';
import { undoVoterListImport } from '../elections/voter-list/undo-import.ts';
import { castBallot, castVote } from '../elections/voting/cast.ts';
import { listMyBallots } from '../elections/voting/list-my-ballots.ts';
import { readEmailChoices, saveEmailChoices } from '../email/choices.ts';
import { readEmailQueue } from '../email/list.ts';
import { correctEmail } from '../email/correct.ts';
import { discardEmail, discardFailedEmails } from '../email/discard.ts';
import { resendEmail, sendEmailsNow } from '../email/resend.ts';
import { sendTestEmail } from '../email/test-email.ts';
import { readEmailTrouble } from '../email/trouble.ts';
import { renewLink } from '../accounts/renew-link.ts';
import { readUnsubscribe, unsubscribe } from '../email/unsubscribe.ts';
import { createEvent } from '../events/create-event.ts';
import { editEvent } from '../events/edit-event.ts';
import { deleteEvent } from '../events/delete-event.ts';
import { listEvents } from '../events/list-events.ts';
import { registerWithNumber } from '../accounts/numbers/register-with-number.ts';
import { registerByVoteLink, takeByVoteLink } from '../accounts/numbers/use-vote-link.ts';
import { readVoteLink } from '../accounts/numbers/vote-link.ts';
import { actOf } from './proposable.ts';
import {
  announceAlone,
  confirmProposal,
  listProposals,
  refuseProposal,
  withdrawProposal,
} from '../proposals/decide.ts';
import { readWhoMayAct } from '../proposals/who-may-act.ts';
import { listRecord } from '../record/list.ts';
import { readRecordFeed } from '../elections/read-feed.ts';
import { readElectionRecord } from '../elections/read-record.ts';
import type { OfficerAct, ProposingCall } from '../officer-act.ts';
import { uploadImage } from '../uploads/upload-image.ts';
import type { Download, Reading, SignedIn, Verb } from '../verb.ts';
import { accountVerbs } from './account-verbs.ts';

/** Calls whose answer is made once for all readers and kept until something changes. */
export const readings = {
  readCampus,
  readCampusSettings,
  listElections,
  listResults,
  listEvents,
  listMembers,
  listTerms,
  readRecordFeed,
} satisfies { [N in CallName]?: Reading<N> };

/** Calls that open a session: its token leaves as a cookie. */
export const signingIn = {
  setUpCampus,
  registerStudent,
  logIn,
  logInStudent,
  signInByLink,
  changePassword,
  finishSignOn,
  registerBySignOn,
  logInWithPasskey,
  finishLogIn,
  registerWithNumber,
  registerByVoteLink,
} satisfies { [N in CallName]?: Verb<N, SignedIn<Answer<N>>> };

/** Calls after which the browser holds no session any more. */
export const signingOut = {
  logOut,
  logOutEverywhere,
  deleteOwnAccount,
} satisfies { [N in CallName]?: Verb<N> };

/** Calls that answer a file, which is sent as it is read. */
export const downloads = { readRecountKit, readComplaintFile } satisfies {
  [N in CallName]?: Verb<N, Download>;
};

type Otherwise =
  | keyof typeof readings
  | keyof typeof signingIn
  | keyof typeof signingOut
  | keyof typeof downloads
  | ProposingCall;

/** All other calls: a use case, or an act that one officer does alone. That each call of the contract has its verb, and one only, the compiler sees. */
export const verbs: { [N in Exclude<CallName, Otherwise>]: Verb<N> | OfficerAct<N> } = {
  ...accountVerbs,
  health,
  ready,
  readEmailQueue,
  resendEmail,
  readEmailTrouble,
  sendEmailsNow,
  sendTestEmail,
  correctEmail,
  renewLink,
  discardEmail,
  discardFailedEmails,
  listAllElections,
  createElection: createOrPropose,
  readElectionToEdit,
  duplicateElection,
  wipeElection,
  readTurnout,
  listDisputes: listDisputedPositions,
  listReadiness,
  listWaiting,
  readSystem,
  sayKeyFileDestroyed,
  readVoterSources,
  listRuleSets,
  saveRuleSet,
  deleteRuleSet,
  listMyBallots,
  createNomination,
  readManifesto,
  listPendingNominations,
  listLookAlikes,
  acceptNomination,
  rejectNomination,
  reopenNomination,
  listMyNominations,
  withdrawNomination,
  removeCandidate,
  editNomination,
  listNominationEdits,
  acceptNominationEdit,
  rejectNominationEdit,
  enterCandidates,
  findCandidates,
  takeBackEntered,
  listEntered,
  askEnteredAgain,
  askSupport,
  listMySupport,
  readSupport,
  answerSupport,
  listMyQuestions,
  answerEntered,
  readEnteredLink,
  answerByLink,
  takeByLink,
  castVote,
  castBallot,
  sendEmail,
  createEvent,
  editEvent,
  deleteEvent,
  createMember,
  listUnverifiedMembers,
  verifyMember,
  unverifyMember,
  moveMember,
  seatWinner,
  deleteMember,
  createContact,
  listContacts,
  deleteContact,
  resolveContact,
  rejectContact,
  answerContact,
  noteContact,
  takeContact,
  giveBackContact,
  followContact,
  readFollowed,
  uploadImage,
  readEmailChoices,
  saveEmailChoices,
  readUnsubscribe,
  unsubscribe,
  readInvitations,
  inviteVoters,
  readListEmails,
  noteBounces,
  correctListAddress,
  readVoteLink,
  takeByVoteLink,
  listRecord,
  listProposals,
  readWhoMayAct,
  announceAlone: (services, actor, input) => announceAlone(services, actor, input, announceChange),
  confirmProposal: (services, actor, input) =>
    confirmProposal(services, actor, input, {
      actOf,
      isOnDesk: (tx, accountId, id) => isOnDesk(tx, accountId, { by: 'election', id }),
    }),
  refuseProposal,
  withdrawProposal,
  readElectionRecord,
  previewVoterList,
  importVoterList,
  undoVoterListImport,
  listVoterListImports,
  listVoters,
  correctVoter,
  removeVoter,
  checkVoterList,
  prepareRunOff,
  voteAgain,
  ...outcomeVerbs,
  ...complaintVerbs,
  ...deskVerbs,
  showDeskLink: (services, actor, input) => showDeskLink(services, actor, input, makeDeskLink),
};
