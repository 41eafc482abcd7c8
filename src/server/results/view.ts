import type { PostOutcome } from '#core/elections/decide-post.ts';
import { isRanked } from '#core/elections/position-rules.ts';
import { areListsPublic } from '#core/elections/public-lists.ts';
import type { RankedLists } from '#core/elections/public-lists.ts';
import { resultCodeOf } from '#core/elections/result-code.ts';
import { byVotes } from '#core/elections/standings.ts';
import { addressOf } from '#core/pictures/picture-address.ts';
import type { ElectionResults } from '#contract/election-shapes.ts';
import type { DisputeRow, ToldProof } from '../counting/public.ts';
import { presentRuling } from '../elections/rulings.ts';
import type { Counted, PositionOutcome, QuestionOutcome } from '../counting/decide-election.ts';
import { presentAfterClose, presentDecided } from '../outcome/view.ts';
import type { AfterClose } from '../outcome/view.ts';
import type { ResultCheck, KitLabel } from '../recount/public.ts';
import { postTranslations, presentTranslations, wordsOfElection } from '../elections/translated.ts';
import { datesOf, presentPerson } from '../elections/view.ts';
import type { CountedElection } from '../elections/view.ts';

/** What a viewer of results may see of people: the officers everything, others what the campus shows. */
interface Viewing {
  isForOfficer: boolean;
  isWinnerEmailHidden: boolean;
}

/** What is told of the votes besides their counts. */
interface Told {
  disputes?: readonly DisputeRow[];
  proofs?: readonly ToldProof[];
  kit?: KitLabel | null;
  check?: ResultCheck | null;
  /** Whether the role that serves can change nothing of it. */
  isGuarded?: boolean;
  after?: AfterClose;
}
const nothingAfter: AfterClose = { draw: null, complaints: [], groups: [] };

/**
 * The results of an ended election. Only a winner's address and number are for everybody, the
 * address unless the campus hides it; officers see all of them (contract). Positions nobody stood
 * for are skipped (spec 3). What no person won stands apart, so that whoever takes the most votes for a
 * winner names nobody there.
 */
export function presentResults(
  whole: CountedElection,
  outcomes: readonly PositionOutcome[],
  viewing: Viewing,
  {
    disputes = [],
    proofs = [],
    kit = null,
    check = null,
    isGuarded = true,
    after = nothingAfter,
  }: Told = {},
): ElectionResults {
  const { row } = whole;
  const { startDate, endDate } = datesOf(row);
  return {
    electionId: row.id,
    name: row.name,
    description: row.description,
    startDate,
    endDate,
    imageUrl: addressOf(row.upload_id),
    voters: row.voters,
    mailDomains: row.mail_domains,
    proofs: proofs.map(({ ways, officer, voters, votes }) => ({ ways, officer, voters, votes })),
    recountKit:
      kit === null
        ? null
        : {
            ...presentKit(kit, check, isGuarded),
            ...(!outcomes.every((one) => hasPublicLists(one, row.settings.rankedLists)) && {
              areBallotsHidden: true as const,
            }),
          },
    ...presentAfterClose(row, after),
    results: outcomes.flatMap((one) => {
      if (one.outcome.kind === 'question' || isWithoutWinner(one.outcome)) return [];
      const dispute = disputes.find(({ positionId }) => positionId === one.position.id);
      return [{ ...presentPosition(one, one.outcome, viewing), ...presentDispute(dispute) }];
    }),
    withoutWinner: outcomes.flatMap((one) => {
      if (one.outcome.kind !== 'question') {
        return isWithoutWinner(one.outcome)
          ? [presentWithoutWinner(one, one.outcome, viewing)]
          : [];
      }
      return one.rulings.isVoid === null ? [] : [presentVoidQuestion(one, one.outcome, viewing)];
    }),
    questions: outcomes.flatMap((one) =>
      one.outcome.kind === 'question' && one.rulings.isVoid === null
        ? presentQuestion(one, one.outcome)
        : [],
    ),
    ...presentTranslations(wordsOfElection(row)),
    writtenIn: row.settings.writtenIn,
  };
}

const presentKit = (
  { edition, madeAt, sha256, bytes, rounds, earlier, votesSha256 }: KitLabel,
  check: ResultCheck | null,
  isGuarded: boolean,
) => ({
  code: votesSha256 === null ? null : resultCodeOf(votesSha256),
  check: check === null ? null : { agrees: check.agrees, checkedAt: check.checkedAt.toISOString() },
  isGuarded,
  edition,
  madeAt: madeAt.toISOString(),
  sha256,
  bytes,
  ...(rounds !== null && { rounds }),
  earlier: earlier.map((one) => ({
    edition: one.edition,
    madeAt: one.madeAt.toISOString(),
    sha256: one.sha256,
    ...(one.rounds !== null && { roundsSha256: one.rounds.sha256 }),
  })),
});

/** The same as the kit itself says of a position (isPublicKit). */
const hasPublicLists = ({ rules, candidates, nobody, post }: PositionOutcome, lists: RankedLists) =>
  areListsPublic({
    rules,
    lists,
    entries: candidates.length + (nobody === null ? 0 : 1),
    valid: validOf(post),
  });

const validOf = (post: PositionOutcome['post']) =>
  post === null ? 0 : post.count.valid + post.count.struck;

type Post = PostOutcome<Counted>;
type WithoutWinner = Extract<Post, { kind: ElectionResults['withoutWinner'][number]['why'] }>;

const won: Exclude<Post, WithoutWinner>['kind'][] = ['elected', 'tie', 'no-votes', 'nobody'];
const isWithoutWinner = (outcome: Post): outcome is WithoutWinner =>
  !won.some((kind) => kind === outcome.kind);

function presentPosition(
  decided: PositionOutcome,
  outcome: Exclude<Post, WithoutWinner>,
  viewing: Viewing,
): Omit<ElectionResults['results'][number], 'disputed' | 'isDisputeDecisive'> {
  const seated = 'elected' in outcome ? outcome.elected : [];
  const elected = seated.map(({ id }) => id);
  // Nobody takes the seat of an account that officers deleted.
  const untaken = seated.filter(({ isDeleted }) => isDeleted).length;
  const openSeats = ('openSeats' in outcome ? outcome.openSeats : 0) + untaken;
  return {
    ...aboutPosition(decided, elected, viewing),
    // Without any vote the screens call it a tie as well; it is not drawn.
    tie: outcome.kind === 'tie' || outcome.kind === 'no-votes',
    tied: outcome.kind === 'tie' ? outcome.tied.map(({ id }) => id) : [],
    elected,
    ...(openSeats > 0 && { openSeats }),
    ...(decided.post !== null && decided.post.reopened > 0 && { reopened: decided.post.reopened }),
    ...presentDecided(decided),
    margin: decided.margin,
  };
}

const presentWithoutWinner = (
  decided: PositionOutcome,
  outcome: WithoutWinner,
  viewing: Viewing,
): ElectionResults['withoutWinner'][number] => ({
  ...aboutPosition(decided, [], viewing),
  why: outcome.kind,
  openSeats: 'openSeats' in outcome ? outcome.openSeats : decided.rules.seats,
  ...presentRule(decided, outcome),
  ...(decided.rulings.isVoid !== null && { ruling: presentRuling(decided.rulings.isVoid) }),
});

/** What a quorum or a majority asked for. */
function presentRule(
  { eligible }: PositionOutcome,
  outcome: WithoutWinner,
): Pick<ElectionResults['withoutWinner'][number], 'quorum' | 'secondRound'> {
  if (outcome.kind === 'no-quorum') {
    return { quorum: { voted: outcome.voted, eligible, needed: outcome.needed } };
  }
  if (outcome.kind !== 'no-majority') return {};
  const { needed, again, level } = outcome;
  const ids = (some: readonly Counted[]) => some.map(({ id }) => id);
  return { secondRound: { needed, between: ids(again), level: ids(level) } };
}

/** What people answered to a question that is void stands as cast. */
function presentVoidQuestion(
  decided: PositionOutcome,
  { votes, result }: QuestionOutcome,
  viewing: Viewing,
): ElectionResults['withoutWinner'][number] {
  const { text } = decided.rules;
  const asCast = { outcome: result?.outcome ?? 'no-quorum', elected: [], tied: [], openSeats: 0 };
  return {
    ...aboutPosition(decided, [], viewing),
    valid: votes.yes + votes.no,
    why: 'void',
    openSeats: 0,
    ...(decided.rulings.isVoid !== null && { ruling: presentRuling(decided.rulings.isVoid) }),
    asCast: { ...asCast, votes: [], question: { text, yes: votes.yes, no: votes.no } },
  };
}

/** The outcome without the rulings: who would have been elected, and the votes of each. */
function presentAsCast({
  post,
  rules,
}: PositionOutcome): Pick<ElectionResults['withoutWinner'][number], 'asCast'> {
  const asCast = post?.asCast ?? null;
  if (asCast === null) return {};
  const { outcome, ids, votes, count } = asCast;
  const elected = 'elected' in outcome ? [...outcome.elected] : [];
  return {
    asCast: {
      outcome: outcome.kind,
      elected,
      tied: outcome.kind === 'tie' ? [...outcome.tied] : [],
      openSeats: rules.seats - elected.length,
      votes: ids.map((_id) => ({ _id, votes: votes.get(_id) ?? 0 })),
      ...(isRanked(rules) && { count: { entries: [...ids], ...count } }),
    },
  };
}

/** What is told of every post: the elected first, in the order of their election, then by votes. */
function aboutPosition(decided: PositionOutcome, elected: readonly string[], viewing: Viewing) {
  const { position, rules, candidates, nobody, abstained, post, rulings } = decided;
  const passedOver = new Set(post?.passedOver);
  const place = (id: string) => (elected.includes(id) ? elected.indexOf(id) : elected.length);
  const sorted = candidates
    .map((row) => ({ row, votes: row.votes, name: row.name, _id: row.id }))
    .toSorted((a, b) => place(a._id) - place(b._id) || byVotes(a, b))
    .map(({ row }) => presentResult(row, elected.includes(row.id), viewing));
  const left = sorted.filter(({ _id }) => passedOver.has(_id));
  const disqualified = sorted.flatMap((one) => {
    const ruling = rulings.disqualified.get(one._id);
    return ruling === undefined ? [] : [{ ...one, ruling: presentRuling(ruling) }];
  });
  const isShown = ({ _id }: { _id: string }) =>
    !passedOver.has(_id) && !rulings.disqualified.has(_id);
  return {
    positionId: position.id,
    position: position.title,
    candidates: sorted.filter(isShown),
    ...(left.length > 0 && { left }),
    ...(disqualified.length > 0 && { disqualified }),
    ...presentAsCast(decided),
    nobody: nobody === null ? null : { name: nobody.name, votes: nobody.votes },
    abstained,
    valid: validOf(post),
    ...(isRanked(rules) && {
      method: rules.method,
      ...(post !== null && { count: { entries: [...post.ids], ...post.count } }),
    }),
    ...presentTranslations(postTranslations(position)),
  };
}

function presentQuestion(
  { position, rules }: PositionOutcome,
  { votes, result }: QuestionOutcome,
): ElectionResults['questions'] {
  if (result === null) return [];
  const { outcome, quorumNeeded, yesNeeded } = result;
  return [
    {
      positionId: position.id,
      position: position.title,
      text: rules.text,
      outcome,
      ...votes,
      quorumNeeded,
      yesNeeded,
      ...presentTranslations(postTranslations(position)),
    },
  ];
}

const presentDispute = (dispute: DisputeRow | undefined) => ({
  disputed: dispute?.votes ?? 0,
  isDisputeDecisive: dispute?.blocksCertification ?? false,
});

function presentResult(row: Counted, isWinner: boolean, viewing: Viewing) {
  const { isForOfficer, isWinnerEmailHidden } = viewing;
  return {
    _id: row.id,
    userId: row.nomineeId,
    votes: row.votes,
    hasLeft: row.hasLeft,
    ...(row.isDeleted && { accountDeleted: true as const }),
    student: {
      ...presentPerson(row),
      email: isForOfficer || (isWinner && !isWinnerEmailHidden) ? row.email : null,
      enrollmentNumber: isForOfficer || isWinner ? row.enrollmentNumber : null,
    },
  };
}
