import { useEffect, useRef, useState } from 'react';
import { councilMessages } from '#texts/en/council.ts';
import { committeeAnchor } from './committee-section.tsx';
import { postText } from '#texts/post-text.ts';

interface CommitteeJumpsProps {
  groups: readonly { committee: string; members: readonly unknown[] }[];
}

/** The sticky row that jumps between committees and follows the scroll. */
export function CommitteeJumps({ groups }: CommitteeJumpsProps) {
  const current = useCommitteeInView(groups.map(({ committee }) => committeeAnchor(committee)));
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // Scrolls the row only; scrollIntoView would scroll the page, too.
    const link = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!link || row.current === null) return;
    const middle = link.offsetLeft + link.offsetWidth / 2 - row.current.clientWidth / 2;
    row.current.scrollTo({ left: middle });
  }, [current]);
  return (
    <nav
      className="sticky top-(--bar-height) z-20 border-b border-line bg-paper/92 backdrop-blur-[14px] print:hidden"
      aria-label={councilMessages.committees}
    >
      <ul
        className="wrap relative flex gap-1 overflow-x-auto py-2 [scrollbar-width:none]"
        ref={row}
      >
        {groups.map(({ committee, members }) => {
          const anchor = committeeAnchor(committee);
          return (
            <li key={committee}>
              <a
                href={`#${anchor}`}
                aria-current={anchor === current ? 'true' : undefined}
                className="flex min-h-11 items-center gap-2 rounded-full px-3.5 font-medium whitespace-nowrap text-ink-2 no-underline hover:text-ink aria-[current]:bg-brand-soft aria-[current]:text-brand-ink"
              >
                {postText(committee)} <span className="tabular-nums">{members.length}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Pixels from the top at which a committee counts as reached: below the bar and the row. */
const reach = 200;

/** The committee whose part of the page is at the top of the view. */
function useCommitteeInView(anchors: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(anchors[0] ?? null);
  const list = anchors.join(' ');
  useEffect(() => {
    const follow = () => {
      const sections = list.split(' ').flatMap((anchor) => document.getElementById(anchor) ?? []);
      const { scrollHeight, clientHeight } = document.documentElement;
      const isAtEnd = window.scrollY > 0 && window.scrollY + clientHeight >= scrollHeight - 2;
      const reached = sections.filter((one) => one.getBoundingClientRect().top < reach);
      const here = (isAtEnd ? sections : reached).at(-1) ?? sections[0];
      setCurrent(here?.id ?? null);
    };
    follow();
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, [list]);
  return current;
}
