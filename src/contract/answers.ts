/**
 * The sentences of success that the specification leaves open. The sentences that it fixes are in
 * core/sentences.ts.
 */
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
  nominationWithdrawn: 'Nomination withdrawn successfully',
  nominationChanged: 'Nomination changed successfully',
  nominationEditWaits: 'Your change waits for approval. Until then the accepted text stays.',
  nominationEditAccepted: 'Change accepted successfully',
  nominationEditRejected: 'Change rejected successfully',
  candidateRemoved: 'Candidate removed successfully',
  memberApproved: 'Member approved successfully',
  memberSuspended: 'Member is waiting for approval again',
  memberRemoved: 'Member removed successfully',
  imageUploaded: 'Image uploaded successfully',
  passwordChanged: 'Password changed successfully',
  loggedOutEverywhere: 'You are logged out everywhere.',
  resetEmailSent: 'If this address has an account, a letter with a link is on its way.',
  confirmationSent: 'A letter with a link is on its way.',
  emailConfirmed: 'Your e-mail address is confirmed.',
  settingsSaved: 'Settings saved successfully',
  emailQueued: 'The letter to the winner is on its way.',
  emailChoicesSaved: 'Your choice is saved.',
  emailResent: 'The letter will be sent again.',
} as const;
