import { Check, CircleAlert, TriangleAlert } from 'lucide-react';
import { memo, useId } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { dashboardMessages } from '#web/messages/en/dashboard.ts';
import type { QueueGroup, QueueKind, QueueVerb, Waiting } from './queue-parts.ts';

interface QueueRowProps<T extends Waiting> {
  item: T;
  kind: QueueKind<T>;
  group: QueueGroup<T>;
  isSelected: boolean;
  isLeaving: boolean;
  /** Why the last decision on it could not be done. */
  failure: string | undefined;
  onSelect: (ids: readonly string[], isSelected: boolean) => void;
  onDecide: (verb: QueueVerb<T>, items: readonly T[]) => void;
}

/**
 * One that waits: who, what for, since when, what to know, and the two decisions. Of 200 rows a
 * keystroke draws those that changed.
 */
export const QueueRow = memo(Row) as typeof Row;

function Row<T extends Waiting>(props: QueueRowProps<T>) {
  const { item, kind, group, isSelected, isLeaving, failure, onSelect } = props;
  const id = useId();
  const name = kind.nameOf(item);
  const warnings = kind.warnings(item);
  const noteId = `${id}-note`;
  const hasNote = warnings.length > 0 || failure !== undefined;
  const names = ['queue-row'];
  if (isSelected) names.push('is-selected');
  if (isLeaving) names.push('is-leaving');
  if (failure !== undefined) names.push('is-failed');

  return (
    <li className={names.join(' ')} data-row={item._id} inert={isLeaving}>
      {group.isSelectable ? (
        <Checkbox
          id={id}
          data-row-focus
          aria-label={dashboardMessages.queue.select(name)}
          aria-describedby={hasNote ? noteId : undefined}
          checked={isSelected}
          onChange={(event) => onSelect([item._id], event.target.checked)}
        />
      ) : (
        <span />
      )}
      {group.isSelectable ? (
        <label htmlFor={id} className="queue-who">
          {kind.who(item)}
        </label>
      ) : (
        <div className="queue-who">{kind.who(item)}</div>
      )}
      {kind.columns.map((column, index) => (
        <div key={column.title} className={`queue-cell queue-cell-${index + 1}`}>
          {column.cell(item)}
        </div>
      ))}
      {group.isSettled !== true && <Acts {...props} name={name} />}
      {hasNote && (
        <div className="queue-note" id={noteId}>
          {failure !== undefined && (
            <p className="queue-failure">
              <CircleAlert size={16} strokeWidth={1.75} aria-hidden />
              <span>
                {dashboardMessages.queue.notDone} {failure}
              </span>
            </p>
          )}
          {warnings.map((warning) => (
            <Chip
              key={warning}
              tone="warning"
              className="whitespace-normal! wrap-anywhere"
              icon={<TriangleAlert size={14} strokeWidth={2} aria-hidden />}
            >
              {warning}
            </Chip>
          ))}
        </div>
      )}
    </li>
  );
}

function Acts<T extends Waiting>(props: QueueRowProps<T> & { name: string }) {
  const { item, kind, name, onDecide, group } = props;
  return (
    <div className="queue-acts">
      <Button
        kind="danger"
        size="small"
        aria-label={kind.refuse.labelOf(name)}
        onClick={(event) => {
          // The second half of a double click would meet the row that moved up.
          if (event.detail < 2) onDecide(kind.refuse, [item]);
        }}
      >
        {kind.refuse.label}
      </Button>
      <Button
        kind="outline"
        size="small"
        icon={<Check size={16} strokeWidth={2} aria-hidden />}
        aria-label={kind.accept.labelOf(name)}
        {...(!group.isSelectable && { 'data-row-focus': true })}
        onClick={(event) => {
          if (event.detail < 2) onDecide(kind.accept, [item]);
        }}
      >
        {kind.accept.label}
      </Button>
    </div>
  );
}
