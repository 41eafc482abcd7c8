// How voters are known, said aloud: to officers who choose it, and to everybody who reads the election.
import type { Limits, VoterKind } from '#core/elections/electorate.ts';
import type { ProofWay } from '#core/elections/proofs.ts';
import { listFormat, row } from '../formats.ts';
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

const list = listFormat('en-GB', { type: 'disjunction' });
const listAnd = listFormat('en-GB', { type: 'conjunction' });

interface Known {
  voters: VoterKind;
  mailDomains: readonly string[];
}

const proofOf = (way: ProofWay, officer: string | null): string =>
  way === 'check-in' && officer !== null
    ? votersMessages.byProof.byOfficer(officer)
    : votersMessages.byProof[way];

interface ProvedGroup {
  ways: readonly ProofWay[];
  officer: string | null;
}

const peopleOf = ({ ways, officer }: ProvedGroup): string =>
  list.whole(ways.map((way) => proofOf(way, officer)));

function listedOr(names: readonly string[]) {
  return { names: list.whole(names) };
}

const whoOf = ({ branches, years, groups, allGroups = false }: Limits): string =>
  row([
    ...(branches.length === 0 ? [] : [votersMessages.byNumber.branches(branches)]),
    ...(years.length === 0 ? [] : [votersMessages.byNumber.years(years)]),
    ...(allGroups ? [votersMessages.byNumber.allGroups(groups)] : []),
    ...(allGroups || groups.length === 0 ? [] : [votersMessages.byNumber.groups(groups)]),
  ]);

export const votersMessages = spoken('voters.votersMessages', {
  title: 'How voters are known',
  /** Groups of people by what their numbers say, or by the voter list. */
  byNumber: {
    branches: said('branch {names}', listedOr),
    years: said('year of entry {names}', listedOr),
    groups: said('group {names}', listedOr),
    allGroups: said('all of the groups {names}', (names: readonly string[]) => ({
      names: listAnd.whole(names),
    })),
  },
  /** Voters by how they proved who they are. */
  byProof: {
    address: 'people who proved their number with the address on the voter list',
    code: 'people who proved it with a printed code',
    'check-in': 'people whom officers checked in',
    'sign-on': 'people who logged in with a university account',
    none: 'people whom nobody checked',
    byOfficer: said('people whom {officer} checked in', (officer: string) => ({ officer })),
  },

  /** How voters of an election are known, with its weakness. */
  known: said(
    '{voters, select, anybody {Open to everybody with an account. Nobody checks who they are.} confirmed {{of, select, any {Voters need an e-mail address. One person can have several.} other {Voters need an e-mail address at {domains}. One person can have several.}}} listed {Voters are on the voter list. Somebody else can register a listed number first, until its owner proves that it is theirs.} other {Voters are on the voter list and have proved that their number is theirs.}}',
    ({ voters, mailDomains }: Known) => ({
      voters,
      domains: list.whole(mailDomains),
      of: mailDomains.length === 0 ? 'any' : 'some',
    }),
  ),
  /** Who votes for a position. */
  limits: said('Only {who}', (limits: Limits) => ({ who: whoOf(limits) })),
  /** Who votes for a position; where nothing else is said of candidates, the same people stand. */
  vote: said(
    '{areCandidates, select, true {Only {who} can vote and be a candidate.} other {Only {who} can vote.}}',
    (limits: Limits, areCandidates: boolean) => ({
      who: whoOf(limits),
      areCandidates: String(areCandidates),
    }),
  ),
  /** Who may be a candidate for a position. */
  candidacy: said(
    '{of, select, all {Everybody can be a candidate.} other {Only {who} can be a candidate.}}',
    (limits: Limits) => ({ who: whoOf(limits), of: whoOf(limits) === '' ? 'all' : 'some' }),
  ),
  /** The votes of one group of those who voted. */
  proof: said(
    '{votes, plural, one {# vote from {people}} other {# votes from {people}}}',
    (group: ProvedGroup & { votes: number }) => ({ votes: group.votes, people: peopleOf(group) }),
  ),
  /** The same with the number of people. */
  provedBy: said(
    '{voters, plural, one {# voter} other {# voters}}, {votes, plural, one {# vote} other {# votes}}: {people}',
    (group: ProvedGroup & { voters: number; votes: number }) => ({
      voters: group.voters,
      votes: group.votes,
      people: peopleOf(group),
    }),
  ),
  otherPosition: said('{only}: this position is not on your ballot.', (only: string) => ({ only })),
  askCouncil: 'Write to the council',
  votedUnderNumber: said(
    'Somebody voted with my enrollment number for {position}.',
    (position: string) => ({ position }),
  ),
});
