import type { Election } from '#contract/election-shapes.ts';
import { valuesOf } from '../organize/election-values.ts';
import { saysOutcome, saysPosts, saysStanding } from '../organize/says-rules.ts';

/** By which rules a draft will be held, beside the question whether to publish it. */
export function PublishedRules({ election }: { election: Election }) {
  // No date is told here.
  const values = valuesOf(election, 'UTC');
  const says = [...saysPosts(values), ...saysStanding(values), ...saysOutcome(values)];
  return (
    <div className="mt-4 grid gap-1.5 wrap-anywhere" data-published-rules>
      {says.map((one) => (
        <p key={one}>{one}</p>
      ))}
    </div>
  );
}
