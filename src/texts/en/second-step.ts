// The second step of an officer's log-in: on the profile, at the log-in, and before what cannot be undone.
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

export const secondStepMessages = spoken('second-step.secondStepMessages', {
  title: 'Second step',
  lede: 'A person who knows your password still cannot log in. Each log-in also needs a code from your phone or a passkey.',
  loadFailed: 'This could not be loaded.',
  failed: 'This did not work. Please try again.',

  off: 'Your log-in has no second step yet.',
  required: 'Your campus asks its officers for one.',
  recommended: 'We recommend one for everybody who runs elections.',
  onWithApp: 'On. Each log-in asks for a code from your app.',
  onWithPasskey: 'On. Each log-in asks for a passkey.',
  codesLeft: said(
    '{left, plural, one {# recovery code left} other {# recovery codes left}}',
    (left: number) => ({ left }),
  ),

  startApp: 'Set up with an app',
  startAppText:
    'An authenticator app on your phone shows a new code every 30 seconds, also without a network.',
  startPasskey: 'Use my passkeys',
  noPasskeyText: 'Or add a passkey under “Ways to log in”, and come back to use it here.',
  startPasskeyText: 'The passkeys under “Ways to log in” become your second step.',
  goOn: 'Continue',

  scanTitle: 'Scan this with your app',
  scanText:
    'Open Aegis, Google Authenticator, 1Password or another authenticator app, add an account, and scan the picture.',
  qrCode: 'QR code for your authenticator app',
  secret: 'Or type this key into the app',
  copySecret: 'Copy the key',
  copied: 'Copied',
  notCopied: 'It could not be copied. Please select it and copy it yourself.',
  firstCode: 'Code that the app shows now',
  turnOn: 'Turn on',
  cancel: 'Cancel',

  codesTitle: 'Your recovery codes',
  codesText:
    'Each code replaces your phone once. Keep the codes where you can find them without your phone. They are not shown again.',
  copyCodes: 'Copy',
  printCodes: 'Print',
  codesOf: said('Recovery codes of {email}', (email: string) => ({ email })),
  keptCodes: 'I have saved them',
  codesUnkept: {
    title: 'Close without the recovery codes?',
    text: 'They are not shown again. You can make new ones later.',
    confirm: 'Close',
    keep: 'Go back to the codes',
  },

  newCodes: 'New recovery codes',
  newCodesText: 'New recovery codes replace the old ones.',
  replaceApp: 'Set up another app',
  remove: 'Remove the second step',
  removeQuestion: 'Remove the second step? Then your password alone opens your account.',
  keep: 'Keep',
  cannotRemove: 'Your campus asks its officers for a second step, so it cannot be removed.',

  askTitle: 'Confirm with your second step',
  askText: 'Your password was right. Type the code that your app shows now.',
  askTextPasskey: 'Your password was right. Now use your passkey, or type a recovery code.',
  againTitle: 'Is it still you?',
  againText:
    'We ask you once more before you do this. Then you continue where you were. Nothing is lost.',
  setUpTitle: 'Set up your second step',
  setUpText:
    'Your campus asks its officers for a second step at the log-in. Until you have one, you can do nothing else as an officer.',
  code: 'Code',
  codeHint: 'Six digits from your app, or a recovery code',
  recoveryCode: 'Recovery code',
  confirm: 'Confirm',
  passkey: 'Use a passkey',
});
