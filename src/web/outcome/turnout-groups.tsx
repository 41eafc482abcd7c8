import { numberMeanings, saysOf } from '#core/accounts/number-format.ts';
import { leastGroupTold } from '#core/elections/turnout-groups.ts';
import type { ElectionResults } from '#contract/election-shapes.ts';
import { useNumberFormat } from '#web/campus/queries.ts';
import { closedElectionMessages } from '#texts/en/closed-election.ts';
import { outcomeMessages } from '#texts/en/outcomes.ts';

const text = closedElectionMessages.groups;
const cell = 'py-1.5 text-start align-baseline';

interface TurnoutGroupsProps {
  groups: NonNullable<ElectionResults['afterClose']>['groups'];
  /** The votes of the position that most people voted for: without a group it says whether few voted. */
  mostVotes: number;
}

/** How many voted, by branch and by year of entry; groups under ten are the others, never alone. */
export function TurnoutGroups({ groups, mostVotes }: TurnoutGroupsProps) {
  const format = useNumberFormat();
  const told = groups.filter(({ voters }) => voters >= leastGroupTold);
  // Numbers of this campus that do not say it.
  const silent = numberMeanings.filter(
    (kind) => !saysOf(format, kind) && !groups.some((one) => one.kind === kind),
  );
  return (
    <>
      {numberMeanings.map((kind) => {
        const rows = told.filter((one) => one.kind === kind);
        return (
          rows.length > 0 && (
            <table
              key={kind}
              className="w-full max-w-100 border-collapse text-ui tabular-nums"
              data-turnout-groups
            >
              <thead className="type-meta">
                <tr>
                  <th scope="col" className={`${cell} font-medium`}>
                    {text[kind]}
                  </th>
                  <th scope="col" className={`${cell} text-end font-medium`}>
                    {text.voters}
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ names, voters }) => (
                  <tr key={names.join()} className="border-t border-line">
                    <td className={`${cell} wrap-anywhere`}>{nameOf(names)}</td>
                    <td className={`${cell} text-end font-semibold`}>{voters}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )
        );
      })}
      {told.some(({ names }) => names.length !== 1) && (
        <p className="type-meta">{outcomeMessages.groups.hint}</p>
      )}
      {told.length === 0 && mostVotes > 0 && mostVotes < leastGroupTold && (
        <p className="type-meta">{text.tooFew}</p>
      )}
      {silent.map((kind) => (
        <p key={kind} className="type-meta">
          {outcomeMessages.groups.silent[kind]}
        </p>
      ))}
    </>
  );
}

function nameOf(names: readonly string[]): string {
  const [name = ''] = names;
  if (names.length !== 1) return text.others;
  return name === '' ? text.none : name;
}
