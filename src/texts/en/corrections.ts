import { spoken } from '../spoken.ts';

/** What is said about an e-mail address that an officer corrected and that waits. */
export const correctionMessages = spoken('corrections.correctionMessages', {
  title: 'Corrected e-mail addresses that wait',
  text: 'Each account keeps its old address for now, and an e-mail there said so. The new one counts when its link is opened and the person or a second officer says yes. If nobody says anything, it counts at the time below.',
  change: (email: string) => `New address: ${email}`,
  by: (officer: string | null) =>
    officer === null ? 'A former officer corrected it.' : `${officer} corrected it.`,
  byYou: 'You corrected it, so another officer has to confirm.',
  aboutYou: 'This is your own account: say yes or no in your profile.',
  until: (moment: string) => `It waits until ${moment}.`,
  agreedTo: 'Somebody said yes, so it counts as soon as the link sent there is opened.',
  second: 'It waits until a second officer confirms.',
  notRead: 'The link sent to the new address is not opened yet.',
  confirm: 'Confirm',
  drop: 'Keep the old address',
  code: 'Printed code of the person',
  useCode: 'Use the code',
  failed: 'This was not saved. Please try again.',

  ownTitle: 'An officer gave you another e-mail address',
  own: (email: string, moment: string) =>
    `Your address is to be ${email}. If you say nothing, that is so from ${moment}, once the link sent there is opened.`,
  agreed: (email: string) => `Your address is to be ${email}, once the link sent there is opened.`,
  accept: 'Use the new address',
  refuse: 'Keep my address',

  linkTitle: 'Another e-mail address for your account',
  linkLede:
    'An officer gave your account another e-mail address. The e-mail that brought you here says which. Is it yours?',
  linkYes: 'Yes, use the new one',
  linkNo: 'No, keep this address',
});
