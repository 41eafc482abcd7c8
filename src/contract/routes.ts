/**
 * The method and the path of every call (specification, section 7; contract, "The calls"). The
 * browser loads this table and none of the schemas. The endpoints include it, so each path is
 * written once.
 */
export const routes = {
  health: { method: 'GET', path: '/health' },
  ready: { method: 'GET', path: '/ready' },

  readCampus: { method: 'GET', path: '/campus' },
  setUpCampus: { method: 'POST', path: '/campus/set-up' },
  readCampusSettings: { method: 'GET', path: '/campus/settings' },
  saveCampusSettings: { method: 'PUT', path: '/campus/settings' },
  readEmailQueue: { method: 'GET', path: '/campus/letters' },
  resendEmail: { method: 'POST', path: '/campus/letters/resend/:id' },

  register: { method: 'POST', path: '/user/register' },
  registerStudent: { method: 'POST', path: '/user/register-student' },
  logIn: { method: 'POST', path: '/user/login' },
  logInStudent: { method: 'POST', path: '/user/login-student' },
  readLogInLine: { method: 'GET', path: '/user/login-line' },
  logOut: { method: 'POST', path: '/user/logout' },
  readMe: { method: 'GET', path: '/user/me' },
  listUnverifiedUsers: { method: 'GET', path: '/user/unverified' },
  verifyUser: { method: 'POST', path: '/user/verify/:id' },
  unverifyUser: { method: 'POST', path: '/user/unverify/:id' },
  deleteUser: { method: 'DELETE', path: '/user/delete/:id' },
  listUsers: { method: 'GET', path: '/user/get-all' },
  suspendUser: { method: 'POST', path: '/user/suspend/:id' },
  liftSuspension: { method: 'POST', path: '/user/lift-suspension/:id' },
  changeRole: { method: 'POST', path: '/user/change-role/:id' },
  correctUser: { method: 'PUT', path: '/user/correct/:id' },
  sendResetLink: { method: 'POST', path: '/user/send-reset/:id' },
  listSessions: { method: 'GET', path: '/user/sessions/:id' },
  endSessions: { method: 'POST', path: '/user/end-sessions/:id' },
  changeName: { method: 'PUT', path: '/user/change-name' },
  changeEmail: { method: 'POST', path: '/user/change-email' },
  deleteOwnAccount: { method: 'POST', path: '/user/delete-account' },
  editStudent: { method: 'PUT', path: '/user/edit-student/:id' },
  editUser: { method: 'PUT', path: '/user/edit/:id' },
  changePassword: { method: 'POST', path: '/user/change-password' },
  logOutEverywhere: { method: 'POST', path: '/user/logout-everywhere' },
  forgotPassword: { method: 'POST', path: '/user/forgot-password' },
  resetPassword: { method: 'POST', path: '/user/reset-password' },
  askConfirmation: { method: 'POST', path: '/user/ask-confirmation' },
  confirmEmail: { method: 'POST', path: '/user/confirm-email' },

  createEvent: { method: 'POST', path: '/event/create' },
  editEvent: { method: 'PUT', path: '/event/edit/:id' },
  deleteEvent: { method: 'DELETE', path: '/event/delete/:id' },
  listEvents: { method: 'GET', path: '/event/get-all' },

  createMember: { method: 'POST', path: '/member/create' },
  listMembers: { method: 'GET', path: '/member/get-all' },
  listUnverifiedMembers: { method: 'GET', path: '/member/unverified' },
  verifyMember: { method: 'POST', path: '/member/verify/:id' },
  unverifyMember: { method: 'POST', path: '/member/unverify/:id' },
  moveMember: { method: 'POST', path: '/member/move/:id' },
  seatWinner: { method: 'POST', path: '/member/seat' },
  listTerms: { method: 'GET', path: '/member/terms' },
  deleteMember: { method: 'DELETE', path: '/member/delete/:id' },

  createContact: { method: 'POST', path: '/contact/create' },
  listContacts: { method: 'GET', path: '/contact/get-all' },
  deleteContact: { method: 'DELETE', path: '/contact/delete/:id' },
  resolveContact: { method: 'PUT', path: '/contact/resolve/:id' },
  rejectContact: { method: 'PUT', path: '/contact/reject/:id' },

  uploadImage: { method: 'POST', path: '/upload' },

  createElection: { method: 'POST', path: '/election/create' },
  deleteElection: { method: 'DELETE', path: '/election/delete/:id' },
  readElectionToEdit: { method: 'GET', path: '/election/edit/:id' },
  editElection: { method: 'PUT', path: '/election/edit/:id' },
  publishElection: { method: 'POST', path: '/election/publish/:id' },
  extendElection: { method: 'POST', path: '/election/extend/:id' },
  closeElectionNow: { method: 'POST', path: '/election/close/:id' },
  pauseElection: { method: 'POST', path: '/election/pause/:id' },
  resumeElection: { method: 'POST', path: '/election/resume/:id' },
  cancelElection: { method: 'POST', path: '/election/cancel/:id' },
  returnElectionToDraft: { method: 'POST', path: '/election/to-draft/:id' },
  duplicateElection: { method: 'POST', path: '/election/duplicate/:id' },
  wipeElection: { method: 'POST', path: '/election/wipe/:id' },
  listDraftElections: { method: 'GET', path: '/election/drafts' },
  listElections: { method: 'GET', path: '/election/get-all' },
  listResults: { method: 'GET', path: '/election/get-results' },
  readInvitations: { method: 'GET', path: '/election/invitations/:id' },
  inviteVoters: { method: 'POST', path: '/election/invite/:id' },
  readTurnout: { method: 'GET', path: '/election/turnout/:id' },
  listMyBallots: { method: 'GET', path: '/election/mine' },

  createNomination: { method: 'POST', path: '/nomination/create' },
  listPendingNominations: { method: 'GET', path: '/nomination/pending' },
  acceptNomination: { method: 'POST', path: '/nomination/accept/:id' },
  rejectNomination: { method: 'POST', path: '/nomination/reject/:id' },
  reopenNomination: { method: 'POST', path: '/nomination/reopen/:id' },
  listMyNominations: { method: 'GET', path: '/nomination/mine' },
  withdrawNomination: { method: 'POST', path: '/nomination/withdraw/:id' },
  removeCandidate: { method: 'POST', path: '/nomination/remove/:id' },
  editNomination: { method: 'PUT', path: '/nomination/edit/:id' },
  listNominationEdits: { method: 'GET', path: '/nomination/edits' },
  acceptNominationEdit: { method: 'POST', path: '/nomination/accept-edit/:id' },
  rejectNominationEdit: { method: 'POST', path: '/nomination/reject-edit/:id' },

  castVote: { method: 'POST', path: '/vote/add' },
  castBallot: { method: 'POST', path: '/vote/add-all' },

  sendEmail: { method: 'POST', path: '/email/send' },
  readEmailChoices: { method: 'GET', path: '/email/choices' },
  saveEmailChoices: { method: 'PUT', path: '/email/choices' },
  readUnsubscribe: { method: 'POST', path: '/email/unsubscribe/read' },
  unsubscribe: { method: 'POST', path: '/email/unsubscribe' },
} as const;

/** The path of the live stream (server-sent events). Its events are in live.ts. */
export const livePath = '/live';

/** The response header with the server's time, in milliseconds since 1970. Public reads carry it. */
export const serverTimeHeader = 'x-server-time';
