// The messages about a person's own account: the profile, log-in, registration, passwords.
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

export const profileMessages = spoken('account.profileMessages', {
  title: 'Profile',
  logOut: 'Log Out',
  dashboard: 'Dashboard',
  goToLogin: 'Go to Login',
  logOutFailed: 'We could not log you out. Please try again.',
  settings: 'Campus settings',

  changePhoto: 'Change photo',
  removePhoto: 'Remove photo',
  save: 'Save Changes',
  cancel: 'Cancel',
  uploading: 'Uploading the photo',

  security: 'Account',
  changePassword: 'Change password',
  currentPassword: 'Current password',
  newPassword: 'New password',
  passwordText: 'You stay logged in here. You are logged out everywhere else.',
  passwordChanged: 'Password changed successfully',
  passwordFailed: 'The password could not be changed.',
  changeName: 'Change name',
  nameText: 'Your name as others see it, on ballots and on the council page.',
  name: 'Name',
  nameFailed: 'The name could not be changed.',
  changeEmail: 'Change e-mail',
  emailText:
    'We send a link to the new address. Your account uses the new address once you open the link.',
  newEmail: 'New e-mail',
  emailFailed: 'The e-mail could not be changed.',
  emailSentTitle: 'Check your inbox',
  sendLink: 'Send the link',
  sessions: 'Where you are logged in',
  sessionsText: 'We do not store network addresses.',
  ownData: 'Download my data',
  ownDataSaved: 'Your data was saved as a file.',
  ownDataFailed: 'Your data could not be read. Please try again.',
  deleteAccount: 'Delete account',
  deleteTitle: 'Delete your account?',
  deleteText:
    'Votes that you cast stay counted, and nobody knows whose they were. Your name, number, e-mail, photo and place on the council are deleted. This cannot be undone.',
  deleteFailed: 'The account could not be deleted.',
  leaveEverywhere: 'Log out everywhere',
  leaveEverywhereTitle: 'Log out everywhere?',
  leaveEverywhereText: 'You are logged out in every browser, including this one.',
  leaveEverywhereFailed: 'We could not log you out everywhere. Please try again.',

  unconfirmedTitle: 'Your e-mail address is not confirmed',
  unconfirmedText: 'Open the link in the e-mail that we sent you.',
  sendAgain: 'Send the e-mail again',
  sendAgainFailed: 'The e-mail could not be sent.',
});

export const forgottenMessages = spoken('account.forgottenMessages', {
  link: 'Forgot password?',
  title: 'Forgot password?',
  lede: 'We send you a link to choose a new password.',
  email: 'E-mail of your account',
  submit: 'Send the link',
  sentTitle: 'Check your inbox',
  sentText: said(
    'If an account has the address {email}, an e-mail with a link is on its way. The link works for one hour.',
    (email: string) => ({ email }),
  ),
  failed: 'The link could not be sent. Please try again.',
  back: 'Back to Login',
});

export const resetPasswordMessages = spoken('account.resetPasswordMessages', {
  title: 'New password',
  lede: 'Choose a new password for your account.',
  password: 'New password',
  again: 'Repeat the new password',
  differs: 'The two passwords are not the same',
  submit: 'Change password',
  failed: 'The password could not be changed.',
  noToken: 'This page needs the link from the e-mail. Open that link, or ask for a new one.',
  askAgain: 'Ask for a new link',
});

export const confirmEmailMessages = spoken('account.confirmEmailMessages', {
  title: 'Confirm your e-mail',
  lede: 'Press the button to confirm this address. Then the council can write to you.',
  submit: 'Confirm my e-mail',
  doneTitle: 'Your e-mail address is confirmed',
  failed: 'The address could not be confirmed. Please try again.',
  noToken: 'This page needs the link from the e-mail. Open that link.',
  askAgain: 'Log in and open your profile to have the e-mail sent again.',
  home: 'Go to Home',
});

export const logInMessages = spoken('account.logInMessages', {
  help: 'I cannot log in',
  title: 'Login',
  submit: 'Login',
  noAccount: 'No account yet?',
  register: 'Register',
  queue: 'Many people are logging in. You are in the queue.',
  waiting: said('{count} people are waiting.', (count: number) => ({ count })),
  waitingTitle: 'Waiting for approval',
  heldUp:
    'You do not have to wait: somebody else may have tried to guess your password. Choose a new one by a link to your e-mail address.',
  askReset: 'Send me a link for a new password',
});

export const registerMessages = spoken('account.registerMessages', {
  title: 'Register',
  submit: 'Register',
  hasAccount: 'Already have an account?',
  /** Beside what was left empty. */
  empty: {
    role: 'Select a role.',
    name: 'Enter your name.',
    email: 'Enter your e-mail address.',
    password: 'Enter a password.',
  },
  logIn: 'Login',
  byListOnly:
    'Students at this campus get an account from a link that we send to their address on the voter list, or from a printed code of the council.',
  byLink: 'By e-mail',
  sendLink: 'Send the link to my address on the list',
  atDesk: 'At the council',
  atDeskText:
    'Is your address not on the list? Come to the council with your student card. You get a printed code there.',
  withCode: 'I have a printed code',
  writeToCouncil: 'Write to the council',
});

export const setUpMessages = spoken('account.setUpMessages', {
  title: 'Set up your campus',
  lede: 'Name your university and create the first admin account.',
  universityName: 'University name',
  timeZone: 'Time zone',
  timeZoneHint: 'The times of votes, events and e-mails are shown in this time zone.',
  yourName: 'Your name',
  submit: 'Set up',
  done: 'Your campus is ready.',
  noToken:
    'This page needs the one-time link that the server printed when it started. Open that link.',
  alreadyDone: 'This campus is already set up.',
  goToLogin: 'Go to Login',
  failed: 'The campus could not be set up.',
});

export const roleLinkMessages = spoken('account.roleLinkMessages', {
  title: 'Your role in the council',
  carries: said('This link carries the role {role}. It works once.', (role: string) => ({ role })),
  until: said('The role ends on {day}.', (day: string) => ({ day })),
  take: said('Take the role as {name}', (name: string) => ({ name })),
  logIn: 'Log in',
  register: 'Register',
  loggedOutText: 'Log in if you have an account. Else register: your account works at once.',
  sessionsText: 'You log in again afterwards.',
  failed: 'The role could not be taken.',
  loadFailed: 'The link could not be read.',
  noToken: 'This page needs the link that the council gave you. Open that link.',
  askAgain: 'Ask whoever gave it to you for a new one.',
  done: said('The role {role} is yours', (role: string) => ({ role })),
  doneText: 'Log in again.',
  /** Above the registration. */
  registers: said('You register with a link that carries the role {role}.', (role: string) => ({
    role,
  })),
});
