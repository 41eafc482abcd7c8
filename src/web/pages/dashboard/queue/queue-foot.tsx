import { Keyboard } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { words } from '#web/words/words.ts';
import { pageSize } from './arrange.ts';

interface QueueFootProps {
  shown: number;
  matching: number;
  onMore: () => void;
  onHelp: () => void;
}

/** How much of the list is on the screen, the way to more of it, and the way to the shortcuts. */
export function QueueFoot({ shown, matching, onMore, onHelp }: QueueFootProps) {
  return (
    <div className="queue-foot">
      <span className="num">{words.dashboard.queue.showing(shown, matching)}</span>
      <Button
        kind="ghost"
        size="small"
        className="queue-help"
        icon={<Keyboard size={16} strokeWidth={1.75} aria-hidden />}
        onClick={onHelp}
      >
        {words.dashboard.keys.open}
      </Button>
      {shown < matching && (
        <Button kind="outline" size="small" onClick={onMore}>
          {words.dashboard.queue.showMore(Math.min(pageSize, matching - shown))}
        </Button>
      )}
    </div>
  );
}
