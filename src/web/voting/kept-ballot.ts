// A ballot that is being filled in, for two moments (docs/secrecy.md). While its page is loaded anew in another language
// it is in the tab's storage: the new page deletes it as it reads it, before anything is shown. While somebody whose
// session has ended logs in again it is in the memory of this page alone, for ten minutes.
import type { PositionChoice } from './position-choice.ts';

/** Where in a ballot somebody is. */
export type Place = { at: 'position'; index: number; isChange: boolean } | { at: 'review' };

export interface KeptBallot {
  electionId: string;
  voterId: string;
  positionIds: readonly string[];
  /** By position. */
  chosen: Readonly<Record<string, PositionChoice>>;
  place: Place;
}

const key = 'ballot';

/** Keeps a ballot over the reload that comes now; false where the browser stores nothing. */
export function keepBallot(ballot: KeptBallot): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(ballot));
    return true;
  } catch {
    return false;
  }
}

let kept = readAndForget();

const longest = 10 * 60_000;
let forgetting: ReturnType<typeof setTimeout> | undefined;

/** Keeps a ballot for the log-in that comes now. */
export function keepForLogIn(ballot: KeptBallot): void {
  const until = Date.now() + longest;
  kept = ballot;
  clearTimeout(forgetting);
  // A device that slept has its timers later.
  isInTime = () => Date.now() < until;
  forgetting = setTimeout(() => {
    kept = null;
  }, longest);
}

let isInTime = () => true;

function readAndForget(): KeptBallot | null {
  // The server renders this as well.
  if (import.meta.env.SSR) return null;
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return JSON.parse(text ?? 'null') as KeptBallot | null;
  } catch {
    return null;
  }
}

/** The ballot that this voter was filling in for this election; once. */
export function takeBallot(electionId: string, voterId: string): KeptBallot | null {
  if (kept === null || kept.electionId !== electionId || kept.voterId !== voterId) return null;
  const taken = isInTime() ? kept : null;
  clearTimeout(forgetting);
  kept = null;
  return taken;
}
