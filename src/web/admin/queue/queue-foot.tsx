import { Keyboard } from 'lucide-react';
import { Fragment } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Key } from '#web/ui/key.tsx';
import { dashboardMessages } from '#web/messages/en/dashboard.ts';
import { pageSize } from './arrange.ts';
import { ListEnd } from './list-end.tsx';
import { useLetterKeys } from './letter-keys.ts';
import type { QueueKind, Waiting } from './queue-parts.ts';

interface QueueFootProps<T extends Waiting> {
  kind: QueueKind<T>;
  shown: number;
  matching: number;
  /** How many there are in all, whatever search and filters let through. */
  listed: number;
  onMore: () => void;
  onHelp: () => void;
}

/** The line below a list. */
export const queueFoot =
  'flex min-h-14 flex-wrap items-center justify-between gap-x-3 gap-y-2 border-t border-line px-5 py-2 text-meta text-ink-2 max-md:px-3.5';

/** How much of the list is on the screen, the way to more of it, and the way to the shortcuts. */
export function QueueFoot<T extends Waiting>(props: QueueFootProps<T>) {
  const { kind, shown, matching, listed, onMore, onHelp } = props;
  const { keys } = dashboardMessages;
  const hints = [
    [['J', 'K'], keys.move],
    [['X'], keys.mark],
    [[kind.accept.letter.toUpperCase()], kind.accept.label.toLowerCase()],
    [[kind.refuse.letter.toUpperCase()], kind.refuse.label.toLowerCase()],
  ] as const;
  const areLettersOn = useLetterKeys();
  return (
    <div className={queueFoot}>
      <span className="tabular-nums">{dashboardMessages.queue.showing(shown, matching)}</span>
      {areLettersOn && (
        <span className="flex flex-wrap gap-x-2.5 gap-y-1 max-lg:hidden">
          {hints.map(([letters, meaning]) => (
            <span key={meaning} className="whitespace-nowrap">
              {letters.map((letter) => (
                <Fragment key={letter}>
                  <Key name={letter} />{' '}
                </Fragment>
              ))}
              {meaning}
            </span>
          ))}
        </span>
      )}
      <Button
        kind="ghost"
        size="small"
        className="text-ink-2! max-md:hidden"
        icon={<Keyboard size={16} strokeWidth={1.75} aria-hidden />}
        onClick={onHelp}
      >
        {dashboardMessages.keys.open}
      </Button>
      {shown < matching && (
        <Button kind="outline" size="small" onClick={onMore}>
          {dashboardMessages.queue.showMore(Math.min(pageSize, matching - shown))}
        </Button>
      )}
      <ListEnd listed={listed} />
    </div>
  );
}
