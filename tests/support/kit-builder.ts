import { drawOrder } from './verifier.ts';

/** A position in short: candidates `a* b n` (a star: has left), ballots `4ab 2b 1-` (weight and choices, `-` abstains). */
export interface ShortPosition {
  seats?: number;
  candidates: string;
  papers: string;
  leaving?: string;
  method?: string;
  maxChoices?: number;
  nobody?: string | null;
  canAbstain?: boolean;
  unopposed?: string;
  question?: object;
  /** The order of a draw, `cab`. */
  order?: string;
  outcome: string;
  elected?: string;
  tied?: string;
  answer?: { voted: number; quorumNeeded: number; yesNeeded: number };
}

const kinds: Record<string, string> = { n: 'nobody', N: 'nobody', y: 'yes', o: 'no' };
const positionId = '00000000-0000-4000-8000-00000000000a';
const hashOf = (digit: string) => digit.repeat(64);

/** The id of a candidate: ids have the order of the letters. */
export const idOf = (letter: string) =>
  `${letter.charCodeAt(0).toString(16)}000000-0000-4000-8000-000000000000`;
const idsOf = (letters: string) => [...letters].map(idOf);

const split = (text: string) => text.split(' ').filter((word) => word !== '');

/** A seed that draws candidates in the order that is wanted. */
function seedOf(order: string) {
  const wanted = idsOf(order).join();
  for (let index = 0; ; index += 1) {
    const seed = `dice ${index}`;
    if (drawOrder(seed, positionId, idsOf(order)).join() === wanted) return seed;
  }
}

function ballotsOf(papers: string, isSingle: boolean) {
  const all = split(papers).flatMap((word) => {
    const choices = idsOf(word.replace(/^\d+|-/g, ''));
    return Array.from({ length: Number.parseInt(word, 10) }, () => choices);
  });
  return all.map((choices, index) => ({
    id: `b0000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    says: isSingle ? { candidate: choices[0] } : { choices },
    named: choices,
  }));
}

/** A kit of version 4 with one position, made by hand as docs/recount-kit.md says. Its record is empty. */
export function buildKit(short: ShortPosition) {
  const { seats = 1, method = 'plurality', maxChoices = 1, canAbstain = false, question } = short;
  const isRanked = method !== 'plurality';
  const all = ballotsOf(short.papers, !isRanked && maxChoices === 1 && !canAbstain);
  const candidates = split(short.candidates).map((word) => {
    const id = idOf(word.charAt(0));
    const counts = (named: string[]) => (isRanked ? named[0] === id : named.includes(id));
    return {
      id,
      kind: kinds[word.charAt(0)] ?? 'person',
      name: word.charAt(0).toUpperCase(),
      votes: all.filter(({ named }) => counts(named)).length,
      hasLeft: word.endsWith('*'),
    };
  });
  const elected = idsOf(short.elected ?? '');
  const result = short.answer ?? {
    elected,
    tied: idsOf(short.tied ?? ''),
    openSeats: seats - elected.length,
  };
  const position = {
    id: positionId,
    title: 'Members',
    kind: question === undefined ? 'post' : 'question',
    method,
    seats,
    maxChoices,
    leastRanks: 1,
    nobody: short.nobody ?? null,
    canAbstain,
    unopposed: short.unopposed ?? 'elected',
    ...(question && { question }),
    limits: { branches: [], years: [], groups: [] },
    participations: all.length,
    disputed: 0,
    isDisputeDecisive: false,
    candidates,
    abstained: all.filter(({ named }) => named.length === 0).length,
    ...(short.order && { draw: { seed: seedOf(short.order), order: idsOf(short.order) } }),
    result: { outcome: short.outcome, ...result },
    ballots: all.map(({ id, says }) => ({ id, ...says })),
  };
  return structuredClone({
    format: 'hustings-recount-kit',
    version: 4,
    edition: 1,
    earlier: [],
    madeAt: '2026-12-04T12:00:05.000Z',
    nonce: hashOf('a'),
    election: {
      id: '00000000-0000-4000-8000-000000000001',
      name: 'Made by hand',
      campus: '',
      opensAt: '2026-12-03T12:00:00.000Z',
      closesAt: '2026-12-04T12:00:00.000Z',
      isSealed: false,
    },
    rules: {
      tie: 'draw',
      drawSeed: 'dice',
      drawSource: '',
      drawMinutes: 60,
      leaving: short.leaving ?? 'vacant',
      voters: 'anybody',
      mailDomains: [],
      electorate: { kind: 'everyone', roles: [], branches: [], years: [], groups: [] },
      addedAfterOpening: 0,
      standings: 'after-close',
    },
    record: { head: null, count: 0, entries: [] },
    positions: [position],
  });
}
