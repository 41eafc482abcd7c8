// Where the texts of each file are shown, and who reads them: what a translator has to know, and what a release
// in Urdu has to have.

type Reader = 'voter' | 'candidate' | 'visitor' | 'officer' | 'admin' | 'witness';

interface Shown {
  where: string;
  who: readonly Reader[];
}

const voters = ['voter'] as const;
const candidates = ['candidate'] as const;
const everybody = ['voter', 'candidate', 'visitor'] as const;
const people = ['voter', 'candidate'] as const;
const officers = ['officer'] as const;
const admins = ['admin'] as const;

const shown = (where: string, who: readonly Reader[]): Shown => ({ where, who });

/** By the name of the file. Each file of texts has its line (tests/translations.test.ts). */
export const readers: Readonly<Record<string, Shown>> = {
  'account-emails': shown('E-mails with a link to an account, and whether it was approved', people),
  'complaint-emails': shown('E-mails about rulings', people),
  'contact-emails': shown('E-mails to whoever wrote to the council', everybody),
  'election-emails': shown('E-mails about an election to all who may vote', voters),
  'every-email': shown('What stands in every e-mail around its words', people),
  'nomination-emails': shown(
    'E-mails to candidates, and to those who are asked to support one',
    people,
  ),
  'number-emails': shown('E-mails about an enrollment number', people),
  'returning-officer-emails': shown('E-mails to the returning officer of an election', officers),
  'safety-emails': shown('E-mails about the safety of an account', people),
  'admin-emails': shown('E-mails to admins: what must be known at once, a test', admins),
  'proposal-emails': shown('E-mails about what waits for a second officer', officers),
  'record-emails': shown('E-mails to the witnesses of the record', ['witness']),
  'waiting-emails': shown('E-mails to officers about what an election waits for', officers),
  'winner-emails': shown('E-mails to whoever is elected, or is not any more', candidates),
  account: shown('Profile; password, log-in, e-mail address', people),
  ballot: shown('The ballot: filling it in, checking it, casting it', voters),
  candidacy: shown('A link by which a candidate accepts or steps down', candidates),
  clocks: shown('Dashboard: a notice that clocks do not agree', officers),
  'closed-election': shown('The page of an election after voting: results', everybody),
  complaints: shown('The page of an election: rulings; a complaint of 0.3.0', people),
  'contact-requests': shown('Dashboard: messages to the council', officers),
  contact: shown('The page Contact', everybody),
  council: shown('The page Members', everybody),
  dashboard: shown('The dashboard of officers', officers),
  descriptions: shown('Descriptions of pages, in search engines and link previews', ['visitor']),
  'other-languages': shown(
    'Dashboard, the form of an election, and that of a candidate: the same words in other languages',
    ['candidate', 'officer'],
  ),
  'officer-pages': shown('The pages below the dashboard', officers),
  disk: shown('Dashboard: a notice that the disk of the server is full', officers),
  'election-acts': shown('Dashboard, an election: pause, extend, cancel, close', officers),
  'election-keys': shown('Dashboard: the keys of elections', admins),
  'election-news': shown('The page of an election: what officers changed', everybody),
  elections: shown('The page Elections, the page of an election, its results', everybody),
  'email-choices': shown('Profile and a link in e-mails: which e-mails somebody gets', people),
  emails: shown('Dashboard: e-mails that do not arrive', admins),
  entered: shown('Candidates whom officers enter, and the link that these get', [
    'candidate',
    'officer',
  ]),
  events: shown('The page Events', everybody),
  'for-you': shown('Home: what waits for the person who is logged in', people),
  'your-vote': shown(
    'Home, Elections and results: what is the reader’s own, and finding the rest',
    everybody,
  ),
  'hand-over': shown('Dashboard: handing the campus over to new officers', officers),
  'held-close': shown('Dashboard: an election that waits to be closed', admins),
  home: shown('The page Home', everybody),
  'how-it-works': shown('The page How voting works', everybody),
  invitations: shown('Dashboard, an election: inviting voters', officers),
  'list-check': shown('Am I on the voter list?', voters),
  'list-emails': shown('Dashboard: e-mails to people on the voter list', officers),
  'log-in-help': shown('Help with the log-in', people),
  'message-about': shown('Contact: a message about an election', everybody),
  'member-approval': shown('Dashboard: approving members of the council', officers),
  nominations: shown('Becoming a candidate, a candidate’s page, and its approval', [
    'candidate',
    'voter',
    'visitor',
    'officer',
  ]),
  'campus-clock': shown('Settings of the campus; dates of an election', ['officer', 'admin']),
  minutes: shown('Results: what is copied for the minutes of a meeting', everybody),
  'number-format': shown('Below fields for an enrollment number; settings', ['voter', 'admin']),
  'number-office': shown('Dashboard: enrollment numbers, codes, check-in', officers),
  numbers: shown('Profile: proving that an enrollment number is yours', voters),
  organize: shown('Dashboard: the form of an election', officers),
  'one-for-each': shown('Dashboard: the form of an election', officers),
  'outcome-rules': shown('Dashboard, the form of an election: ties and empty seats', officers),
  outcomes: shown('Results: who is elected, ties, draws', everybody),
  people: shown('Dashboard: accounts', officers),
  posts: shown('The council: its committees and positions', everybody),
  phase: shown('How far an election is, on every page that shows one', everybody),
  'plain-pages': shown(
    'Pages without a script, and the one of a server that is too busy',
    everybody,
  ),
  'polling-table': shown('The polling table: checking people in', officers),
  'proposal-lines': shown(
    'Dashboard and e-mails: what a second officer is asked to confirm',
    officers,
  ),
  changes: shown('Dashboard: what changes by what a second officer confirms', officers),
  proposals: shown('Dashboard: acts that a second officer confirms', officers),
  ranking: shown('The ballot: putting candidates in an order', voters),
  'candidate-table': shown(
    'Dashboard: candidates out of a table, and the check of an election',
    officers,
  ),
  readiness: shown('Dashboard: what an election still lacks', officers),
  'record-people': shown('The record: what was done to a person', officers),
  record: shown('Dashboard: the record of what officers did', officers),
  lists: shown('Wherever a sentence names the first of many', everybody),
  'list-problems': shown('Dashboard, a voter list: what is wrong with its lines', officers),
  'kit-checks': shown('The page that counts an election again: what was checked', everybody),
  'recount-kit': shown('The page of an election: files for counting again', everybody),
  release: shown('Dashboard: releasing the results', officers),
  'returning-officer': shown('The page of an election: who conducts it', [...everybody, 'officer']),
  'result-why': shown('Results: why a ranked position came out as it did', everybody),
  rounds: shown('Results: how ranked ballots were counted', everybody),
  rulings: shown('Dashboard: a ruling', officers),
  sanctions: shown('The page of an election: sanctions against candidates', [
    ...everybody,
    'officer',
  ]),
  done: shown('What is answered once something is done', [...everybody, 'officer']),
  'act-words': shown('The public record of an election, and the record of officers', everybody),
  refused: shown('Beside a refusal of the server', everybody),
  'ruling-words': shown('The page of an election: what a ruling does', everybody),
  'wrong-on-server': shown('Beside a field that the server refuses', everybody),
  wrong: shown('Beside a field whose input cannot stay as it is', everybody),
  'rule-words': shown('The page of an election and its form: how a position is won', everybody),
  'election-lines': shown('The page of an election and e-mails: what officers did', everybody),
  seats: shown('Dashboard: giving winners their seats', officers),
  'second-step': shown('Profile and log-in: the second step', people),
  secrecy: shown('The page about the secrecy of votes', everybody),
  sentences: shown('Forms, answers and empty pages', everybody),
  settings: shown('Dashboard: the settings of the campus', admins),
  settle: shown('Dashboard: settling ties and empty seats', officers),
  share: shown('The dialog that shares a page', everybody),
  'sign-on': shown('Log-in with a university account', people),
  site: shown('Every page: menus, dialogs, errors, names of fields', everybody),
  subscribe: shown('Subscribing to the calendar', everybody),
  supporters: shown('Supporting a candidate', [...people, 'officer']),
  system: shown('Dashboard: what the server finds of itself', admins),
  findings: shown('Dashboard, the page Server: what the server finds of itself', admins),
  'what-helps': shown('Dashboard, the page Server: what helps', admins),
  places: shown('Dashboard, the page Server: what is wrong with a folder', admins),
  disagreements: shown(
    'E-mails to admins and the page Server: what was changed after an election was counted',
    admins,
  ),
  uncounted: shown(
    'E-mails to admins and the page Server: why nothing is counted or proved',
    admins,
  ),
  fair: shown('The page “Was it fair?” of an election', everybody),
  timetable: shown('The timetable of an election', everybody),
  turnout: shown('Results: how many voted, and when', everybody),
  'two-officers': shown('Dashboard: a note that an act needs two officers', officers),
  uploads: shown('Choosing a picture or a file', people),
  verify: shown('The page that counts an election again', everybody),
  'vote-link': shown('A link in an e-mail that opens the ballot', voters),
  'voter-list': shown('Dashboard: voter lists', officers),
  'voters-form': shown('Dashboard, the form of an election: who votes', officers),
  voters: shown('The page of an election: how voters are known', everybody),
  waiting: shown('What officers have to do', officers),
  'ways-in': shown('Log-in: other ways in', people),
  ways: shown('How people vote: the methods, explained', [...everybody, 'officer']),
  when: shown('How long ago something was', everybody),
  'new-officers': shown('Dashboard: new officers and links', admins),
  'why-not-vote': shown('Why somebody cannot vote', voters),
};

/** The catalogues of a language. What the server alone says, such as e-mails, no page loads. */
export const parts = ['voters', 'officers', 'server'] as const;
export type Part = (typeof parts)[number];

/** Beside e-mails. */
const saidByServer: ReadonlySet<string> = new Set([
  'every-email',
  'plain-pages',
  'refusals',
  'refused',
  'done',
  'list-problems',
  'wrong-on-server',
  'findings',
  'what-helps',
  'places',
  'disagreements',
]);

/** In which catalogue the texts of a file stand. */
export function partOf(file: string): Part {
  // Those about the voter list are said in a dialog of the dashboard.
  if (/(?<!^list)-emails$/.test(file) || saidByServer.has(file)) return 'server';
  return isPublic(file) ? 'voters' : 'officers';
}

/** What a voter meets first, in this order: a language that has these can open. */
export const metFirst: readonly string[] = [
  'site.messages.shell',
  'site.messages.pages',
  'site.messages.fields',
  'site.messages.dialog',
  'site.messages.errors',
  'ballot.',
  'ranking.',
  'phase.',
  'why-not-vote.',
  'secrecy.',
  'vote-link.',
  'elections.electionsMessages',
  'account.logInMessages',
];

const holdAnOffice: ReadonlySet<Reader> = new Set(['officer', 'admin', 'witness']);

/** Whether somebody who holds no office reads a file. */
const isPublic = (file: string): boolean =>
  readers[file]?.who.some((one) => !holdAnOffice.has(one)) ?? true;

/** The languages without which there is no release, and which files of them it needs. */
export const releaseNeeds: Readonly<Record<string, (file: string) => boolean>> = {
  hi: () => true,
  ur: isPublic,
};

/** What may be the same in every language: names, units, and marks of files. */
export const sameEverywhere: readonly RegExp[] = [
  /^(?:Hustings|Instagram|LinkedIn|YouTube|Moodle|JSON|CSV|OK|QR|IRV|STV|SHA-256)$/,
  /^[^\p{L}]*$/u,
  /^npm run /,
];

/** What stands in a place, where its name alone could be misread. */
export const meanings: Readonly<Record<string, string>> = {
  name: 'the name of a person, an election or a thing, as somebody wrote it',
  position: 'the title of a position, as somebody wrote it',
  election: 'the name of an election, as somebody wrote it',
  when: 'a date and time, written by the program in this language',
  date: 'a date, written by the program in this language',
  moment: 'a date and time, written by the program in this language',
  until: 'a date and time, written by the program in this language',
  positions: 'a list of positions',
  names: 'a list of names',
  role: 'a role, such as Student',
};
