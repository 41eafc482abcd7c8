import { hash } from 'node:crypto';
import { inEnglish } from '#core/kernel/speech.ts';
import { disagreements } from '#texts/en/disagreements.ts';
import { resultCodeOf } from '#core/elections/result-code.ts';
import type { Db } from '../platform/db/client.ts';
import type { BallotList } from '#core/elections/decide-post.ts';
import { listCountedLists } from '../counting/public.ts';
import { readRuledAt } from '../elections/rulings.ts';
import type { RulingRow } from '../elections/rulings.ts';
import { countParticipations } from '../voting/public.ts';
import { listWholeElections } from '../elections/store.ts';
import type { WholeElection } from '../elections/store.ts';
import { measureKit } from './kit-bytes.ts';
import type { Measured } from './kit-bytes.ts';
import { hasLists, isRankedPosition, readKitTexts } from './kit-text.ts';
import type { KitPosition } from './kit-text.ts';
import { hashOfRecountFile } from './recount-file.ts';
import { findKit, listClosed, listHashes, listKits, listStepDowns } from './store.ts';
import type { KeptKit, KitLabel } from './store.ts';

/** A sentence, written in the language of whoever reads it. */
type Words = () => string;

/** What a closed election says of itself in the database, in its kit, in the record and in its file. */
export interface Compared {
  id: string;
  name: string;
  /** What does not agree, in sentences that each reader gets in their language; none where all does. */
  problems: Words[];
  /** The result code of the ballots as they are now; null where an earlier release closed it. */
  code: string | null;
  /** Every hash by which somebody may know this result. */
  hashes: string[];
}

/**
 * Compares each closed election, or one: the chain of the record, each edition of the kit as it is kept
 * and as it is made anew from the ballots, the counts that pages show, and the file in `folder`, where
 * there is one.
 */
export async function compareClosed(
  db: Db,
  { folder, id: only }: { folder: string | null; id?: string },
): Promise<Compared[]> {
  const compared: Compared[] = [];
  for (const { id, name, isHeld } of await listClosed(db)) {
    if (only === undefined || only === id) {
      const found = await compare(db, folder, { id, name }).catch(unreadable(id, name));
      compared.push(isHeld ? withoutCounts(found) : found);
    }
  }
  return compared;
}

/** What is wrong is told with its numbers only once the results are shown. */
const withoutCounts = (found: Compared): Compared => ({
  ...found,
  problems: found.problems.length === 0 ? [] : [() => disagreements.held],
});

/** A text that is none of ours keeps the others from nothing; a database that is away does. */
const unreadable = (id: string, name: string) => (error: unknown) => {
  if (!(error instanceof SyntaxError || error instanceof TypeError)) throw error;
  return { id, name, problems: [() => disagreements.unreadable], code: null, hashes: [] };
};

async function compare(
  db: Db,
  folder: string | null,
  { id, name }: { id: string; name: string },
): Promise<Compared> {
  const label = (await listKits(db, [id])).get(id);
  const editions = label === undefined ? [] : [...label.earlier, label];
  const told = editions.map(({ sha256 }) => sha256);
  const kept = await listHashes(db, id);
  const problems: Words[] = [];
  const hashes = new Set([...told, ...(label?.votesSha256 ? [label.votesSha256] : [])]);
  if (kept.length < told.length) {
    problems.push(() => disagreements.fewerKept(told.length, kept.length));
  }
  if (kept.length > told.length) {
    problems.push(() => disagreements.moreKept(told.length, kept.length));
  }
  let code: string | null = null;
  for (const [index] of kept.entries()) {
    const kit = await findKit(db, { electionId: id, edition: index + 1 });
    if (kit === null) {
      problems.push(() => disagreements.missing(index + 1));
      continue;
    }
    const measured = await measureKit(db, kit);
    problems.push(...compareEdition(kit, measured, told[index] ?? null));
    problems.push(...compareRounds(kit, editions[index]?.rounds?.sha256 ?? null));
    if (measured.votesSha256 === null) continue;
    code = resultCodeOf(measured.votesSha256);
    if (measured.votesSha256 !== label?.votesSha256) {
      problems.push(() => disagreements.votes(kit.edition));
    }
    if (index === kept.length - 1) problems.push(...(await compareShown(db, kit, measured)));
  }
  if (label !== undefined) problems.push(...(await compareFile(folder, id, label)));
  return { id, name, problems: eachOnce(problems), code, hashes: [...hashes] };
}

/** Two candidates of one name would be told twice. */
const eachOnce = (problems: readonly Words[]): Words[] => [
  ...new Map(problems.map((one) => [inEnglish(one), one])).values(),
];

function compareEdition(kit: KeptKit, measured: Measured, told: string | null): Words[] {
  const problems: Words[] = [];
  const { edition } = kit;
  if (told !== null && kit.sha256 !== told) {
    problems.push(() => disagreements.label(edition));
  }
  if (told !== null && measured.sha256 !== told) {
    problems.push(() => disagreements.file(edition));
  }
  for (const { id: positionId, title, candidates, abstained } of readKitTexts(kit.texts)
    .positions) {
    for (const { id, name, votes } of candidates) {
      const ballots = measured.counted.get(id) ?? 0;
      if (ballots !== votes) {
        problems.push(() => disagreements.counted(name, ballots, edition, votes));
      }
    }
    const blank = measured.abstained.get(positionId) ?? 0;
    if (blank !== (abstained ?? 0)) {
      problems.push(() => disagreements.abstained(title, blank, edition, abstained ?? 0));
    }
  }
  return problems;
}

/** The kit of rounds must be the one in the record, or there is none in either. */
function compareRounds({ edition, roundsText }: KeptKit, told: string | null): Words[] {
  const kept = roundsText === null ? null : hash('sha256', roundsText);
  return kept === told ? [] : [() => disagreements.rounds(edition)];
}

/** What pages show must be what the last edition says. */
async function compareShown(db: Db, kit: KeptKit, { counted, lists }: Measured): Promise<Words[]> {
  const [whole] = await listWholeElections(db, { id: kit.electionId, withHeldCounts: true });
  if (whole === undefined) return [];
  const { positions } = readKitTexts(kit.texts);
  const problems: Words[] = [];
  const names = (from: WholeElection['candidates']) =>
    from.map(({ id, name, positionId }) => `${positionId} ${id} ${name}`).toSorted();
  const inKit = positions.flatMap((position) =>
    position.candidates.map(({ id, name }) => `${position.id} ${id} ${name}`),
  );
  const titles = whole.positions.map(({ id, title }) => `${id} ${title}`);
  if (
    names(whole.candidates).join() !== inKit.toSorted().join() ||
    titles.join() !== positions.map(({ id, title }) => `${id} ${title}`).join()
  ) {
    problems.push(() => disagreements.ballot);
  }
  const ranked = new Set(positions.filter(isRankedPosition).map(({ id }) => id));
  for (const { id, name, votes, positionId } of whole.candidates) {
    // What is shown of a ranked position is counted from its lists.
    if (ranked.has(positionId)) continue;
    const ballots = counted.get(id) ?? 0;
    if (votes !== ballots) problems.push(() => disagreements.shown(name, votes ?? 0, ballots));
  }
  const shown = await listCountedLists(db, [...lists.keys()]);
  for (const { id, title } of positions.filter(hasLists)) {
    if (!isSameCount(shown.get(id) ?? [], lists.get(id) ?? new Map())) {
      problems.push(() => disagreements.lists(title));
    }
  }
  const stepped = await listStepDowns(db, kit.electionId);
  const left = new Set(
    positions.flatMap(({ candidates }) => candidates.flatMap((one) => (one.hasLeft ? one.id : []))),
  );
  for (const { id, name, hasGone } of whole.candidates) {
    // The edition that says that somebody stepped down is made a moment later.
    if (hasGone !== left.has(id) && !(hasGone && stepped.includes(id))) {
      problems.push(() => disagreements.left(name));
    }
  }
  problems.push(...(await compareRulings(db, kit, { ...whole, positions })));
  const turnouts = await countParticipations(db, kit.electionId);
  for (const { id, title, participations, turnout } of turnouts) {
    const said = positions.find((position) => position.id === id)?.participations;
    if (said !== participations || said !== turnout) {
      problems.push(() => disagreements.turnout(title, participations, said ?? 0));
    }
  }
  return problems;
}

/** Rulings are shown at once, and the edition that says so is made a moment later. */
async function compareRulings(
  db: Db,
  { electionId, madeAt }: KeptKit,
  { positions, rulings = [] }: { positions: readonly KitPosition[]; rulings?: RulingRow[] },
): Promise<Words[]> {
  const ruledAt = await readRuledAt(db, electionId);
  if (ruledAt !== null && ruledAt > madeAt) return [];
  const keyOf = (position: string, person: string | null, reason: string) =>
    `${position} ${person} ${reason}`;
  const said = positions.flatMap(({ id, rulings: own = [] }) =>
    own.map((one) => keyOf(id, one.person, one.reason)),
  );
  const stoodFor = new Set(
    positions.flatMap(({ id, candidates }) => (candidates.length > 0 ? [id] : [])),
  );
  const shown = rulings
    .filter(({ positionId }) => stoodFor.has(positionId))
    .map((one) => keyOf(one.positionId, one.nominationId, one.reason));
  return said.toSorted().join('\n') === shown.toSorted().join('\n')
    ? []
    : [() => disagreements.rulings];
}

const isSameCount = (shown: readonly BallotList[], cast: ReadonlyMap<string, number>): boolean =>
  shown.length === cast.size &&
  shown.every(({ choices, ballots }) => cast.get(choices.join()) === ballots);

async function compareFile(
  folder: string | null,
  electionId: string,
  label: KitLabel,
): Promise<Words[]> {
  const found = folder === null ? null : await hashOfRecountFile(folder, electionId);
  // Another server may have closed it, with a folder of its own.
  if (found === null) return [];
  const known = [...label.earlier, label].some(({ sha256 }) => sha256 === found);
  return known ? [] : [() => disagreements.ofClose];
}
