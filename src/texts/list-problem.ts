import type { LineProblem } from '#core/voter-list/read-list.ts';
import { listProblems } from './en/list-problems.ts';
import type { Values } from './said.ts';

/** What is wrong with a line of a voter list, in the language of the moment. */
export function listProblemText({ key, ...given }: LineProblem): string {
  const text: string | ((values: Values) => string) = listProblems[key];
  return typeof text === 'string' ? text : text(given as Values);
}
