// The messages about which e-mails people get: in the profile, and on the page of a link.
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

export const emailChoiceMessages = spoken('email-choices.emailChoiceMessages', {
  title: 'E-mails you get',
  lede: 'You always get e-mails about your account, your candidacy and changes to an election.',
  legend: 'E-mails that you can switch off',
  kinds: {
    elections: {
      name: 'My elections',
      hint: 'Invitations, voting opens and closes, results, and that you voted',
    },
    others: {
      name: 'Everything else',
      hint: 'For officers: ties, messages about elections, certifying, and what waits for a second officer',
    },
    list: {
      name: 'E-mails to addresses of the voter list',
      hint: 'When an election is published, when voting opens, and before it closes',
    },
  },
  failed: 'Your choice could not be saved.',
  unreadable: 'Your choices could not be loaded.',

  pageTitle: 'Unsubscribe',
  for: said('This is about e-mails to {address}.', (address: string) => ({ address })),
  stop: said('Stop “{kind}” e-mails', (kind: string) => ({ kind })),
  stopped: said('You get no more “{kind}” e-mails', (kind: string) => ({ kind })),
  stoppedList: 'This address gets no more e-mails for the voter list',
  changeMindHere: 'You can switch them on again below. You can still vote.',
  changeMind: 'You can switch them on again below, or later in your profile.',
  noLink: 'This page needs the link from an e-mail. You can also log in and open your profile.',
  home: 'Go to Home',
});
