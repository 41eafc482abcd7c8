import { Check, RotateCw } from 'lucide-react';
import { Button } from '#web/kit/button.tsx';
import { dashboardMessages } from '#texts/en/dashboard.ts';
import type { Listed } from '#web/kit/list/table-kind.ts';
import type { ApprovalKind, Decision } from './approval-kind.ts';
import type { BulkResult } from './use-decisions.ts';

interface BulkBarProps<T extends Listed> {
  kind: ApprovalKind<T>;
  count: number;
  result: BulkResult<T> | null;
  onClear: () => void;
  onDecide: (decision: Decision<T>) => void;
}

/** On phones it stands within reach of the thumb, below the rows. */
const bar = [
  'sticky top-[calc(var(--bar-height)+8px)] z-15 mx-5 flex min-h-13 items-center gap-1.5',
  'rounded-control bg-brand-soft py-1.5 ps-4 pe-2 text-ui font-semibold text-brand-ink animate-bulk-in',
  'max-md:top-auto max-md:bottom-[max(12px,env(safe-area-inset-bottom))] max-md:order-1 max-md:mx-2',
  'max-md:gap-0 max-md:ps-3 max-md:pe-1.5 max-md:shadow-e3',
].join(' ');

/** What can be done with the selected rows; after a failure it says what is left, with Retry. */
export function BulkBar<T extends Listed>(props: BulkBarProps<T>) {
  const { kind, count, result, onClear, onDecide } = props;
  return (
    <div className={bar} role="group" aria-label={dashboardMessages.table.bulk}>
      <span className="flex-1 tabular-nums">
        {result === null ? dashboardMessages.table.selected(count) : result.text}
      </span>
      <Button kind="ghost" size="small" className="text-brand-ink!" onClick={onClear}>
        {dashboardMessages.table.clear}
      </Button>
      {result === null ? (
        <>
          <Button
            kind="danger"
            size="small"
            className="hover:bg-surface!"
            onClick={() => onDecide(kind.refuse)}
          >
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
          onClick={() => onDecide(result.decision)}
        >
          {dashboardMessages.table.retry}
        </Button>
      )}
    </div>
  );
}
