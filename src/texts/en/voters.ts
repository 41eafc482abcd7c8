// How voters are known, said aloud: to officers who choose it, and to everybody who reads the election.
import type { Limits, VoterKind } from '#core/elections/electorate.ts';
import type { ProofWay } from '#core/elections/proofs.ts';
import { listFormat } from '../formats.ts';
import { counted } from '../plurals.ts';
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

const list = listFormat('en-GB', { type: 'disjunction' });
const listAnd = listFormat('en-GB', { type: 'conjunction' });

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
      : `Voters have confirmed an e-mail address at ${domains}. A person who has several of them has several votes.`,
  listed: () =>
    'Voters are on the voter list. Somebody else can register a listed number first, until its owner proves that it is theirs.',
  proved: () =>
    'Voters are on the voter list and have proved that their number is theirs. This is as safe as their mailbox, their code, or the officer who checked them in.',
};

const proofs: Record<ProofWay, string> = {
  address: 'people who proved their number with the address on the voter list',
  code: 'people who proved it with a printed code',
  'check-in': 'people whom officers checked in',
  'sign-on': 'people who logged in with a university account',
  none: 'people without proof of identity',
};

const wordsOf = (way: ProofWay, officer: string | null) =>
  way === 'check-in' && officer !== null ? `people whom ${officer} checked in` : proofs[way];

const oneOf = (what: string, words: readonly string[]) =>
  words.length === 0 ? [] : [`${what} ${list.format(words)}`];

const inGroups = ({ groups, allGroups = false }: Limits) =>
  allGroups ? [`all of the groups ${listAnd.format(groups)}`] : oneOf('group', groups);

const whoOf = (limits: Limits) =>
  [
    ...oneOf('branch', limits.branches),
    ...oneOf('year of entry', limits.years),
    ...inGroups(limits),
  ].join(', ');

export const votersMessages = spoken('voters.votersMessages', {
  title: 'How voters are known',
  /** How voters of an election are known, with its weakness. */
  known: ({ voters, mailDomains }: Known) => sentences[voters](list.format(mailDomains)),
  /** Who votes for a position. */
  limits: (limits: Limits) => `Only ${whoOf(limits)}`,
  /** Who votes for a position; where nothing else is said of candidates, the same people stand. */
  vote: (limits: Limits, areCandidates: boolean) =>
    `Only ${whoOf(limits)} can ${areCandidates ? 'vote and be a candidate' : 'vote'}.`,
  /** Who may be a candidate for a position. */
  candidacy: (limits: Limits) =>
    whoOf(limits) === ''
      ? 'Everybody can be a candidate.'
      : `Only ${whoOf(limits)} can be a candidate.`,
  proofsTitle: 'How voters proved their number',
  /** The votes of one group of those who voted. */
  proof: (group: { ways: readonly ProofWay[]; officer: string | null; votes: number }) =>
    `${counted(group.votes, 'vote', 'votes')} from ${list.format(
      group.ways.map((way) => wordsOf(way, group.officer)),
    )}`,
  otherPosition: said('{only}: this position is not on your ballot.', (only: string) => ({ only })),
  askCouncil: 'Write to the council',
  votedUnderNumber: said(
    'Somebody voted with my enrollment number for {position}.',
    (position: string) => ({ position }),
  ),
});
