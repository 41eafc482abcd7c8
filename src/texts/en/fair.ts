// One page for everybody who judges an election: an adviser, a journalist, a candidate who lost.
import type { VoterKind } from '#core/elections/electorate.ts';
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

export const fairMessages = spoken('fair.fairMessages', {
  title: 'Was it fair?',
  titleOf: said('Was it fair? {name}', (name: string) => ({ name })),
  description: said(
    'Who voted in {name}, what officers did, and whether the count agrees.',
    (name: string) => ({ name }),
  ),
  loadFailed: 'Failed to fetch the election.',

  who: {
    title: 'Who could vote, and how were they known?',
    unchecked: said(
      '{voters, plural, one {# voter} other {# voters}}, {votes, plural, one {# vote} other {# votes}}. Nobody’s identity was checked.',
      (voters: number, votes: number) => ({ voters, votes }),
    ),
    rules: 'The rules of this election',
  },

  many: {
    title: 'How many voted?',
    voted: said(
      '{of, select, unknown {{voted, plural, one {# person voted.} other {# people voted.}}} other {{voted, number} of {eligible, plural, one {# person who could vote did ({percent, number}%).} other {# people who could vote did ({percent, number}%).}}}}',
      (voted: number, eligible: number, percent: number | null) => ({
        voted,
        eligible,
        percent: percent ?? 0,
        of: percent === null ? 'unknown' : 'all',
      }),
    ),
    /** Of an election that an earlier release closed: it kept no number of people. */
    mostVotes: said(
      '{votes, plural, one {No position has more than # vote.} other {No position has more than # votes.}}',
      (votes: number) => ({ votes }),
    ),
    votes: said(
      '{votes, plural, one {There is # vote: for each position, a person has at most one.} other {There are # votes: for each position, a person has at most one.}}',
      (votes: number) => ({ votes }),
    ),
    /** While people vote, or before. */
    canVote: said(
      '{eligible, plural, one {# person can vote.} other {# people can vote.}}',
      (eligible: number) => ({ eligible }),
    ),
    later: 'How many did is told when voting ends.',
    more: 'Turnout by group and hour',
  },

  officers: {
    title: 'What did officers do, and why?',
    changes: said(
      '{count, plural, =0 {Nothing was changed after the election was published.} one {# thing was changed after the election was published.} other {# things were changed after the election was published.}}',
      (count: number) => ({ count }),
    ),
    record: 'Each act is in the record, which cannot be changed later without it showing.',
    acts: 'Every act of an officer',
    /** Of acts on people who are not named to everybody. */
    unnamed: said(
      '{count, plural, one {# entry is about somebody who was no candidate when the list was fixed, and is not named.} other {# entries are about people who were no candidates when the list was fixed, and are not named.}}',
      (count: number) => ({ count }),
    ),
    /** An act that has no sentence with a name. */
    actOn: said('{act}: {name}', (act: string, name: string) => ({ act, name })),
    hashes: 'Hashes of the record',
  },

  count: {
    title: 'Does the count agree?',
    notYet: 'There is no result to check yet.',
    soon: 'Once votes are counted, everybody can count them again here.',
    unchecked: 'Count and record were not compared yet.',
    noKit: 'An earlier release counted this election, so nobody can count it again here.',
    check: 'Check it in this browser',
    files: 'Files for checking',
  },

  unknown: {
    title: 'What can nobody know?',
    choice:
      'Nobody can find out later for whom somebody voted: counted votes have no names and stand in random order.',
    outside: said(
      '{voters, select, anybody {No server can see who looked at a screen, paid for a vote, or has several accounts.} confirmed {No server can see who looked at a screen, paid for a vote, or has several addresses.} other {No server can see who looked at a screen or paid for a vote.}}',
      ({ voters }: { voters: VoterKind }) => ({ voters }),
    ),
  },
});
