// The messages of the elections page. Sentences that the specification fixes are in src/core/sentences.ts.
import type { PositionRules } from '#core/elections/position-rules.ts';
import { listed } from '../formats.ts';
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

export const electionsMessages = spoken('elections.electionsMessages', {
  title: 'Elections',
  /** What stands below the ballot and the result. */
  more: 'More about this election',
  ask: 'Ask a question',
  askAbout: said('About “{name}”:', (name: string) => ({ name })),
  all: 'All elections',
  loading: 'Loading the elections',

  until: 'Until',
  readMore: 'Read more',
  readLess: 'Read less',
  addToCalendar: 'Add to calendar',
  calendarTitle: said('Voting: {name}', (name: string) => ({ name })),

  none: {
    text: 'When an election is organized, its candidates and results appear here.',
    events: 'View Events',
  },

  corrected: said('{name} (before: {former})', (name: string, former: string) => ({
    name,
    former,
  })),
  candidates: {
    title: 'Candidates',
    progress: said(
      '{all, plural, one {{voted} of # position voted} other {{voted} of # positions voted}}',
      (voted: number, all: number) => ({ voted, all }),
    ),
    jump: 'Positions',
    jumpOf: said('Positions of {election}', (election: string) => ({ election })),
    needsScript:
      'The ballot needs JavaScript. Turn it on for this page, use another browser or phone, or vote at the council’s desk.',
    voted: 'voted',
    notVoted: 'not voted yet',
    chooseOne: said(
      '{count, plural, one {Choose 1 of 1 candidate} other {Choose 1 of # candidates}}',
      (count: number) => ({ count }),
    ),
    chooseUpTo: said(
      '{count, plural, one {Choose up to {most} of # candidate} other {Choose up to {most} of # candidates}}',
      (most: number, count: number) => ({ most, count }),
    ),
    chooseAnswer: 'Choose an answer',
    nobodyDoes: said(
      '{effect, select, shown {Votes for {name} are counted and change nothing.} reopens {Only candidates with more votes than {name} are elected.} other {If more than half of the valid votes are for {name}, nobody is elected and nominations open again.}}',
      ({ name, effect }: NonNullable<PositionRules['nobody']>) => ({ name, effect }),
    ),
    /** The rules of a position. */
    seats: said('{seats, plural, one {# seat.} other {# seats.}}', (seats: number) => ({ seats })),
    upTo: said('{most, plural, one {Choose #.} other {Choose up to {most}.}}', (most: number) => ({
      most,
    })),
    ranked: 'You rank the candidates.',
    votedOn: 'Candidates without opponents are voted on.',
    canAbstain: 'You can abstain.',
    candidates: said(
      '{count, plural, one {# candidate} other {# candidates}}',
      (count: number) => ({ count }),
    ),
    votes: said('{count, plural, one {# vote} other {# votes}}', (count: number) => ({ count })),
    vote: 'Vote',
    show: said(
      '{count, plural, one {# candidate for {position}} other {# candidates for {position}}}',
      (count: number, position: string) => ({ count, position }),
    ),
    showAnswers: said('Answers to {position}', (position: string) => ({ position })),
    find: 'Find a candidate',
    findIn: said('Find a candidate for {position}', (position: string) => ({ position })),
    found: said(
      '{count, plural, one {# candidate found} other {{count} candidates found}}',
      (count: number) => ({ count }),
    ),
    noneFound: 'No candidate has this name.',
    /** The name of a row's button begins as the row reads: who, the count, and then for what. */
    row: said(
      '{canVote, select, true {{has, select, none {Vote for {name}, {position}} other {{votes, plural, one {Vote for {name}, # vote, {position}} other {Vote for {name}, # votes, {position}}}}}} other {{has, select, none {{name}, {position}} other {{votes, plural, one {{name}, # vote, {position}} other {{name}, # votes, {position}}}}}}}',
      (given: { name: string; position: string; votes: number | null; canVote: boolean }) => ({
        ...given,
        votes: given.votes ?? 0,
        has: given.votes === null ? 'none' : 'votes',
        canVote: String(given.canVote),
      }),
    ),
    fill: 'Vote for all positions',
    fillOne: 'Vote',
    fillText: said(
      'Choose for {count} positions one after another, check your choices, and cast them together.',
      (count: number) => ({ count }),
    ),
    waiting: 'Loading your ballot',
    mineFailed:
      'It could not be loaded whether you have voted. You can vote: a second vote is refused.',
  },

  notice: {
    logIn: 'Login',
    closed: 'Voting has closed.',
    paused: 'Voting is paused. Please come back later.',
    cancelled: 'This election was cancelled.',
    offline: 'You are offline. You can vote only while you are connected.',
  },

  secrecy: {
    promise:
      'Nobody on the council can see who you voted for, and after the close it is stored nowhere.',
    how: 'How your vote is kept secret',
    /** Below several elections, whose names lead to their pages. */
    rulesApart: 'The page of each election has its rules.',
    former:
      'Voting in this election began before votes were encrypted. Its votes are stored in the old way until voting ends.',
  },

  receipt: {
    yours: 'Your receipts',
    recorded: 'Vote recorded.',
    code: 'Receipt',
    copy: 'Copy receipt',
    copyFor: said('Copy receipt for {position}', (position: string) => ({ position })),
    copied: 'Receipt copied',
    notCopied: 'The receipt could not be copied.',
    /** What it is for. */
    shows: 'Your receipt shows that your vote was recorded. It does not say for whom.',
    /** What lands on the clipboard. */
    text: said(
      '{election} · {position} · Vote recorded · Receipt {code}',
      (given: { election: string; position: string; code: string }) => ({ ...given }),
    ),
  },

  cast: {
    title: 'Cast your vote?',
    where: said('{position} · {election}', (position: string, election: string) => ({
      position,
      election,
    })),
    once: 'You can vote once for this position. A vote cannot be changed after it is cast.',
    back: 'Go back',
    cast: 'Cast vote',
    casting: 'Casting…',
    unsure: 'We are not sure that your vote arrived. Try again: it can only count once.',
    unsureTitle: 'Not confirmed yet',
    refusedTitle: 'Your vote was not cast',
    tryAgain: 'Try again',
    close: 'Close',
  },

  board: {
    title: 'Leaderboard',
    asOf: said('As of {time}', (time: string) => ({ time })),
    live: 'Live',
    paused: 'Paused',
    pause: 'Pause',
    resume: 'Resume',
    sealed: 'Results are hidden until voting ends.',
    unknown: 'The counts cannot be shown on this server at the moment.',
    rankedLater: 'Ranked: counted after the close.',
    inBatches: said('Counts are shown in groups of at least {least} votes.', (least: number) => ({
      least,
    })),
    noBatch: 'No group is complete yet.',
    votes: said('{count, plural, one {# vote} other {# votes}}', (count: number) => ({ count })),
    unit: said('{count, plural, one {vote} other {votes}}', (count: number) => ({ count })),
    rank: said(
      '{isTied, select, true {={rank}} other {{rank}}}',
      (rank: number, isTied: boolean) => ({ rank, isTied: String(isTied) }),
    ),
    tied: said('tied for {rank}', (rank: number) => ({ rank })),
    share: said('{percent}%', (percent: number) => ({ percent })),
    showAll: said('Show all {count}', (count: number) => ({ count })),
    showAllFor: said('Show all {count} for {position}', (count: number, position: string) => ({
      count,
      position,
    })),
    showFewer: 'Show fewer',
    leads: said(
      '{position}: {name} leads with {votes}',
      (position: string, name: string, votes: number) => ({ position, name, votes }),
    ),
    tiedLead: said(
      '{position}: {names} are tied with {votes}',
      (position: string, names: readonly string[], votes: number) => ({
        position,
        names: listed.format(names),
        votes,
      }),
    ),
  },

  results: {
    title: 'Results',
    winner: 'Winner',
    tie: 'Tie',
    votes: said('{count, plural, one {vote} other {votes}}', (count: number) => ({ count })),
    print: 'Print results',
    printOf: said('Print results of {name}', (name: string) => ({ name })),
    earlier: said(
      '{count, plural, one {Show # earlier election of {rest}} other {Show # earlier elections of {rest}}}',
      (count: number, rest: number) => ({ count, rest }),
    ),
    years: 'Results by year',
    allYears: 'All years',
    counting: 'Voting is over. The votes are being counted.',
    held: 'Voting is over. The officers have to decide which result counts.',
    stuck: 'Voting is over. The votes could not be counted yet. The officers know.',
    cancelled: 'This election was cancelled. It has no result.',
  },

  disputed: {
    title: 'Disputed votes',
    line: said(
      '{kind, select, none {{votes, plural, one {{position}: # vote disputed.} other {{position}: # votes disputed.}}} exact {{votes, plural, one {{position}: # vote disputed, the margin is {margin, number}.} other {{position}: # votes disputed, the margin is {margin, number}.}}} other {{votes, plural, one {{position}: # vote disputed, the margin is at least {margin, number}.} other {{position}: # votes disputed, the margin is at least {margin, number}.}}}}',
      (votes: number, position: string, margin: { votes: number; isExact: boolean } | null) => ({
        votes,
        position,
        margin: margin?.votes ?? 0,
        kind:
          margin === null || (!margin.isExact && margin.votes === 0)
            ? 'none'
            : margin.isExact
              ? 'exact'
              : 'bound',
      }),
    ),
    decisive: 'They could change the result, so it is not certified before the officers decide.',
    why: 'They were cast under enrollment numbers that turned out to be somebody else’s. They stay counted, because nobody knows whom they were for. Each counts twice against the margin: it may have taken a vote from one side and given it to the other.',
  },

  /** What stands on a ballot without being a person, unless officers named it otherwise. */
  entries: {
    yes: 'Yes',
    no: 'No',
    nota: 'NOTA',
    reopen: 'Re-open nominations',
  },

  counts: {
    title: 'All votes',
    candidate: 'Candidate',
    votes: 'Votes',
    share: 'Share',
    abstained: 'Abstained',
    all: said('{count, plural, one {# vote} other {# votes}}', (count: number) => ({ count })),
    percent: said('{share}%', (share: number) => ({ share })),
  },

  print: {
    abstained: 'Abstained',
    title: said('Results: {name}', (name: string) => ({ name })),
    voting: said('Voting from {from} to {to}', (from: string, to: string) => ({ from, to })),
    position: 'Position',
    candidate: 'Candidate',
    votes: 'Votes',
    outcome: 'Outcome',
    elected: 'Elected',
    tied: 'Tied',
    signatures: ['Returning officer', 'Witness', 'Date'],
  },

  nominations: {
    open: 'Nominations',
    closedNow: 'closed',
    title: 'Candidate Nomination',
    election: 'Election',
    chooseElection: 'Select Election',
    position: 'Position',
    choosePosition: 'Select Position',
    noneOpen: 'All elections are over.',
    electionFirst: 'Choose an election first',
    aboutYou: 'Statement, photo and more (optional)',
    positionFixed: said('{position} ({why})', (position: string, why: string) => ({
      position,
      why,
    })),
    fixed: 'voting has begun',
    needsNumber: 'Only accounts with an enrollment number can stand.',
    alreadyAsked: 'you asked already',
    alreadyCandidate: 'you are a candidate',
    onePost: 'each person can have one position, and you asked for another',
    otherCandidates: 'not for candidates of your branch, year or group',
    listedOnly: 'you are not on the voter list',
    submit: 'Submit Nomination',
    mine: 'Your nominations',
    status: {
      pending: 'Pending',
      accepted: 'Accepted',
      rejected: 'Rejected',
      withdrawn: 'Withdrawn',
      removed: 'Taken off',
    },
  },
});
