// Refusals that say more than their reason (src/core/refusal.ts).
import type { SupportBarrier } from '#core/elections/supporters.ts';
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

interface Emptied {
  position: string;
  election: string;
  voters: number;
}

export const refusedWords = spoken('refused.refusedWords', {
  decidedBy: said(
    'Another vote on {position} was prepared before: {election}.',
    (position: string, election: string) => ({ position, election }),
  ),
  positionEmptied: said(
    'After this nobody on the voter list could vote for “{position}” of “{election}”. Now {voters, number} can.',
    ({ position, election, voters }: Emptied) => ({ position, election, voters }),
  ),
  keysElsewhere: said(
    'The server {server} has another folder of keys, so it could take no vote in this election. Whoever runs it gives all servers one folder, or stops that one. An admin can publish all the same.',
    (server: string) => ({ server }),
  ),
  listsAreRead: 'Other voter lists are being read at the moment. Please try again shortly.',
  logInsWait: said(
    '{waiting, number} people are waiting to log in. Please try again in a moment.',
    (waiting: number) => ({ waiting }),
  ),
  supportsOther: 'You support another candidate in this election. Take that back first.',
  suspended: said('This account is suspended: {why}', (why: string) => ({ why })),
  canFrom: said('{sentence} You can from {when}.', (sentence: string, when: string) => ({
    sentence,
    when,
  })),
  editLimits: said('{misfit}: edit who may vote or stand first', (misfit: string) => ({ misfit })),
  timesNotKept: said(
    'Nothing was saved: “{election}” cannot keep its times on the clock.',
    (election: string) => ({ election }),
  ),
  listedOnly: 'Only people on the voter list of this election can stand for this position.',
  notOfGroup: said(
    'Candidates from {whose, select, your {your} other {their}} branch, year or group cannot stand {what, select, election {in this election} other {for this position}}.',
    (whose: 'your' | 'their', what: 'election' | 'position') => ({ whose, what }),
  ),
  listTooLong: 'This file has too many lines or columns for a voter list. Please split it.',
  signOnAway: said(
    'The log-in with {name} cannot be reached now. Please try again in a moment, or log in with your password.',
    (name: string) => ({ name }),
  ),
  someRecorded: said(
    '{recorded} of {all} votes were recorded.',
    (recorded: number, all: number) => ({
      recorded,
      all,
    }),
  ),
  keysOfAnother:
    'The folder of the keys (KEYS_DIR) belongs to another campus. Please tell whoever runs this server.',
  /** Said where a proposal is confirmed. */
  sinceProposed:
    'An officer has changed the same since this was proposed. Refuse it, so that it is proposed anew.',
  votingBegan: 'Voting has begun. An admin can delete this election by repeating its name.',
  ourSide: said(
    'Something went wrong on our side. Reference: {reference}',
    (reference: string) => ({
      reference,
    }),
  ),
});

/** Why numbers cannot be made in another way: what stands would no longer fit. */
export const formatMisfits = spoken('refused.formatMisfits', {
  accounts: said('{count, plural, one {# account} other {# accounts}}', (count: number) => ({
    count,
  })),
  entries: said(
    '{count, plural, one {# entry of a voter list} other {# entries of voter lists}}',
    (count: number) => ({ count }),
  ),
  byBranch: said(
    '{count, plural, one {# election by branch} other {# elections by branch}}',
    (count: number) => ({ count }),
  ),
  byYear: said(
    '{count, plural, one {# election by year} other {# elections by year}}',
    (count: number) => ({ count }),
  ),
  numbers: said(
    'The numbers of {things} would no longer fit. Choose a format that they fit, or correct or remove them first.',
    (things: string) => ({ things }),
  ),
  limits: said(
    'This format reads branch or year from another place, and there are limits of {things}. Remove the limits, or wait until the elections are over.',
    (things: string) => ({ things }),
  ),
});

/** Why somebody cannot support a candidate. */
export const supportRefused = spoken('refused.supportRefused', {
  over: 'Nobody can support this candidate any more.',
  'own-nomination': 'Nobody proposes or seconds their own nomination.',
  'no-elector': 'Only those who may vote in this election can support its candidates.',
  'no-voter': 'Only those who may vote for this position can support its candidates.',
  'not-from': 'Supporters from your branch, year or group do not count for this position.',
  'not-own': 'Supporters have to be of the branch or year of the candidate.',
} satisfies Record<SupportBarrier | 'over', string>);
