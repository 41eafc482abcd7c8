import type { GivenRules } from '#core/elections/position-rules.ts';
import type { Election } from '#contract/election-shapes.ts';
import { ballotOf, electionOf, showElections, student } from './elections-stage.tsx';

/** One position, won by these rules, with nobody as its last entry. */
export function showByRules(
  rules: GivenRules,
  names: readonly string[] = ['Asha', 'Binod', 'Chitra'],
) {
  const plain = electionOf({ Members: Object.fromEntries(names.map((name) => [name, null])) });
  const [first] = plain.nominations;
  if (first === undefined) throw new Error('nobody stands');
  const name = rules.nobody?.name ?? '';
  const nobody = { _id: `as ${name}`, name, profileImg: '' };
  const election: Election = {
    ...plain,
    positions: plain.positions.map((position) => ({ ...position, ...rules }) as typeof position),
    nominations: [
      ...(rules.nobody == null
        ? []
        : [{ ...first, _id: `as ${name}`, kind: 'nobody' as const, nominee: nobody }]),
      ...plain.nominations,
    ],
  };
  return showElections({ viewer: student, elections: [election], ballots: [ballotOf(election)] });
}
