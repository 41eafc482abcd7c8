// How a position is won, in words behind its title.
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

const counted = (count: number) => ({ count });
const named = (name: string) => ({ name });
const least = (count: string) => ({ count });

export const ruleWordsMessages = spoken('rule-words.ruleWordsMessages', {
  question: said('a question, “{text}”', (text: string) => ({ text })),
  seats: said('{count, plural, one {# seat} other {# seats}}', counted),
  choices: said('{count, plural, one {# choice} other {up to # choices}}', counted),
  ranked: {
    irv: 'people rank (instant run-off)',
    stv: 'people rank (single transferable vote)',
  },
  ranks: said('{count, plural, one {at least # rank} other {at least # ranks}}', counted),
  allButOne: 'all ranks but one',
  nobody: {
    shown: said('{name} is only counted', named),
    reopens: said('{name} opens seats again', named),
    voids: said(
      '{name} makes the result void with more than half of the valid votes and opens nominations again',
      named,
    ),
  },
  unopposed: 'a candidate without opponents needs votes',
  abstain: 'people can abstain',
  quorum: {
    number: said('at least {count} have to take part', least),
    share: said('at least {count} of those who may vote have to take part', least),
  },
  /** A majority of a post with one seat, of the valid votes. */
  elects: {
    half: 'more than half of the valid votes, or the first two meet in a second round',
    all: 'all of the valid votes, or the first two meet in a second round',
    share: said(
      'at least {share} of the valid votes, or the first two meet in a second round',
      (share: string) => ({ share }),
    ),
  },
  /** The same to voters, in sentences. */
  toVoters: {
    half: 'Whoever has more than half of the valid votes is elected, or the first two meet in a second round.',
    all: 'Whoever has all valid votes is elected, or the first two meet in a second round.',
    share: said(
      'Whoever has the most and at least {share} of the valid votes is elected, or the first two meet in a second round.',
      (share: string) => ({ share }),
    ),
    passes: said('It passes with {what}.', (what: string) => ({ what })),
    number: said('It counts only if at least {count} people take part.', least),
    ofAll: said('It counts only if at least {count} of those who may vote take part.', least),
  },
  /** A majority for yes: of the valid votes, or of those who may vote. The share is such as 2/3. */
  half: {
    valid: 'more than half of the valid votes for yes',
    eligible: 'more than half of those who may vote for yes',
  },
  all: {
    valid: 'all of the valid votes for yes',
    eligible: 'all of those who may vote for yes',
  },
  share: {
    valid: said('at least {share} of the valid votes for yes', (share: string) => ({ share })),
    eligible: said('at least {share} of those who may vote for yes', (share: string) => ({
      share,
    })),
    below: said(
      'at least {share} of those who may vote for yes, and more yes than no',
      (share: string) => ({ share }),
    ),
  },
});
