import { spoken } from '../spoken.ts';

/** The e-mails to officers about what an election waits for. */
export const waitingEmails = spoken('waiting-emails.waitingEmails', {
  tie: (position: string, election: string, tied: number, votes: number) => ({
    subject: `A tie for ${position} in ${election}`,
    line: `${tied} candidates have the same number of votes, ${votes}. Nobody has won ${position} until an officer decides the tie.`,
    action: { label: 'Decide the tie', inText: 'Decide the tie at' },
  }),
  voteAgain: (position: string, election: string) => ({
    subject: `${position} in ${election} has to be voted on again`,
    line: 'Whoever won has left or is disqualified, or a ruling made the vote void. An officer prepares another vote.',
    action: { label: 'Prepare the vote', inText: 'Prepare the vote at' },
  }),
  certify: (election: string) => ({
    subject: `${election} can be certified`,
    line: 'The time for complaints is over, and nothing stands in the way.',
    action: { label: 'Certify', inText: 'Certify at' },
  }),
  message: (election: string) => ({
    subject: `A message about ${election}`,
    line: 'Somebody wrote to the council about this election, and waits for an answer.',
    action: { label: 'Read the message', inText: 'Read the message at' },
  }),
});
