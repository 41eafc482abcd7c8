import { CirclePause, FileClock, FlaskConical, History, UserPlus, XOctagon } from 'lucide-react';
import { useId, useState } from 'react';
import type { Election } from '#contract/election-shapes.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { Notice } from '#web/ui/notice.tsx';
import { electionNews } from '#web/messages/en/election-news.ts';
import { shortMoment } from './moments.ts';

const text = electionNews;

interface ElectionNewsProps {
  election: Pick<Election, 'state' | 'rehearsal' | 'changes'> &
    Partial<Pick<Election, 'addedAfterOpening'>>;
  className?: string;
}

/**
 * What a voter has to know of an election before its ballot: that it is a test, paused or cancelled,
 * and what was changed after it was published, with the reason. Nothing where there is nothing.
 */
export function ElectionNews({ election, className = '' }: ElectionNewsProps) {
  const { state, rehearsal, changes, addedAfterOpening = 0 } = election;
  if (state === 'published' && !rehearsal && changes.length === 0) return null;
  return (
    <div className={`grid grid-cols-1 gap-3 ${className}`.trim()} data-election-news>
      {rehearsal && (
        <Notice tone="warning" icon={FlaskConical} title={text.rehearsal}>
          <p>{text.rehearsalText}</p>
        </Notice>
      )}
      {state === 'draft' && <Notice icon={FileClock} title={text.draft} />}
      {state === 'paused' && (
        <Notice tone="warning" icon={CirclePause} title={text.paused} role="status">
          <p>{text.pausedText}</p>
        </Notice>
      )}
      {state === 'cancelled' && (
        <Notice tone="danger" icon={XOctagon} title={text.cancelled} role="status">
          <p>{text.cancelledText}</p>
        </Notice>
      )}
      {addedAfterOpening > 0 && (
        <Notice icon={UserPlus} title={text.addedLate(addedAfterOpening)} />
      )}
      {changes.length > 0 && <Changes changes={changes} />}
    </div>
  );
}

/** The last change in one line, and a list of all to open. */
function Changes({ changes }: Pick<Election, 'changes'>) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const shown = isOpen ? changes : changes.slice(0, 1);
  return (
    <div className="flex items-start gap-3 px-1 text-ui leading-meta">
      <History className="mt-px flex-none text-ink-2" size={20} strokeWidth={1.75} aria-hidden />
      <div className="min-w-0">
        <ul aria-label={text.list} id={listId} className="grid gap-2">
          {shown.map((change) => (
            <Change key={`${change.at} ${change.what}`} {...change} />
          ))}
        </ul>
        {changes.length > 1 && (
          <button
            type="button"
            className="type-link min-h-11"
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? text.fewer : text.all(changes.length)}
          </button>
        )}
      </div>
    </div>
  );
}

function Change({ at, what, reason, officers }: Election['changes'][number]) {
  const timeZone = useTimeZone();
  return (
    <li className="wrap-anywhere">
      <time dateTime={at} className="font-semibold tabular-nums">
        {shortMoment(at, timeZone)}
      </time>{' '}
      <bdi>{what}</bdi>
      {reason !== '' && (
        <>
          {' '}
          <span className="text-ink-2">
            {text.reason} <bdi>{reason}</bdi>
          </span>
        </>
      )}
      {officers !== null && (
        <span className="text-ink-2"> {officers === 2 ? text.twoOfficers : text.oneOfficer}</span>
      )}
    </li>
  );
}
