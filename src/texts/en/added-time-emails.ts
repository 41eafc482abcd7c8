// The e-mails to people who can vote longer than others, or not any more.
import { spoken } from '../spoken.ts';

const reason = 'You get this e-mail because officers added your number to this list.';

export const addedTimeEmails = spoken('added-time-emails.addedTimeEmails', {
  added: (election: string, until: string, othersEnd: string) => ({
    subject: `You can vote until ${until}: ${election}`,
    preview: 'For everybody else voting ends earlier.',
    before: [
      [`You could not vote in ${election}, so you have more time: until ${until}.`],
      [
        `For everybody else voting ends on ${othersEnd}. If you have voted already, you need do nothing.`,
      ],
    ],
    action: { label: 'Vote', inText: 'Vote here:' },
    reason,
  }),
  takenBack: (election: string, until: string) => ({
    subject: `Your added time was taken back: ${election}`,
    preview: `Voting closes on ${until}.`,
    before: [
      [`The time that you were given to vote in ${election} was taken back by the officers.`],
      [`Voting closes on ${until}. A vote that you have cast counts. The page says why.`],
    ],
    action: { label: 'See the election', inText: 'See the election:' },
    reason,
  }),
});
