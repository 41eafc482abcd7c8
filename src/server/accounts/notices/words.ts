import { pagePaths } from '#core/page-paths.ts';
import type { EmailWords } from '../../email/frame.ts';
import { newPasswordAdvice } from '../../email/not-you.ts';

/** What a notice says of, and whether it goes to the address that the account had before. */
export type Told =
  | { kind: 'device'; device: string }
  | { kind: 'password' }
  | { kind: 'way-in'; name: string }
  | { kind: 'second-factor'; isOn: boolean }
  | { kind: 'wrong-steps' }
  | { kind: 'email'; isFormerAddress: boolean }
  | { kind: 'number'; number: string | null };

type Words = Omit<EmailWords, 'greeting' | 'closing'>;

const nothingToDo = 'If it was you, there is nothing to do.';

/** The words of a notice, and what to do if it was not the owner. */
export function noticeWords(told: Told, publicUrl: string): Words {
  const logIn = {
    label: 'Choose a new password',
    url: `${publicUrl}${pagePaths.login}`,
    inText: 'Press “Forgot password?” at',
  };
  const writeToCouncil = {
    label: 'Write to the council',
    url: `${publicUrl}${pagePaths.contact}`,
    inText: 'Write to the council at',
  };
  const preview = 'What to do if it was not you.';
  if (told.kind === 'device') {
    const device = told.device === '' ? 'an unknown browser' : told.device;
    return {
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
          'If it was not you, somebody knows your password. Press “Forgot password?” on the ' +
            'log-in page and choose a new one. This logs out every browser.',
        ],
      ],
      action: logIn,
    };
  }
  if (told.kind === 'password') {
    return {
      subject: 'Your password was changed',
      preview,
      before: [
        ['The password of your account was changed.'],
        [nothingToDo],
        ['If it was not you, press “Forgot password?” on the log-in page and choose a new one.'],
      ],
      action: logIn,
      after: [`Then write to the council: ${publicUrl}${pagePaths.contact}`],
    };
  }
  if (told.kind === 'way-in') {
    return {
      subject: 'A new way to log in to your account',
      preview,
      before: [
        ['This way to log in was added to your account: ', { strong: told.name }, '.'],
        [nothingToDo],
        [
          'If it was not you, log in, open your profile and remove it under “Ways to log in”. ' +
            'Then choose a new password.',
        ],
      ],
      action: { ...logIn, label: 'Log in', inText: 'Log in at' },
      after: [`Then write to the council: ${publicUrl}${pagePaths.contact}`],
    };
  }
  if (told.kind === 'second-factor') {
    return {
      subject: told.isOn
        ? 'Your log-in now has a second step'
        : 'Your log-in has no second step any more',
      preview,
      before: [
        [
          told.isOn
            ? 'A second step was set up for the log-in to your account.'
            : 'The log-in to your account needs no second step any more.',
        ],
        [nothingToDo],
        [
          'If it was not you, press “Forgot password?” on the log-in page, choose a new password, ' +
            'and write to another admin of your campus.',
        ],
      ],
      action: logIn,
    };
  }
  if (told.kind === 'wrong-steps') {
    return {
      subject: 'Somebody tries to log in to your account',
      preview,
      before: [
        ['Somebody gave your password, and then a wrong second step five times.'],
        ['If it was you, there is nothing to do. Wait a few minutes before you try again.'],
        [
          'If it was not you, somebody knows your password. Press “Forgot password?” on the ' +
            'log-in page and choose a new one.',
        ],
      ],
      action: logIn,
    };
  }
  if (told.kind === 'number') {
    return {
      subject: 'Your enrollment number was changed',
      preview,
      before: [
        told.number === null
          ? ['Your account has no enrollment number any more.']
          : ['The enrollment number of your account is now ', { strong: told.number }, '.'],
        ['If this is wrong, write to the council.'],
      ],
      action: writeToCouncil,
    };
  }
  return {
    subject: 'Your e-mail address was changed',
    preview,
    before: [
      [
        told.isFormerAddress
          ? 'Your account now has another e-mail address, and no longer uses this one.'
          : 'From now on the e-mails about your account come to this address.',
      ],
      [nothingToDo],
      [
        told.isFormerAddress
          ? 'If it was not you, write to the council at once: links for a new password do not come to this address any more.'
          : 'If it was not you, write to the council.',
      ],
    ],
    action: writeToCouncil,
    ...(told.isFormerAddress ? {} : { after: [newPasswordAdvice(publicUrl)] }),
  };
}
