// Sentences that the database keeps in English, for whoever reads them.
import { inEnglish } from '#core/kernel/speech.ts';
import { uncounted, unproved } from './en/uncounted.ts';

/** Why an election is not counted, in the language of the moment; what a program said stays as it is. */
export function uncountedText(cause: string): string {
  const ms = Number(/-?\d+(?= ms)/.exec(cause)?.[0]);
  return inWords(cause, [
    () => uncounted.keyMissing,
    () => uncounted.notTried,
    () => uncounted.noFile,
    () => uncounted.clocksApart(ms),
    () => uncounted.serverJumped(ms),
    () => uncounted.databaseJumped(ms),
  ]);
}

/** Why no recount kit proves a result that was published before a restore. */
export const unprovedText = (problem: string): string =>
  inWords(
    problem,
    (Object.keys(unproved) as (keyof typeof unproved)[]).map((key) => () => unproved[key]),
  );

function inWords(kept: string, known: readonly (() => string)[]): string {
  return known.find((words) => inEnglish(words) === kept)?.() ?? kept;
}
