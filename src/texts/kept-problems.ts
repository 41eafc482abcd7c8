// What is kept of an election that is not counted, or of a result that nothing proves: a key and values
// (src/core/kernel/wrong.ts), or what a program said.
import { readWrong } from '#core/kernel/wrong.ts';
import { uncounted, unproved } from './en/uncounted.ts';
import { wrongText } from './wrong-text.ts';

/** Why an election is not counted, in the language of the moment; what a program said stays as it is. */
export const uncountedText = (cause: string): string => wrongText(cause, uncounted);

/** Why no recount kit proves a result that was published before a restore. */
export const unprovedText = (problem: string): string => wrongText(problem, unproved);

/** Its key on the wire, beside the English sentence; none of what a program said. */
export const unprovedKey = (problem: string): string | undefined => readWrong(problem)?.key;
