// What stands in every e-mail around its own words.
import { spoken } from '../spoken.ts';

export const everyEmail = spoken('every-email.everyEmail', {
  hello: 'Hello,',
  dear: (name: string) => `Dear ${name},`,
  council: 'The Student Council',
  withBestWishes: 'With best wishes,',
  electionCommittee: 'The Election Committee',
  noMore: 'Get no more e-mails of this kind',
  noMoreInText: (url: string) => `To get no more e-mails of this kind: ${url}`,
  logo: 'Logo',
  dayAndTime: (day: string, time: string) => `${day} at ${time}`,
  newPassword: (logIn: string) =>
    `Choose a new password too: open ${logIn} and press “Forgot password?”. This logs out every browser.`,
  officer:
    'You get this e-mail because you are an officer of the campus. In your profile you choose which of these e-mails you get.',
  ofSafety: 'You get this e-mail because it is about the safety of your account.',
  ofVoterList: (election: string, number: string) =>
    `You get this e-mail because the voter list for ${election} has this address for the enrollment number ${number}.`,
});
