/**
 * Method and path of every call, without its schemas: the half of the contract that ships to the
 * browser. The endpoints spread it, so that a path is written once (spec 7, contract).
 */
export const routes = {
  health: { method: 'GET', path: '/health' },

  readCampus: { method: 'GET', path: '/campus' },
  setUpCampus: { method: 'POST', path: '/campus/set-up' },
  readLetters: { method: 'GET', path: '/campus/letters' },
  resendLetter: { method: 'POST', path: '/campus/letters/resend/:id' },

  register: { method: 'POST', path: '/user/register' },
  registerStudent: { method: 'POST', path: '/user/register-student' },
  logIn: { method: 'POST', path: '/user/login' },
  logInStudent: { method: 'POST', path: '/user/login-student' },
  logOut: { method: 'POST', path: '/user/logout' },
  readMe: { method: 'GET', path: '/user/me' },
  listUnverifiedUsers: { method: 'GET', path: '/user/unverified' },
  verifyUser: { method: 'POST', path: '/user/verify/:id' },
  unverifyUser: { method: 'POST', path: '/user/unverify/:id' },
  deleteUser: { method: 'DELETE', path: '/user/delete/:id' },

  createElection: { method: 'POST', path: '/election/create' },
  deleteElection: { method: 'DELETE', path: '/election/delete/:id' },
  listElections: { method: 'GET', path: '/election/get-all' },
  listResults: { method: 'GET', path: '/election/get-results' },
  listMyBallots: { method: 'GET', path: '/election/mine' },

  createNomination: { method: 'POST', path: '/nomination/create' },
  listPendingNominations: { method: 'GET', path: '/nomination/pending' },
  acceptNomination: { method: 'POST', path: '/nomination/accept/:id' },
  rejectNomination: { method: 'POST', path: '/nomination/reject/:id' },
  reopenNomination: { method: 'POST', path: '/nomination/reopen/:id' },

  castVote: { method: 'POST', path: '/vote/add' },

  sendEmail: { method: 'POST', path: '/email/send' },
} as const;

/** The stream of changes (server-sent events); its events are in live.ts. */
export const livePath = '/live';
