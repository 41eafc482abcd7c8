// The messages about which e-mails people get: in the profile, and on the page of a link.
import { spoken } from '../spoken.ts';

export const emailChoiceMessages = spoken('email-choices.emailChoiceMessages', {
  title: 'E-mails you get',
  lede: 'You always get e-mails about your account, your candidacy and changes to an election.',
  legend: 'E-mails that you can switch off',
  kinds: {
    'voting-opens': { name: 'Voting has opened', hint: 'For elections in which you may vote' },
    'closes-tomorrow': { name: 'Voting closes tomorrow', hint: 'Only if you have not voted' },
    results: { name: 'Results are in', hint: 'After the close' },
    voted: { name: 'You voted', hint: 'Once for each election, some time after you voted' },
    list: {
      name: 'E-mails to addresses of the voter list',
      hint: 'When an election is published, when voting opens, and before it closes',
    },
    'officer-candidates': {
      name: 'Candidates who have not answered',
      hint: 'For officers, three days before voting opens',
    },
    'officer-ties': { name: 'A tie to decide', hint: 'For officers, after voting closes' },
    'officer-appeals': { name: 'A complaint to rule on', hint: 'For officers' },
    'officer-certify': {
      name: 'Ready to certify',
      hint: 'For officers, when the time for complaints is over',
    },
    'officer-proposals': {
      name: 'A decision for a second officer',
      hint: 'For officers, when another one asks',
    },
    invitation: { name: 'Invitations', hint: 'Before voting opens, when the council sends them' },
  },
  failed: 'Your choice could not be saved.',
  unreadable: 'Your choices could not be loaded.',

  pageTitle: 'Unsubscribe',
  for: (address: string) => `This is about e-mails to ${address}.`,
  stop: (kind: string) => `Stop “${kind}” e-mails`,
  stopAll: 'Stop all of these e-mails',
  stopped: (kind: string) => `You get no more “${kind}” e-mails`,
  stoppedAll: 'You get no more of these e-mails',
  stoppedList: 'This address gets no more e-mails for the voter list',
  changeMindHere: 'You can switch them on again below. You can still vote.',
  changeMind: 'You can switch them on again below, or later in your profile.',
  noLink: 'This page needs the link from an e-mail. You can also log in and open your profile.',
  home: 'Go to Home',
});
