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
    <div className="queue-foot">
      <span className="num">{dashboardMessages.queue.showing(shown, matching)}</span>
      {areLettersOn && (
        <span className="queue-hints">
          {hints.map(([letters, meaning]) => (
            <span key={meaning}>
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
        className="queue-help"
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
