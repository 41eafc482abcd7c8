import { useEffect, useRef } from 'react';
import type { Election } from '#contract/election-shapes.ts';
import { Link } from '#web/lib/router.tsx';
import { electionPath } from '#web/paths.ts';
import { StatusDot } from '#web/ui/chip.tsx';
import { electionsMessages } from '#web/messages/en/elections.ts';
import { phaseMessages } from '#web/messages/en/phase.ts';
import { usePhase } from './use-phase.ts';

interface ElectionPagerProps {
  elections: readonly Election[];
  current: Election;
}

/** One link for each election, when there are several. */
export function ElectionPager({ elections, current }: ElectionPagerProps) {
  if (elections.length < 2) return null;
  return (
    <nav className="pager" aria-label={electionsMessages.pager}>
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
  const phase = usePhase(election);
  const link = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    const list = link.current?.closest('ul');
    if (!isCurrent || link.current === null || list === null || list === undefined) return;
    // Sideways only: the page itself stays where it is.
    const [inside, outside] = [link.current, list].map((one) => one.getBoundingClientRect());
    if (inside === undefined || outside === undefined) return;
    const edge = 16;
    const before = Math.min(0, inside.x - edge - outside.x);
    const after = Math.max(0, inside.x + inside.width + edge - outside.x - outside.width);
    list.scrollBy({ left: before === 0 ? after : before });
  }, [isCurrent]);

  return (
    <Link
      ref={link}
      className="pager-link"
      to={electionPath(election._id)}
      aria-current={isCurrent ? 'true' : undefined}
    >
      {phase === 'open' && <StatusDot />}
      <bdi>{election.name}</bdi>
      {phase === 'open' && <span className="visually-hidden">{phaseMessages.open}</span>}
    </Link>
  );
}
