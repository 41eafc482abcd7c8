/** Sentences of success that the specification leaves open; those it fixes are core's. */
export const answers = {
  loggedOut: 'You are logged out.',
  userApproved: 'User approved successfully',
  userSuspended: 'User is waiting for approval again',
  userDeleted: 'User deleted successfully',
  campusReady: 'Your campus is ready.',
  electionCreated: 'Election created successfully',
  nominationAccepted: 'Nomination accepted successfully',
  nominationRejected: 'Nomination rejected successfully',
  nominationReopened: 'Nomination is pending again',
  letterQueued: 'The letter to the winner is on its way.',
  letterResent: 'The letter will be sent again.',
} as const;
