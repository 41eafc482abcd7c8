// The page after the log-in of the campus, and the ways to log in on the profile.
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

export const signOnMessages = spoken('ways-in.signOnMessages', {
  title: 'Logging in',
  waiting: 'One moment, please.',
  failed: 'The log-in did not work. Please try again.',
  nothing:
    'This page is a step of the log-in with your university account. You have not started a log-in here.',
  again: 'Try again',
  login: 'Go to Login',
  formTitle: 'Finish your account',
  formLede: 'Your university account told us who you are. Please fill in what is missing.',
  provedEmail: 'From your university account, so it is confirmed',
  submit: 'Create account',
});

export const waysInMessages = spoken('ways-in.waysInMessages', {
  title: 'Ways to log in',
  lede: 'With one of these you do not need a password. You always keep at least one way to log in.',
  passkeys: 'Passkeys',
  passkeysText:
    'A passkey is your fingerprint, your face or the lock of your screen in place of a password. Nobody can guess it.',
  noPasskeys: 'You have no passkey yet.',
  loadFailed: 'This could not be loaded.',
  added: 'Added',
  lastUsed: 'last used',
  neverUsed: 'not used yet',
  name: 'Name of the passkey',
  nameHint: 'A name that you will recognise, such as “My phone”.',
  defaultName: 'This device',
  add: 'Add a passkey',
  rename: 'Rename',
  renameOne: said('Rename {name}', (name: string) => ({ name })),
  saveName: 'Save',
  remove: 'Remove',
  removeOne: said('Remove {name}', (name: string) => ({ name })),
  removeQuestion: said(
    'Remove the passkey “{name}”? It cannot log you in any more.',
    (name: string) => ({ name }),
  ),
  keep: 'Keep',
  unsupported:
    'This browser does not support passkeys, or the address of this page is not secure (https).',
  stopped: 'Nothing was changed: the passkey was not confirmed in time.',
  known: 'This device already has a passkey for your account.',
  wrongAddress: 'Passkeys do not work at this address. Open the address that your campus gave you.',
  failed: 'The passkey did not work. Please try again.',
  signOns: said('Log-in with {name}', (name: string) => ({ name })),
  otherSignOn: 'another university account',
  noSignOns: 'Not connected yet.',
  connect: 'Connect',
  disconnect: 'Disconnect',
  disconnectOne: said('Disconnect {name}', (name: string) => ({ name })),
  connected: 'Connected',
  signOnFailed: 'This did not work. Please try again.',
});
