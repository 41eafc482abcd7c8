// The messages of results that officers release.
import type { ResultsAt } from '#core/elections/results-at.ts';
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

export const releaseMessages = spoken('release.releaseMessages', {
  legend: 'Results',
  change: 'Change when results are shown',
  says: said(
    '{at, select, close {Results are shown when all votes are counted.} release {Results are shown when officers release them.} other {Results are shown when officers release them, by {by} at the latest.}}',
    (at: ResultsAt, by: string) => ({
      by,
      at: at === 'close' ? at : by === '' ? 'release' : 'latest',
    }),
  ),
  cards: {
    close: {
      label: 'At the close',
      text: 'Everybody sees the results when all votes are counted.',
    },
    release: {
      label: 'When released',
      text: 'The votes are counted at the close. Nobody sees a count, officers included, until officers release the results or the date below has come.',
    },
  },
  showBy: 'Shown at the latest',
  showByHint: 'At most 14 days after voting closes. It is fixed when voting opens.',

  held: said(
    'Voting is over. Results are shown when the officers release them, by {by} at the latest.',
    (by: string) => ({ by }),
  ),
  timetable: 'They are shown when officers release them, or on this date.',
  code: 'Result code',
  codeWhy: 'It changes if anybody changes a vote.',
  title: 'Release the results',
  text: 'Nobody has seen a count yet, officers included. Release the results when nothing is in their way.',
  act: 'Release results',
  askTitle: said('Release the results of {name}?', (name: string) => ({ name })),
  askText:
    'Everybody sees the counts at once, and the winners get their e-mails. The time for complaints begins. You cannot take it back.',
  unanswered: said(
    '{count, plural, =0 {} one {{count} message about it has no answer.} other {{count} messages about it have no answer.}}',
    (count: number) => ({ count }),
  ),
  reasonHint: 'Everybody reads it on the page of the election.',
  failed: 'The results could not be released.',
  proposed:
    'You proposed to release them. Another officer, who is not a candidate, has to confirm it.',
  proposedBy: said(
    '{by, select, nobody {A former officer proposed to release them. Another officer has to confirm it.} other {{name} proposed to release them. Another officer has to confirm it.}}',
    (name: string | null) => ({ name: name ?? '', by: name === null ? 'nobody' : 'officer' }),
  ),
  own: 'You are a candidate in this election, so somebody else releases its results.',
  toDecisions: 'Go to the decisions',
  look: 'Look and decide',
});
