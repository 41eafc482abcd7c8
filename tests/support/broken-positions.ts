import { idOf, type buildKit, type ShortPosition } from './kit-builder.ts';

type Kit = ReturnType<typeof buildKit>;
type Position = Kit['positions'][number];

const several: ShortPosition = {
  ...{ seats: 2, maxChoices: 2, canAbstain: true, nobody: 'reopens' },
  ...{ candidates: 'a b c n', papers: '3ab 1c 2n 1-', outcome: 'elected', elected: 'ab' },
};
const single: ShortPosition = {
  ...{ candidates: 'a b', papers: '2a 1b', outcome: 'elected', elected: 'a' },
};
const runOff: ShortPosition = {
  ...{ method: 'irv', nobody: 'reopens', candidates: 'a b n' },
  ...{ papers: '4a 3b 2nb', outcome: 'elected', elected: 'b' },
};
const question: ShortPosition = {
  ...{ canAbstain: true, candidates: 'y o', papers: '3y 2o 1-', outcome: 'passed' },
  question: {
    text: 'Shall the fee rise?',
    quorum: { kind: 'share', share: { numerator: 1, denominator: 2 } },
    majority: { share: { numerator: 1, denominator: 2 }, of: 'valid' },
    eligible: 12,
  },
  answer: { voted: 6, quorumNeeded: 6, yesNeeded: 3 },
};

/** Whether a kit ends with 1, what is wrong, or with 2, since nobody can judge it. */
type Broken = [ShortPosition, string, (position: Position, kit: Kit) => unknown, 1 | 2, RegExp];

const set = (fields: object) => (position: Position) => Object.assign(position, fields);
const onBallot = (at: number, choices: string) => (position: Position) =>
  Object.assign(position.ballots[at] ?? {}, { choices: [...choices].map(idOf) });
const onCandidate = (at: number, fields: object) => (position: Position) =>
  Object.assign(position.candidates[at] ?? {}, fields);
const inResult = (fields: object) => (position: Position) => Object.assign(position.result, fields);
const inQuestion = (fields: object) => (position: Position) =>
  Object.assign(position.question ?? {}, fields);

/** One thing is broken in a position that holds, for each thing that a verifier checks in it. */
export const brokenPositions: Broken[] = [
  // The ballots.
  [several, 'a choice too many', onBallot(0, 'abc'), 1, /names 3 candidates, more than 2/],
  [several, 'a candidate twice', onBallot(0, 'aa'), 1, /names a candidate twice/],
  [several, 'nobody with others', onBallot(0, 'an'), 1, /names nobody together with somebody/],
  [several, 'a stranger', onBallot(0, 'az'), 1, /who is no candidate of it/],
  [several, 'nobody could abstain', set({ canAbstain: false }), 1, /nobody could abstain/],
  [runOff, 'a rank twice', onBallot(0, 'aba'), 1, /names a candidate twice/],
  [runOff, 'an empty order', onBallot(0, ''), 1, /nobody could abstain/],
  [
    ...([several, 'the ballots of those who abstain are gone'] as const),
    (position) => position.ballots.pop(),
    ...([1, /7 people voted for it, and there are 6 ballots/] as const),
  ],
  [
    ...([several, 'the ids of the ballots fall'] as const),
    (position) => position.ballots.reverse(),
    ...([1, /does not stand in the order of the ids/] as const),
  ],
  [
    several,
    'a ballot for one as in other positions',
    (position) => {
      position.ballots[0] = { id: position.ballots[0]?.id ?? '', candidate: idOf('a') };
    },
    2,
    /choices is missing/,
  ],
  [
    single,
    'a list where one is named',
    onBallot(0, 'a'),
    2,
    /"choices", which the format does not name/,
  ],
  // What is said of them.
  [
    several,
    'wrong votes',
    onCandidate(0, { votes: 4 }),
    1,
    /"A" .* has 3 ballots, and "votes" says 4/,
  ],
  [several, 'wrong votes of nobody', onCandidate(3, { votes: 1 }), 1, /"N" .* has 2 ballots/],
  [runOff, 'votes are not first ones', onCandidate(1, { votes: 5 }), 1, /"B" .* has 3 ballots/],
  [
    several,
    'wrong abstained',
    set({ abstained: 2 }),
    1,
    /1 ballots abstain, and "abstained" says 2/,
  ],
  [several, 'wrong participations', set({ participations: 8 }), 1, /8 people voted for it/],
  // The rules, from which another result comes.
  [several, 'a seat more', set({ seats: 3 }), 1, /"openSeats" 0, and the count gives 1/],
  [
    several,
    'other votes for nobody',
    set({ nobody: 'voids', seats: 3 }),
    1,
    /the result says "elected"/,
  ],
  [
    runOff,
    'another method',
    set({ method: 'plurality', maxChoices: 2 }),
    1,
    /"B" .* has 5 ballots, and "votes" says 3/,
  ],
  [
    question,
    'wrong quorum',
    inQuestion({ eligible: 14 }),
    1,
    /"quorumNeeded" 6, and the count gives 7/,
  ],
  [
    question,
    'no quorum',
    inQuestion({ quorum: null }),
    1,
    /"quorumNeeded" 6, and the count gives 0/,
  ],
  // The result.
  [several, 'wrong order', inResult({ elected: [idOf('b'), idOf('a')] }), 1, /says "elected"/],
  [several, 'a seat open', inResult({ openSeats: 1 }), 1, /"openSeats" 1, and the count gives 0/],
  [several, 'somebody is tied', inResult({ tied: [idOf('c')] }), 1, /says "tied"/],
  [several, 'an outcome of no page', inResult({ outcome: 'won' }), 1, /"outcome" "won"/],
  [question, 'wrong voted', inResult({ voted: 5 }), 1, /"voted" 5, and the count gives 6/],
  [question, 'wrong needed', inResult({ yesNeeded: 2 }), 1, /"yesNeeded" 2, and the count gives 3/],
  [question, 'not passed', inResult({ outcome: 'not-passed' }), 1, /"outcome" "not-passed"/],
  // What nobody can judge.
  [
    several,
    'unknown method',
    set({ method: 'borda' }),
    2,
    /method is not one of plurality, irv, stv/,
  ],
  [several, 'unknown kind', set({ kind: 'survey' }), 2, /kind is not one of post, question/],
  [several, 'unknown nobody', set({ nobody: 'wins' }), 2, /nobody is not one of/],
  [several, 'unknown unopposed', set({ unopposed: 'drawn' }), 2, /unopposed is not one of/],
  [several, 'unknown candidate', onCandidate(0, { kind: 'dog' }), 2, /kind is not one of person/],
  [
    several,
    'unknown leaving',
    (_, kit) => Object.assign(kit.rules, { leaving: 'last' }),
    2,
    /"last"/,
  ],
  [several, 'no choice', set({ maxChoices: 0 }), 2, /maxChoices is not a number of 1 or more/],
  [several, 'too many seats', set({ seats: 51 }), 2, /has more than 50 seats/],
  [
    several,
    'a field of before',
    (_, kit) => Object.assign(kit.rules, { method: 'plurality' }),
    2,
    /"method"/,
  ],
  [
    several,
    'two nobodies',
    onCandidate(0, { kind: 'nobody' }),
    2,
    /has 2 candidates of the kind "nobody"/,
  ],
  [several, 'nobody without the rule', set({ nobody: null }), 2, /"nobody" is null and 3 persons/],
  [several, 'nobody has left', onCandidate(3, { hasLeft: true }), 2, /no person and has left/],
  [several, 'a yes in a post', onCandidate(0, { kind: 'yes' }), 2, /is a post, and has/],
  [several, 'a question of a post', set({ question: {} }), 2, /"question", which the format/],
  [runOff, 'run-off for two seats', set({ seats: 2 }), 2, /"irv" and more than one seat/],
  [runOff, 'run-off with two choices', set({ maxChoices: 2 }), 2, /more than one choice/],
  [runOff, 'nobody who voids', set({ nobody: 'voids' }), 2, /"nobody" is not "reopens"/],
  [question, 'two yes', onCandidate(1, { kind: 'yes' }), 2, /not one "yes" and one "no"/],
  [question, 'a question for two seats', set({ seats: 2 }), 2, /one seat and one choice/],
  [question, 'a question unopposed', set({ unopposed: 'voted' }), 2, /"unopposed" is "elected"/],
  [
    question,
    'a quorum of no kind',
    inQuestion({ quorum: { kind: 'constructor' } }),
    2,
    /no "kind"/,
  ],
  [
    ...([question, 'a share above one'] as const),
    inQuestion({ majority: { share: { numerator: 3, denominator: 2 }, of: 'valid' } }),
    ...([2, /more than the whole/] as const),
  ],
  [
    ...([question, 'a share of nothing'] as const),
    inQuestion({ majority: { share: { numerator: 1, denominator: 0 }, of: 'valid' } }),
    ...([2, /denominator is not a number of 1 or more/] as const),
  ],
];
