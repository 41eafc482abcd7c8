import { pathToFileURL } from 'node:url';
import path from 'node:path';

interface Options {
  expectedHash?: string;
  expectedCode?: string;
  witnessLines?: { seq: number; sha256: string }[];
  witnessCounts?: { electionId: string; count: number; seq: number }[];
}
interface ToCount {
  seats: number;
  candidates: { id: string; hasLeft: boolean }[];
  ballots: { candidate: string }[];
  draw?: { order: string[] } | undefined;
}
interface Count {
  votes: Map<string, number>;
  byDraw: string[];
  elected: string[];
  tied: string[];
  openSeats: number;
  emptySeats: number;
  isToVoteAgain: boolean;
}
interface Count4 {
  votes: Map<string, number>;
  abstained: number;
  rounds: { tallies: Map<{ id: string }, number> }[];
  result: { outcome: string; elected: string[]; tied: string[]; openSeats: number };
  /** Where a ruling changes the position: the same without it. */
  asCast?: Count4['result'];
}
interface Verifier {
  verifyKit: (bytes: Uint8Array, options?: Options) => { code: number; lines: string[] };
  countPosition: (position: ToCount, leaving: string) => Count;
  /** The same of a position of version 4. */
  countPosition4: (position: unknown, leaving: string) => Count4;
  /** The same of a kit of rounds, with what is wrong in them. */
  countRounds: (
    position: unknown,
    leaving: string,
  ) => Pick<Count4, 'result'> & { wrong?: string[] };
  /** What is wrong in the `orders` of a position of version 6. */
  checkOrders: (position: unknown, leaving: string) => string[];
  drawOrder: (seed: string, positionId: string, candidateIds: string[]) => string[];
}

export const verifierFile = path.resolve(import.meta.dirname, '../../public/verify-kit.mjs');

// The verifier is one file of plain JavaScript for everybody to download, so it has no types of its own.
const { verifyKit, countPosition, countPosition4, countRounds, checkOrders, drawOrder } =
  (await import(/* @vite-ignore */ pathToFileURL(verifierFile).href)) as Verifier;
export { checkOrders, countPosition, countPosition4, countRounds, drawOrder };

/** What the verifier says of the text of a file, and the code that it ends with. */
export function verify(text: string | Uint8Array, options?: Options) {
  const { code, lines } = verifyKit(typeof text === 'string' ? Buffer.from(text) : text, options);
  return { code, output: lines.join('\n') };
}
