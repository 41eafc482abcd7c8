import { listed } from '../formats.ts';
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
  ties: written(
    {
      subject: '{count, number} ties in {election}',
      line: 'Candidates have the same number of votes for {positions}. Nobody has won these positions until an officer decides the ties, all of them together.',
      action: { label: 'Decide the ties', inText: 'Decide the ties at' },
    },
    (positions: readonly string[], election: string) => ({
      count: positions.length,
      positions: listed.format(positions),
      election,
    }),
  ),
  voteAgain: written(
    {
      subject:
        '{count, plural, one {{positions} in {election} has to be voted on again} other {{count} positions in {election} have to be voted on again}}',
      line: '{count, plural, one {} other {These are {positions}. }}Whoever won has left or is disqualified, too few took part, nobody has enough votes, or a ruling made the vote void. An officer prepares another vote.',
      action: { label: 'Prepare the vote', inText: 'Prepare the vote at' },
    },
    (positions: readonly string[], election: string) => ({
      count: positions.length,
      positions: listed.format(positions),
      election,
    }),
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
