// The messages about what happened with a person's own account.
import type { NoticeKind } from '#core/accounts/notice-kinds.ts';

const withDevice = (what: string, device: string) => (device === '' ? what : `${what}: ${device}`);

export const noticesMessages = {
  title: 'What happened with your account',
  lede: 'If something here was not you, choose a new password and write to the council.',
  list: 'What happened',
  happened: {
    registered: (device) => withDevice('You registered', device),
    device: (device) => withDevice('Log-in with a browser that we did not know', device),
    password: () => 'Your password was changed',
    'way-in': (name) => `A new way to log in was added: ${name}`,
    email: (address) => `Your e-mail address was changed to ${address}`,
    number: (number) =>
      number === ''
        ? 'Your account has no enrollment number any more'
        : `Your enrollment number was changed to ${number}`,
  } satisfies Record<Exclude<NoticeKind, 'voted'>, (detail: string) => string>,
  votedBefore: 'You voted in',
  hour: (day: string, from: string, until: string) => `${day}, between ${from} and ${until}`,
  toldLater: (day: string) => `Told on ${day}, with other voters`,
  none: 'Nothing happened yet.',
  loadFailed: 'It could not be loaded.',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  newer: 'Newer',
  older: 'Older',
  changePassword: 'Change password',
  writeToCouncil: 'Write to the council',
};
