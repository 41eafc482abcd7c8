// What guessing would find, and how far above it a method is.

/** One guess: whether it was right, and how likely that was by the published result alone. */
export interface Judged {
  isHit: boolean;
  chance: number;
}

export interface Score {
  guessed: number;
  hits: number;
  /** Hits of somebody who knows the published result only. */
  expected: number;
  /** The hits above it, in standard deviations. */
  sigma: number;
  /** How likely so many hits or more are by guessing. */
  tail: number;
}

/** How likely a normal variable is more than three sigma above its mean. */
export const threeSigma = 0.00135;

/**
 * Holds the hits of a method against guessing. The likelihood is exact, not that of a bell curve:
 * many methods guess few people.
 */
export function scoreOf(guesses: readonly Judged[]): Score {
  const hits = guesses.filter(({ isHit }) => isHit).length;
  const expected = sum(guesses.map(({ chance }) => chance));
  const variance = sum(guesses.map(({ chance }) => chance * (1 - chance)));
  const sigma = variance === 0 ? 0 : (hits - expected) / Math.sqrt(variance);
  return { guessed: guesses.length, hits, expected, sigma, tail: tailOf(guesses, hits) };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** The likelihood of at least so many hits among independent guesses. */
function tailOf(guesses: readonly Judged[], hits: number): number {
  // exactly[k]: the likelihood of k hits so far.
  const exactly = new Float64Array(guesses.length + 1);
  exactly[0] = 1;
  for (const [done, { chance }] of guesses.entries()) {
    for (let k = done + 1; k >= 0; k -= 1) {
      const more = k === 0 ? 0 : (exactly[k - 1] ?? 0) * chance;
      exactly[k] = (exactly[k] ?? 0) * (1 - chance) + more;
    }
  }
  return Math.min(1, sum([...exactly.subarray(hits)]));
}
