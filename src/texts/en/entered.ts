// The messages about candidates whom officers enter.
import { listed } from '../plurals.ts';
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five'];

export const enteredMessages = spoken('entered.enteredMessages', {
  hint: 'One per line: enrollment number, e-mail or name.',
  told: 'Each person is on the ballot at once, and gets an e-mail with a link to leave it.',
  /** Without a mail server. */
  toldByLink: 'Each person is on the ballot at once. You get a link for each of them to leave it.',
  withSupporters: 'Each person is on the ballot once their supporters have confirmed.',
  /** With the election itself. */
  standPublished: 'On the ballot once published.',
  found: said('Found: {people}.', (people: readonly string[]) => ({
    people: listed.format(people),
  })),

  /** People who are not known here. */
  byName: said('No account: {lines}.', (lines: readonly string[]) => ({
    lines: listed.format(lines),
  })),
  noneKnown: 'They have no account.',
  /** Who stands for a position. */
  entersFor: (position: string, people: readonly string[]) => `${position}: ${people.join(', ')}.`,
  entersMany: (position: string, first: readonly string[], more: number) =>
    `${position}: ${first.join(', ')} and ${more} more.`,

  /** Once they were entered with their election. */
  emailed: (people: readonly string[]) =>
    people.length > 4
      ? `${people.length} candidates get an e-mail.`
      : `${listed.format(people)} ${people.length === 1 ? 'gets' : 'get'} an e-mail.`,

  several: (count: number, line: string) =>
    `${numbers[count] ?? String(count)} people are called ${line}.`,
  choose: 'Choose one of them.',
  /** What tells two people of one name apart. */
  place: (branch: string | null, year: string | null) => {
    const whole = year !== null && /^\d\d$/.test(year) ? `20${year}` : year;
    return [branch, whole].filter((part) => part !== null).join(', ');
  },
  /** What is ticked of a line that names nobody known, or nobody with a number. */
  ask: {
    'by-name': said('Enter “{line}” by name, without an account.', (line: string) => ({ line })),
    'may-stand': said('I have checked that “{line}” may stand.', (line: string) => ({ line })),
  },
  ofLine: said('“{line}”: {problem}', (line: string, problem: string) => ({ line, problem })),

  haveAgreed: 'They have agreed to stand',
  haveAgreedMissing: 'Tick that they have agreed to stand.',
  conditions: 'You checked that each person meets:',
  conditionsMissing: 'Tick each condition.',

  add: 'Add candidates',
  addTo: said('Add candidates to {election}', (election: string) => ({ election })),
  enter: 'Enter candidates',
  failed: 'The candidates could not be entered.',
  /** In the check of an election, under the lines that name nobody. */
  correct: 'Go back and correct these candidates, or remove them.',

  list: 'Entered so far',
  loadFailed: 'The entered candidates could not be loaded.',
  onBallot: (count: number, all: number) =>
    count === all && all === 1
      ? '1 candidate is on the ballot.'
      : count === all
        ? `${count} candidates are on the ballot.`
        : `${count} of ${all} candidates are on the ballot.`,
  status: {
    draft: 'Not published yet',
    waits: 'Waits for supporters',
    stands: 'On the ballot',
    off: 'Not on the ballot',
    left: 'Left the ballot',
  },
  noEmail: 'No e-mail was sent.',
  noAccount: 'No account.',
  copyAll: 'Copy all links',
  /** A line of what is copied. */
  linkOf: said('{name}: {link}', (name: string, link: string) => ({ name, link })),
  allCopied: 'Links copied.',
  link: said('Link for {name}', (name: string) => ({ name })),
  handOver: 'Give each person only their own link to leave.',
  copy: 'Copy',
  copyOf: said('Copy the link for {name}', (name: string) => ({ name })),
  copied: 'Link copied.',
  notCopied: 'The link could not be copied. Select it and copy it.',
  takeBack: 'Take back',
  takeBackOf: said('Take {name} back, {position}', (name: string, position: string) => ({
    name,
    position,
  })),
  takeBackTitle: said('Take {name} back?', (name: string) => ({ name })),
  takeBackText: said(
    'They do not stand for {position} when the election is published. You can enter them again.',
    (position: string) => ({ position }),
  ),
  takeBackFailed: 'The person could not be taken back.',
});
