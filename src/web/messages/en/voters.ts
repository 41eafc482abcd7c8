// How voters are known, said aloud: to officers who choose it, and to everybody who reads the election.
import type { Limits, VoterKind } from '#core/elections/electorate.ts';

const list = new Intl.ListFormat('en-GB', { type: 'disjunction' });

interface Known {
  voters: VoterKind;
  mailDomains: readonly string[];
}

const sentences: Record<VoterKind, (domains: string) => string> = {
  anybody: () =>
    'Anybody who registers can vote. Nobody checks who they are, so one person can have several accounts.',
  confirmed: (domains) =>
    domains === ''
      ? 'Voters have confirmed an e-mail address. One person can have several of them.'
      : `Voters have confirmed an e-mail address at ${domains}. Whoever has several of them has several votes.`,
  listed: () =>
    'Voters are on the voter list. Somebody else can register a listed number first, until its owner proves that it is theirs.',
  proved: () =>
    'Voters are on the voter list and have proved that their number is theirs. It is as safe as their mailbox, their code, or the officer who knew them.',
};

const oneOf = (what: string, words: readonly string[]) =>
  words.length === 0 ? [] : [`${what} ${list.format(words)}`];

export const votersMessages = {
  title: 'How voters are known',
  /** How voters of an election are known, with its weakness. */
  known: ({ voters, mailDomains }: Known) => sentences[voters](list.format(mailDomains)),
  /** Who votes for a position. */
  limits: ({ branches, years, groups }: Limits) =>
    `Only ${[
      ...oneOf('branch', branches),
      ...oneOf('year of entry', years),
      ...oneOf('group', groups),
    ].join(', ')}`,
  otherPosition: (only: string) => `${only}: this position is not on your ballot.`,
};
