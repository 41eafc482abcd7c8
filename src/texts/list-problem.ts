import type { LineProblem } from '#core/voter-list/read-list.ts';
import { listProblems } from './en/list-problems.ts';
import type { Values } from './said.ts';

/** What is wrong with a line of a voter list, in the language of the moment. */
export function listProblemText({ key, ...given }: LineProblem): string {
  const text: string | ((given: Values) => string) = listProblems[key];
  if (typeof text === 'string') return text;
  // The number of a line is no amount: it is written as an editor shows it.
  return text('line' in given ? { ...given, line: String(given.line) } : (given as Values));
}
