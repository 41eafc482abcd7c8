// What stands in every e-mail around its own words.
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

export const everyEmail = spoken('every-email.everyEmail', {
  hello: 'Hello,',
  dear: said('Dear {name},', (name: string) => ({ name })),
  council: 'The Student Council',
  /** In the place of its name, where a campus has given none. */
  ourUniversity: 'our university',
  withBestWishes: 'With best wishes,',
  electionCommittee: 'The Election Committee',
  noMore: 'Get no more e-mails of this kind',
  noMoreInText: said('To get no more e-mails of this kind: {url}', (url: string) => ({ url })),
  logo: 'Logo',
  dayAndTime: said('{day} at {time}', (day: string, time: string) => ({ day, time })),
  newPassword: said(
    'Choose a new password too: open {logIn} and press “Forgot password?”. This logs out every browser.',
    (logIn: string) => ({ logIn }),
  ),
  officer:
    'You get this e-mail because you are an officer of the campus. In your profile you choose which of these e-mails you get.',
  ofSafety: 'You get this e-mail because it is about the safety of your account.',
  ofVoterList: said(
    'You get this e-mail because the voter list for {election} has this address for the enrollment number {number}.',
    (election: string, number: string) => ({ election, number }),
  ),
});
