// The page that explains elections to voters: the short form of docs/elections.md.

import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

export const howItWorksMessages = spoken('how-it-works.howItWorksMessages', {
  title: 'How voting works',
  lede: 'The rules of every election here, in plain words: who may vote, who can see what, and how long it is kept.',
  secrecy: 'How your vote is kept secret',
  verify: 'Check a count yourself',
  back: 'Go to the elections',
  ask: 'Ask the council a question',

  voting: [
    {
      title: 'One person, one vote',
      lines: [
        'The page of each election says who may vote in it: everybody with an account, some roles, branches or years, or the people on a voter list.',
        'Each account has one vote for each position. The database refuses a second one, also from another device.',
        'Two accounts cannot have the same enrollment number. A number alone does not prove who a person is, and a proof is as safe as a mailbox, a printed code, or the officer who looked. The page of an election says how its voters are known.',
        'A vote cannot be changed or taken back, because nobody can find it again.',
      ],
    },
    {
      title: 'Your vote is secret',
      lines: [
        'That you voted and what you voted for are kept apart. The votes of an open election are encrypted with a key of their own.',
        'When voting closes, the votes are put in random order and the key is deleted.',
      ],
    },
  ],

  sight: {
    title: 'Who can see what',
    head: ['What', 'Everybody', 'Council and admins', 'The person who runs the server'],
    rows: [
      ['Candidates and the final counts', 'Yes', 'Yes', 'Yes'],
      ['Counts while voting is open', 'If the election shows them', 'The same as everybody', 'Yes'],
      ['That you voted', 'No', 'No', 'Yes, but not for whom'],
      ['Whom you voted for', 'No', 'No', 'Only while you cast your vote'],
      ['Your name and picture', 'If you are a candidate or a member', 'Yes', 'Yes'],
      ['Your e-mail and enrollment number', 'Only if you win', 'Yes', 'Yes'],
      ['A message to the council', 'No', 'Yes', 'Yes'],
    ],
  },

  after: [
    {
      title: 'How a winner is found',
      lines: [
        'The clock of the server opens and closes voting. A vote that arrives too late is refused.',
        'The candidate with the most votes wins a position. If two candidates have the same number of votes, it is a tie. A draw or a second round decides it. The page of the election says which one before voting opens.',
        'A candidate without opponents wins.',
      ],
    },
    {
      title: 'How long we keep things',
      lines: [
        'Results, counts and the record of what officers did stay until the council deletes the election. The record names no voter.',
        'Your account stays until it is deleted. If you voted or were a candidate, your name, e-mail and number are removed and the counts stay.',
        'You stay logged in for at most seven days. No list of former log-ins is kept.',
        'Backups keep what they held when they were made.',
      ],
    },
  ],

  kept: {
    voters: said(
      '{days, plural, one {Who voted and the voter list of an election are deleted # day after the election is certified or the time for complaints is over. The number of votes stays. Until then only the server knows that you voted, and nothing says for whom.} other {Who voted and the voter list of an election are deleted # days after the election is certified or the time for complaints is over. The number of votes stays. Until then only the server knows that you voted, and nothing says for whom.}}',
      (days: number) => ({ days }),
    ),
    messages: said(
      '{days, plural, one {A message to the council is deleted # day after it is settled.} other {A message to the council is deleted # days after it is settled.}}',
      (days: number) => ({ days }),
    ),
    emails: said(
      '{days, plural, one {The text and the address of an e-mail to you are deleted after # day.} other {The text and the address of an e-mail to you are deleted after # days.}}',
      (days: number) => ({ days }),
    ),
    notices: said(
      '{days, plural, one {The list of what happened with your account, which is in the file of your data, is deleted after # day.} other {The list of what happened with your account, which is in the file of your data, is deleted after # days.}}',
      (days: number) => ({ days }),
    ),
    unusedAccounts: said(
      '{days, plural, one {A student account that nobody used and whose address was never confirmed is deleted after # day.} other {A student account that nobody used and whose address was never confirmed is deleted after # days.}}',
      (days: number) => ({ days }),
    ),
    title: 'What is deleted automatically',
  },
});
