/** How the number of an account was proved to be its owner's; `none` where it was not. */
export const proofWays = ['address', 'code', 'check-in', 'sign-on', 'none'] as const;
export type ProofWay = (typeof proofWays)[number];

/** People who voted and whose numbers were proved in one of these ways. */
export interface ProofGroup {
  ways: readonly ProofWay[];
  /** The officer who checked them in; null where it was nobody, or several. */
  officerId: string | null;
  voters: number;
  votes: number;
}

/**
 * The least number of people that is told by itself. With fewer, who knows how each of them proved the
 * number would know who voted (docs/secrecy.md).
 */
export const leastVotersTold = 10;

/**
 * The groups as they may be told, the largest first. Those that are too small are told together; where
 * even they are too few, the next larger one goes with them, so that no count can be had by taking the
 * others from all votes.
 */
export function tellProofs(groups: readonly ProofGroup[]): ProofGroup[] {
  const sorted = groups.toSorted((a, b) => b.voters - a.voters);
  const large = sorted.filter(({ voters }) => voters >= leastVotersTold);
  const small = sorted.slice(large.length);
  const [first, ...others] = small;
  if (first === undefined) return large;
  let together = others.reduce(join, first);
  const next = together.voters < leastVotersTold ? large.pop() : undefined;
  if (next !== undefined) together = join(next, together);
  return [...large, together].toSorted((a, b) => b.voters - a.voters);
}

function join(one: ProofGroup, other: ProofGroup): ProofGroup {
  return {
    ways: proofWays.filter((way) => one.ways.includes(way) || other.ways.includes(way)),
    officerId: null,
    voters: one.voters + other.voters,
    votes: one.votes + other.votes,
  };
}
