import type { Election } from '#contract/election-shapes.ts';
import { usePhase } from '#web/elections/use-phase.ts';
import { electionsMessages } from '#texts/en/elections.ts';

/** For a browser without JavaScript: the ballot needs it, and where to vote then. */
export function BallotNeedsScript({ election }: { election: Election }) {
  if (usePhase(election) !== 'open') return null;
  return (
    <noscript>
      <p className="px-(--ballot-edge) pb-4.5">{electionsMessages.candidates.needsScript}</p>
    </noscript>
  );
}
