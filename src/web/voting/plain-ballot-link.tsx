import { plainBallotPath } from '#core/page-paths.ts';
import type { Election } from '#contract/election-shapes.ts';
import { Link } from '#web/app/link.tsx';
import { usePhase } from '#web/elections/use-phase.ts';
import { electionsMessages } from '#texts/en/elections.ts';

/** For a browser without JavaScript: the way to the ballot that needs none. */
export function PlainBallotLink({ election }: { election: Election }) {
  if (usePhase(election) !== 'open') return null;
  return (
    <noscript>
      <p className="px-(--ballot-edge) pb-4.5">
        <Link to={plainBallotPath(election._id)} className="type-link min-h-11">
          {electionsMessages.candidates.withoutScript}
        </Link>
      </p>
    </noscript>
  );
}
