// The messages about how many people voted, and when.
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

export const turnoutMessages = spoken('turnout.turnoutMessages', {
  /** Votes for one position, of those who may vote. */
  ofAll: said(
    '{of, select, unknown {{votes, plural, one {# vote} other {# votes}}} other {{votes, number} of {eligible, number} people voted ({percent, number}%)}}',
    (votes: number, eligible: number, percent: number | null) => ({
      votes,
      eligible,
      percent: percent ?? 0,
      of: percent === null ? 'unknown' : 'all',
    }),
  ),
  eligible: said('People who could vote: {count, number}', (count: number) => ({ count })),
  csv: {
    button: 'Download as CSV',
    buttonOf: said('Download as CSV: the results of {name}', (name: string) => ({ name })),
    election: 'Election',
    percent: 'Percent',
    votesForPosition: 'Votes for the position',
    eligible: 'People who could vote',
  },
  title: 'When people voted',
  lede: 'Votes in an hour, for all positions together. Hours with fewer than 20 votes are shown together with the next one.',
  from: 'From',
  until: 'To',
  votes: 'Votes',
  bar: said(
    '{votes, plural, one {{from} to {until}: # vote} other {{from} to {until}: # votes}}',
    (from: string, until: string, votes: number) => ({ from, until, votes }),
  ),
});
