// How voters are known, as officers are asked in the form of an election.
import { counted } from '../plurals.ts';
import type { VoterKind } from '#core/elections/electorate.ts';
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

const cards: Record<VoterKind, { label: string; text: string }> = {
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
};

export const votersForm = spoken('voters-form.votersForm', {
  title: 'How are voters known?',
  card: (kind: VoterKind) => cards[kind],
  missing: 'Choose how voters are known',
  noList: 'There is no voter list of the campus yet. Add one before you publish.',
  /** Who hears of the election by e-mail; null for an own list, whose numbers come without addresses. */
  written: (list: { listed: number; withAddress: number } | null, hasMailServer: boolean) => {
    if (!hasMailServer) {
      return 'No mail server is set up, so people on the list cannot be written to. Print codes for them under Check-in on the dashboard.';
    }
    if (list === null) {
      return 'Numbers alone have no addresses, so nobody on this list is written to. Save a draft and import a list with addresses, or print codes under Check-in on the dashboard.';
    }
    const { listed, withAddress } = list;
    const without = listed - withAddress;
    const rest =
      without === 0
        ? ''
        : ` ${counted(without, 'person has', 'people have')} none: print codes under Check-in on the dashboard.`;
    return `${withAddress} of ${counted(listed, 'person', 'people')} on the list have an e-mail address and are written to: when this is published, when voting opens, and before it closes.${rest}`;
  },
  noMail: 'No mail server is set up, so nobody can confirm an address here.',
  domains: 'Domains of the addresses',
  domainsHint: 'Such as campus.example; several with commas. Empty: any address.',
  domainWrong: said('“{domain}” is no domain: write it like campus.example', (domain: string) => ({
    domain,
  })),
  groups: 'Groups',
  groupsHint: (known: readonly string[]) =>
    known.length === 0
      ? 'As they are written on the voter list, with commas: Department: Drama, or Drama in any column. Empty: everybody on it.'
      : `From the voter list, with commas: ${known.slice(0, 6).join(', ')}${known.length > 6 ? ` and ${known.length - 6} more` : ''}. One without a column means any. Empty: everybody on it.`,
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
