import { hash } from 'node:crypto';
import { takesLists } from '#core/elections/choices.ts';
import { goesOnAlike } from '#core/elections/count-law.ts';
import { keyText, orderByKey } from '#core/elections/draw.ts';
import { decidePost, meetingBy, singleMarks, withEach } from '#core/elections/decide-post.ts';
import type {
  BallotList,
  CountedPost,
  DecidedPost,
  FoundOrders,
  PostOutcome,
} from '#core/elections/decide-post.ts';
import { isRanked } from '#core/elections/position-rules.ts';
import type { PositionRules } from '#core/elections/position-rules.ts';
import type { Margin } from '#core/counting/margin.ts';
import { decideQuestion, questionMargin } from '#core/counting/question.ts';
import type { QuestionResult, QuestionVotes } from '#core/counting/question.ts';
import { known } from '#core/kernel/known.ts';
import type { Db } from '../platform/db/client.ts';
import { rulesOfPosition } from '../elections/positions-store.ts';
import type { CandidateRow, PositionRow, WholeElection } from '../elections/store.ts';
import { listAskedOrders } from './asked-orders-store.ts';
import type { AskedOrders } from './asked-orders-store.ts';
import { listCountedLists } from './store.ts';
import { rulingsOf } from '../elections/rulings.ts';
import type { PositionRulings } from '../elections/rulings.ts';

/** What is read of a draw that was held. */
export interface Seed {
  seed: string;
}
/** An entry of a ballot with its votes; a ranked one has those of the last round in which it stood. */
export type Counted = CandidateRow & { votes: number };

/** How people answered a question; `result` is null until it is known how many could vote. */
export interface QuestionOutcome {
  kind: 'question';
  votes: QuestionVotes;
  result: QuestionResult | null;
}

/** The outcome of a position that somebody stood for, or of a question. */
export interface PositionOutcome {
  position: PositionRow;
  rules: PositionRules;
  /** How many may vote for it at the close; 0 until they were counted. */
  eligible: number;
  /** The persons who stood for it. */
  candidates: Counted[];
  nobody: Counted | null;
  abstained: number;
  outcome: PostOutcome<Counted> | QuestionOutcome;
  /** The count of a post; null for a question. */
  post: DecidedPost | null;
  /** By how many votes it was decided; null where no votes could change it. */
  margin: Margin | null;
  /** The keys of the draw, favoured first; empty where no draw decides. */
  keys: { _id: string; key: string }[];
  /** Who is disqualified, and whether a ruling made it void: a question that is void keeps its answer as cast. */
  rulings: PositionRulings;
}

type CountedWhole = WholeElection & { candidates: Counted[] };

/** The outcome of each position of counted elections, by their ballots, their rules and their draws. */
export async function decideElections(
  db: Db,
  elections: readonly CountedWhole[],
  draws: ReadonlyMap<string, Seed>,
): Promise<Map<string, PositionOutcome[]>> {
  const posts = await postsIn(db, elections, draws);
  // What is remembered is taken before anything is waited for: it may be forgotten meanwhile.
  const found = new Map(posts.map((post) => [post, remembered.get(post.key) ?? null]));
  const unread = posts.filter((post) => takesLists(post.rules) && found.get(post) === null);
  const lists = await listCountedLists(
    db,
    unread.map(({ position }) => position.id),
  );
  const outcomes = posts.map((post) => {
    const read = lists.get(post.position.id) ?? [];
    return post.rules.kind === 'question'
      ? answered(post, read)
      : decided(post, found.get(post) ?? remember(post, decide(post, read)));
  });
  const byElection = Map.groupBy(outcomes, ({ position }) => position.election_id);
  return new Map(elections.map(({ row }) => [row.id, byElection.get(row.id) ?? []]));
}

/** The same of one election. */
export async function decideOne(
  db: Db,
  whole: CountedWhole,
  draw: Seed | null,
): Promise<PositionOutcome[]> {
  const { id } = whole.row;
  const outcomes = await decideElections(db, [whole], new Map(draw === null ? [] : [[id, draw]]));
  return known(outcomes.get(id));
}

/** A position that is on the ballot, with all that decides it but its ballots. */
interface Balloted {
  whole: CountedWhole;
  position: PositionRow;
  rules: PositionRules;
  entries: Counted[];
  draw: Seed | null;
  rulings: PositionRulings;
  /** Which count it is, beside its ballots: who is out of it. */
  out: Pick<AskedOrders, 'gone' | 'disqualified'>;
  /** What was found of the orders of a draw in it, and in the count as cast. */
  found: FoundOrders | null;
  foundAsCast: FoundOrders | null;
  /** The same for the same ballots, leavers, rulings, draw and orders; ballots that are opened anew have another moment. */
  key: string;
}

async function postsIn(
  db: Db,
  elections: readonly CountedWhole[],
  draws: ReadonlyMap<string, Seed>,
): Promise<Balloted[]> {
  const ranked = elections.flatMap(({ row, positions }) =>
    row.opened_at === null ? [] : positions.filter((one) => isRanked(rulesOfPosition(one))),
  );
  const asked = await listAskedOrders(
    db,
    ranked.map(({ id }) => id),
  );
  return elections.flatMap((whole) => postsOf(whole, draws.get(whole.row.id) ?? null, asked));
}

function postsOf(
  whole: CountedWhole,
  draw: Seed | null,
  asked: ReadonlyMap<string, AskedOrders[]>,
): Balloted[] {
  const byPosition = Map.groupBy(whole.candidates, (one) => one.positionId);
  return whole.positions.flatMap((position) => {
    const entries = byPosition.get(position.id) ?? [];
    const rules = rulesOfPosition(position);
    const eligible = eligibleFor(whole, position);
    // Until it is known of how many a quorum is nothing comes out; a question says so itself.
    const isOfUnknown = rules.quorum !== null && eligible === null && rules.kind === 'post';
    if (entries.length === 0 || isOfUnknown) return [];
    const gone = entries.flatMap(({ id, hasGone }) => (hasGone ? [id] : [])).toSorted();
    const rulings = rulingsOf(whole.rulings ?? [], position.id);
    const disqualified = [...rulings.disqualified.keys()].toSorted();
    const not = disqualified.map((id) => `not ${id}`);
    const ruled = rulings.isVoid === null ? not : ['void', ...not];
    const opened = whole.row.opened_at?.toISOString();
    const all = asked.get(position.id) ?? [];
    const out = { gone, disqualified };
    const found = foundOf(whole, all, out);
    const foundAsCast = foundOf(whole, all, { gone, disqualified: [] });
    const orders = [found, foundAsCast].map((one) => JSON.stringify(one));
    const key = [position.id, opened, eligible, draw?.seed, ...gone, ...ruled, ...orders].join(' ');
    return [{ whole, position, rules, entries, draw, rulings, out, found, foundAsCast, key }];
  });
}

/** What was found of one count. Without a draw it goes on only where no count of the position has waited for one. */
function foundOf(
  { row }: CountedWhole,
  asked: readonly AskedOrders[],
  out: Balloted['out'],
): FoundOrders | null {
  const one = asked.find((some) => isSameCount(some, out));
  if (one === undefined) return null;
  const isSame = goesOnAlike(row.settings.law) && asked.every((some) => some.isSame);
  return { isSame, sure: one.sure };
}

const isSameCount = (one: Balloted['out'], other: Balloted['out']) =>
  one.gone.join(' ') === other.gone.join(' ') &&
  one.disqualified.join(' ') === other.disqualified.join(' ');

/** The counts of ranked positions in which a draw could decide and nobody has asked whether it makes a difference. */
export async function listUnasked(
  db: Db,
  whole: CountedWhole,
  draw: Seed | null,
): Promise<{ count: Pick<AskedOrders, 'positionId'> & Balloted['out']; post: CountedPost }[]> {
  const posts = await postsIn(db, [whole], new Map(draw === null ? [] : [[whole.row.id, draw]]));
  const outcomes = await decideOne(db, whole, draw);
  const unasked = posts.flatMap((post) => {
    const counted = outcomes.find(({ position }) => position.id === post.position.id)?.post ?? null;
    if (counted === null || !isRanked(post.rules)) return [];
    const asCast = { ...post, out: { ...post.out, disqualified: [] } };
    const now = counted.isUpToDraw && post.found === null ? [post] : [];
    const isOther = post.out.disqualified.length > 0 && counted.asCast?.isUpToDraw === true;
    return isOther && post.foundAsCast === null ? [...now, asCast] : now;
  });
  const lists = await listCountedLists(
    db,
    unasked.map(({ position }) => position.id),
  );
  return unasked.map((one) => ({
    count: { positionId: one.position.id, ...one.out },
    post: countedPost(one, lists.get(one.position.id) ?? []),
  }));
}

// A ranked count costs more than a page may, and nothing that it is made of changes after the close.
const remembered = new Map<string, DecidedPost>();
const mostRemembered = 500;

function remember({ key, rules }: Balloted, post: DecidedPost): DecidedPost {
  if (!takesLists(rules)) return post;
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(key, post);
  return post;
}

const decide = (post: Balloted, lists: readonly BallotList[]): DecidedPost =>
  decidePost(countedPost(post, lists));

function countedPost(post: Balloted, lists: readonly BallotList[]): CountedPost {
  const { whole, position, rules, entries, draw, rulings, out, found, foundAsCast } = post;
  return {
    rules,
    eligible: eligibleFor(whole, position) ?? 0,
    leaving: whole.row.settings.rules.leaving,
    persons: entries
      .filter(({ kind }) => kind === 'person')
      .map(({ id, hasGone: hasLeft }) => {
        return { id, hasLeft, isDisqualified: out.disqualified.includes(id) };
      }),
    isVoid: rulings.isVoid !== null,
    nobody: entries.find(({ kind }) => kind === 'nobody')?.id ?? null,
    lists: takesLists(rules) ? lists : singleMarks(entries),
    order: draw === null ? null : drawKeys(draw, position.id, entries).map(({ _id }) => _id),
    found,
    foundAsCast,
  };
}

function decided(
  { whole, position, rules, entries, draw, rulings }: Balloted,
  post: DecidedPost,
): PositionOutcome {
  const withVotes = (row: Counted) => ({ ...row, votes: post.votes.get(row.id) ?? 0 });
  const all = isRanked(rules) ? entries.map(withVotes) : entries;
  const rows = new Map(all.map((row) => [row.id, row]));
  return {
    position,
    rules,
    eligible: eligibleFor(whole, position) ?? 0,
    candidates: all.filter(({ kind }) => kind === 'person'),
    nobody: all.find(({ kind }) => kind === 'nobody') ?? null,
    abstained: post.count.blank,
    margin: post.margin,
    outcome: withEach(meetingBy(whole.row.settings.rules.tie, post.outcome), (id) =>
      known(rows.get(id)),
    ),
    post,
    rulings,
    keys:
      draw === null
        ? []
        : drawKeys(draw, position.id, entries).filter(({ _id }) => post.drawn.includes(_id)),
  };
}

function answered(
  { whole, position, rules, entries, rulings }: Balloted,
  lists: readonly BallotList[],
): PositionOutcome {
  const votesFor = (kind: Counted['kind']) => entries.find((one) => one.kind === kind)?.votes ?? 0;
  const abstained = lists.find(({ choices }) => choices.length === 0)?.ballots ?? 0;
  const eligible = eligibleFor(whole, position);
  const votes = { yes: votesFor('yes'), no: votesFor('no'), abstained, eligible: eligible ?? 0 };
  const { quorum, majority } = rules;
  const result =
    eligible === null ? null : decideQuestion(votes, { quorum, majority: known(majority) });
  return {
    position,
    rules,
    eligible: votes.eligible,
    candidates: [],
    nobody: null,
    abstained,
    outcome: { kind: 'question', votes, result },
    post: null,
    margin: questionMargin(votes, { quorum, majority: known(majority) }),
    keys: [],
    rulings,
  };
}

/** How many may vote for a position at the close; null until they were counted. */
const eligibleFor = ({ row }: CountedWhole, position: PositionRow): number | null =>
  position.eligible_at_close ?? row.eligible_at_close;

/** How many seats are to be voted on anew because of the votes for nobody; null for none. */
export function openedAgain({ outcome, post, rulings }: PositionOutcome): number | null {
  if (rulings.isVoid !== null) return null;
  if (outcome.kind === 'void' || outcome.kind === 'voted-down') return outcome.openSeats;
  return post !== null && post.reopened > 0 ? post.reopened : null;
}

/** The keys of a draw for all that stands on a ballot, favoured first. */
export function drawKeys({ seed }: Seed, positionId: string, entries: readonly { id: string }[]) {
  return orderByKey(
    entries.map(({ id }) => ({ _id: id, key: hash('sha256', keyText(seed, positionId, id)) })),
  );
}
