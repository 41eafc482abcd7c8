// The messages of the list of what concerns the viewer.

import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

export const forYouMessages = spoken('for-you.forYouMessages', {
  title: 'For you',
  dashboard: said(
    '{isOfficer, select, true {Requests, elections and what else waits for you} other {Elections and their records}}',
    (isOfficer: boolean) => ({ isOfficer: String(isOfficer) }),
  ),
  voteWaits: said('You can vote in {election}', (election: string) => ({ election })),
  votesLeft: said(
    '{left, plural, one {You have # vote left in {election}} other {You have # votes left in {election}}}',
    (left: number, election: string) => ({ left, election }),
  ),
  until: said('Voting closes on {when}', (when: string) => ({ when })),
  nomination: {
    accepted: said('You are a candidate for {position}', (position: string) => ({ position })),
    rejected: said('Your nomination for {position} was not accepted', (position: string) => ({
      position,
    })),
    pending: said('Your nomination for {position} waits for an officer', (position: string) => ({
      position,
    })),
    removed: said('You are no longer a candidate for {position}', (position: string) => ({
      position,
    })),
  },
  changeNomination: 'You can change or withdraw it under “Nominations” above.',
  entered: said('The council entered you as a candidate for {position}', (position: string) => ({
    position,
  })),
  enteredLine: said(
    '{election}: {name}. You have proved that this is you.',
    (name: string, election: string) => ({ name, election }),
  ),
  take: 'Take the candidacy',
  takeOf: said('Take the candidacy for {position}', (position: string) => ({ position })),
  takeFailed: 'The candidacy could not be taken. Please try again.',
  changed: said('{election} was changed', (election: string) => ({ election })),
  results: said('The results of {election} are in', (election: string) => ({ election })),
  won: said('You won {position}', (position: string) => ({ position })),
  council: said('The council says: {reason}', (reason: string) => ({ reason })),
});
