import { positionLimits } from '#core/elections/position-rules.ts';
import type { RankedLists } from '#core/elections/public-lists.ts';
import type { Method } from '#core/elections/position-rules.ts';
import type { RulePreset } from '#core/elections/rule-presets.ts';
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

const preset: Record<RulePreset, { name: string; text: string }> = {
  'quick-poll': {
    name: 'Quick poll',
    text: 'A voter chooses as many candidates as there are seats. There is no choice against all. Candidates need no supporters, and without opponents they are elected.',
  },
  'indian-college': {
    name: 'Indian college',
    text: 'A voter chooses as many candidates as there are seats, or NOTA, whose votes are only counted. Candidates without opponents are elected. Each candidate stands for one position and needs a proposer and a seconder.',
  },
  'uk-union': {
    name: 'UK union',
    text: 'People rank the candidates: instant run-off for one seat, single transferable vote for several. Re-open nominations stands on each ballot, and a seat that it wins opens again. Candidates need no supporters, and without opponents they are voted on too. Counts show after the close, and who leaves is passed over.',
  },
  'us-government': {
    name: 'US student government',
    text: 'A voter chooses as many candidates as there are seats, or abstains. A single seat needs more than half of the valid votes, or the first two meet in a second round. Who abstains has voted and is in no majority. Candidates need no supporters, and without opponents they are elected.',
  },
};

/** How positions are won, in the form of an election. */
export const waysMessages = spoken('ways.waysMessages', {
  plain: 'One winner for each position.',
  change: 'Change how positions are won',
  changeOne: said('Change {title}', (title: string) => ({ title })),
  noPositions: 'Enter the positions first.',
  presets: 'Set all as',
  forAll: 'Use for all positions',
  forAllDone: 'All positions have these rules now. Each keeps its seats.',
  preset,
  kind: 'What people vote on',
  post: 'People who stand for it',
  question: 'A question with yes and no',
  asked: 'The question',
  majority: 'Votes that yes needs',
  majorityHint:
    'Such as 1/2, 2/3 or 66 %. 1/2 has to be exceeded, any other share reached, and yes is always more than no.',
  majorityOf: 'Of whom',
  majorityBases: { valid: 'those who say yes or no', eligible: 'all who may vote' },
  elects: 'Votes that elect',
  electsHint:
    'Such as 1/2 or 40 % of the valid votes. 1/2 has to be exceeded, any other share reached. Whoever has the most and not that meets the second in a second round. Leave it empty and the most votes win.',
  shareWrong: 'Enter a share above 0 and up to 1, such as 2/3 or 66 %.',
  quorum: 'Turnout that it needs',
  quorumHint:
    'A number of people or a share of all who may vote, such as 1/3 or 5 %. Enter 0 for none. Who abstains takes part.',
  method: 'How people vote',
  methods: {
    plurality: 'They choose, and most votes win',
    irv: 'They rank, for one seat (instant run-off, IRV)',
    stv: 'They rank, for one seat or several (single transferable vote, STV)',
  } satisfies Record<Method, string>,
  methodHint:
    'Where people rank, no counts are shown before the close, and ties are decided by a draw.',
  lists: 'Who may read ranked ballots',
  changeLists: 'Change who may read ranked ballots',
  listNames: {
    public: 'Everybody',
    'rounds-only': 'Officers and observers',
    'by-size': 'Everybody, where no ballot stands out',
  } satisfies Record<RankedLists, string>,
  listTexts: {
    public: 'Everybody can read each ranked ballot.',
    'rounds-only':
      'Everybody sees the rounds. Only officers and observers read each ranked ballot.',
    'by-size':
      'Everybody sees the rounds, and each ranked ballot where there are at least 200 of them and at most 8 candidates.',
  } satisfies Record<RankedLists, string>,
  listsHint:
    'Whoever buys a vote can ask for an unusual order and look for it. This is fixed when voting opens.',
  ranks: 'How many candidates a voter ranks',
  ranksNumber: 'As many as they like, or at least a number',
  ranksAllButOne: 'All but one',
  leastRanks: 'Ranks of each voter, at least',
  leastRanksHint: 'Enter 1 to let people stop after their first choice.',
  leastRanksWrong: `Ranks are a whole number from 1 to ${positionLimits.choices}.`,
  seats: 'Seats',
  choices: 'Choices of each voter',
  choicesHint: 'At most so many candidates.',
  seatsWrong: `Seats are a whole number from 1 to ${positionLimits.seats}.`,
  choicesWrong: `Choices are a whole number from 1 to ${positionLimits.choices}.`,
  quorumWrong: 'Enter a number of people, a share such as 1/3 or 5 %, or 0.',
  nobody: 'A choice against all candidates',
  nobodyHint: 'Such as NOTA or Re-open nominations.',
  nobodyOff: 'None',
  nobodyName: 'Its name on the ballot',
  /** The one effect where people rank. */
  reopensRanked: 'A seat that it wins opens again',
  effects: {
    shown: 'It is only counted',
    reopens: 'A candidate needs more votes than it, or the seat opens again',
    voids: 'More than half of the valid votes void it, and nominations open again',
  },
  unopposed: 'Candidates without opponents',
  unopposedElected: 'They are elected',
  unopposedVoted: 'They are voted on too',
  abstain: 'People can abstain',
});
