// The e-mails about the safety of an account, and what to do if it was not its owner.
import type { Role } from '#core/accounts/role.ts';
import { said } from '../said.ts';
import { written } from '../written.ts';
import { spoken } from '../spoken.ts';

const preview = 'What to do if it was not you.';
const nothingToDo = 'If it was you, there is nothing to do.';
const choosePassword = { label: 'Choose a new password', inText: 'Press “Forgot password?” at' };
const writeToCouncil = { label: 'Write to the council', inText: 'Write to the council at' };

const ifNotYou = {
  label: 'Write to the council',
  inText: 'If that was not you, write to the council at once:',
};

export const safetyEmails = spoken('safety-emails.safetyEmails', {
  roles: {
    student: 'Student',
    faculty: 'Faculty',
    council: 'Council Member',
    admin: 'Admin',
    observer: 'Observer',
  },
  unknownBrowser: 'an unknown browser',
  thenWrite: said('Then write to the council: {contact}', (contact: string) => ({ contact })),
  device: written(
    {
      subject: 'New log-in to your account',
      preview,
      before: [
        [
          'Somebody logged in to your account with a browser that we did not know: <b>{device}</b>.',
        ],
        [nothingToDo],
        [
          'If it was not you, somebody knows your password. Press “Forgot password?” on the log-in page and choose a new one. This logs out every browser.',
        ],
      ],
      action: choosePassword,
    },
    (device: string) => ({ device }),
  ),
  password: written(
    {
      subject: 'Your password was changed',
      preview,
      before: [
        ['The password of your account was changed.'],
        [nothingToDo],
        ['If it was not you, press “Forgot password?” on the log-in page and choose a new one.'],
      ],
      action: choosePassword,
    },
    () => ({}),
  ),
  wayIn: written(
    {
      subject: 'A new way to log in to your account',
      preview,
      before: [
        ['This way to log in was added to your account: <b>{name}</b>.'],
        [nothingToDo],
        [
          'If it was not you, log in, open your profile and remove it under “Ways to log in”. Then choose a new password.',
        ],
      ],
      action: { label: 'Log in', inText: 'Log in at' },
    },
    (name: string) => ({ name }),
  ),
  secondFactor: written(
    {
      subject:
        '{isOn, select, true {Your log-in now has a second step} other {Your log-in has no second step any more}}',
      preview,
      before: [
        [
          '{isOn, select, true {A second step was set up for the log-in to your account.} other {The log-in to your account needs no second step any more.}}',
        ],
        [nothingToDo],
        [
          'If it was not you, press “Forgot password?” on the log-in page, choose a new password, and write to another admin of your campus.',
        ],
      ],
      action: choosePassword,
    },
    (isOn: boolean) => ({ isOn: String(isOn) }),
  ),
  wrongSteps: written(
    {
      subject: 'Somebody tries to log in to your account',
      preview,
      before: [
        ['Somebody gave your password, and then a wrong second step five times.'],
        ['If it was you, there is nothing to do. Wait a few minutes before you try again.'],
        [
          'If it was not you, somebody knows your password. Press “Forgot password?” on the log-in page and choose a new one.',
        ],
      ],
      action: choosePassword,
    },
    () => ({}),
  ),
  number: written(
    {
      subject: 'Your enrollment number was changed',
      preview,
      before: [
        [
          '{has, select, none {Your account has no enrollment number any more.} other {The enrollment number of your account is now <b>{number}</b>.}}',
        ],
        ['If this is wrong, write to the council.'],
      ],
      action: writeToCouncil,
    },
    (number: string | null) => ({ number: number ?? '', has: number === null ? 'none' : 'number' }),
  ),
  role: written(
    {
      subject: 'Your role is now {role}',
      preview: 'You have been logged out. How to log in from now on.',
      before: [
        ['An admin changed the role of your account. It is now <b>{role}</b>.'],
        [
          '{by, select, number {You have been logged out. To log in, choose the role {logInRole} and give your enrollment number.} other {You have been logged out. To log in, choose the role {logInRole} and give this e-mail address.}}',
        ],
        ['If this is wrong, write to the council.'],
      ],
      action: { label: 'Log in', inText: 'Log in at' },
    },
    (role: Role, logIn: { role: Role; byNumber: boolean }) => ({
      role: roleName(role),
      logInRole: roleName(logIn.role),
      by: logIn.byNumber ? 'number' : 'email',
    }),
  ),
  email: written(
    {
      subject: 'Your e-mail address was changed',
      preview,
      before: [
        [
          '{isFormerAddress, select, true {Your account now has another e-mail address, and no longer uses this one.} other {From now on the e-mails about your account come to this address.}}',
        ],
        [nothingToDo],
        [
          '{isFormerAddress, select, true {If it was not you, write to the council at once: links for a new password do not come to this address any more.} other {If it was not you, write to the council.}}',
        ],
      ],
      action: writeToCouncil,
    },
    (isFormerAddress: boolean) => ({ isFormerAddress: String(isFormerAddress) }),
  ),
  listAddress: written(
    {
      subject: 'The voter list has another e-mail address for you',
      preview: 'Your link to vote goes to that address now.',
      before: [
        ['An officer gave you another e-mail address on the voter list, while voting is open.'],
        [
          'Your link to vote goes to that address now, and the link that you got here works no more.',
        ],
      ],
      action: {
        label: 'Write to the council',
        inText: 'If you did not ask for this, write to the council at once:',
      },
    },
    () => ({}),
  ),
  checkedIn: written(
    {
      subject: 'An officer checked you in',
      preview,
      before: [
        [
          'An officer says that the person with this enrollment number stood in front of them: <b>{number}</b>.',
        ],
        ['Your number counts as proved now, and the account that has it can vote.'],
      ],
      action: ifNotYou,
    },
    (number: string) => ({ number }),
  ),
  codePrinted: written(
    {
      subject: 'An officer printed a code for you',
      preview,
      before: [
        ['An officer made a code on paper for this enrollment number: <b>{number}</b>.'],
        ['Whoever has the code can prove the number with it, and vote.'],
      ],
      action: ifNotYou,
    },
    (number: string) => ({ number }),
  ),
  /** Null where it was made by a command on the machine. */
  officerLink: written(
    {
      subject: 'A link for the account of an officer: {officer}',
      preview: 'Somebody can enter the account with it.',
      before: [
        [
          '{by, select, server {Somebody at the server made a link for a new password of this officer: <b>{officer}</b>.} other {<b>{admin}</b> sent or showed a link for a new password of this officer: <b>{officer}</b>.}}',
        ],
        ['Whoever has the link can enter the account. Ask them whether that is right.'],
      ],
      action: { label: 'Look at the accounts', inText: 'Look at the accounts at' },
    },
    (admin: string | null, officer: string) => ({
      admin: admin ?? '',
      by: admin === null ? 'server' : 'admin',
      officer,
    }),
  ),
  roleLinkMade: written(
    {
      subject: 'A link that carries a role: {role}',
      preview: 'Whoever has it can become an officer.',
      before: [
        ['<b>{admin}</b> made a link that carries a role: <b>{role}</b>.'],
        ['Whoever has the link can take the role once. Ask whether that is right.'],
      ],
      action: { label: 'Look at the accounts', inText: 'Look at the accounts at' },
    },
    (admin: string, role: 'council' | 'admin') => ({ admin, role: roleName(role) }),
  ),
  roleTaken: written(
    {
      subject: 'There is a new officer: {officer}',
      preview: 'They came by a link that carries a role.',
      before: [
        [
          '{by, select, unknown {This person took a role by a link: <b>{officer}</b>.} other {This person took a role by a link that <b>{admin}</b> made: <b>{officer}</b>.}}',
        ],
        ['Ask whether that is right.'],
      ],
      action: { label: 'Look at the accounts', inText: 'Look at the accounts at' },
    },
    (officer: string, admin: string | null) => ({
      officer,
      admin: admin ?? '',
      by: admin === null ? 'unknown' : 'admin',
    }),
  ),
  rolesEnd: written(
    {
      subject: '{count, plural, one {# role ends on {when}} other {# roles end on {when}}}',
      preview: 'Hand over before that day.',
      before: [
        [
          '{count, plural, one {The role of # officer ends when {when} is over. Hand over before that day, or give the role a later last day in the form of the handover.} other {The role of # officers ends when {when} is over. Hand over before that day, or give the role a later last day in the form of the handover.}}',
        ],
      ],
      action: { label: 'Look at the accounts', inText: 'Look at the accounts at' },
    },
    (count: number, when: string) => ({ count, when }),
  ),
  rolesWait: written(
    {
      subject: 'A role has not ended yet',
      preview: 'An election is open or not certified.',
      before: [
        [
          'The last day of a role is over, and an election is open or not certified. The role ends once no election is.',
        ],
      ],
      action: { label: 'Look at the accounts', inText: 'Look at the accounts at' },
    },
    () => ({}),
  ),
  rolesStay: written(
    {
      subject: 'The admins keep their role, because nobody else is an admin',
      preview: 'Hand over to a new admin.',
      before: [
        [
          'The last day of every admin is over. None of them lost the role, because nobody would be left who can make officers. Hand over to a new admin.',
        ],
      ],
      action: { label: 'Look at the accounts', inText: 'Look at the accounts at' },
    },
    () => ({}),
  ),
  officerMade: written(
    {
      subject: 'There is a new officer: {officer}',
      preview: 'They can confirm something after 72 hours.',
      before: [
        ['<b>{admin}</b> made this account that of an officer: <b>{officer}</b>.'],
        ['Ask whether that is right.'],
      ],
      action: { label: 'Look at the accounts', inText: 'Look at the accounts at' },
    },
    (admin: string, officer: string) => ({ admin, officer }),
  ),
  officerGone: written(
    {
      subject: 'An officer was suspended or taken away: {officer}',
      preview: 'Look whether that is right.',
      before: [
        ['<b>{admin}</b> suspended or took away an officer: <b>{officer}</b>.'],
        ['Ask whether that is right.'],
      ],
      action: { label: 'Look at the accounts', inText: 'Look at the accounts at' },
    },
    (admin: string, officer: string) => ({ admin, officer }),
  ),
  handedOver: written(
    {
      subject: 'There was a handover of officers',
      preview: 'Look whether that is right.',
      before: [
        [
          '<b>{admin}</b> handed over. {come, plural, =0 {Nobody became an officer.} one {# person became an officer.} other {# people became officers.}} {gone, plural, =0 {Nobody stopped being one.} one {# person is an officer no more.} other {# people are officers no more.}}',
        ],
        ['Ask whether that is right.'],
      ],
      action: { label: 'Look at the accounts', inText: 'Look at the accounts at' },
    },
    (admin: string, come: number, gone: number) => ({ admin, come, gone }),
  ),
  corrected: written(
    {
      subject: 'Your account uses another e-mail address',
      preview: 'The council changed it. Look whether that is right.',
      before: [
        ['The council gave your account another e-mail address: <b>{email}</b>.'],
        [
          'E-mails about the account go there from now on. If that is not yours, write to the council today.',
        ],
      ],
      action: writeToCouncil,
    },
    (email: string) => ({ email }),
  ),
});

function roleName(role: Role): string {
  return safetyEmails.roles[role];
}
