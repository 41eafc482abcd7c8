// The e-mails about the safety of an account, and what to do if it was not its owner.
import { counted } from '../plurals.ts';
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

const preview = 'What to do if it was not you.';
const nothingToDo = 'If it was you, there is nothing to do.';
const choosePassword = { label: 'Choose a new password', inText: 'Press “Forgot password?” at' };
const writeToCouncil = { label: 'Write to the council', inText: 'Write to the council at' };

const ifNotYou = {
  label: 'Write to the council',
  inText: 'If that was not you, write to the council at once:',
};

const roles = {
  student: 'Student',
  faculty: 'Faculty',
  council: 'Council Member',
  admin: 'Admin',
  observer: 'Observer',
};

export const safetyEmails = spoken('safety-emails.safetyEmails', {
  unknownBrowser: 'an unknown browser',
  thenWrite: said('Then write to the council: {contact}', (contact: string) => ({ contact })),
  device: (device: string) => ({
    subject: 'New log-in to your account',
    preview,
    before: [
      [
        'Somebody logged in to your account with a browser that we did not know: ',
        { strong: device },
        '.',
      ],
      [nothingToDo],
      [
        'If it was not you, somebody knows your password. Press “Forgot password?” on the log-in page and choose a new one. This logs out every browser.',
      ],
    ],
    action: choosePassword,
  }),
  password: () => ({
    subject: 'Your password was changed',
    preview,
    before: [
      ['The password of your account was changed.'],
      [nothingToDo],
      ['If it was not you, press “Forgot password?” on the log-in page and choose a new one.'],
    ],
    action: choosePassword,
  }),
  wayIn: (name: string) => ({
    subject: 'A new way to log in to your account',
    preview,
    before: [
      ['This way to log in was added to your account: ', { strong: name }, '.'],
      [nothingToDo],
      [
        'If it was not you, log in, open your profile and remove it under “Ways to log in”. Then choose a new password.',
      ],
    ],
    action: { label: 'Log in', inText: 'Log in at' },
  }),
  secondFactor: (isOn: boolean) => ({
    subject: isOn ? 'Your log-in now has a second step' : 'Your log-in has no second step any more',
    preview,
    before: [
      [
        isOn
          ? 'A second step was set up for the log-in to your account.'
          : 'The log-in to your account needs no second step any more.',
      ],
      [nothingToDo],
      [
        'If it was not you, press “Forgot password?” on the log-in page, choose a new password, and write to another admin of your campus.',
      ],
    ],
    action: choosePassword,
  }),
  wrongSteps: () => ({
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
  }),
  number: (number: string | null) => ({
    subject: 'Your enrollment number was changed',
    preview,
    before: [
      number === null
        ? ['Your account has no enrollment number any more.']
        : ['The enrollment number of your account is now ', { strong: number }, '.'],
      ['If this is wrong, write to the council.'],
    ],
    action: writeToCouncil,
  }),
  role: (role: keyof typeof roles, logIn: { role: keyof typeof roles; byNumber: boolean }) => ({
    subject: `Your role is now ${roles[role]}`,
    preview: 'You have been logged out. How to log in from now on.',
    before: [
      ['An admin changed the role of your account. It is now ', { strong: roles[role] }, '.'],
      [
        `You have been logged out. To log in, choose the role ${roles[logIn.role]} and give ${logIn.byNumber ? 'your enrollment number' : 'this e-mail address'}.`,
      ],
      ['If this is wrong, write to the council.'],
    ],
    action: { label: 'Log in', inText: 'Log in at' },
  }),
  email: (isFormerAddress: boolean) => ({
    subject: 'Your e-mail address was changed',
    preview,
    before: [
      [
        isFormerAddress
          ? 'Your account now has another e-mail address, and no longer uses this one.'
          : 'From now on the e-mails about your account come to this address.',
      ],
      [nothingToDo],
      [
        isFormerAddress
          ? 'If it was not you, write to the council at once: links for a new password do not come to this address any more.'
          : 'If it was not you, write to the council.',
      ],
    ],
    action: writeToCouncil,
  }),
  listAddress: () => ({
    subject: 'The voter list has another e-mail address for you',
    preview: 'Your link to vote goes to that address now.',
    before: [
      ['An officer gave you another e-mail address on the voter list, while voting is open.'],
      ['Your link to vote goes to that address now, and the link that you got here works no more.'],
    ],
    action: {
      label: 'Write to the council',
      inText: 'If you did not ask for this, write to the council at once:',
    },
  }),
  checkedIn: (number: string) => ({
    subject: 'An officer checked you in',
    preview,
    before: [
      [
        'An officer says that the person with this enrollment number stood in front of them: ',
        { strong: number },
        '.',
      ],
      ['Your number counts as proved now, and the account that has it can vote.'],
    ],
    action: ifNotYou,
  }),
  codePrinted: (number: string) => ({
    subject: 'An officer printed a code for you',
    preview,
    before: [
      ['An officer made a code on paper for this enrollment number: ', { strong: number }, '.'],
      ['Whoever has the code can prove the number with it, and vote.'],
    ],
    action: ifNotYou,
  }),
  /** Null where it was made by a command on the machine. */
  officerLink: (admin: string | null, officer: string) => ({
    subject: `A link for the account of an officer: ${officer}`,
    preview: 'Somebody can enter the account with it.',
    before: [
      [
        ...(admin === null
          ? ['Somebody at the server made a link for a new password of this officer: ']
          : [{ strong: admin }, ' sent or showed a link for a new password of this officer: ']),
        { strong: officer },
        '.',
      ],
      ['Whoever has the link can enter the account. Ask them whether that is right.'],
    ],
    action: { label: 'Look at the accounts', inText: 'Look at the accounts at' },
  }),
  roleLinkMade: (admin: string, role: 'council' | 'admin') => ({
    subject: `A link that carries a role: ${roles[role]}`,
    preview: 'Whoever has it can become an officer.',
    before: [
      [{ strong: admin }, ' made a link that carries a role: ', { strong: roles[role] }, '.'],
      ['Whoever has the link can take the role once. Ask whether that is right.'],
    ],
    action: { label: 'Look at the accounts', inText: 'Look at the accounts at' },
  }),
  roleTaken: (officer: string, admin: string | null) => ({
    subject: `There is a new officer: ${officer}`,
    preview: 'They came by a link that carries a role.',
    before: [
      [
        'This person took a role by a link',
        ...(admin === null ? [] : [' that ', { strong: admin }, ' made']),
        ': ',
        { strong: officer },
        '.',
      ],
      ['Ask whether that is right.'],
    ],
    action: { label: 'Look at the accounts', inText: 'Look at the accounts at' },
  }),
  rolesEnd: (count: number, when: string) => ({
    subject: `${counted(count, 'role ends', 'roles end')} on ${when}`,
    preview: 'Hand over before that day.',
    before: [
      [
        `The role of ${counted(count, 'officer', 'officers')} ends when ${when} is over. Hand over before that day, or give the role a later last day in the form of the handover.`,
      ],
    ],
    action: { label: 'Look at the accounts', inText: 'Look at the accounts at' },
  }),
  rolesWait: () => ({
    subject: 'A role has not ended yet',
    preview: 'An election is open or not certified.',
    before: [
      [
        'The last day of a role is over, and an election is open or not certified. The role ends once no election is.',
      ],
    ],
    action: { label: 'Look at the accounts', inText: 'Look at the accounts at' },
  }),
  rolesStay: () => ({
    subject: 'The admins keep their role, because nobody else is an admin',
    preview: 'Hand over to a new admin.',
    before: [
      [
        'The last day of every admin is over. None of them lost the role, because nobody would be left who can make officers. Hand over to a new admin.',
      ],
    ],
    action: { label: 'Look at the accounts', inText: 'Look at the accounts at' },
  }),
  officerMade: (admin: string, officer: string) => ({
    subject: `There is a new officer: ${officer}`,
    preview: 'They can confirm something after 72 hours.',
    before: [
      [{ strong: admin }, ' made this account that of an officer: ', { strong: officer }, '.'],
      ['Ask whether that is right.'],
    ],
    action: { label: 'Look at the accounts', inText: 'Look at the accounts at' },
  }),
  officerGone: (admin: string, officer: string) => ({
    subject: `An officer was suspended or taken away: ${officer}`,
    preview: 'Look whether that is right.',
    before: [
      [{ strong: admin }, ' suspended or took away an officer: ', { strong: officer }, '.'],
      ['Ask whether that is right.'],
    ],
    action: { label: 'Look at the accounts', inText: 'Look at the accounts at' },
  }),
  corrected: (email: string) => ({
    subject: 'Your account uses another e-mail address',
    preview: 'The council changed it. Look whether that is right.',
    before: [
      ['The council gave your account another e-mail address: ', { strong: email }, '.'],
      [
        'E-mails about the account go there from now on. If that is not yours, write to the council today.',
      ],
    ],
    action: { label: 'Write to the council', inText: 'Write to the council at' },
  }),
});
