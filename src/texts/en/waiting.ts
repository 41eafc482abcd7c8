import { listed } from '../formats.ts';
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

/** What an officer has to do: on the dashboard, on a page of its own, and for each election in its check. */
export const waitingMessages = spoken('waiting.waitingMessages', {
  list: 'What waits for you',
  lede: said(
    '{things, plural, =0 {{requests, plural, =0 {Nothing needs you.} one {# request waits below.} other {# requests wait below.}}} one {{requests, plural, =0 {{things, number} thing needs you.} one {{things, number} thing needs you. # request waits below.} other {{things, number} thing needs you. # requests wait below.}}} other {{requests, plural, =0 {{things, number} things need you.} one {{things, number} things need you. # request waits below.} other {{things, number} things need you. # requests wait below.}}}}',
    (things: number, requests: number) => ({ things, requests }),
  ),
  all: said('All things to do ({count})', (count: number) => ({ count })),
  page: {
    title: 'Things to do',
    text: 'What needs an officer, the most urgent first',
    none: 'There is nothing to do.',
    noneText: 'Requests that wait for an answer are on the dashboard.',
    failed: 'The things to do could not be loaded.',
  },

  failedTitle: said('{election} could not be counted', (election: string) => ({ election })),
  keyMissing: 'Its key is missing.',
  notCounted: 'Nothing is lost: its votes stay sealed.',
  bringKey: 'Bring the key back',
  readHelp: 'Read what helps',

  heldTitle: said('Which result of {election} counts?', (election: string) => ({ election })),
  held: 'It was published before the server was restored.',
  decide: 'Decide',

  pausedTitle: said('Voting in {election} is paused by a restore', (election: string) => ({
    election,
  })),
  pausedByRestore:
    'Votes can be missing. Look how many, then resume it, with a second officer where there is one.',
  lookAtPaused: 'Look',

  backup: {
    failed: 'The last backup failed',
    old: 'There was no backup for more than a week',
    last: said(
      'The last one is of {when}. What was done since then is on one disk alone.',
      (when: string) => ({ when }),
    ),
    none: 'There is none yet.',
  },

  tieTitle: said(
    '{count, plural, one {Tie for {positions}, {election}} other {{count} ties for {positions}, {election}}}',
    (positions: readonly string[], election: string) => ({
      count: positions.length,
      positions: listed.format(positions),
      election,
    }),
  ),
  tied: said(
    '{votes, plural, one {{candidates} candidates have # vote each.} other {{candidates} candidates have # votes each.}}',
    (candidates: number, votes: number) => ({ candidates, votes }),
  ),
  /** Where several positions are tied. */
  tiedTogether: said(
    '{by, select, draw {One draw decides all of them.} other {Those who are tied are voted on again.}}',
    (by: 'draw' | 'run-off') => ({ by }),
  ),
  decideTie: 'Decide the tie',

  againTitle: said(
    '{count, plural, one {{positions} has to be voted on again, {election}} other {{positions} have to be voted on again, {election}}}',
    (positions: readonly string[], election: string) => ({
      count: positions.length,
      positions: listed.format(positions),
      election,
    }),
  ),
  again:
    'Whoever won has left or is disqualified, too few took part, nobody has enough votes, or a ruling made the vote void.',
  prepareAgain: 'Prepare the vote',

  seatTitle: said(
    '{count, plural, one {# seat to take back, {election}} other {# seats to take back, {election}}}',
    (count: number, election: string) => ({ count, election }),
  ),
  seatLost: 'Who has it is not elected any more.',
  takeSeatBack: 'See the council',

  complaintsOver: 'The time for complaints is over.',

  emptyTitle: said(
    '{count, plural, one {No candidate for {position}, {election}} other {No candidate for {count} positions, {election}}}',
    (positions: readonly string[], election: string) => ({
      count: positions.length,
      position: positions[0] ?? '',
      election,
    }),
  ),
  inNoneTitle: said(
    '{people, plural, one {# person has no position, {election}} other {# people have no position, {election}}}',
    (people: number, election: string) => ({ people, election }),
  ),
  opensIn: said(
    '{within, select, open {Voting is open.} hour {Voting opens within the hour.} day {{hours, plural, one {Voting opens in # hour.} other {Voting opens in # hours.}}} other {{days, plural, one {Voting opens in # day.} other {Voting opens in # days.}}}}',
    (milliseconds: number) => {
      const hours = Math.floor(milliseconds / 3_600_000);
      const soon = hours < 1 ? 'hour' : hours < 24 ? 'day' : 'later';
      return {
        within: milliseconds <= 0 ? 'open' : soon,
        hours,
        days: Math.round(hours / 24),
      };
    },
  ),
  releaseTitle: said('Results wait for release, {election}', (election: string) => ({ election })),
  shownBy: said(
    '{has, select, none {They are shown by {when} at the latest.} other {They are shown by {when} at the latest. {complaints}}}',
    (when: string, complaints: string) => ({
      when,
      complaints,
      has: complaints === '' ? 'none' : 'complaints',
    }),
  ),

  certifyTitle: said('{election} can be certified', (election: string) => ({ election })),
  certify: 'Certify',

  asks: said(
    '{until, select, none {{what}?} other {{what} to {to}?}}',
    (what: string, to: string | null) => ({
      what,
      to: to ?? '',
      until: to === null ? 'none' : 'day',
    }),
  ),
  asksLonger: said('Keep {election} paused?', (election: string) => ({ election })),
  personal: said(
    '{of, select, all {{count, plural, one {# decision about people} other {# decisions about people}}} other {{count, plural, one {# decision about people, {election}} other {# decisions about people, {election}}}}}',
    (count: number, election: string | null) => ({
      count,
      election: election ?? '',
      of: election === null ? 'all' : 'election',
    }),
  ),
  goesOn: said(
    'Another officer has paused it. Else voting goes on by itself on {when}.',
    (when: string) => ({ when }),
  ),
  decideBy: said('Another officer asks you. Decide by {when}.', (when: string) => ({ when })),
  look: 'Look and decide',

  notices: {
    open: 'Read what helps',
    look: 'Have a look',
  },

  grievances: {
    title: said(
      '{count, plural, one {# grievance is not answered in time} other {# grievances are not answered in time}}',
      (count: number) => ({ count }),
    ),
    due: said('The first answer was due by {when}.', (when: string) => ({ when })),
    read: 'Read and answer',
  },

  steps: {
    name: 'Name your university',
    nameText: 'Every page and every e-mail shows its name and logo.',
    settings: 'Open the settings',
    officer: 'Invite a second officer',
    officerText: 'Make a link that carries the role, and hand it to them.',
    invite: 'Invite an officer',
    voters: 'Import a list of voters',
    votersText: 'Without one, everybody with an account can vote.',
    list: 'Open the voter list',
    election: 'Organize the first election',
    electionText: 'A name, positions and dates.',
    organize: 'Organize Election',
  },

  whyNot: {
    named: 'The returning officer who was named for this election does it.',
    admins: 'An admin has to do this. The votes stay sealed until then.',
    candidate: 'You cannot decide this: you are a candidate. Another officer has to.',
    'about-you': 'You cannot decide this: it is about you. Another officer has to.',
    'too-early': said('Its number is published on {when}.', (when: string) => ({ when })),
  },
});
