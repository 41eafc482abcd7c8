// The messages about candidates whom officers enter.
import { counted, listed } from '../plurals.ts';
import { spoken } from '../spoken.ts';

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five'];

export const enteredMessages = spoken('entered.enteredMessages', {
  hint: 'One per line: enrollment number, e-mail or name.',
  asked: 'Each person gets an e-mail. Who says yes is on the ballot.',
  /** Without a mail server. */
  askedByLink: 'You get a link for each person to say yes.',
  /** Where the campus chose that who was entered stands until they say no. */
  askedStanding:
    'Each person with an account is on the ballot until they say no. Who has no account says yes first.',
  /** With the election itself. */
  standPublished: 'They are on the ballot once it is published. Ask them first.',
  standAtOnce: 'Voting is open: each person is on the ballot at once, and can step down.',
  found: (people: readonly string[]) => `Found: ${listed.format(people)}.`,

  /** People who are not known here. */
  byName: (lines: readonly string[]) => `No account: ${listed.format(lines)}.`,
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
    'by-name': (line: string) => `Enter “${line}” by name, without an account.`,
    'may-stand': (line: string) => `I have checked that “${line}” may stand.`,
  },
  ofLine: (line: string, problem: string) => `“${line}”: ${problem}`,

  conditions: 'You checked that each person meets:',
  conditionsMissing: 'Tick each condition.',

  add: 'Add candidates',
  addTo: (election: string) => `Add candidates to ${election}`,
  enter: 'Enter candidates',
  failed: 'The candidates could not be entered.',
  /** In the check of an election, under the lines that name nobody. */
  correct: 'Go back and correct these candidates, or remove them.',

  list: 'Entered so far',
  loadFailed: 'The entered candidates could not be loaded.',
  standing: (count: number) =>
    count === 1
      ? '1 candidate is on the ballot until they say no.'
      : `${count} candidates are on the ballot until they say no.`,
  said: (yes: number, all: number) => `${yes} of ${all} candidates have said yes.`,
  tooLate: 'Who has not answered when voting opens is not on the ballot.',
  /** Of links that were made just now. */
  answerByLink: 'Whoever has a link can answer with it until voting opens.',
  answer: {
    waits: 'Not answered',
    yes: 'Said yes',
    no: 'Said no',
    stands: 'On the ballot',
  },
  noEmail: 'No e-mail was sent.',
  noAccount: 'No account.',
  sendAgain: 'Send again',
  sendAgainTo: (name: string, position: string) => `Send again to ${name}, ${position}`,
  sendToAll: 'Send again to all',
  /** Where no e-mail was sent to anybody. */
  showAllLinks: 'Show all links',
  copyAll: 'Copy all links',
  /** A line of what is copied. */
  linkOf: (name: string, link: string) => `${name}: ${link}`,
  allCopied: 'Links copied.',
  sentToAll: (sent: number) => `The e-mail is sent again to ${counted(sent, 'person', 'people')}.`,
  linksReady: (links: number) =>
    links === 1 ? 'There is 1 link to hand over.' : `There are ${links} links to hand over.`,
  notSent: (count: number) =>
    `${counted(count, 'e-mail', 'e-mails')} could not be sent. Try again in a few minutes.`,
  sendFailed: 'It could not be sent again.',
  showLink: 'Show link',
  showLinkOf: (name: string, position: string) => `Show the link of ${name}, ${position}`,
  link: (name: string) => `Link for ${name}`,
  handOver: 'Give each person only their own link: whoever has it can answer.',
  copy: 'Copy',
  copyOf: (name: string) => `Copy the link for ${name}`,
  copied: 'Link copied.',
  notCopied: 'The link could not be copied. Select it and copy it.',
  takeBack: 'Take back',
  takeBackOf: (name: string, position: string) => `Take ${name} back, ${position}`,
  takeBackTitle: (name: string) => `Take ${name} back?`,
  takeBackText: (position: string) =>
    `They are not asked for ${position} any more, and their link stops working. You can enter them again.`,
  takeBackFailed: 'The person could not be taken back.',
});
