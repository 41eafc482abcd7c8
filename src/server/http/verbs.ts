import type { Answer, CallName } from '#contract/api.ts';
import { changePassword } from '../own-account/change-password.ts';
import { deleteOwnAccount } from '../own-account/delete-own-account.ts';
import { logIn, logInStudent, logOut, logOutEverywhere } from '../sign-in/log-in.ts';
import { registerStudent } from '../sign-in/register.ts';
import { resetPassword } from '../sign-in/reset-password.ts';
import { health, ready } from '../upkeep/health.ts';
import { finishSignOn } from '../sign-in/sign-on/finish.ts';
import { registerBySignOn } from '../sign-in/sign-on/register.ts';
import { logInWithPasskey } from '../sign-in/passkeys/log-in.ts';
import { finishLogIn } from '../sign-in/second-factor/finish-log-in.ts';
import { readCampus, readCampusSettings } from '../campus/read-campus.ts';
import { setUpCampus } from '../campus/set-up-campus.ts';
import { createContact } from '../contact/create-contact.ts';
import { answerContact } from '../contact/answer-contact.ts';
import { readAudience } from '../contact/audience.ts';
import { readContactFile, uploadContactFile } from '../contact/files.ts';
import { listMyMessages, readLinkedMessage } from '../contact/my-messages.ts';
import { deleteContact, listContacts, rejectContact, resolveContact } from '../contact/decide.ts';
import { createMember, deleteMember, moveMember } from '../council/members.ts';
import { listMembers, listTerms, listUnverifiedMembers } from '../council/list-members.ts';
import { seatWinner } from '../council/seat-winner.ts';
import { unverifyMember, verifyMember } from '../council/verify-member.ts';
import { createOrPropose } from '../lifecycle/create-or-propose.ts';
import { readSystem } from '../doctor/read-system.ts';
import { sayKeyFileDestroyed } from '../backup/key-copies.ts';
import { listWaiting } from '../waiting/list.ts';
import { readVoterSources, listResults, readElectionRecord } from '../results/results.ts';
import { isNamedFor } from '../complaints/public.ts';
import { announceChange } from '../elections/act.ts';
import { duplicateElection } from '../lifecycle/duplicate.ts';
import { countLimited, listAllElections, readElectionToEdit } from '../lifecycle/read.ts';
import { wipeElection } from '../lifecycle/delete.ts';
import { inviteVoters, readInvitations } from '../voter-lists/invitations/invite.ts';
import { noteBounces } from '../voter-lists/list-emails/note-bounces.ts';
import { readListEmails } from '../voter-lists/list-emails/read.ts';
import { listElections } from '../results/list.ts';
import { leaveByLink, readEnteredLink } from '../nominations/entered-link.ts';
import { enterCandidates, listEntered } from '../nominations/enter.ts';
import { findCandidates } from '../nominations/find-candidates.ts';
import { takeBackEntered } from '../nominations/take-back.ts';
import { listMyCandidacies, takeCandidacy } from '../nominations/take-candidacy.ts';
import { askSupport } from '../nominations/supporters/ask.ts';
import { answerSupport, readSupport } from '../nominations/supporters/answer.ts';
import { listMySupport } from '../nominations/supporters/list-mine.ts';
import { createNomination } from '../nominations/create.ts';
import { acceptNomination, rejectNomination, reopenNomination } from '../nominations/decide.ts';
import { editNomination } from '../nominations/edit.ts';
import { removeCandidate, withdrawNomination } from '../nominations/leave.ts';
import { readManifesto, listMyNominations, listPendingNominations } from '../nominations/lists.ts';
import { listLookAlikes } from '../nominations/look-alikes.ts';
import { stepDownByLink } from '../outcome/step-down.ts';
import { readRecountKit } from '../recount/read-kit.ts';
import { sendEmail } from '../outcome/send-email.ts';
import { listRulings, readFormerComplaint } from '../outcome/rulings.ts';
import { prepareRunOff } from '../lifecycle/run-off.ts';
import { voteAgain } from '../lifecycle/vote-again.ts';
import { outcomeVerbs } from '../outcome/verbs.ts';
import { readTurnout } from '../voting/turnout/read.ts';
import { checkVoterList } from '../voter-lists/check.ts';
import { listVoterListImports, listVoters } from '../voter-lists/list-voters.ts';
import { previewVoterList } from '../voter-lists/preview.ts';
import { castBallot, castVote } from '../voting/cast.ts';
import { listMyBallots } from '../results/list-my-ballots.ts';
import { readEmailChoices, saveEmailChoices } from '../email/choices.ts';
import { discardEmails } from '../email/decide-unsent.ts';
import { sendTestEmail } from '../email/test-email.ts';
import { readUnsentEmails } from '../email/trouble.ts';
import { resendEmail } from '../people/resend-email.ts';
import { readUnsubscribe, unsubscribe } from '../email/unsubscribe.ts';
import { createEvent, editEvent, deleteEvent, listEvents } from '../events/events.ts';
import { registerWithNumber } from '../numbers/register-with-number.ts';
import { registerByVoteLink, takeByVoteLink } from '../numbers/use-vote-link.ts';
import { readVoteLink } from '../numbers/vote-link.ts';
import { actOf } from './proposable.ts';
import {
  announceAlone,
  confirmProposal,
  listProposals,
  refuseProposal,
  withdrawProposal,
} from '../proposals/decide.ts';
import { listRecord } from '../record/list.ts';
import { readRecordFeed } from '../results/read-feed.ts';
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
  resetPassword,
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
export const downloads = { readRecountKit, readContactFile } satisfies {
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
  readUnsentEmails,
  resendEmail,
  sendTestEmail,
  discardEmails,
  listAllElections,
  createElection: createOrPropose,
  readElectionToEdit,
  countLimited,
  duplicateElection,
  wipeElection,
  readTurnout,
  listWaiting,
  readSystem,
  sayKeyFileDestroyed,
  readVoterSources,
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
  enterCandidates,
  findCandidates,
  takeBackEntered,
  listEntered,
  askSupport,
  listMySupport,
  readSupport,
  answerSupport,
  readEnteredLink,
  leaveByLink,
  stepDownByLink,
  listMyCandidacies,
  takeCandidacy,
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
  readAudience,
  uploadContactFile,
  listMyMessages,
  listContacts,
  deleteContact,
  resolveContact,
  rejectContact,
  answerContact,
  readLinkedMessage,
  uploadImage,
  readEmailChoices,
  saveEmailChoices,
  readUnsubscribe,
  unsubscribe,
  readInvitations,
  inviteVoters,
  readListEmails,
  noteBounces,
  readVoteLink,
  takeByVoteLink,
  listRecord,
  listProposals,
  announceAlone: (services, actor, input) => announceAlone(services, actor, input, announceChange),
  confirmProposal: (services, actor, input) =>
    confirmProposal(services, actor, input, {
      actOf,
      isNamedFor: (tx, accountId, id) => isNamedFor(tx, accountId, { by: 'election', id }),
    }),
  refuseProposal,
  withdrawProposal,
  readElectionRecord,
  previewVoterList,
  listVoterListImports,
  listVoters,
  checkVoterList,
  prepareRunOff,
  voteAgain,
  ...outcomeVerbs,
  listRulings,
  readFormerComplaint,
};
