import { useEffect, useState } from 'react';
import { words } from '#web/words/words.ts';
import { committeeAnchor } from './committee-anchor.ts';

interface CommitteeJumpsProps {
  groups: readonly { committee: string; members: readonly unknown[] }[];
}

/** The sticky row that jumps between committees and follows the scroll. */
export function CommitteeJumps({ groups }: CommitteeJumpsProps) {
  const current = useCommitteeInView(groups.map(({ committee }) => committeeAnchor(committee)));
  return (
    <nav className="jumps" aria-label={words.council.committees}>
      <ul className="wrap">
        {groups.map(({ committee, members }) => {
          const anchor = committeeAnchor(committee);
          return (
            <li key={committee}>
              <a href={`#${anchor}`} aria-current={anchor === current ? 'true' : undefined}>
                {committee} <span className="num">{members.length}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** The committee whose part of the page is at the top of the view. */
function useCommitteeInView(anchors: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(anchors[0] ?? null);
  const list = anchors.join(' ');
  useEffect(() => {
    const sections = list.split(' ').flatMap((anchor) => document.getElementById(anchor) ?? []);
    const observer = new IntersectionObserver(
      (entries) => {
        const first = entries.find((entry) => entry.isIntersecting);
        if (first !== undefined) setCurrent(first.target.id);
      },
      { rootMargin: '-140px 0px -60% 0px' },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [list]);
  return current;
}
