// The descriptions of the public pages, for search engines and previews of links.
import { spoken } from '../spoken.ts';

export const descriptionsMessages = spoken('descriptions.descriptionsMessages', {
  home: 'Empowering students through events, leadership, and community.',
  events: 'Events of the student council, coming and past: culture, sports, technology.',
  council: 'Who the student council is: its members by committee.',
  elections: 'Elections of the student council: candidates, standings and results.',
  howItWorks: 'Who may vote, who can see what, and how long it is kept.',
  secrecy: 'How a vote is kept secret, and what that cannot hide.',
  logInHelp: 'What to do when you cannot log in, and the person who helps.',
  verify: 'Count an election again in your own browser. Nothing is sent anywhere.',
  contact: 'Write to the student council.',
  logIn: 'Log in to vote, to be a candidate and to take part.',
  register: 'Create an account with the student council.',
  notFound: 'There is nothing at this address.',
});
