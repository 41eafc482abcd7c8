/**
 * Every sentence that the specification fixes word by word (sections 2, 5 and 8). The server answers
 * with them and the screens show them, so they are in one place. Never change one here alone.
 */
export const sentences = {
  // specification, section 5: validation
  selectRole: 'Please select a role',
  emptyPassword: 'Password field cannot be empty',
  enrollmentRequired: 'Enrollment number is required',
  emailRequired: 'Email is required',
  fillAllTheFields: 'Please fill all the fields',
  enrollmentRequiredForStudents: 'Enrollment number is required for students',
  invalidEnrollment: 'Please enter a valid enrollment number',
  enrollmentLength: 'Enrollment number must be 12 characters',
  enrollmentFormat: 'Invalid format. Expected: 0177XX##0000 (XX=branch, ##=year, 0000=roll)',
  fillAllFields: 'Please fill all fields',
  loginToVote: 'Please login to vote',
  loginToNominate: 'Please login to nominate yourself',
  selectElectionAndPosition: 'Please select an election and position',
  fillInAllFields: 'Please fill in all fields',
  selectImage: 'Please select an image',

  // specification, section 8: failures
  profileUpdateFailed: 'Failed to update profile.',
  imageUploadFailed: 'Image upload failed',
  eventsLoadFailed: 'Failed to fetch events.',
  eventDeleteFailed: 'Failed to delete event',
  eventCreateFailed: 'Failed to create event.',
  membersLoadFailed: 'Failed to fetch members.',
  loginFailed: 'Login failed',
  registrationFailed: 'Registration failed.',
  contactSendFailed: 'Failed to send message',
  contactsLoadFailed: 'Failed to fetch contacts',
  contactDeleteFailed: 'Failed to delete contact',
  contactResolveFailed: 'Failed to resolve contact',
  contactRejectFailed: 'Failed to reject contact',
  electionsLoadFailed: 'Failed to fetch elections',
  electionDeleteFailed: 'Failed to delete election',
  nominationFailed: 'Nomination failed.',
  resultsLoadFailed: 'Failed to fetch results.',
  emailFailed: 'Failed to send email.',
  addMemberFailed: 'Failed to add member.',

  // specification, section 8: successes
  profileUpdated: 'Profile updated successfully',
  eventDeleted: 'Event deleted successfully',
  eventCreated: 'Event created successfully',
  loginSuccessful: 'Login successful',
  registrationSuccessful: 'Registration successful.',
  registrationAwaitsApproval:
    'Registration successful. Please contact admin for approval and login.',
  messageSent: 'Message sent successfully.',
  contactDeleted: 'Contact deleted successfully',
  contactResolved: 'Contact resolved successfully',
  contactRejected: 'Contact rejected successfully',
  electionDeleted: 'Election deletion successful',
  voteSuccessful: 'Vote successful',
  nominationSuccessful: 'You are successfully nominated.',
  memberAdded: 'Member added successfully',

  // specification, section 2: texts of the screens
  userNotLoggedIn: 'User not logged in',
  noEvents: 'No events',
  noContacts: 'No query/requests available.',
  noElectionsFound: 'No elections found.',
  noCandidates: 'No candidates have been nominated yet.',
  leaderboardEmpty: 'Leaderboard is empty. No votes have been cast.',
  noCandidatesYet: 'No candidates yet',
  noOngoingElections: 'No Ongoing Elections Available',
  noMembers: 'No Members Available',
  numberHasVoted:
    'A vote was cast under your enrollment number before it was yours, and each number has one vote. It stays counted. If it was not you, go to the council’s desk with your card.',
} as const;
