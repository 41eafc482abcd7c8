import { wrong } from '../kernel/wrong.ts';

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

/** From when the hours for complaints are counted. */
export const termStarts = ['close', 'results'] as const;

/** So many hours after the close or the results an election is not certified: people can complain. */
export interface ComplaintTerm {
  hours: number;
  after: (typeof termStarts)[number];
}

/** Three days after the results. */
export const usualTerm: ComplaintTerm = { hours: 72, after: 'results' };

/** The term of an election, also of what a program for 0.3.0 says. */
export const termOf = ({
  complaints,
  appealDays,
}: Pick<OutcomeRules, 'complaints' | 'appealDays'>): ComplaintTerm =>
  complaints ??
  (appealDays === undefined ? usualTerm : { hours: 24 * appealDays, after: 'results' });

/** What is done when the votes alone do not decide; fixed when voting opens. */
export interface OutcomeRules {
  tie: TieRule;
  seed: SeedKind;
  /** Who publishes the number of a draw; empty for dice. */
  source: string;
  /** How many minutes after the close the number is published. */
  minutes: number;
  leaving: LeavingRule;
  /** Until when the election is not certified; left out for the usual. */
  complaints?: ComplaintTerm | undefined;
  /** The same as programs for 0.3.0 say it: so many days after the results. */
  appealDays?: number | undefined;
}

export const usualRules: OutcomeRules = {
  tie: 'draw',
  seed: 'dice',
  source: '',
  minutes: 60,
  leaving: 'vacant',
  complaints: usualTerm,
};

/** Rules without what does not hold: dice have no source, and days of 0.3.0 are hours. */
export const settledRules = ({ appealDays, ...rules }: OutcomeRules): OutcomeRules => ({
  ...rules,
  source: rules.seed === 'dice' ? '' : rules.source,
  complaints: termOf({ complaints: rules.complaints, appealDays }),
});

/** The greatest length of the source, and the greatest number of minutes: a week. */
export const outcomeRuleLimits = {
  source: 120,
  minutes: 7 * 24 * 60,
  complaintHours: 720,
  appealDays: 30,
} as const;

/** What is answered where the hours for complaints are none. */
export const wrongHours = wrong('enter-hours', {
  most: outcomeRuleLimits.complaintHours,
});

/** What is wrong with the rules, in one sentence; null for nothing. */
export function rulesProblem({ tie, seed, source }: OutcomeRules): string | null {
  if (tie === 'draw' && seed === 'public-number' && source.trim() === '') {
    return wrong('name-who-publishes-number-draw');
  }
  return null;
}
