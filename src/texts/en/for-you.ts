// The messages of the list of what concerns the viewer.

import { counted } from '../plurals.ts';
import { spoken } from '../spoken.ts';

export const forYouMessages = spoken('for-you.forYouMessages', {
  title: 'For you',
  dashboard: (isOfficer: boolean) =>
    isOfficer ? 'Requests, elections and what else waits for you' : 'Elections and their records',
  voteWaits: (election: string) => `You can vote in ${election}`,
  votesLeft: (left: number, election: string) =>
    `You have ${counted(left, 'vote', 'votes')} left in ${election}`,
  until: (when: string) => `Voting closes on ${when}`,
  nomination: {
    accepted: (position: string) => `You are a candidate for ${position}`,
    rejected: (position: string) => `Your nomination for ${position} was not accepted`,
    pending: (position: string) => `Your nomination for ${position} waits for an officer`,
    removed: (position: string) => `You are no longer a candidate for ${position}`,
  },
  changeNomination: 'You can change or withdraw it under “Nominations” above.',
  entered: (position: string) => `The council entered you as a candidate for ${position}`,
  enteredLine: (name: string, election: string) =>
    `${election}: ${name}. You have proved that this is you.`,
  take: 'Take the candidacy',
  takeOf: (position: string) => `Take the candidacy for ${position}`,
  takeFailed: 'The candidacy could not be taken. Please try again.',
  changed: (election: string) => `${election} was changed`,
  results: (election: string) => `The results of ${election} are in`,
  won: (position: string) => `You won ${position}`,
  council: (reason: string) => `The council says: ${reason}`,
});
