import { Check, CircleAlert, TriangleAlert } from 'lucide-react';
import { cx } from 'class-variance-authority';
import { memo, useId } from 'react';
import { Button } from '#web/kit/button.tsx';
import { Checkbox } from '#web/kit/checkbox.tsx';
import { Chip } from '#web/kit/chip.tsx';
import { dashboardMessages } from '#texts/en/dashboard.ts';
import type { Listed, TableGroup } from '#web/kit/list/table-kind.ts';
import type { ApprovalKind, Decision } from './approval-kind.ts';

interface ApprovalRowProps<T extends Listed> {
  item: T;
  kind: ApprovalKind<T>;
  group: TableGroup<T>;
  isSelected: boolean;
  isLeaving: boolean;
  /** Why the last decision on it could not be done. */
  failure: string | undefined;
  onSelect: (ids: readonly string[], isSelected: boolean) => void;
  onDecide: (decision: Decision<T>, items: readonly T[]) => void;
}

/** The columns of a list. On phones they stand in lines. */
export const rowGrid =
  'relative grid items-center gap-x-3 border-b border-line max-lg:grid-cols-[44px_minmax(0,1.6fr)_minmax(0,1fr)_196px] max-md:flex max-md:flex-wrap max-md:gap-y-2';
export const usualWidths =
  'lg:grid-cols-[44px_minmax(0,2.1fr)_minmax(0,1.35fr)_minmax(0,1.5fr)_92px_196px]';
export const rowCell = 'min-w-0 leading-label wrap-anywhere';

/**
 * Of a long list only what is near the screen is laid out. A stripe marks the row that the e-mails
 * speak of; what they move to never ends under the bar of actions.
 */
const row = [
  'min-h-16 py-2 ps-3 pe-5 group-last/rows:last:border-b-0',
  'nth-[n+26]:[content-visibility:auto] nth-[n+26]:[contain-intrinsic-block-size:auto_47px]',
  'before:absolute before:inset-y-0 before:start-0 before:hidden before:w-1 before:bg-brand has-focus-visible:before:block',
  '[&_:is(button,input)]:scroll-my-16',
  'max-md:py-3 max-md:ps-1.5 max-md:pe-3.5 max-md:nth-[n+26]:[contain-intrinsic-block-size:auto_120px]',
].join(' ');
const whoCell = 'flex min-w-0 items-center gap-3 max-md:flex-[1_1_calc(100%-56px)]';
/** On phones the decisions stand beside it where both have room, else below it. */
const firstCell =
  'max-md:ms-14 max-md:max-w-[calc(100%-56px)] max-md:flex-initial max-md:text-ui max-md:text-ink-2';
const otherCell = 'text-meta text-ink-2 max-lg:hidden';
const note =
  'col-[2/-1] flex flex-wrap gap-1.5 ps-12 pt-1.5 text-meta leading-label max-md:basis-full max-md:ps-14 max-md:pt-0';
const below = 'col-[2/-1] ps-12 pt-2 max-md:basis-full max-md:ps-14 max-md:pt-0';

/**
 * One that waits: who, what for, since when, what to know, and the two decisions. Of 200 rows a
 * keystroke renders those that changed.
 */
export const ApprovalRow = memo(Row) as typeof Row;

function Row<T extends Listed>(props: ApprovalRowProps<T>) {
  const { item, kind, group, isSelected, isLeaving, failure, onSelect } = props;
  const id = useId();
  const name = kind.nameOf(item);
  const warnings = kind.warnings(item);
  const detail = kind.detail?.(item) ?? null;
  const noteId = `${id}-note`;
  const hasNote = warnings.length > 0 || failure !== undefined;

  return (
    <li
      className={cx(
        rowGrid,
        kind.widths ?? usualWidths,
        row,
        failure !== undefined
          ? 'bg-danger-soft/55'
          : isSelected
            ? 'bg-brand-soft/55'
            : 'hover:bg-ink/2.5',
        isLeaving && 'opacity-0 transition-opacity duration-quick',
      )}
      data-row={item._id}
      inert={isLeaving}
    >
      {group.isSelectable ? (
        <Checkbox
          id={id}
          data-row-focus
          aria-label={dashboardMessages.table.select(name)}
          aria-describedby={hasNote ? noteId : undefined}
          checked={isSelected}
          onChange={(event) => onSelect([item._id], event.target.checked)}
        />
      ) : (
        <span className="max-md:w-11 max-md:flex-none" />
      )}
      {group.isSelectable ? (
        <label htmlFor={id} className={`${whoCell} cursor-pointer`}>
          {kind.who(item)}
        </label>
      ) : (
        <div className={whoCell}>{kind.who(item)}</div>
      )}
      {kind.columns.map((column, index) => (
        <div key={column.title} className={`${rowCell} ${index === 0 ? firstCell : otherCell}`}>
          {column.cell(item)}
        </div>
      ))}
      {detail !== null && <div className={below}>{detail}</div>}
      {hasNote && (
        <div className={note} id={noteId}>
          {failure !== undefined && (
            <p className="flex gap-1.5 font-medium text-danger">
              <CircleAlert className="mt-0.5 flex-none" size={16} strokeWidth={1.75} aria-hidden />
              <span>
                {dashboardMessages.table.notDone} {failure}
              </span>
            </p>
          )}
          {warnings.map((warning) => (
            <Chip
              key={warning}
              tone="warning"
              className="max-w-full py-1.25 leading-snug! whitespace-normal! wrap-anywhere"
              icon={<TriangleAlert size={14} strokeWidth={2} aria-hidden />}
            >
              {warning}
            </Chip>
          ))}
        </div>
      )}
      {group.isSettled !== true && <Acts {...props} name={name} />}
    </li>
  );
}

/** Read before it is decided: the decisions come last, in the first line where there are columns. */
function Acts<T extends Listed>(props: ApprovalRowProps<T> & { name: string }) {
  const { item, kind, name, onDecide, group } = props;
  return (
    <div className="flex justify-end gap-1 max-md:ms-auto md:col-start-[-2] md:row-start-1">
      <Button
        kind="danger"
        size="small"
        className="max-md:px-2.5"
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
        className="ps-3"
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
