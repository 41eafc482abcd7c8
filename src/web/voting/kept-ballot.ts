// A ballot that is being filled in while its page is loaded anew in another language. It is in the tab's
// storage for that moment alone: the new page deletes it as it reads it, before anything is shown, and what
// nobody takes is forgotten with the page (docs/secrecy.md).
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
  const taken = kept;
  kept = null;
  return taken;
}
