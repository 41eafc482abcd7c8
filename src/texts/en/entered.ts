// The messages about candidates whom officers enter.
import type { EnteredProblem } from '#core/elections/entered.ts';
import { said } from '../said.ts';
import { listed, row } from '../formats.ts';
import { spoken } from '../spoken.ts';

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
  entersFor: said('{position}: {people}.', (position: string, people: readonly string[]) => ({
    position,
    people: row(people),
  })),
  /** Once they were entered with their election. */
  emailed: said(
    '{how, select, few {{count, plural, one {{people} gets an e-mail.} other {{people} get an e-mail.}}} other {{count, number} candidates get an e-mail.}}',
    (people: readonly string[]) => ({
      people: listed.format(people),
      count: people.length,
      how: people.length > 4 ? 'many' : 'few',
    }),
  ),

  several: said(
    '{count, plural, =0 {No people are called {line}.} =1 {One people are called {line}.} =2 {Two people are called {line}.} =3 {Three people are called {line}.} =4 {Four people are called {line}.} =5 {Five people are called {line}.} one {{count} people are called {line}.} other {{count} people are called {line}.}}',
    (count: number, line: string) => ({ count, line }),
  ),
  choose: 'Choose one of them.',
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
  onBallot: said(
    '{are, select, all {{count, plural, one {# candidate is on the ballot.} other {# candidates are on the ballot.}}} other {{count, number} of {all, number} candidates are on the ballot.}}',
    (count: number, all: number) => ({ count, all, are: count === all ? 'all' : 'some' }),
  ),
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

/** Why somebody cannot be entered. */
export const enteredProblems = spoken('entered.enteredProblems', {
  'not-found': 'Nobody was found. Enter somebody who has an account or is on the voter list.',
  unknown: 'Nobody was found. If this person has no account, enter them by name.',
  'no-name':
    'Nobody with this address was found. Write the name before it: Mina Iyer <mina@campus.example>.',
  'is-nobody': 'This is the name of the choice against all candidates.',
  'standing-unchecked':
    'This person has no enrollment number, so nobody can see whether they may stand. Check it.',
  unclear: 'Several people have this name. Choose one of them.',
  'no-number': 'This person has no enrollment number, so they cannot be a candidate.',
  'cannot-stand': 'Candidates from their branch, year or group cannot stand in this election.',
  'not-for-position': 'Candidates from their branch, year or group cannot stand for this position.',
  'not-listed':
    'This person is not on the voter list of this election, so they cannot stand for this position.',
  'one-post': 'This person wants another position already, and each person can have one only.',
  observer: 'Observers cannot be candidates.',
  'is-candidate': 'This person is a candidate for this position already.',
  'was-entered': 'This person was entered for this position already.',
  'has-left': 'This person was entered for this position and does not want to stand.',
  'was-refused':
    'The nomination of this person was rejected or taken off. An admin can take that back.',
  twice: 'This person is on the list twice.',
} satisfies Record<EnteredProblem, string>);
