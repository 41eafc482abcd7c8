/**
 * What a call changes. Browsers keep what they read under these words and read it again after the call;
 * the server tells open pages and other servers of those that everybody sees (src/contract/live.ts).
 */
export type Subject =
  /** What everybody sees. */
  | 'elections'
  | 'members'
  | 'events'
  | 'campus'
  /** What officers see. */
  | 'officers'
  /** What is about the person who is logged in. */
  | 'own'
  /** Where an account is logged in. */
  | 'sessions';

/** A call as the browser needs to know it. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path below /api, with parameters such as :id. */
  path: string;
  changes?: readonly Subject[];
}

/**
 * The method and the path of every call (specification, section 7; contract, "The calls"), and what it
 * changes. The browser loads this table and none of the schemas. The endpoints include it, so each path
 * is written once. It is one table, and longer than other files: paths that clash are seen side by side.
 */
export const routes = {
  health: { method: 'GET', path: '/health' },
  ready: { method: 'GET', path: '/ready' },

  readCampus: { method: 'GET', path: '/campus' },
  setUpCampus: { method: 'POST', path: '/campus/set-up', changes: ['campus'] },
  readCampusSettings: { method: 'GET', path: '/campus/settings' },
  saveCampusSettings: {
    method: 'PUT',
    path: '/campus/settings',
    changes: ['campus', 'elections', 'officers'],
  },
  readSystem: { method: 'GET', path: '/campus/system' },
  sayKeyFileDestroyed: {
    method: 'POST',
    path: '/campus/key-file-destroyed/:id',
    changes: ['officers'],
  },
  resendEmail: { method: 'POST', path: '/campus/emails/resend/:id', changes: ['officers'] },
  readUnsentEmails: { method: 'GET', path: '/campus/emails' },
  sendTestEmail: { method: 'POST', path: '/campus/emails/test', changes: ['officers'] },
  discardEmails: { method: 'POST', path: '/campus/emails/discard', changes: ['officers'] },

  register: { method: 'POST', path: '/user/register' },
  registerStudent: { method: 'POST', path: '/user/register-student' },
  logIn: { method: 'POST', path: '/user/login' },
  logInStudent: { method: 'POST', path: '/user/login-student' },
  readLogInLine: { method: 'GET', path: '/user/login-line' },
  logOut: { method: 'POST', path: '/user/logout' },
  readMe: { method: 'GET', path: '/user/me' },
  listUnverifiedUsers: { method: 'GET', path: '/user/unverified' },
  verifyUser: { method: 'POST', path: '/user/verify/:id', changes: ['officers'] },
  unverifyUser: { method: 'POST', path: '/user/unverify/:id', changes: ['officers'] },
  deleteUser: {
    method: 'DELETE',
    path: '/user/delete/:id',
    changes: ['elections', 'members', 'officers'],
  },
  readHandOver: { method: 'GET', path: '/user/hand-over' },
  handOver: {
    method: 'POST',
    path: '/user/hand-over',
    changes: ['elections', 'members', 'campus', 'officers', 'own'],
  },
  readRoleLink: { method: 'POST', path: '/user/role-link/read' },
  takeRole: {
    method: 'POST',
    path: '/user/role-link/take',
    changes: ['elections', 'officers', 'sessions', 'own'],
  },
  endRoleLink: { method: 'DELETE', path: '/user/role-link/:id', changes: ['officers'] },
  listRecord: { method: 'GET', path: '/record/get-all' },
  readRecountKit: { method: 'GET', path: '/election/recount-kit/:id' },
  readElectionRecord: { method: 'GET', path: '/record/election/:id' },
  readRecordFeed: { method: 'GET', path: '/record/feed' },
  listProposals: { method: 'GET', path: '/proposal/get-all' },
  confirmProposal: {
    method: 'POST',
    path: '/proposal/confirm/:id',
    changes: ['elections', 'members', 'campus', 'officers'],
  },
  announceAlone: {
    method: 'POST',
    path: '/proposal/alone/:id',
    changes: ['elections', 'officers'],
  },
  refuseProposal: { method: 'POST', path: '/proposal/refuse/:id', changes: ['officers'] },
  withdrawProposal: { method: 'POST', path: '/proposal/withdraw/:id', changes: ['officers'] },
  listUsers: { method: 'GET', path: '/user/get-all' },
  suspendUser: { method: 'POST', path: '/user/suspend/:id', changes: ['officers', 'sessions'] },
  liftSuspension: { method: 'POST', path: '/user/lift-suspension/:id', changes: ['officers'] },
  changeRole: { method: 'POST', path: '/user/change-role/:id', changes: ['officers', 'sessions'] },
  correctUser: {
    method: 'PUT',
    path: '/user/correct/:id',
    changes: ['elections', 'members', 'officers'],
  },
  sendResetLink: { method: 'POST', path: '/user/send-reset/:id', changes: ['officers'] },
  showLink: { method: 'POST', path: '/user/show-link/:id', changes: ['officers'] },
  listSessions: { method: 'GET', path: '/user/sessions' },
  endSessions: { method: 'POST', path: '/user/end-sessions', changes: ['sessions'] },
  readOwnData: { method: 'GET', path: '/user/my-data' },
  changeName: {
    method: 'PUT',
    path: '/user/change-name',
    changes: ['elections', 'members', 'officers', 'own'],
  },
  changeEmail: { method: 'POST', path: '/user/change-email', changes: ['own'] },
  chooseLanguage: { method: 'PUT', path: '/user/language' },
  deleteOwnAccount: {
    method: 'POST',
    path: '/user/delete-account',
    changes: ['elections', 'members'],
  },
  editStudent: {
    method: 'PUT',
    path: '/user/edit-student/:id',
    changes: ['elections', 'members', 'officers', 'own'],
  },
  editUser: {
    method: 'PUT',
    path: '/user/edit/:id',
    changes: ['elections', 'members', 'officers', 'own'],
  },
  changePassword: { method: 'POST', path: '/user/change-password', changes: ['own', 'sessions'] },
  logOutEverywhere: { method: 'POST', path: '/user/logout-everywhere' },
  forgotPassword: { method: 'POST', path: '/user/forgot-password' },
  resetPassword: { method: 'POST', path: '/user/reset-password' },
  askConfirmation: { method: 'POST', path: '/user/ask-confirmation', changes: ['own'] },
  confirmEmail: {
    method: 'POST',
    path: '/user/confirm-email',
    changes: ['elections', 'officers', 'own'],
  },

  startSignOn: { method: 'POST', path: '/sign-on/start' },
  finishSignOn: {
    method: 'POST',
    path: '/sign-on/finish',
    changes: ['elections', 'members', 'officers', 'own'],
  },
  registerBySignOn: {
    method: 'POST',
    path: '/sign-on/register',
    changes: ['elections', 'members', 'officers', 'own'],
  },
  listSignOns: { method: 'GET', path: '/sign-on/mine' },
  disconnectSignOn: { method: 'DELETE', path: '/sign-on/disconnect/:id', changes: ['own'] },
  listPasskeys: { method: 'GET', path: '/passkey/mine' },
  startPasskey: { method: 'POST', path: '/passkey/start' },
  addPasskey: { method: 'POST', path: '/passkey/add', changes: ['own'] },
  renamePasskey: { method: 'PUT', path: '/passkey/rename/:id', changes: ['own'] },
  removePasskey: { method: 'DELETE', path: '/passkey/remove/:id', changes: ['own'] },
  startPasskeyLogIn: { method: 'POST', path: '/passkey/start-login' },
  logInWithPasskey: { method: 'POST', path: '/passkey/login' },
  finishLogIn: { method: 'POST', path: '/second-factor/login' },
  readSecondFactor: { method: 'GET', path: '/second-factor/mine' },
  startSecondFactor: { method: 'POST', path: '/second-factor/start' },
  addSecondFactor: { method: 'POST', path: '/second-factor/add', changes: ['own'] },
  removeSecondFactor: { method: 'DELETE', path: '/second-factor/remove', changes: ['own'] },
  renewRecoveryCodes: { method: 'POST', path: '/second-factor/recovery-codes', changes: ['own'] },
  takeOffSecondFactor: {
    method: 'POST',
    path: '/second-factor/take-off/:id',
    changes: ['officers'],
  },
  reAuthenticate: { method: 'POST', path: '/second-factor/re-authenticate' },
  readOwnNumber: { method: 'GET', path: '/number/mine' },
  askNumberProof: { method: 'POST', path: '/number/ask' },
  registerWithNumber: {
    method: 'POST',
    path: '/number/register',
    changes: ['elections', 'members', 'officers', 'own'],
  },
  useNumberCode: {
    method: 'POST',
    path: '/number/code',
    changes: ['elections', 'members', 'officers', 'own'],
  },
  readVoteLink: { method: 'POST', path: '/vote-link/read' },
  registerByVoteLink: {
    method: 'POST',
    path: '/vote-link/register',
    changes: ['elections', 'members', 'officers', 'own'],
  },
  takeByVoteLink: {
    method: 'POST',
    path: '/vote-link/take',
    changes: ['elections', 'members', 'officers', 'own'],
  },
  searchNumbers: { method: 'GET', path: '/number/search' },
  checkIn: {
    method: 'POST',
    path: '/number/check-in',
    changes: ['elections', 'members', 'officers'],
  },
  undoCheckIn: {
    method: 'POST',
    path: '/number/undo-check-in',
    changes: ['elections', 'officers'],
  },
  printNumberCodes: { method: 'POST', path: '/number/print', changes: ['officers'] },
  voidNumberCodes: { method: 'POST', path: '/number/void', changes: ['officers'] },
  giveNumber: {
    method: 'POST',
    path: '/number/give/:id',
    changes: ['officers'],
  },

  createEvent: { method: 'POST', path: '/event/create', changes: ['events'] },
  editEvent: { method: 'PUT', path: '/event/edit/:id', changes: ['events'] },
  deleteEvent: { method: 'DELETE', path: '/event/delete/:id', changes: ['events'] },
  listEvents: { method: 'GET', path: '/event/get-all' },

  createMember: { method: 'POST', path: '/member/create', changes: ['members', 'officers'] },
  listMembers: { method: 'GET', path: '/member/get-all' },
  listUnverifiedMembers: { method: 'GET', path: '/member/unverified' },
  verifyMember: { method: 'POST', path: '/member/verify/:id', changes: ['members', 'officers'] },
  unverifyMember: {
    method: 'POST',
    path: '/member/unverify/:id',
    changes: ['members', 'officers'],
  },
  moveMember: { method: 'POST', path: '/member/move/:id', changes: ['members', 'officers'] },
  seatWinner: { method: 'POST', path: '/member/seat', changes: ['members', 'officers'] },
  listTerms: { method: 'GET', path: '/member/terms' },
  deleteMember: { method: 'DELETE', path: '/member/delete/:id', changes: ['members', 'officers'] },

  createContact: { method: 'POST', path: '/contact/create', changes: ['officers', 'own'] },
  readAudience: { method: 'GET', path: '/contact/audience/:id' },
  uploadContactFile: { method: 'POST', path: '/contact/upload' },
  readContactFile: { method: 'GET', path: '/contact/file/:id' },
  listMyMessages: { method: 'GET', path: '/contact/mine' },
  listContacts: { method: 'GET', path: '/contact/get-all' },
  answerContact: { method: 'POST', path: '/contact/answer/:id', changes: ['officers'] },
  readLinkedMessage: { method: 'POST', path: '/contact/read' },
  deleteContact: { method: 'DELETE', path: '/contact/delete/:id', changes: ['officers'] },
  resolveContact: { method: 'PUT', path: '/contact/resolve/:id', changes: ['officers'] },
  rejectContact: { method: 'PUT', path: '/contact/reject/:id', changes: ['officers'] },

  uploadImage: { method: 'POST', path: '/upload' },

  createElection: { method: 'POST', path: '/election/create', changes: ['elections', 'officers'] },
  deleteElection: {
    method: 'DELETE',
    path: '/election/delete/:id',
    changes: ['elections', 'officers'],
  },
  readElectionToEdit: { method: 'GET', path: '/election/edit/:id' },
  countLimited: { method: 'POST', path: '/election/count-limited' },
  editElection: { method: 'PUT', path: '/election/edit/:id', changes: ['elections', 'officers'] },
  publishElection: {
    method: 'POST',
    path: '/election/publish/:id',
    changes: ['elections', 'officers'],
  },
  extendElection: {
    method: 'POST',
    path: '/election/extend/:id',
    changes: ['elections', 'officers'],
  },
  correctCandidateName: {
    method: 'POST',
    path: '/election/correct-name/:id',
    changes: ['elections', 'officers'],
  },
  closeElectionNow: {
    method: 'POST',
    path: '/election/close/:id',
    changes: ['elections', 'officers'],
  },
  pauseElection: {
    method: 'POST',
    path: '/election/pause/:id',
    changes: ['elections', 'officers'],
  },
  resumeElection: {
    method: 'POST',
    path: '/election/resume/:id',
    changes: ['elections', 'officers'],
  },
  cancelElection: {
    method: 'POST',
    path: '/election/cancel/:id',
    changes: ['elections', 'officers'],
  },
  returnElectionToDraft: {
    method: 'POST',
    path: '/election/to-draft/:id',
    changes: ['elections', 'officers'],
  },
  settleHeldClose: {
    method: 'POST',
    path: '/election/settle-held/:id',
    changes: ['elections', 'officers'],
  },
  duplicateElection: {
    method: 'POST',
    path: '/election/duplicate/:id',
    changes: ['elections', 'officers'],
  },
  voteAgain: {
    method: 'POST',
    path: '/election/vote-again/:id',
    changes: ['elections', 'officers'],
  },
  readOutcome: { method: 'GET', path: '/election/outcome/:id' },
  enterDraw: { method: 'POST', path: '/election/draw/:id', changes: ['elections', 'officers'] },
  prepareRunOff: {
    method: 'POST',
    path: '/election/run-off/:id',
    changes: ['elections', 'officers'],
  },
  releaseResults: {
    method: 'POST',
    path: '/election/release/:id',
    changes: ['elections', 'officers'],
  },
  certifyElection: {
    method: 'POST',
    path: '/election/certify/:id',
    changes: ['elections', 'officers'],
  },
  readFormerComplaint: { method: 'POST', path: '/complaint/follow' },
  listRulings: { method: 'GET', path: '/ruling/get-all/:id' },
  createRuling: {
    method: 'POST',
    path: '/ruling/create',
    changes: ['elections', 'own', 'officers'],
  },
  nameReturningOfficer: {
    method: 'POST',
    path: '/election/returning-officer/:id',
    changes: ['elections', 'officers'],
  },
  listWaiting: { method: 'GET', path: '/waiting/get-all' },
  overturnRuling: {
    method: 'POST',
    path: '/ruling/overturn/:id',
    changes: ['elections', 'own', 'officers'],
  },
  stepDown: {
    method: 'POST',
    path: '/nomination/step-down/:id',
    changes: ['elections', 'own', 'officers'],
  },
  wipeElection: { method: 'POST', path: '/election/wipe/:id', changes: ['elections', 'officers'] },
  listAllElections: { method: 'GET', path: '/election/all' },
  listElections: { method: 'GET', path: '/election/get-all' },
  listResults: { method: 'GET', path: '/election/get-results' },
  readInvitations: { method: 'GET', path: '/election/invitations/:id' },
  inviteVoters: { method: 'POST', path: '/election/invite/:id', changes: ['officers'] },
  readListEmails: { method: 'GET', path: '/election/list-emails/:id' },
  noteBounces: { method: 'POST', path: '/election/bounces/:id', changes: ['officers'] },
  correctListAddress: {
    method: 'POST',
    path: '/election/correct-address/:id',
    changes: ['elections', 'officers'],
  },
  readVoterSources: { method: 'GET', path: '/election/voters' },
  readTurnout: { method: 'GET', path: '/election/turnout/:id' },
  listMyBallots: { method: 'GET', path: '/election/mine' },

  previewVoterList: { method: 'POST', path: '/voter-list/preview' },
  importVoterList: {
    method: 'POST',
    path: '/voter-list/import',
    changes: ['elections', 'officers'],
  },
  undoVoterListImport: {
    method: 'POST',
    path: '/voter-list/undo/:id',
    changes: ['elections', 'officers'],
  },
  listVoterListImports: { method: 'GET', path: '/voter-list/imports' },
  listVoters: { method: 'GET', path: '/voter-list/get-all' },
  addVoter: { method: 'POST', path: '/voter-list/add', changes: ['elections', 'officers'] },
  correctVoter: {
    method: 'PUT',
    path: '/voter-list/correct/:id',
    changes: ['elections', 'officers'],
  },
  removeVoter: {
    method: 'DELETE',
    path: '/voter-list/delete/:id',
    changes: ['elections', 'officers'],
  },
  checkVoterList: { method: 'POST', path: '/voter-list/check/:id' },

  createNomination: { method: 'POST', path: '/nomination/create', changes: ['own', 'officers'] },
  readManifesto: { method: 'GET', path: '/nomination/manifesto/:id' },
  listPendingNominations: { method: 'GET', path: '/nomination/pending' },
  listLookAlikes: { method: 'GET', path: '/nomination/look-alikes/:id' },
  acceptNomination: {
    method: 'POST',
    path: '/nomination/accept/:id',
    changes: ['elections', 'own', 'officers'],
  },
  rejectNomination: {
    method: 'POST',
    path: '/nomination/reject/:id',
    changes: ['elections', 'own', 'officers'],
  },
  reopenNomination: {
    method: 'POST',
    path: '/nomination/reopen/:id',
    changes: ['elections', 'own', 'officers'],
  },
  listMyNominations: { method: 'GET', path: '/nomination/mine' },
  withdrawNomination: {
    method: 'POST',
    path: '/nomination/withdraw/:id',
    changes: ['elections', 'own', 'officers'],
  },
  removeCandidate: {
    method: 'POST',
    path: '/nomination/remove/:id',
    changes: ['elections', 'own', 'officers'],
  },
  editNomination: {
    method: 'PUT',
    path: '/nomination/edit/:id',
    changes: ['elections', 'own', 'officers'],
  },
  enterCandidates: {
    method: 'POST',
    path: '/nomination/enter',
    changes: ['elections', 'own', 'officers'],
  },
  findCandidates: { method: 'POST', path: '/nomination/find' },
  listEntered: { method: 'GET', path: '/nomination/entered/:id' },
  takeBackEntered: { method: 'POST', path: '/nomination/take-back/:id', changes: ['officers'] },
  readEnteredLink: { method: 'POST', path: '/nomination/link/read' },
  leaveByLink: {
    method: 'POST',
    path: '/nomination/link/leave',
    changes: ['elections', 'own', 'officers'],
  },
  stepDownByLink: {
    method: 'POST',
    path: '/nomination/link/step-down',
    changes: ['elections', 'own', 'officers'],
  },
  listMyCandidacies: { method: 'GET', path: '/nomination/to-take' },
  takeCandidacy: {
    method: 'POST',
    path: '/nomination/take/:id',
    changes: ['elections', 'own', 'officers'],
  },
  askSupport: { method: 'POST', path: '/nomination/ask-support/:id', changes: ['own'] },
  listMySupport: { method: 'GET', path: '/nomination/support' },
  readSupport: { method: 'GET', path: '/nomination/support/:id' },
  answerSupport: {
    method: 'POST',
    path: '/nomination/support/:id',
    changes: ['elections', 'own', 'officers'],
  },

  castVote: { method: 'POST', path: '/vote/add' },
  castBallot: { method: 'POST', path: '/vote/add-all' },

  sendEmail: { method: 'POST', path: '/email/send', changes: ['officers'] },
  readEmailChoices: { method: 'GET', path: '/email/choices' },
  saveEmailChoices: { method: 'PUT', path: '/email/choices', changes: ['own'] },
  readUnsubscribe: { method: 'POST', path: '/email/unsubscribe/read' },
  unsubscribe: { method: 'POST', path: '/email/unsubscribe', changes: ['own'] },
} as const satisfies Record<string, Route>;

/** The path of the live stream (server-sent events). Its events are in live.ts. */
export const livePath = '/live';

/** The response header with the server's time, in milliseconds since 1970. Public reads carry it. */
export const serverTimeHeader = 'x-server-time';

/** The request header of our own pages: in which language they show what a call says. Others get English. */
export const languageHeader = 'x-hustings-language';
