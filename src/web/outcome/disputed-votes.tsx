import { Scale } from 'lucide-react';
import type { ElectionResults } from '#contract/election-shapes.ts';
import { Notice } from '#web/kit/notice.tsx';
import { electionsMessages } from '#texts/en/elections.ts';

const text = electionsMessages.disputed;

/** How many votes of each position are disputed, beside its margin; nothing where none is. */
export function DisputedVotes({ results }: { results: ElectionResults['results'] }) {
  const disputed = results.filter((one) => one.disputed > 0);
  if (disputed.length === 0) return null;
  return (
    <Notice
      tone={disputed.some((one) => one.isDisputeDecisive) ? 'warning' : 'brand'}
      icon={Scale}
      className="mt-5 beside-sheet:hidden"
      title={text.title}
    >
      <ul className="my-1">
        {disputed.map(({ positionId, position, disputed: votes, isDisputeDecisive, margin }) => (
          <li key={positionId} className="wrap-anywhere">
            {text.line(votes, position, margin)}{' '}
            {isDisputeDecisive && <b className="font-semibold">{text.decisive}</b>}
          </li>
        ))}
      </ul>
      <p>{text.why}</p>
    </Notice>
  );
}
