import type { OutcomeKind } from './certification.ts';

/** Who stands where people vote again on a position: those who stood, or whoever is nominated anew. */
export type AgainWay = 'same-candidates' | 'nominations-anew';

/**
 * Which of both it is after the close. Anew where votes for nobody opened seats again, where nobody stands any more and
 * where nobody voted; what a tie, a ruling or a quorum left open is between those who stood.
 */
export const wayAgain = (outcome: OutcomeKind, openedAgain: number): AgainWay =>
  openedAgain > 0 || outcome === 'nobody' || outcome === 'no-votes'
    ? 'nominations-anew'
    : 'same-candidates';
