import { Check, RotateCw } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { dashboardMessages } from '#web/messages/en/dashboard.ts';
import type { QueueKind, QueueVerb, Waiting } from './queue-parts.ts';
import type { BulkResult } from './use-decisions.ts';

interface BulkBarProps<T extends Waiting> {
  kind: QueueKind<T>;
  count: number;
  result: BulkResult<T> | null;
  onClear: () => void;
  onDecide: (verb: QueueVerb<T>) => void;
}

/** What can be done with the selected rows; after a failure it says what is left, with Retry. */
export function BulkBar<T extends Waiting>(props: BulkBarProps<T>) {
  const { kind, count, result, onClear, onDecide } = props;
  return (
    <div className="queue-bulk" role="group" aria-label={dashboardMessages.queue.bulk}>
      <span className="queue-bulk-text num">
        {result === null ? dashboardMessages.queue.selected(count) : result.text}
      </span>
      <Button kind="ghost" size="small" onClick={onClear}>
        {dashboardMessages.queue.clear}
      </Button>
      {result === null ? (
        <>
          <Button kind="danger" size="small" onClick={() => onDecide(kind.refuse)}>
            {kind.refuse.label}
          </Button>
          <Button
            size="small"
            icon={<Check size={16} strokeWidth={2} aria-hidden />}
            onClick={() => onDecide(kind.accept)}
          >
            {kind.accept.label}
          </Button>
        </>
      ) : (
        <Button
          size="small"
          icon={<RotateCw size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => onDecide(result.verb)}
        >
          {dashboardMessages.queue.retry}
        </Button>
      )}
    </div>
  );
}
