import { written } from '../written.ts';
import { spoken } from '../spoken.ts';

/** The e-mails to officers about what an election waits for. */
export const waitingEmails = spoken('waiting-emails.waitingEmails', {
  tie: written(
    {
      subject: 'A tie for {position} in {election}',
      line: '{tied} candidates have the same number of votes, {votes}. Nobody has won {position} until an officer decides the tie.',
      action: { label: 'Decide the tie', inText: 'Decide the tie at' },
    },
    (position: string, election: string, tied: number, votes: number) => ({
      position,
      election,
      tied,
      votes,
    }),
  ),
  voteAgain: written(
    {
      subject: '{position} in {election} has to be voted on again',
      line: 'Whoever won has left or is disqualified, too few took part, nobody has enough votes, or a ruling made the vote void. An officer prepares another vote.',
      action: { label: 'Prepare the vote', inText: 'Prepare the vote at' },
    },
    (position: string, election: string) => ({ position, election }),
  ),
  certify: written(
    {
      subject: '{election} can be certified',
      line: 'The time for complaints is over, and nothing stands in the way.',
      action: { label: 'Certify', inText: 'Certify at' },
    },
    (election: string) => ({ election }),
  ),
  message: written(
    {
      subject: 'A message about {election}',
      line: 'Somebody wrote to the council about this election, and waits for an answer.',
      action: { label: 'Read the message', inText: 'Read the message at' },
    },
    (election: string) => ({ election }),
  ),
});
