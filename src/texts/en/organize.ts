// The messages of the form of an election.
import type { VoterKind } from '#core/elections/electorate.ts';
import type { Freeze } from '#core/elections/freezing.ts';
import type { OutcomeRules } from '#core/elections/outcome-rules.ts';
import type { SettingFlag } from '#core/elections/election-settings.ts';
import type { StandingsMode } from '#core/elections/standings-mode.ts';
import { listed, row } from '../formats.ts';
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

const codes = (list: readonly string[]) => ({ count: list.length, list: listed.whole(list) });

export const organize = spoken('organize.organize', {
  template: 'Use a template',
  start: 'Start from',
  rulesOf: 'The rules of',
  starts: {
    empty: 'Empty form',
    'class-representative': 'Class representative',
    council: 'Council',
    club: 'Club',
    'last-year': 'Like last year',
  },
  startPositions: {
    'class-representative': ['Class Representative'],
    club: ['President', 'Secretary', 'Treasurer'],
  },

  name: 'Election name',
  positions: 'Positions',
  positionsHint: 'One per line, in ballot order.',
  positionsFixed: 'Voting has opened: positions can be renamed and moved, not added or removed.',
  candidates: 'Candidates',
  nominateThemselves: 'Students nominate themselves.',
  onlyEntered: 'Only the people you enter stand.',
  canNominate: 'Students also nominate themselves',
  youEnter: said('{count, plural, one {# candidate.} other {# candidates.}}', (count: number) => ({
    count,
  })),

  /** Under a title that says what. */
  change: 'Change',
  dates: 'Dates',
  changeDates: 'Change dates',
  now: 'now',
  nominationsTo: said('Nominations: now to {close}', (close: string) => ({ close })),
  nominationsUntil: said('Nominations close {close}', (close: string) => ({ close })),
  nominationsToOpening: 'Nominations: now to the opening of voting',
  nominationsOver: said('Nominations closed {close}', (close: string) => ({ close })),
  votingFromTo: said('Voting: {open} to {close}', (open: string, close: string) => ({
    open,
    close,
  })),
  noDates: 'Voting has no dates yet.',
  opens: 'Voting opens',
  closes: 'Voting closes',
  nominationsClose: 'Nominations close',
  nominationsHint: 'Empty: when voting opens.',
  nominationsHintPast: 'Empty: when voting closes.',
  withdrawalsClose: 'Withdrawals close',
  changeWithdrawals: 'Change when withdrawals close',
  withdrawalsHint: 'Empty: candidates can withdraw until people vote.',
  withdrawalsTo: said('Candidates can withdraw until {close}', (close: string) => ({ close })),
  zone: said(
    '{are, select, same {All times are in {zone}.} other {All times are in {zone} ({offset}).}}',
    (zone: string, offset: string) => ({
      zone,
      offset,
      are: zone === offset ? 'same' : 'different',
    }),
  ),
  remindAt: 'Remind everybody at',
  remindAtHint: 'One e-mail, also to people who have voted. Empty: nobody is reminded.',
  reminded: said('Everybody is reminded on {moment}', (moment: string) => ({ moment })),
  opensAtOnce: 'This is past: voting opens as soon as the election is published.',
  presets: 'Often used',
  presetNow: 'Opens now, for 24 hours',
  presetTomorrow: 'Tomorrow, 9:00 to 17:00',

  whoVotes: 'Who votes',
  changeVoters: 'Change voters',
  onList: said(
    '{count, plural, one {{without, plural, =0 {{count, number} person on the voter list.} one {{count, number} person on the voter list. # of them has no e-mail address.} other {{count, number} person on the voter list. # of them have no e-mail address.}}} other {{without, plural, =0 {{count, number} people on the voter list.} one {{count, number} people on the voter list. # of them has no e-mail address.} other {{count, number} people on the voter list. # of them have no e-mail address.}}}}',
    ({ count, without }: { count: number; without: number }) => ({ count, without }),
  ),
  onOwnList: said(
    '{count, plural, one {# person on a list of this election.} other {# people on a list of this election.}}',
    (count: number) => ({ count }),
  ),
  emptyList: 'The voter list is empty.',
  theyProve: 'They prove their number.',
  confirmed: said(
    '{count, plural, =0 {Everybody with a confirmed e-mail address.} one {Everybody with a confirmed e-mail address at {domains}.} other {Everybody with a confirmed e-mail address at {domains}.}}',
    (domains: readonly string[]) => ({
      count: domains.length,
      domains: listed.whole(domains),
    }),
  ),
  anybody: 'Everybody with an account, not only your students.',
  onlySome: said('Only {what}', (what: string) => ({ what })),
  onlyFor: said('{title}: only {what}.', (title: string, what: string) => ({ title, what })),
  onlyForMany: said(
    '{count, plural, one {# position is for some of the voters only.} other {# positions are for some of the voters only.}}',
    (count: number) => ({ count }),
  ),
  someRoles: said('{roles}', (roles: readonly string[]) => ({ roles: listed.whole(roles) })),
  codes: {
    branches: said('{count, plural, one {branch {list}} other {branches {list}}}', codes),
    years: said('{count, plural, one {year {list}} other {years {list}}}', codes),
    groups: said('{count, plural, one {group {list}} other {any of the groups {list}}}', codes),
  },
  allOfGroups: said('all of the groups {list}', (list: readonly string[]) => ({
    list: listed.whole(list),
  })),
  allGroups: 'Only who is in all of these groups',
  electorate: 'Who can vote',
  changeElectorate: 'Change who can vote',
  changeKnown: 'Change how voters are known',
  everyone: 'Everyone',
  everyoneText: 'Everybody who can log in.',
  everyoneListed: 'Everybody on the voter list of the campus.',
  some: 'Some roles, branches or years',
  someText: 'Branch and year are read from the enrollment number.',
  someTextWithout:
    'The enrollment numbers of this campus say neither branch nor year: roles and groups can be chosen.',
  roll: 'People on a voter list of this election',
  rollText: 'You give the enrollment numbers. Nobody else can vote.',
  roles: 'Roles',
  rolesHint: 'None chosen: any role.',
  branches: 'Branches',
  years: 'Years of entry',
  someEmpty: 'Choose at least one role, branch or year.',
  limits: 'Everybody votes for every position.',
  limitsSet: 'Not everybody votes for every position.',
  changeLimits: 'Change who votes for a position',
  limitsOf: said(
    '{who, select, all {{title}: all voters.} other {{title}: only {what}.}}',
    (title: string, what: string | null) => ({
      title,
      what: what ?? '',
      who: what === null ? 'all' : 'some',
    }),
  ),
  noPositions: 'Enter the positions first.',
  rollFile: 'Choose a file',
  rollFileAgain: 'Choose another file',
  rollPaste: 'Enrollment numbers',
  rollPasteHint:
    'Paste them here, or choose a CSV or text file. They are read on this device. The draft does not keep them.',
  rollFrom: said('From {file}', (file: string) => ({ file })),
  rollCount: said(
    '{count, plural, one {{shown} person} other {{shown} people}}',
    (count: number, shown: string) => ({ count, shown }),
  ),
  rollTwice: said(
    '{count, plural, one {# number listed twice} other {# numbers listed twice}}',
    (count: number) => ({ count }),
  ),
  rollBad: said(
    '{count, plural, one {# line without an enrollment number} other {# lines without an enrollment number}}',
    (count: number) => ({ count }),
  ),
  rollLine: said('Line {line}', (line: number) => ({ line })),
  rollMoreBad: said(
    '{count, plural, one {and # more line} other {and # more lines}}',
    (count: number) => ({ count }),
  ),
  rollRemove: 'Remove the voter list',
  rollEmpty: 'The voter list is empty.',
  rollNone: 'There is no enrollment number in it.',
  rollTooLong: said('A voter list can have at most {most} numbers.', (most: string) => ({ most })),

  rules: 'Rules',
  changeRules: 'Change rules',
  counts: said(
    '{mode, select, afterclose {Counts are hidden until voting closes.} inbatches {{batch, plural, one {Counts are shown in batches of # vote.} other {Counts are shown in batches of # votes.}}} other {Everybody sees the counts while people vote.}}',
    (mode: StandingsMode, batch: number) => ({ mode: mode.replace('-', ''), batch }),
  ),
  tieShort: said(
    '{by, select, vote {Those who are tied are voted on again.} dice {Dice decide a tie.} other {A public number decides a tie.}}',
    ({ tie, seed }: Pick<OutcomeRules, 'tie' | 'seed'>) => ({
      by: tie === 'run-off' ? 'vote' : seed === 'dice' ? seed : 'number',
    }),
  ),
  tie: said(
    '{by, select, vote {Those who are tied are voted on again.} dice {Dice decide a tie, in public.} number {A public number decides a tie.} other {A public number decides a tie: {source}.}}',
    ({ tie, seed, source }: Pick<OutcomeRules, 'tie' | 'seed' | 'source'>) => ({
      by:
        tie === 'run-off'
          ? 'vote'
          : seed === 'dice'
            ? seed
            : source.trim() === ''
              ? 'number'
              : 'source',
      source: source.trim(),
    }),
  ),
  candidacy: said(
    '{who, select, listed {{conditions, plural, =0 {Everybody on the voter list can be a candidate.} one {Everybody on the voter list can be a candidate, on # condition.} other {Everybody on the voter list can be a candidate, on # conditions.}}} all {{conditions, plural, =0 {Everybody with an enrollment number can be a candidate.} one {Everybody with an enrollment number can be a candidate, on # condition.} other {Everybody with an enrollment number can be a candidate, on # conditions.}}} other {{conditions, plural, =0 {Only {what} can be a candidate.} one {Only {what} can be a candidate, on # condition.} other {Only {what} can be a candidate, on # conditions.}}}}',
    (what: string | null, conditions: number, isByList: boolean) => ({
      what: what ?? '',
      who: what !== null ? 'some' : isByList ? 'listed' : 'all',
      conditions,
    }),
  ),
  candidacyOf: said(
    '{who, select, all {{title}: everybody can be a candidate.} other {{title}: only {what} can be a candidate.}}',
    (title: string, what: string | null) => ({
      title,
      what: what ?? '',
      who: what === null ? 'all' : 'some',
    }),
  ),
  changeCandidacyOf: said('Change who can be a candidate for {title}', (title: string) => ({
    title,
  })),
  votersStand: said('{title}: those who vote for it.', (title: string) => ({ title })),
  whoStands: 'Who can be a candidate',
  thoseWhoVote: 'Those who vote for it',
  chosenHere: 'The people described below',
  changeCounts: 'Change when counts show',
  changeTie: 'Change what decides a tie',
  changeLeaving: 'Change what happens when somebody leaves',
  changeCandidacy: 'Change who can be a candidate',
  /** Each yes or no: what holds where it is on, or off. */
  flags: {
    onePost: {
      on: 'Each person can be a candidate for one position.',
      off: 'One person can be a candidate for several positions.',
      change: 'Change for how many positions one person can stand',
      hint: 'This is fixed with the first nomination.',
    },
  } satisfies Record<SettingFlag, Record<'on' | 'off' | 'change' | 'hint', string>>,
  standings: 'Standings',
  live: 'Live',
  liveText:
    'Everybody sees the counts move while voting is open. A person who watches closely can see when a vote came in, and early counts can change how others vote. With fewer than 200 voters, choose one of the others.',
  inBatches: 'In batches',
  inBatchesText:
    'The counts of a position change only when enough new votes have come in, so that a single vote is hard to see in them.',
  notRead: said('“{typed}” cannot be read.', (typed: string) => ({ typed })),
  batch: 'Votes in a batch',
  batchHint: 'The least number of new votes for a position, from 2 to 1000.',
  batchWrong: 'Enter a whole number from 2 to 1000.',
  fewVoters: said(
    'There are fewer than {few} people on the voter list. When votes are far apart, live standings can show whom somebody voted for. Choose one of the other two.',
    (few: number) => ({ few }),
  ),
  afterClose: 'After voting closes',
  afterCloseText:
    'No count is shown to anybody, admins included, until voting closes. It does not hide that somebody voted, and the person who runs the server could still count.',
  rehearsal: 'This is a rehearsal',
  rehearsalHint:
    'A test that everybody sees as one: it has no results and no e-mails, and you can wipe it. It stays a rehearsal.',

  looks: 'Add description or picture',
  changeLooks: 'Change description or picture',
  description: 'Description',
  image: 'Image',
  preview: 'What voters will see',
  previewName: 'Name of the election',
  previewDate: 'Opening date',
  previewPositions: said(
    '{count, plural, =0 {No positions yet.} one {# position, one vote for each.} other {# positions, one vote for each.}}',
    (count: number) => ({ count }),
  ),
  upcoming: 'Upcoming',

  notKept: 'This device keeps no draft: stay on this page',
  otherDraft: 'This device keeps a draft that another release wrote. It cannot be read here.',
  discardDraft: 'Throw the draft away',
  clear: 'Clear',
  clearTitle: 'Clear this draft?',
  clearText: 'Everything you filled in is removed from this device.',
  check: 'Check and publish',
  saveDraft: 'Save as draft',
  save: 'Save changes',
  editTitle: 'Edit',
  editing: 'Nothing changes until you save.',
  /** Two officers who changed the same at once. */
  meanwhile: {
    title: 'Changed by two',
    text: 'Another officer saved this election while you wrote. All that you typed is still here. You both changed what follows: choose what holds, then save.',
    theirs: 'What they saved',
    mine: 'What you wrote',
    choose: 'Choose one of the two.',
    chooseEach: 'Choose for each field that you both changed.',
  },
  /** In place of a value that is not there. */
  nothing: 'Nothing',
  /** Above an election in which some fields are sentences. */
  fixed: said(
    'What stands here as plain text cannot be changed any more, because {by}.',
    (by: readonly string[]) => ({ by: listed.whole(by) }),
  ),
  fixedBy: {
    'first-nomination': 'somebody has been nominated',
    opening: 'voting has opened',
    'first-ballot': 'the first vote was cast',
    close: 'voting has closed',
    cancelling: 'the election was cancelled',
  } satisfies Record<Freeze, string>,

  checkTitle: said('Check {name}', (name: string) => ({ name })),
  /** Their titles where no list of all of them follows. */
  checkPositions: said(
    '{shown, select, below {{count, plural, one {# position:} other {# positions:}}} all {{count, plural, one {# position: {titles}.} other {# positions: {titles}.}}} other {{count, number} positions: {titles} and {more, number} more.}}',
    (titles: readonly string[], areListed: boolean) => {
      const shown = titles.length > 3 ? titles.slice(0, 3) : titles;
      const more = titles.length - shown.length;
      return {
        count: titles.length,
        titles: row(shown),
        more,
        shown: areListed ? 'below' : more === 0 ? 'all' : 'some',
      };
    },
  ),
  checkNominations: said('Students nominate themselves until {close}.', (close: string) => ({
    close,
  })),
  checkNominationsOpening: 'Students nominate themselves until voting opens.',
  checkNominationsClosing: 'Students nominate themselves until voting closes.',
  checkVoters: said(
    '{who} can vote from {open} to {close}.',
    (who: string, open: string, close: string) => ({ who, open, close }),
  ),
  voters: {
    anybody: 'Everybody with an account',
    confirmed: 'Everybody with a confirmed e-mail address',
    listed: 'Everybody on the voter list',
    proved: 'Everybody on the voter list',
  } satisfies Record<VoterKind, string>,
  votersSome: 'Some people',
  votersCount: said('{count, plural, one {# person} other {# people}}', (count: number) => ({
    count,
  })),
  votersProved: said(
    '{count, plural, one {# person who prove their number} other {# people who prove their number}}',
    (count: number) => ({ count }),
  ),
  nobodyChecks: 'Nobody checks who they are.',
  checkCounts: said(
    '{mode, select, afterclose {Counts are hidden until the end.} inbatches {{batch, plural, one {Counts are shown in batches of # vote.} other {Counts are shown in batches of # votes.}}} other {Everybody sees the counts while people vote.}}',
    (mode: StandingsMode, batch: number) => ({ mode: mode.replace('-', ''), batch }),
  ),
  checkRules: 'Rules are fixed when voting opens.',
  checkRehearsal: 'It is a rehearsal.',
  publish: 'Publish election',
  askSecond: 'Ask a second officer',
  askSecondText: 'It is published when another officer confirms.',
  back: 'Go back',
  mustBeThere: said('{what}.', (what: string) => ({ what })),

  published: said('“{name}” is published.', (name: string) => ({ name })),
  saved: said('“{name}” is saved as a draft.', (name: string) => ({ name })),
  asked: said('“{name}” waits for a second officer.', (name: string) => ({ name })),
  earlier: 'An earlier press had published it. What you changed after that is not in it: edit it.',
  openPage: 'Open page',
  openList: 'Open the election list',
  created: 'Election created successfully',
  keptAll: 'All that you typed is kept, and pressing again publishes it once.',
  createFailed: 'The election could not be created.',
  loadFailed: 'The form could not be loaded.',
});
