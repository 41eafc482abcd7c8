import { Link } from 'react-router';
import type { Phase } from '#core/elections/phase.ts';
import type { Election } from '#contract/elections.ts';
import { electionPath } from '#web/paths.ts';
import { StatusDot } from '#web/ui/chip.tsx';
import { words } from '#web/words/words.ts';
import { usePhase } from './use-phase.ts';

interface ElectionPagerProps {
  elections: readonly Election[];
  current: Election;
}

/** One link for each election, when there are several. */
export function ElectionPager({ elections, current }: ElectionPagerProps) {
  if (elections.length < 2) return null;
  return (
    <nav className="pager" aria-label={words.elections.pager}>
      <ul className="wrap pager-list">
        {elections.map((one) => (
          <li key={one._id}>
            <PagerLink election={one} isCurrent={one === current} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function PagerLink({ election, isCurrent }: { election: Election; isCurrent: boolean }) {
  const phase: Phase = usePhase(election);
  return (
    <Link
      className="pager-link"
      to={electionPath(election._id)}
      preventScrollReset
      aria-current={isCurrent ? 'true' : undefined}
    >
      {phase === 'open' && <StatusDot />}
      <bdi>{election.name}</bdi>
      {phase === 'open' && <span className="visually-hidden">{words.elections.phase.open}</span>}
    </Link>
  );
}
