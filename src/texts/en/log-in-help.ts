// The page for somebody who cannot log in, perhaps on the last day of voting.
import { spoken } from '../spoken.ts';

export const logInHelpMessages = spoken('log-in-help.logInHelpMessages', {
  title: 'I cannot log in',
  lede: 'Try these first. Then ask a person: while voting is open they can help you to vote.',
  parts: [
    {
      title: 'It says that something is wrong',
      lines: [
        'Choose the right role. Students log in with their enrollment number, everybody else with an e-mail address.',
        'Type the enrollment number as it stands on your student card.',
        'An account has to be approved by an officer before it can log in, unless you are a student.',
        'After several wrong passwords you have to wait some minutes. “I forgot my password” sends a link at once.',
      ],
    },
    {
      title: 'Somebody registered your number',
      lines: [
        'Register with your number all the same, then follow the link that says to prove it. We write to the address that the voter list has for it. If it has none, go to the council’s desk with your card.',
      ],
    },
  ],
  forgotten: 'I forgot my password',
  register: 'I have no account yet',
  person: 'Ask a person',
  bring: 'Bring your student card. You can vote until the moment when voting closes.',
  contact: 'Write to the council',
  contactHint:
    'Say which election you want to vote in, and how people reach you today. The answer comes by e-mail, so write soon.',
  contactMessage: 'I cannot log in. My election is: \nSo people reach me today (phone, room): ',
  back: 'Back to the log-in',
});
