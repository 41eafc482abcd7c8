// The e-mails to whoever is elected, or is not any more. The subject of the first one is the specification's.
import { written } from '../written.ts';
import { spoken } from '../spoken.ts';

interface Post {
  position: string;
  election: string;
}

const seeResults = { label: 'See the results', inText: 'The results are at' };

export const winnerEmails = spoken('winner-emails.winnerEmails', {
  /** `openUntil` is the day after which it is certified, '' where that time is over, null once it is. */
  won: written(
    {
      preview: 'You have won the position of {position}.',
      before: [
        [
          '{final, select, now {Congratulations! You have won the position of <b>{position}</b> in <b>{election}</b>.} soon {Congratulations! You have won the position of <b>{position}</b> in <b>{election}</b>. The result is final when it is certified.} other {Congratulations! You have won the position of <b>{position}</b> in <b>{election}</b>. The result is final when it is certified, after {openUntil}.}}',
        ],
        ['The voters have put their trust in you, and we wish you every success in your new role.'],
      ],
      action: seeResults,
      reason: 'You get this e-mail because you won a position.',
    },
    ({ position, election }: Post, openUntil: string | null) => ({
      position,
      election,
      openUntil: openUntil ?? '',
      final: openUntil === null ? 'now' : openUntil === '' ? 'soon' : 'later',
    }),
  ),
  notElected: written(
    {
      subject: 'A correction: {position} in {election}',
      preview: 'The result has changed.',
      before: [
        'We wrote to you that you have won the position of <b>{position}</b> in <b>{election}</b>. That is not so any more, because of a ruling.',
      ],
      action: seeResults,
      reason: 'You get this e-mail because you were told that you won a position.',
    },
    ({ position, election }: Post) => ({ position, election }),
  ),
});
