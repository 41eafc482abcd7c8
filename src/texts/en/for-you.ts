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
  asked: (position: string) => `The council entered you for ${position}. Do you want to stand?`,
  askedUntil: (election: string, when: string) =>
    `${election}. Say yes or no before voting opens on ${when}.`,
  askedOpen: (election: string) => `${election}. Say yes or no before voting opens.`,
  stands: (position: string) =>
    `You are a candidate for ${position}: the council entered you. Is that right?`,
  standsUntil: (election: string, when: string) =>
    `${election}. You are on the ballot unless you say no before voting opens on ${when}.`,
  standsOpen: (election: string) =>
    `${election}. You are on the ballot unless you say no before voting opens.`,
  yes: 'Yes',
  no: 'No',
  answerOf: (answer: string, position: string) => `${answer}, ${position}`,
  answerFailed: 'Your answer could not be saved. Please try again.',
  changed: (election: string) => `${election} was changed`,
  appeal: (count: number) =>
    count === 1
      ? 'Your complaint waits for a ruling'
      : `Your ${count} complaints wait for a ruling`,
  results: (election: string) => `The results of ${election} are in`,
  won: (position: string) => `You won ${position}`,
  council: (reason: string) => `The council says: ${reason}`,
});
