import { titleKey } from '#core/elections/election-draft.ts';
import type { Database } from '../../platform/db/client.ts';
import { listBallotPaper } from '../store.ts';

/** A position as a request may name it, with the nominations behind its candidates' names. */
interface PaperPosition {
  id: string;
  title: string;
  /** Nomination ids by nomination id and by nominee id. */
  nominations: Map<string, string>;
}

/** An election's positions by id and by title; empty when there is no such election. */
type BallotPaper = Map<string, PaperPosition>;

interface Named {
  position: string;
  candidateId?: string;
}

/** What a request names, as ids. Each part is null from the first that is not known. */
export interface Choice {
  isElection: boolean;
  position: PaperPosition | null;
  nominationId: string | null;
}

// What a name means never changes, so a paper may be old: only a name it lacks is looked up again.
// Whether the candidate may be voted for is judged at the write.
const papers = new WeakMap<Database['pool'], Map<string, Promise<BallotPaper>>>();
const mostPapers = 500;

/** Reads a position (title in any case, or id) and a candidate (nominee's or nomination's id). */
export async function readChoice(
  database: Pick<Database, 'db' | 'pool'>,
  named: Named & { electionId: string },
): Promise<Choice> {
  const [choice] = await readChoices(database, named.electionId, [named]);
  return choice ?? { isElection: false, position: null, nominationId: null };
}

/** Reads what somebody names in one election. */
export async function readChoices(
  database: Pick<Database, 'db' | 'pool'>,
  election: string,
  named: readonly Named[],
): Promise<Choice[]> {
  const remembered = rememberedPapers(database.pool);
  const electionId = election.toLowerCase();
  const chooseAll = (paper: BallotPaper) => named.map((one) => choose(paper, one));
  const known = remembered.get(electionId);
  if (known !== undefined) {
    const choices = chooseAll(await known);
    if (choices.every((choice, index) => isKnown(choice, named[index]?.candidateId))) {
      return choices;
    }
  }
  // Those who ask for a new paper together get it together.
  const asked = remembered.get(electionId);
  if (asked !== undefined && asked !== known) return chooseAll(await asked);
  if (remembered.size >= mostPapers) remembered.clear();
  const fresh = readPaper(database, electionId);
  remembered.set(electionId, fresh);
  try {
    const paper = await fresh;
    if (paper.size === 0) remembered.delete(electionId);
    return chooseAll(paper);
  } catch (error) {
    remembered.delete(electionId);
    throw error;
  }
}

function rememberedPapers(pool: Database['pool']): Map<string, Promise<BallotPaper>> {
  const remembered = papers.get(pool) ?? new Map<string, Promise<BallotPaper>>();
  papers.set(pool, remembered);
  return remembered;
}

async function readPaper({ db }: Pick<Database, 'db'>, electionId: string): Promise<BallotPaper> {
  const positions = new Map<string, PaperPosition>();
  const paper: BallotPaper = new Map();
  for (const row of await listBallotPaper(db, electionId)) {
    const position = positions.get(row.id) ?? { ...row, nominations: new Map<string, string>() };
    positions.set(row.id, position);
    paper.set(row.title_key, position);
    if (row.nomination_id === null || row.nominee_id === null) continue;
    position.nominations.set(row.nomination_id, row.nomination_id);
    position.nominations.set(row.nominee_id, row.nomination_id);
  }
  // Ids last: a title that reads like another position's id does not hide it.
  for (const [id, position] of positions) paper.set(id, position);
  return paper;
}

const isKnown = ({ position, nominationId }: Choice, candidateId: string | undefined) =>
  position !== null && (candidateId === undefined || nominationId !== null);

function choose(paper: BallotPaper, named: Named): Choice {
  const position = paper.get(named.position) ?? paper.get(titleKey(named.position)) ?? null;
  const candidate = named.candidateId?.toLowerCase() ?? '';
  return {
    isElection: paper.size > 0,
    position,
    nominationId: position?.nominations.get(candidate) ?? null,
  };
}
