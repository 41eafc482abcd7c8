// The result of an election as plain text, to be copied into the minutes of a meeting.
import { said } from '../said.ts';
import { listed } from '../formats.ts';
import { spoken } from '../spoken.ts';

export const minutesMessages = spoken('minutes.minutesMessages', {
  copy: 'Copy for the minutes',
  copyOf: said('Copy for the minutes: the results of {name}', (name: string) => ({ name })),
  copied: 'The results are copied. Paste them into the minutes.',
  /** Who is elected, each with their votes. */
  elected: said(
    '{position}: {count, plural, one {elected is {who}.} other {elected are {who}.}}',
    (position: string, who: readonly string[]) => ({
      position,
      count: who.length,
      who: listed.whole(who),
    }),
  ),
  withVotes: said(
    '{name} with {votes, number} of {valid, plural, one {# vote} other {# votes}}',
    (name: string, votes: number, valid: number) => ({ name, votes, valid }),
  ),
  tied: said(
    '{position}: {who} are tied with {votes, plural, one {# vote} other {# votes}} each.',
    (position: string, who: readonly string[], votes: number) => ({
      position,
      votes,
      who: listed.whole(who),
    }),
  ),
  of: said('{position}: {sentence}', (position: string, sentence: string) => ({
    position,
    sentence,
  })),
  ranked: said('{name} ({how})', (name: string, how: string) => ({ name, how })),
});
