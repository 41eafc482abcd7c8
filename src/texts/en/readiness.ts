// What an election is missing (core/elections/readiness.ts).
import { said } from '../said.ts';
import { row } from '../formats.ts';
import { spoken } from '../spoken.ts';

interface LimitedPosition {
  voters: number;
  names: readonly string[];
}

/** What a title may say. */
const lacking = ({ count, position }: { count: number; position: string }) => ({ count, position });

export const readinessMessages = spoken('readiness.readinessMessages', {
  title: said('Check: {name}', (name: string) => ({ name })),
  lede: 'The things that are needed before you can publish come first.',
  ledeAdvice: 'You can publish it without these.',
  ledePublished: 'It is published. You can still fix these.',
  /** The button in a row of the list. */
  count: said('{count} to do', (count: number) => ({ count })),
  open: said('{count} to do: check {name}', (name: string, count: number) => ({ name, count })),
  heading: 'Before you publish',
  headingPublished: 'This election is missing',
  ready: 'Nothing is missing.',
  limited: said(
    '{shown, select, none {{voters, plural, =0 {Nobody could vote for it now.} one {# person can vote for it now.} other {# people can vote for it now.}}} all {{voters, plural, one {# person can vote for it now: {names}.} other {# people can vote for it now: {names}.}}} other {{voters, number} people can vote for it now, such as {names}.}}',
    ({ voters, names }: LimitedPosition) => ({
      voters,
      names: row(names),
      shown: names.length === 0 ? 'none' : voters > names.length ? 'some' : 'all',
    }),
  ),
  takePart: said(
    '{people, plural, one {# of them has to take part.} other {# of them have to take part.}}',
    (people: number) => ({ people }),
  ),
  sayYes: said(
    '{people, plural, one {# of them has to say yes.} other {# of them have to say yes.}}',
    (people: number) => ({ people }),
  ),
  blocked: 'This election cannot be published yet.',
  must: 'Needed',
  recommended: 'Recommended',
  who: {
    officers: 'Any officer can do this.',
    admin: 'An admin can do this.',
    operator: 'The person who runs the server can do this.',
  },
  failed: 'The list of what is missing could not be loaded.',
  close: 'Close',
  lacks: {
    'no-description': { title: 'No description', text: 'Say what the election is about.' },
    'no-positions': { title: 'No position', text: 'Add at least one position.' },
    'no-opening': { title: 'No opening date', text: 'Choose when voting opens.' },
    'no-closing': { title: 'No closing date', text: 'Choose when voting closes.' },
    'opening-past': {
      title: 'Voting opens when you publish',
      text: 'The opening date is past. Nominations stay open while people vote.',
    },
    'closing-past': { title: 'The closing date is past', text: 'Choose a later one.' },
    'closing-first': {
      title: 'Voting closes before it opens',
      text: 'Choose a later closing date.',
    },
    'short-voting': {
      title: 'Less than an hour to vote',
      text: 'Many people will not see it in time.',
    },
    'short-nominations': {
      title: 'Less than a day for nominations',
      text: 'Few people can ask to be candidates in that time.',
    },
    'no-voter-list': {
      title: 'The voter list is empty',
      text: 'Import it first, or nobody can vote.',
    },
    'voters-without-address': {
      title: said(
        '{count, plural, one {# voter without an e-mail address on the list} other {# voters without an e-mail address on the list}}',
        lacking,
      ),
      text: 'They get no e-mails and cannot prove their number by e-mail. Add addresses, print codes, or check them in.',
    },
    'listed-without-address': {
      title: said(
        '{count, plural, one {# listed number has no address} other {# listed numbers have no address}}',
        lacking,
      ),
      text: 'If somebody else registers one of them, that vote counts and its owner hears nothing. Let people vote only once they have proved their number, or add the addresses.',
    },
    'list-not-written': {
      title: said(
        '{count, plural, one {# person on the voter list cannot get e-mails} other {# people on the voter list cannot get e-mails}}',
        lacking,
      ),
      text: 'E-mail is not set up. Print codes and hand them out, or share the address of the election.',
    },
    'voters-not-confirmed': {
      title: said(
        '{count, plural, one {# voter has not confirmed an e-mail address} other {# voters have not confirmed an e-mail address}}',
        lacking,
      ),
      text: 'They can vote only after they confirm it. Ask them to open the link in their e-mail.',
    },
    'tie-rule-usual': {
      title: 'Nobody chose how a tie is decided',
      text: 'A tie is decided by dice. Open the form, check this and save. It cannot be changed after voting opens.',
    },
    'no-email': {
      title: 'E-mail is not set up',
      text: 'Nobody can confirm an address, and nobody is invited. Numbers are proved at check-in or with printed codes.',
    },
    'no-candidates': {
      title: said('No candidate for {position}', lacking),
      text: 'Ask people to stand, add candidates, or accept a nomination.',
    },
    'nominations-waiting': {
      title: said(
        '{count, plural, one {# nomination waits for a decision} other {# nominations wait for a decision}}',
        lacking,
      ),
      text: 'Nominations have closed. Accept or reject them before the first vote.',
    },
    'names-alike': {
      title: said(
        '{count, plural, one {# candidate has the name of another} other {# candidates have the name of another}}',
        lacking,
      ),
      text: 'Voters cannot tell them apart. Ask each to edit their nomination and write a line for it. While voting is open, and of who has no account, it is Correct a name in the menu of the election.',
    },
    'no-key': {
      title: 'This server has no key for the election',
      text: 'It cannot take or count its votes until it has the key.',
    },
    'one-officer': {
      title: 'You have only one officer',
      text: 'Make a second person an officer. They can help when the first one cannot.',
    },
    'officers-without-step': {
      title: said(
        '{count, plural, one {# officer has no second step} other {# officers have no second step}}',
        lacking,
      ),
      text: 'Each can turn it on in their profile. An admin can require it from all officers.',
    },
    'no-second-officer': {
      title: 'One officer alone can do what cannot be undone',
      text: 'Turn on the rule of two officers in the settings of the campus.',
    },
  },
  place: {
    edit: 'Open the form',
    voters: 'Open the voter list',
    codes: 'Print codes under Check-in',
    nominations: 'Open the nomination requests',
    accounts: 'Open the accounts',
    settings: 'Open the settings',
    server: 'Open the page Server',
  },
});
