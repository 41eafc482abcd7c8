import { ArrowRight, CircleAlert, Hourglass } from 'lucide-react';
import { pagePaths } from '#core/page-paths.ts';
import { Link } from '#web/app/link.tsx';
import { useKeptFocus } from '#web/app/use-kept-focus.ts';
import { waitingMessages as text } from '#texts/en/waiting.ts';
import type { WaitingRow } from './row-of.ts';

/** So many rows leave the first section in view, also on a phone. */
const shownAtFirst = 3;

/** The most urgent of what an officer has to do, and the way to all of it; no box where there is nothing. */
export function WaitingThings({ rows }: { rows: readonly WaitingRow[] }) {
  // What another officer finishes leaves, with the link that has the focus.
  const box = useKeptFocus();
  return (
    <div ref={box} className="contents">
      {rows.length > 0 && (
        <div className="sheet mb-5 overflow-hidden" data-waiting>
          <ThingList rows={rows.slice(0, shownAtFirst)} />
          {rows.length > shownAtFirst && (
            <Link
              to={pagePaths.toDo}
              className="flex min-h-11 items-center gap-1.5 border-t border-line px-4 type-link"
            >
              {text.all(rows.length)}
              <ArrowRight size={16} strokeWidth={1.75} aria-hidden />
            </Link>
          )}
        </div>
      )}
    </div>
  );
}

interface ThingListProps {
  rows: readonly WaitingRow[];
  /** When somebody follows a link of it. */
  onLeave?: () => void;
}

/** Things to do, each with the way to its act. */
export const ThingList = ({ rows, onLeave }: ThingListProps) => (
  <ul aria-label={text.list} className="*:border-b *:border-line *:last:border-b-0">
    {rows.map((row) => (
      <Row key={row.id} row={row} onLeave={onLeave} />
    ))}
  </ul>
);

interface RowProps {
  row: WaitingRow;
  onLeave: (() => void) | undefined;
}

function Row({ row: { title, text: said, isUrgent, act }, onLeave }: RowProps) {
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
        {act !== null && <ActLink act={act} title={title} onLeave={onLeave} />}
        {act === null && <span className="block pb-2 md:hidden" />}
      </div>
    </li>
  );
}

const link = 'type-link inline-flex min-h-11 flex-none items-center gap-1.5';

interface ActLinkProps {
  act: NonNullable<WaitingRow['act']>;
  title: string;
  onLeave: (() => void) | undefined;
}

function ActLink({ act: { label, to }, title, onLeave }: ActLinkProps) {
  return (
    <Link to={to} className={link} aria-label={`${label}: ${title}`} onClick={onLeave}>
      {label}
      <ArrowRight size={16} strokeWidth={1.75} aria-hidden />
    </Link>
  );
}
