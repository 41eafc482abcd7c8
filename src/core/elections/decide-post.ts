import { count } from '../counting/count.ts';
import type { CountInput, CountList } from '../counting/count-input.ts';
import { idsOf } from '../counting/count-input.ts';
import type { CountResult, TieFor } from '../counting/count-result.ts';
import { followOrders } from '../counting/orders.ts';
import { countMargin } from '../counting/margin.ts';
import type { Margin } from '../counting/margin.ts';
import { quorumOf } from '../counting/question.ts';
import { known } from '../kernel/known.ts';
import type { LeavingRule, TieRule } from './outcome-rules.ts';
import { isRanked } from './position-rules.ts';
import type { PositionRules } from './position-rules.ts';

/** Ballots that say the same: the ids of their choices, best first where people rank; none to abstain. */
export interface BallotList {
  choices: readonly string[];
  ballots: number;
}

/** A post after the close: who stood for it, its rules, its ballots and its draw. */
export interface CountedPost {
  rules: Pick<
    PositionRules,
    'method' | 'seats' | 'maxChoices' | 'nobody' | 'unopposed' | 'quorum' | 'majority'
  >;
  /** How many may vote for it at the close. */
  eligible: number;
  leaving: LeavingRule;
  /** The persons; `hasLeft` of one who has left after voting began, `isDisqualified` by a ruling after it. */
  persons: readonly { id: string; hasLeft: boolean; isDisqualified?: boolean }[];
  /** A ruling made the position void. */
  isVoid?: boolean;
  /** The id of nobody on this ballot; null without it. */
  nobody: string | null;
  lists: readonly BallotList[];
  /** The ids in the order of the draw, favoured first; null until it was held. */
  order: readonly string[] | null;
  /** What was found of the orders of a draw: of this count, and of the one as cast. Null where nobody asked. */
  found?: FoundOrders | null;
  foundAsCast?: FoundOrders | null;
}

/** What the orders of a draw make of a count, in ids (src/core/counting/orders.ts). */
export interface FoundOrders {
  /** Each elects the same people: without a draw the count goes on in the order of the ids. */
  isSame: boolean;
  /** Who is elected by each of them. */
  sure: readonly string[];
}

/**
 * What came out of a post (contract, "What the third release adds"). Lists hold ids, or whatever
 * stands for them. `elected` are in the order of their election; `openSeats` are those that nobody has.
 *
 * `tie`: a draw or a run-off has to decide between `tied`; `elected` are sure. `no-votes`: nobody voted
 * for any of `tied`, and nothing is drawn. `vote-again`: those of `left` would be elected, and by the rule
 * people vote again. `reopened`, `void`, `voted-down`: no person is elected, because of the votes for
 * nobody; a ruling makes a position `void`, too. `no-quorum`: too few took part. `no-majority`: those of `again` meet
 * in a second round, and of `level` those whom the election's law for ties brings into it. `vacant`: those who would be elected are disqualified, and
 * the seats stay open. `nobody`: no person stands any more.
 */
export type PostOutcome<T = string> =
  | { kind: 'elected'; elected: readonly T[]; by: 'votes' | 'draw' | 'next'; openSeats: number }
  | { kind: 'tie'; elected: readonly T[]; tied: readonly T[]; openSeats: number }
  | { kind: 'no-votes'; tied: readonly T[] }
  | { kind: 'vote-again'; left: readonly T[] }
  | { kind: 'reopened' | 'void' | 'voted-down' | 'vacant'; openSeats: number }
  | { kind: 'no-quorum'; openSeats: number; voted: number; needed: number }
  | {
      kind: 'no-majority';
      openSeats: number;
      needed: number;
      again: readonly T[];
      level: readonly T[];
    }
  | { kind: 'nobody' };

/** A post that was decided, and the count behind it. */
export interface DecidedPost {
  outcome: PostOutcome;
  /** The ids of the entries, by their numbers in `count`. */
  ids: readonly string[];
  count: CountResult;
  /** Each entry's votes: in a ranked count, those of the last round in which it stood. */
  votes: ReadonlyMap<string, number>;
  /** How many of the open seats are open because of the votes for nobody. */
  reopened: number;
  /** Who was level and is told apart by the draw. */
  drawn: readonly string[];
  /** The elected who have their seat by the draw: another order would have given it to somebody else. */
  byDraw: readonly string[];
  /** Whether the count comes to a tie that no earlier round decides, drawn or not. */
  isUpToDraw: boolean;
  /** Who has left and whose seat goes to the next by the rule. */
  passedOver: readonly string[];
  margin: Margin | null;
  /** The same with the votes as cast, without any ruling; null where none was made. */
  asCast: DecidedPost | null;
}

/** Decides a post by its rules, its ballots, its draw and the rulings. The same post gives the same answer. */
export function decidePost(post: CountedPost): DecidedPost {
  const input = inputOf(post);
  const counted = countOf(input);
  const ids = idsOf(input);
  // A further nobody, which STV may add behind all entries, is nobody as well.
  const named = (entries: readonly number[]) => [
    ...new Set(entries.map((entry) => known(ids[Math.min(entry, ids.length - 1)]))),
  ];
  const isLeaverOut = post.leaving === 'next' && post.persons.some(({ hasLeft }) => hasLeft);
  const passedOver = isLeaverOut ? seatedLeavers(post) : [];
  const ties = counted.rounds.flatMap(({ events }) =>
    events.flatMap((event) => (event.kind === 'tie' && event.round === null ? [event] : [])),
  );
  const byHeldDraw = ties.filter(({ isSame }) => isSame !== true);
  const { outcome } = counted;
  const second = outcome.kind === 'no-majority' && outcome.isDrawn ? outcome.level : [];
  const drawn = [...byHeldDraw.flatMap(({ tied }) => tied), ...second];
  const by = drawn.length > 0 ? 'draw' : passedOver.length > 0 ? 'next' : 'votes';
  return {
    outcome: outcomeOf(post, counted, { named, by }),
    ids,
    count: counted,
    votes: votesOf(ids, counted),
    reopened: outcome.kind === 'decided' ? outcome.reopened : 0,
    drawn: named(drawn),
    byDraw: drawnSeats(post, counted, byHeldDraw),
    isUpToDraw: ties.length > 0 || outcome.kind === 'needs-draw',
    passedOver,
    margin: countMargin(input, counted),
    asCast: isRuled(post) ? decidePost(withoutRulings(post)) : null,
  };
}

const isRuled = ({ persons, isVoid }: CountedPost) =>
  isVoid === true || persons.some(({ isDisqualified }) => isDisqualified === true);

const withoutRulings = (post: CountedPost): CountedPost => ({
  ...post,
  isVoid: false,
  persons: post.persons.map(({ id, hasLeft }) => ({ id, hasLeft })),
  found: post.foundAsCast ?? null,
});

/** The ballots of a post whose votes are single marks: as many of each entry as it has votes. */
export const singleMarks = (entries: readonly { id: string; votes: number }[]): BallotList[] =>
  entries.flatMap(({ id, votes }) => (votes === 0 ? [] : [{ choices: [id], ballots: votes }]));

/** What the orders of a draw make of a ranked post, whether it was held or not. */
export function ordersOf(post: CountedPost): FoundOrders {
  const { isSame, sure } = followOrders(inputOf({ ...post, order: null, found: null }));
  return { isSame, sure: sure.map((entry) => known(post.persons[entry]).id) };
}

/** Whose seat is theirs by the draw. Where nobody asked for each order, who was drawn for a seat itself. */
function drawnSeats(
  { persons, found = null, rules }: CountedPost,
  { outcome }: CountResult,
  ties: readonly { for: TieFor; chosen: readonly number[] }[],
): string[] {
  if (outcome.kind !== 'decided' || ties.length === 0) return [];
  const chosen = ties.filter((tie) => tie.for === 'seat').flatMap((tie) => tie.chosen);
  return outcome.elected.flatMap((entry) => {
    const { id } = known(persons[entry]);
    const isSure =
      found === null || !isRanked(rules) ? !chosen.includes(entry) : found.sure.includes(id);
    return isSure ? [] : [id];
  });
}

function inputOf(post: CountedPost): CountInput {
  const { rules, leaving, persons, nobody, lists, found = null } = post;
  const ids = [...persons.map(({ id }) => id), ...(nobody === null ? [] : [nobody])];
  const isDrawSame = post.order === null && found?.isSame === true;
  const entryOf = new Map(ids.map((id, entry) => [id, entry]));
  const isBlank = ({ choices }: BallotList) => choices.length === 0;
  return {
    method: rules.method,
    seats: rules.seats,
    maxChoices: rules.maxChoices,
    candidates: persons.map(({ id, hasLeft, isDisqualified = false }) => ({
      id,
      left: hasLeft || isDisqualified ? leaving : null,
      isDisqualified,
    })),
    nobody:
      nobody === null || rules.nobody === null ? null : { id: nobody, effect: rules.nobody.effect },
    unopposed: rules.unopposed,
    quorum: quorumOf(rules.quorum, post.eligible),
    majority: rules.majority?.share,
    lists: lists
      .filter((list) => !isBlank(list))
      .map(({ choices, ballots }): CountList => ({
        ranks: choices.map((id) => known(entryOf.get(id))),
        weight: ballots,
      })),
    blank: lists.filter(isBlank).reduce((sum, { ballots }) => sum + ballots, 0),
    draw: isDrawSame ? listOrder(persons, nobody) : post.order,
    isDrawSame,
  };
}

/** The order in which a count goes on where none makes a difference: by the ids, and nobody last. */
const listOrder = (persons: readonly { id: string }[], nobody: string | null): string[] => [
  ...persons.map(({ id }) => id).toSorted(),
  ...(nobody === null ? [] : [nobody]),
];

/** Rules and ballots were judged before they were written, so that a refusal is a mistake of ours. */
function countOf(input: CountInput): CountResult {
  const counted = count(input);
  if (!counted.ok) throw new Error(`the ballots cannot be counted: ${counted.error}`);
  return counted.value;
}

/** Those who have left and would have a seat if they had not to make room for the next. */
function seatedLeavers(post: CountedPost): string[] {
  const input = inputOf(post);
  const candidates = input.candidates.map((one) =>
    one.isDisqualified === true ? one : { ...one, left: null },
  );
  const { outcome } = countOf({ ...input, candidates });
  const seated =
    outcome.kind === 'decided'
      ? outcome.elected
      : outcome.kind === 'needs-draw'
        ? [...outcome.elected, ...outcome.tied]
        : [];
  return seated.flatMap((entry) => {
    const person = post.persons[entry];
    return person?.hasLeft === true ? [person.id] : [];
  });
}

/**
 * Who meets in a second round by the election's law: a run-off has all who are level for a place in it, and a draw
 * brings some of them in.
 */
export function meetingBy(tie: TieRule, outcome: PostOutcome): PostOutcome {
  if (outcome.kind !== 'no-majority' || tie === 'draw') return outcome;
  return { ...outcome, again: [...outcome.again, ...outcome.level], level: [] };
}

/** An outcome with something else in place of each id. */
export function withEach<T, U>(outcome: PostOutcome<T>, of: (one: T) => U): PostOutcome<U> {
  if (outcome.kind === 'elected') return { ...outcome, elected: outcome.elected.map(of) };
  if (outcome.kind === 'tie') {
    return { ...outcome, elected: outcome.elected.map(of), tied: outcome.tied.map(of) };
  }
  if (outcome.kind === 'no-votes') return { ...outcome, tied: outcome.tied.map(of) };
  if (outcome.kind === 'vote-again') return { ...outcome, left: outcome.left.map(of) };
  if (outcome.kind === 'no-majority') {
    return { ...outcome, again: outcome.again.map(of), level: outcome.level.map(of) };
  }
  return outcome;
}

function outcomeOf(
  { persons, leaving, rules, isVoid }: CountedPost,
  { outcome }: CountResult,
  { named, by }: { named: (entries: readonly number[]) => string[]; by: 'votes' | 'draw' | 'next' },
): PostOutcome {
  const able = persons.filter(({ isDisqualified }) => isDisqualified !== true);
  const standing = able.filter(({ hasLeft }) => leaving !== 'next' || !hasLeft);
  const withoutVotes = (): PostOutcome => {
    if (standing.length > 0) return { kind: 'no-votes', tied: standing.map(({ id }) => id) };
    return able.length < persons.length
      ? { kind: 'vacant', openSeats: rules.seats }
      : { kind: 'nobody' };
  };
  if (isVoid === true) return { kind: 'void', openSeats: rules.seats };
  if (outcome.kind === 'no-quorum') return { ...outcome, openSeats: rules.seats };
  if (outcome.kind === 'no-votes') return withoutVotes();
  if (outcome.kind === 'void') return { kind: 'void', openSeats: rules.seats };
  if (outcome.kind === 'vote-again') return { kind: 'vote-again', left: named(outcome.left) };
  if (outcome.kind === 'no-majority') {
    const { needed, again, level, isDrawn } = outcome;
    const waiting = isDrawn ? [] : named(level);
    return { kind: 'no-majority', openSeats: 1, needed, again: named(again), level: waiting };
  }
  if (outcome.kind === 'needs-draw') {
    const { elected, tied, openSeats } = outcome;
    return { kind: 'tie', elected: named(elected), tied: named(tied), openSeats };
  }
  const openSeats = outcome.reopened + outcome.votedDown + outcome.unfilled;
  if (outcome.elected.length > 0) {
    return { kind: 'elected', elected: named(outcome.elected), by, openSeats };
  }
  if (outcome.votedDown > 0) return { kind: 'voted-down', openSeats };
  if (outcome.reopened > 0) return { kind: 'reopened', openSeats };
  return outcome.barred === undefined ? withoutVotes() : { kind: 'vacant', openSeats };
}

/** By id; an entry that was struck from all lists has none. */
function votesOf(ids: readonly string[], { rounds, scale }: CountResult): Map<string, number> {
  return new Map(
    ids.map((id, entry) => {
      const stood = rounds.findLast(({ status }) => status[entry] !== 'excluded');
      return [id, (stood?.tallies[entry] ?? 0) / scale];
    }),
  );
}
