import { electionsMessages } from '#texts/en/elections.ts';
import type { BallotPosition } from './ballot-view.ts';
import { positionAnchor } from './position-anchor.ts';
import type { ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';

const dot =
  'size-3.5 flex-none rounded-full border-2 border-line-strong data-on:border-brand data-on:bg-brand forced-colors:border-[CanvasText] forced-colors:data-on:bg-[Highlight] forced-colors:data-on:forced-color-adjust-none';

/** Where the ballot would be torn off: dots, and a notch in each edge of the sheet. */
const perforation = [
  'relative mx-(--ballot-edge) border-t-2 border-dotted border-line-strong/60',
  'before:absolute before:-top-2.75 before:h-5 before:w-2.5 before:border before:border-solid before:border-line before:bg-paper',
  'before:start-[calc(-1px-var(--ballot-edge))] before:rounded-e-full before:border-s-0',
  'after:absolute after:-top-2.75 after:h-5 after:w-2.5 after:border after:border-solid after:border-line after:bg-paper',
  'after:end-[calc(-1px-var(--ballot-edge))] after:rounded-s-full after:border-e-0',
].join(' ');

/** From this number of positions on there is a list of links to them. */
const manyPositions = 5;

interface BallotHeadProps {
  titleId: string;
  /** The election's name, where several elections are on the page. */
  electionName: string | null;
  positions: readonly BallotPosition[];
  isFolded: (positionId: string) => boolean;
  /** False for a person who cannot vote here now. */
  hasProgress: boolean;
}

/** Title and progress of the ballot, and links to its positions. */
export function BallotHead(props: BallotHeadProps) {
  const { titleId, electionName, positions, isFolded, hasProgress } = props;
  const contested = positions.filter(({ candidates }) => candidates.length > 0);
  const voted = contested.filter(({ _id }) => isFolded(_id)).length;
  const isMany = contested.length >= manyPositions;
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-(--ballot-edge) pt-5 pb-4 max-md:py-2">
        <h2 className="type-h3 text-title" id={titleId}>
          {electionsMessages.candidates.title}
        </h2>
        {(hasProgress || voted > 0) && contested.length > 0 && (
          <div className="flex items-center gap-3 text-ui font-medium text-ink-2 tabular-nums">
            <span>{electionsMessages.candidates.progress(voted, contested.length)}</span>
            {!isMany && (
              <span className="flex gap-1.5" aria-hidden>
                {contested.map(({ _id }) => (
                  <i key={_id} className={dot} data-on={isFolded(_id) || undefined} />
                ))}
              </span>
            )}
          </div>
        )}
      </header>
      <div className={perforation} />
      {isMany && (
        <nav
          // Several elections can stand on one page, each with such a list.
          aria-label={
            electionName === null
              ? electionsMessages.candidates.jump
              : electionsMessages.candidates.jumpOf(electionName)
          }
        >
          {/* What is said but not seen scrolls with its link, and does not widen the page. */}
          <ul className="relative flex flex-wrap gap-1 px-[calc(var(--ballot-edge)-12px)] pt-3.5 max-md:flex-nowrap max-md:overflow-x-auto max-md:mask-[linear-gradient(90deg,transparent,black_12px_calc(100%-32px),transparent)] max-md:rtl:mask-[linear-gradient(270deg,transparent,black_12px_calc(100%-32px),transparent)] max-md:[scrollbar-width:none]">
            {contested.map(({ _id, title }) => (
              <li key={_id}>
                <a
                  className="inline-flex min-h-9 items-center gap-2 rounded-full px-3 text-ui leading-snug font-medium text-ink-2 no-underline hover:bg-ink/6 hover:text-ink max-md:whitespace-nowrap pointer-coarse:min-h-11"
                  href={`#${positionAnchor(_id)}`}
                >
                  <i className={dot} data-on={isFolded(_id) || undefined} aria-hidden />
                  <bdi>{title}</bdi>
                  <span className="sr-only">
                    {isFolded(_id)
                      ? electionsMessages.candidates.voted
                      : electionsMessages.candidates.notVoted}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}

/** The heading of a page of the ballot; it takes the focus on arrival. Key it by the page. */
export function BallotHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // On a low screen everything scrolls together: each page begins at its heading.
    heading.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <h3 ref={heading} className="type-h3 scroll-mt-4 wrap-anywhere" tabIndex={-1} data-first-focus>
      {children}
    </h3>
  );
}
