import { counted } from '../plurals.ts';
import { spoken } from '../spoken.ts';

/** What an officer has to do: on the dashboard, on a page of its own, and for each election in its check. */
export const waitingMessages = spoken('waiting.waitingMessages', {
  list: 'What waits for you',
  lede: (things: number, requests: number) => {
    const below = `${counted(requests, 'request waits', 'requests wait')} below.`;
    if (things === 0) return requests === 0 ? 'Nothing needs you.' : below;
    const needed = counted(things, 'thing needs you.', 'things need you.');
    return requests === 0 ? needed : `${needed} ${below}`;
  },
  all: (count: number) => `All things to do (${count})`,
  page: {
    title: 'Things to do',
    text: 'What needs an officer, the most urgent first',
    none: 'There is nothing to do.',
    noneText: 'Requests that wait for an answer are on the dashboard.',
    failed: 'The things to do could not be loaded.',
  },

  failedTitle: (election: string) => `${election} could not be counted`,
  keyMissing: 'Its key is missing.',
  notCounted: 'Nothing is lost: its votes stay sealed.',
  bringKey: 'Bring the key back',
  readHelp: 'Read what helps',

  heldTitle: (election: string) => `Which result of ${election} counts?`,
  held: 'It was published before the server was restored.',
  decide: 'Decide',

  pausedTitle: (election: string) => `Voting in ${election} is paused by a restore`,
  pausedByRestore:
    'Votes can be missing. Look how many, then resume it, with a second officer where there is one.',
  lookAtPaused: 'Look',

  backup: {
    failed: 'The last backup failed',
    old: 'There was no backup for more than a week',
    last: (when: string) =>
      `The last one is of ${when}. What was done since then is on one disk alone.`,
    none: 'There is none yet.',
  },

  tieTitle: (position: string, election: string) => `Tie for ${position}, ${election}`,
  tied: (candidates: number, votes: number) =>
    `${candidates} candidates have ${counted(votes, 'vote', 'votes')} each.`,
  decideTie: 'Decide the tie',

  againTitle: (position: string, election: string) =>
    `${position} has to be voted on again, ${election}`,
  again: 'Whoever won has left or is disqualified, or a ruling made the vote void.',
  prepareAgain: 'Prepare the vote',

  seatTitle: (count: number, election: string) =>
    `${counted(count, 'seat', 'seats')} to take back, ${election}`,
  seatLost: 'Who has it is not elected any more.',
  takeSeatBack: 'See the council',

  complaintsOver: 'The time for complaints is over.',

  emptyTitle: (positions: readonly string[], election: string) =>
    positions.length === 1
      ? `No candidate for ${positions[0]}, ${election}`
      : `No candidate for ${positions.length} positions, ${election}`,
  opensIn: (milliseconds: number) => {
    if (milliseconds <= 0) return 'Voting is open.';
    const hours = Math.floor(milliseconds / 3_600_000);
    if (hours < 1) return 'Voting opens within the hour.';
    const days = Math.round(hours / 24);
    return `Voting opens in ${hours < 24 ? counted(hours, 'hour', 'hours') : counted(days, 'day', 'days')}.`;
  },
  releaseTitle: (election: string) => `Results wait for release, ${election}`,
  shownBy: (when: string, complaints: string) =>
    `They are shown by ${when} at the latest. ${complaints}`.trim(),

  certifyTitle: (election: string) => `${election} can be certified`,
  certify: 'Certify',

  asks: (what: string, to: string | null) => `${what}${to === null ? '' : ` to ${to}`}?`,
  asksLonger: (election: string) => `Keep ${election} paused?`,
  personal: (count: number, election: string | null) =>
    `${counted(count, 'decision', 'decisions')} about people${election === null ? '' : `, ${election}`}`,
  goesOn: (when: string) =>
    `Another officer has paused it. Else voting goes on by itself on ${when}.`,
  decideBy: (when: string) => `Another officer asks you. Decide by ${when}.`,
  look: 'Look and decide',

  notices: {
    open: 'Read what helps',
    look: 'Have a look',
  },

  grievances: {
    title: (count: number) =>
      `${counted(count, 'grievance is', 'grievances are')} not answered in time`,
    due: (when: string) => `The first answer was due by ${when}.`,
    read: 'Read and answer',
  },

  steps: {
    name: 'Name your university',
    nameText: 'Every page and every e-mail shows its name and logo.',
    settings: 'Open the settings',
    officer: 'Approve a second officer',
    officerText: (address: string) => `Ask somebody to register at ${address}, then approve them.`,
    approve: 'Open User Approval',
    voters: 'Import a list of voters',
    votersText: 'Without one, everybody with an account can vote.',
    list: 'Open the voter list',
    election: 'Organize the first election',
    electionText: 'A name, positions and dates.',
    organize: 'Organize Election',
  },

  whyNot: {
    named: 'The returning officer who was named for this election does it.',
    candidate: 'You cannot decide this: you are a candidate. Another officer has to.',
    'about-you': 'You cannot decide this: it is about you. Another officer has to.',
    'too-early': (when: string) => `Its number is published on ${when}.`,
  },

  chips: {
    tie: 'Tie to decide',
    again: 'To vote on again',
    noCandidates: 'No candidate',
    release: 'Results wait for release',
    certify: 'Ready to certify',
  },
});
