import { goesOnAlike, tellsApart, tellsRulesOfPosts } from '#core/elections/count-law.ts';
import type { AskedOrders } from '../counting/public.ts';
import { givenName } from '#core/campus/university-name.ts';
import { withEach } from '#core/elections/decide-post.ts';
import type { PostOutcome } from '#core/elections/decide-post.ts';
import { ranksNeeded } from '#core/elections/choices.ts';
import { isRanked } from '#core/elections/position-rules.ts';
import type { PositionRules } from '#core/elections/position-rules.ts';
import type { Tx } from '../platform/db/client.ts';
import { readClock } from '../platform/db/clock.ts';
import { readHead } from '../record/head.ts';
import {
  askOrders,
  listAskedOrders,
  listDisputes,
  countFirstChoices,
  listDraws,
} from '../counting/public.ts';
import { answersOf, listFormerComplaints } from '../elections/former-complaints-store.ts';
import { decideOne, drawKeys } from '../counting/decide-election.ts';
import type { PositionOutcome, Seed } from '../counting/decide-election.ts';
import { readRuledAt } from '../elections/rulings.ts';
import type { RulingRow } from '../elections/rulings.ts';
import { areResultsHeld } from '../conditions/held-back.ts';
import { limitsOf, rulesOfPosition } from '../elections/positions-store.ts';
import { countParticipations } from '../voting/public.ts';
import { listWholeElections, lockElection, withDates } from '../elections/store.ts';
import type { PositionRow, WholeElection } from '../elections/store.ts';
import { isCounted } from '../elections/view.ts';
import { measureKit } from './kit-bytes.ts';
import { isPublicKit, kitTexts, versionOf } from './kit-text.ts';
import type { Kit, KitPosition, KitResult, KitRuling } from './kit-text.ts';
import { roundsKitText } from './rounds-kit.ts';
import { findKit, insertKit, listHashes, listKitEntries, makeNonce } from './store.ts';
import type { KeptKit } from './store.ts';

/**
 * Keeps the recount kit of an election whose ballots are counted. The `first` is made at the close,
 * once; the `next` edition when a draw was held or a candidate left since, a `missing` one where the last
 * is of before a draw, a ruling that changes the count, or the certificate; each in a transaction of its own: an act is in
 * the chain of the record only once it is committed. So the hash of an edition is in the chain, and in
 * each edition behind it. Null for an election that has none: a rehearsal, a cancelled one, or one that
 * was deleted meanwhile.
 */
export async function keepKit(
  tx: Tx,
  electionId: string,
  which: 'first' | 'next' | 'missing',
): Promise<KeptKit | null> {
  if ((await lockElection(tx, electionId, 'no key update')) === null) return null;
  const earlier = await findKit(tx, { electionId });
  if (earlier !== null && which === 'first') return earlier;
  await askOrders(tx, electionId);
  const [whole] = await listWholeElections(tx, { id: electionId, withHeldCounts: true });
  if (earlier !== null && which === 'missing') {
    const draw = (await listDraws(tx, [electionId])).get(electionId);
    const { released_at, certified_at } = whole?.row ?? {};
    const since = [draw?.drawnAt, released_at, certified_at, await readRuledAt(tx, electionId)];
    if (since.every((moment) => (moment ?? earlier.madeAt) <= earlier.madeAt)) return earlier;
  }
  if (whole === undefined || whole.row.is_rehearsal || whole.row.state !== 'published') return null;
  const madeAt = await readClock(tx);
  const kit = await makeKit(tx, whole, { madeAt, earlier });
  const bound = { positionIds: kit.positions.map(({ id }) => id), texts: kitTexts(kit) };
  const kept = { electionId, edition: kit.edition, madeAt, ...bound };
  const { votesSha256, sha256, bytes } = await measureKit(tx, bound);
  // Everybody reads the hash of the rounds, and could find out from it what they are: a kit of rounds
  // has no bytes of chance. While results are held back there is none.
  const roundsText =
    areResultsHeld(whole.row) || isPublicKit(kit, whole.row.settings.rankedLists)
      ? null
      : roundsKitText(kit, { sha256, outcomes: await decideKept(tx, whole) });
  const measured = { ...kept, sha256, bytes, roundsText };
  await insertKit(tx, measured, votesSha256 ?? '');
  return measured;
}

async function decideKept(tx: Tx, whole: WholeElection): Promise<PositionOutcome[]> {
  if (!isCounted(whole)) return [];
  const draw = (await listDraws(tx, [whole.row.id])).get(whole.row.id) ?? null;
  return decideOne(tx, whole, draw);
}

async function makeKit(
  tx: Tx,
  whole: WholeElection,
  { madeAt, earlier }: { madeAt: Date; earlier: KeptKit | null },
): Promise<Kit> {
  const row = withDates(whole.row);
  const campus = await tx.selectFrom('campus').select('university_name').executeTakeFirst();
  const head = await readHead(tx);
  const entries = await listKitEntries(tx, { electionId: row.id, upTo: head?.seq ?? 0 });
  const positions = await makePositions(tx, whole);
  return {
    version: versionOf(row.settings.law, positions),
    edition: (earlier?.edition ?? 0) + 1,
    earlier: earlier === null ? [] : await listHashes(tx, row.id),
    madeAt: madeAt.toISOString(),
    nonce: await makeNonce(tx, row.id),
    election: {
      id: row.id,
      name: row.name,
      campus: givenName(campus?.university_name),
      opensAt: row.starts_at.toISOString(),
      closesAt: row.ends_at.toISOString(),
      isSealed: row.key_check !== null,
    },
    rules: {
      tie: row.settings.rules.tie,
      drawSeed: row.settings.rules.seed,
      drawSource: row.settings.rules.source,
      drawMinutes: row.settings.rules.minutes,
      leaving: row.settings.rules.leaving,
      voters: row.voters,
      mailDomains: row.mail_domains,
      electorate: {
        kind: row.electorate,
        roles: row.electorate_roles,
        branches: row.electorate_branches,
        years: row.electorate_years,
        groups: row.electorate_groups,
      },
      addedAfterOpening: row.added_after_opening,
      standings: row.standings,
    },
    ...(row.certified_at !== null && {
      certification: {
        certifiedAt: row.certified_at.toISOString(),
        answers: answersOf(await listFormerComplaints(tx, { electionIds: [row.id] })),
      },
    }),
    record: {
      head: head === null ? null : { seq: head.seq, sha256: head.hash },
      count: entries.length,
      entries,
    },
    positions,
  };
}

async function makePositions(tx: Tx, whole: WholeElection): Promise<KitPosition[]> {
  if (!isCounted(whole)) throw new Error('an election that is not counted has no kit');
  const { id: electionId } = whole.row;
  const turnouts = await countParticipations(tx, electionId);
  const disputes = await listDisputes(tx, [electionId]);
  const draw = (await listDraws(tx, [electionId])).get(electionId) ?? null;
  const outcomes = await decideOne(tx, whole, draw);
  const first = await countFirstChoices(tx, electionId);
  const asked = await listAskedOrders(
    tx,
    whole.positions.map(({ id }) => id),
  );
  return whole.positions.map((position) => {
    const { id, title } = position;
    const rules = rulesOfPosition(position);
    const decided = outcomes.find((one) => one.position.id === id) ?? null;
    const dispute = disputes.find(({ positionId }) => positionId === id);
    const candidates = whole.candidates
      .filter((one) => one.positionId === id)
      .map(({ id: _id, kind, name, apart, votes, hasGone: hasLeft }) => {
        const told = isRanked(rules) ? (first.get(_id) ?? 0) : votes;
        const line = tellsApart(whole.row.settings.law) && apart ? { apart } : {};
        return { id: _id, kind, name, ...line, votes: told, hasLeft };
      });
    return {
      id,
      title,
      kind: rules.kind,
      method: rules.method,
      seats: rules.seats,
      maxChoices: rules.maxChoices,
      leastRanks: Math.max(ranksNeeded(rules, candidates.length), 1),
      nobody: rules.nobody?.effect ?? null,
      canAbstain: rules.canAbstain,
      unopposed: rules.unopposed,
      ...questionOf(decided),
      ...(tellsRulesOfPosts(whole.row.settings.law) && postOf(whole, position, rules)),
      limits: limitsOf(position),
      participations: turnouts.find((turnout) => turnout.id === id)?.participations ?? 0,
      disputed: dispute?.votes ?? 0,
      isDisputeDecisive: dispute?.blocksCertification ?? false,
      candidates,
      abstained: decided?.abstained ?? 0,
      ...(draw !== null && { draw: orderOf(draw, id, candidates) }),
      ...(goesOnAlike(whole.row.settings.law) &&
        isRanked(rules) && { orders: (asked.get(id) ?? []).map(kitOrders) }),
      ...ruledResults(rules, decided, whole.rulings ?? []),
    };
  });
}

const kitOrders = ({ gone, disqualified, isSame }: AskedOrders) => ({
  left: gone,
  disqualified,
  isSame,
});

/** The order of a draw: of all that stands on the ballot, though it decides between those who are tied. */
function orderOf(draw: Seed, positionId: string, candidates: readonly { id: string }[]) {
  return {
    seed: draw.seed,
    order: drawKeys(draw, positionId, candidates).map(({ _id }) => _id),
  };
}

/** What decides a post besides its votes: only in version 6. */
function postOf(
  { row }: WholeElection,
  { eligible_at_close: eligible }: PositionRow,
  { kind, quorum, majority }: PositionRules,
): Pick<KitPosition, 'quorum' | 'majority' | 'eligible'> {
  if (kind === 'question') return {};
  return { quorum, majority, eligible: eligible ?? row.eligible_at_close ?? 0 };
}

function questionOf(decided: PositionOutcome | null): Pick<KitPosition, 'question'> {
  if (decided === null || decided.outcome.kind !== 'question') return {};
  const { text, quorum, majority } = decided.rules;
  return { question: { text, quorum, majority, eligible: decided.outcome.votes.eligible } };
}

/** What came out; where a ruling changes it, the rulings and what came out as cast as well. */
function ruledResults(
  rules: PositionRules,
  decided: PositionOutcome | null,
  rulings: readonly RulingRow[],
): Pick<KitPosition, 'rulings' | 'result' | 'asCast'> {
  const cast = resultOf(rules, decided);
  const own = rulings.filter(({ positionId }) => positionId === decided?.position.id);
  if (decided === null || own.length === 0) return { result: cast };
  const asCast = decided.post?.asCast ?? null;
  return {
    rulings: own.map(kitRuling),
    result: asCast === null ? { ...cast, outcome: 'void' } : cast,
    asCast: asCast === null ? cast : postResult(asCast.outcome, rules, asCast.drawn),
  };
}

const kitRuling = ({ kind, nominationId, complaint, ruledAt, reason }: RulingRow): KitRuling => ({
  kind,
  person: nominationId,
  complaint,
  ruledAt: ruledAt.toISOString(),
  reason,
});

function resultOf(rules: PositionRules, decided: PositionOutcome | null): KitResult {
  // Nobody stood for it.
  if (decided === null) return postResult({ kind: 'nobody' }, rules, []);
  const { outcome, post } = decided;
  if (outcome.kind !== 'question') {
    return postResult(
      withEach(outcome, ({ id }) => id),
      rules,
      post?.drawn ?? [],
    );
  }
  if (outcome.result === null) throw new Error('how many may vote was not counted yet');
  return outcome.result;
}

/**
 * `tied` are those that wait for a draw or a run-off, or that the draw told apart, or who meet in a second round; by
 * their ids.
 */
function postResult(
  outcome: PostOutcome,
  { seats }: PositionRules,
  drawn: readonly string[],
): KitResult {
  const elected = 'elected' in outcome ? outcome.elected : [];
  const told = outcome.kind === 'tie' ? outcome.tied : drawn;
  const meeting = outcome.kind === 'no-majority' ? [...outcome.again, ...outcome.level] : told;
  // A position that a ruling made void was counted all the same.
  const tied = outcome.kind === 'void' ? [] : meeting;
  return {
    outcome: outcome.kind,
    elected: [...elected],
    tied: tied.toSorted(),
    openSeats: seats - elected.length,
  };
}
