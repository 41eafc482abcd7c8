import { ArrowRight, CircleAlert, Hourglass } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from '#web/app/link.tsx';
import { useKeptFocus } from '#web/app/use-kept-focus.ts';
import { waitingMessages as text } from '#texts/en/waiting.ts';
import type { WaitingRow } from './row-of.ts';

/** So many rows leave the first section in view, also on a phone. */
const shownAtFirst = 3;

/** What waits for this officer, the most urgent first; no box where nothing does. */
export function WaitingThings({ rows }: { rows: readonly WaitingRow[] }) {
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // What another officer finishes leaves, with the link that has the focus.
  const box = useKeptFocus();
  const shown = isWhole ? rows : rows.slice(0, shownAtFirst);
  const hidden = rows.length - shown.length;
  const showAll = () => {
    setWhole(true);
    requestAnimationFrame(() => {
      const row = list.current?.querySelectorAll('li')[shownAtFirst];
      row?.querySelector<HTMLElement>('[data-waiting-title]')?.focus();
    });
  };
  return (
    <div ref={box} className="contents">
      {rows.length > 0 && (
        <div className="sheet mb-5 overflow-hidden" data-waiting>
          <ul
            ref={list}
            aria-label={text.list}
            className="*:border-b *:border-line *:last:border-b-0"
          >
            {shown.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </ul>
          {hidden > 0 && (
            <button
              type="button"
              className="min-h-11 w-full border-t border-line px-4 text-start type-link"
              onClick={showAll}
            >
              {text.showMore(hidden)}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

function Row({ row: { title, text: said, isUrgent, act } }: { row: WaitingRow }) {
  const Icon = isUrgent ? CircleAlert : Hourglass;
  return (
    <li className="flex items-start gap-3 px-4 pt-2.5 max-md:pb-0.5 md:items-center md:py-2">
      <Icon
        className={`flex-none max-md:mt-0.5 ${isUrgent ? 'text-danger' : 'text-ink-2'}`}
        size={20}
        strokeWidth={1.75}
        aria-hidden
      />
      <div className="min-w-0 flex-1 items-center gap-x-6 md:flex">
        <div className="min-w-0 flex-1">
          <p className="leading-snug font-semibold wrap-anywhere" tabIndex={-1} data-waiting-title>
            {title}
          </p>
          {said !== '' && <p className="text-ui leading-snug text-ink-2 wrap-anywhere">{said}</p>}
        </div>
        {act !== null && <ActLink act={act} title={title} />}
        {act === null && <span className="block pb-2 md:hidden" />}
      </div>
    </li>
  );
}

const link = 'type-link inline-flex min-h-11 flex-none items-center gap-1.5';

function ActLink({ act, title }: { act: NonNullable<WaitingRow['act']>; title: string }) {
  const { label, to } = act;
  return (
    <Link to={to} className={link} aria-label={`${label}: ${title}`}>
      {label}
      <ArrowRight size={16} strokeWidth={1.75} aria-hidden />
    </Link>
  );
}
