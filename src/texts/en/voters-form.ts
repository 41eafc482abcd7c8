// How voters are known, as officers are asked in the form of an election.
import { said } from '../said.ts';
import { row } from '../formats.ts';
import { spoken } from '../spoken.ts';

export const votersForm = spoken('voters-form.votersForm', {
  title: 'How are voters known?',
  cards: {
    anybody: {
      label: 'Anybody who registers',
      text: 'Nobody checks who they are. One person can invent many students and cast many votes, so choose this for a poll where nothing is at stake.',
    },
    confirmed: {
      label: 'By a confirmed e-mail address',
      text: 'Stops invented addresses. A person with several addresses has several votes, unless only addresses of your campus count.',
    },
    listed: {
      label: 'By the voter list',
      text: 'Only numbers on the list count. Somebody can register the number of another person first and vote with it, and its owner has to prove that it is theirs.',
    },
    proved: {
      label: 'By the voter list, and proved',
      text: 'Each voter proves that the number is theirs: by a code to the address on the list, a printed code, a check-in, or a university account. This is the most work for voters and for you.',
    },
  },
  missing: 'Choose how voters are known',
  noList: 'There is no voter list of the campus yet. Add one before you publish.',
  /** Who hears of the election by e-mail; null for an own list, whose numbers come without addresses. */
  written: said(
    '{by, select, nothing {No mail server is set up, so people on the list cannot be written to. Print codes for them under Check-in on the dashboard.} number {Numbers alone have no addresses, so nobody on this list is written to. Save a draft and import a list with addresses, or print codes under Check-in on the dashboard.} other {{without, plural, =0 {{listed, plural, one {{withAddress} of # person on the list have an e-mail address and are written to: when this is published, when voting opens, and before it closes.} other {{withAddress} of # people on the list have an e-mail address and are written to: when this is published, when voting opens, and before it closes.}}} one {{listed, plural, one {{withAddress} of # person on the list have an e-mail address and are written to: when this is published, when voting opens, and before it closes. {without, number} person has none: print codes under Check-in on the dashboard.} other {{withAddress} of # people on the list have an e-mail address and are written to: when this is published, when voting opens, and before it closes. {without, number} person has none: print codes under Check-in on the dashboard.}}} other {{withAddress} of {listed, number} people on the list have an e-mail address and are written to: when this is published, when voting opens, and before it closes. # people have none: print codes under Check-in on the dashboard.}}}}',
    (list: { listed: number; withAddress: number } | null, hasMailServer: boolean) => {
      const { listed, withAddress } = list ?? { listed: 0, withAddress: 0 };
      return {
        listed,
        withAddress,
        without: listed - withAddress,
        by: !hasMailServer ? 'nothing' : list === null ? 'number' : 'list',
      };
    },
  ),
  noMail: 'No mail server is set up, so nobody can confirm an address here.',
  domains: 'Domains of the addresses',
  domainsHint: 'Such as campus.example; several with commas. Empty: any address.',
  domainWrong: said('“{domain}” is no domain: write it like campus.example', (domain: string) => ({
    domain,
  })),
  groups: 'Groups',
  groupsHint: said(
    '{are, select, unknown {As they are written on the voter list, with commas: Department: Drama, or Drama in any column. Empty: everybody on it.} other {{more, plural, =0 {From the voter list, with commas: {groups}. One without a column means any. Empty: everybody on it.} one {From the voter list, with commas: {groups} and # more. One without a column means any. Empty: everybody on it.} other {From the voter list, with commas: {groups} and # more. One without a column means any. Empty: everybody on it.}}}}',
    (known: readonly string[]) => ({
      groups: row(known.slice(0, 6)),
      more: Math.max(0, known.length - 6),
      are: known.length === 0 ? 'unknown' : 'known',
    }),
  ),
  noGroups:
    'The voter list of the campus has no groups yet. Import a list with groups under Voter list on the dashboard.',
  noOwnGroups:
    'The voter list of this election has no groups yet. Save a draft and import a list with groups under “Change who can vote”.',
  limit: said('Who votes for {title}', (title: string) => ({ title })),
  limited: said('Who votes for {title} is changed', (title: string) => ({ title })),
  limitHint: 'Everything empty: all voters of this election.',
  limitSave: 'Set',
  candidacy: 'Who may be a candidate',
  candidacyAll: 'Everybody with an enrollment number',
  candidacyHint: 'Everything empty: everybody with an enrollment number.',
  candidacyChange: 'Change',
  conditions: 'Conditions for candidates',
  conditionsHint:
    'A line each, such as “full-time student”; at most 10. Candidates read them, and an officer ticks each before accepting.',
  candidacySet: 'Who may be a candidate is changed',
});
