import { useEffect, useRef } from 'react';
import type { Election } from '#contract/election-shapes.ts';
import { Link } from '#web/app/link.tsx';
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
    <nav
      className="border-b border-line bg-paper beside-sheet:hidden"
      aria-label={electionsMessages.pager}
    >
      <ul className="wrap relative flex gap-2 overflow-x-auto py-3 [scrollbar-width:none]">
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
      className="inline-flex min-h-11 items-center gap-2.25 rounded-full border-[1.5px] border-line-strong bg-surface px-4.5 text-ui leading-snug font-semibold whitespace-nowrap no-underline hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper"
      to={electionPath(election._id)}
      aria-current={isCurrent ? 'true' : undefined}
    >
      {phase === 'open' && (
        <span className={isCurrent ? 'contents text-marigold' : 'contents text-success'}>
          <StatusDot />
        </span>
      )}
      {/* A name that fills the row would hide that there are others; the banner has all of it. */}
      <bdi className="max-w-[min(24rem,62vw)] overflow-hidden text-ellipsis">{election.name}</bdi>
      {phase === 'open' && <span className="sr-only">{phaseMessages.open}</span>}
    </Link>
  );
}
