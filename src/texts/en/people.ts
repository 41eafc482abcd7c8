// The messages about accounts: the list for admins, and the sessions of a person.
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

export const sessionsMessages = spoken('people.sessionsMessages', {
  own: 'Where you are logged in',
  unknownDevice: 'Unknown browser',
  current: 'This browser',
  seen: 'Last used:',
  end: 'Log out',
  endOne: said('Log out {device}', (device: string) => ({ device })),
  endOthers: 'Log out all other browsers',
  loadFailed: 'The sessions could not be loaded.',
  failed: 'The log-out failed. Please try again.',
});

export const accountsMessages = spoken('people.accountsMessages', {
  list: 'Accounts',
  search: 'Search accounts',
  placeholder: 'Name, number or e-mail',
  role: 'Role',
  allRoles: 'All roles',
  state: 'State',
  allStates: 'All states',
  states: { active: 'Active', waiting: 'Waiting for approval', suspended: 'Suspended' },
  found: said('{count, plural, one {# account} other {# accounts}}', (count: number) => ({
    count,
  })),
  more: said(
    'More than {count, number} accounts. Search to find the one you need.',
    (count: number) => ({ count }),
  ),
  none: 'No account matches.',
  clear: 'Show all accounts',
  loadFailed: 'The accounts could not be loaded.',
  open: 'Manage',
  openOne: said('Manage the account of {name}', (name: string) => ({ name })),
  confirmed: 'confirmed',
  unconfirmed: 'not confirmed',
  pending: said('Waiting until its link is opened: {email}.', (email: string) => ({ email })),
  registered: 'Registered',
  suspendedFor: said('Suspended: {reason}', (reason: string) => ({ reason })),
  own: 'This is your own account. Change your e-mail in your profile.',

  correctTitle: 'Correct the account',
  name: 'Name',
  email: 'E-mail',
  emailHint:
    'It counts at once, and the old address is told. By the rule of two officers another one confirms it.',
  officerEmail: 'Officers change their own address, in their profile.',
  number: 'Enrollment number',
  reason: 'Reason',
  reasonHint: 'Needed if the person has voted and the number changes. The record keeps it.',
  save: 'Save changes',
  saveFailed: 'The changes could not be saved.',
  nothingChanged: 'Nothing was changed.',

  roleTitle: 'Role',
  roleText:
    'The person is logged out, and has the new role from the next log-in on. An observer can read elections, results and the record, but cannot change anything or vote. Observers log in with the role Faculty.',
  changeRole: 'Change role',
  changeRoleTitle: said('Make {name} {role}?', (name: string, role: string) => ({ name, role })),
  roleNames: {
    student: 'a student',
    faculty: 'faculty',
    council: 'a council member',
    admin: 'an admin',
    observer: 'an observer',
  },
  roleFailed: 'The role could not be changed.',

  passwordTitle: 'Password',
  passwordText: 'The person gets an e-mail with a link and chooses a new password.',
  sendReset: 'Send a reset e-mail',
  resetFailed: 'The e-mail could not be sent.',
  linkText:
    'This server writes e-mails into a folder, so none arrives. You can hand an officer a link instead. Whoever comes in by it confirms nothing for 72 hours, and all officers read that you showed it.',
  showLink: 'Show a link',
  linkFailed: 'The link could not be made.',
  linkWorks: said(
    'It works once, for {minutes} minutes, and is not shown again.',
    (minutes: number) => ({ minutes }),
  ),

  until: said('Until {day}', (day: string) => ({ day })),
  factorTitle: 'Second step',
  factorOn:
    'Each log-in needs a second step. Take it off only if the person has lost their phone or passkey.',
  factorOff: 'The log-in needs only a password. Officers set up a second step in their profile.',
  factorReason: 'Reason for taking it off',
  takeOff: 'Take the second step off',
  takeOffFailed: 'The second step could not be taken off.',

  suspendTitle: 'Suspend',
  suspendText:
    'A suspended account cannot log in and cannot vote. The person reads the reason when they try.',
  suspendReason: 'Reason for the suspension',
  suspend: 'Suspend the account',
  suspendFailed: 'The account could not be suspended.',
  lift: 'Lift the suspension',
  liftFailed: 'The suspension could not be lifted.',

  deleteTitle: 'Delete',
  deleteText:
    'Votes stay counted, and nobody knows whose they were. Everything else about the person is deleted.',
  delete: 'Delete the account',
  deleteAsk: said('Delete the account of {name}?', (name: string) => ({ name })),
  deleteFailed: 'The account could not be deleted.',
});
