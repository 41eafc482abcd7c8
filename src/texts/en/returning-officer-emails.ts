// The e-mails to whoever officers name as the returning officer of an election.
import { written } from '../written.ts';
import { spoken } from '../spoken.ts';

const reason = 'You get this e-mail because the officers named you returning officer.';
const task =
  'You read the messages about it, rule, can pause the voting, enter a draw, release the results and certify the election.';

export const returningOfficerEmails = spoken('returning-officer-emails.returningOfficerEmails', {
  named: written(
    {
      subject: 'You are the returning officer of {election}',
      preview: 'Log in as usual.',
      before: [['The officers named you returning officer of the election {election}.'], [task]],
      action: { label: 'See the election' },
      after: ['Log in as usual. If you cannot do this, tell the officers: they can name another.'],
      reason,
    },
    (election: string) => ({ election }),
  ),
});
