/** What decides a tie for the first place: a draw, or a run-off between those who are tied. */
export const tieRules = ['draw', 'run-off'] as const;
export type TieRule = (typeof tieRules)[number];

/** Of what the seed of a draw is made: dice thrown in public, or a number that others publish. */
export const seedKinds = ['dice', 'public-number'] as const;
export type SeedKind = (typeof seedKinds)[number];

/**
 * What becomes of a seat whose winner has left after voting began. The votes count in any case. The
 * seat is empty and the council fills it, or the next candidate has it, or people vote again.
 */
export const leavingRules = ['vacant', 'next', 'vote-again'] as const;
export type LeavingRule = (typeof leavingRules)[number];

/** What is done when the votes alone do not decide; fixed when voting opens. */
export interface OutcomeRules {
  tie: TieRule;
  seed: SeedKind;
  /** Who publishes the number of a draw; empty for dice. */
  source: string;
  /** How many minutes after the close the number is published. */
  minutes: number;
  leaving: LeavingRule;
  /** So many days after the close people can complain; left out for the setting of the campus. */
  appealDays?: number | undefined;
}

export const usualRules: OutcomeRules = {
  tie: 'draw',
  seed: 'dice',
  source: '',
  minutes: 60,
  leaving: 'vacant',
};

/** The greatest length of the source, and the greatest number of minutes: a week. */
export const outcomeRuleLimits = { source: 120, minutes: 7 * 24 * 60, appealDays: 30 } as const;

/** What is wrong with the rules, in one sentence; null for nothing. */
export function rulesProblem({ tie, seed, source }: OutcomeRules): string | null {
  if (tie === 'draw' && seed === 'public-number' && source.trim() === '') {
    return 'Name who publishes the number of the draw';
  }
  return null;
}
