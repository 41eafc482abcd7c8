import { Fragment } from 'react';
import { useSteady } from '#web/app/use-settled.ts';
import { Checkbox } from '#web/kit/checkbox.tsx';
import { dashboardMessages } from '#texts/en/dashboard.ts';
import type { Listed } from '#web/kit/list/table-kind.ts';
import type { Table } from '#web/kit/list/use-table.ts';
import type { ApprovalKind, Decision } from './approval-kind.ts';
import { ApprovalRow, rowCell, rowGrid, usualWidths } from './approval-row.tsx';
import type { UndoPlaces } from './undo-places.ts';
import { UndoRows } from './undo-rows.tsx';
import type { Decisions } from './use-decisions.ts';

interface ApprovalRowsProps<T extends Listed> {
  kind: ApprovalKind<T>;
  table: Table<T>;
  decisions: Decisions<T>;
  places: UndoPlaces;
  onDecide: (decision: Decision<T>, items: readonly T[]) => void;
}

/** The rows, in their groups; the heading with "Select all" stands over those it selects. */
export function ApprovalRows<T extends Listed>(props: ApprovalRowsProps<T>) {
  const { kind, table, decisions, places } = props;
  const { groups } = table;
  const { expire } = decisions;
  const onSelect = useSteady(decisions.select);
  const onDecide = useSteady(props.onDecide);
  return (
    <div className="mt-2.5 border-t border-line">
      {groups.map(({ group, rows }) => (
        <div key={group.id} className="group/rows">
          {group.title !== undefined && (groups.length > 1 || !group.isSelectable) && (
            <div className="border-b border-line bg-sunken px-5 pt-3.5 pb-2.5">
              <h3 className="text-ui leading-label font-semibold">{group.title}</h3>
              {group.text !== undefined && <p className="type-meta">{group.text}</p>}
            </div>
          )}
          {group.isSelectable && <ListHead kind={kind} table={table} decisions={decisions} />}
          <ul aria-label={group.title === undefined ? kind.list : `${kind.list}: ${group.title}`}>
            {rows.map((item) => (
              <Fragment key={item._id}>
                <UndoRows undoable={places.before.get(item._id)} onExpire={expire} />
                <ApprovalRow
                  item={item}
                  kind={kind}
                  group={group}
                  isSelected={table.selectedIds.has(item._id)}
                  isLeaving={table.leaving.has(item._id)}
                  failure={decisions.failures.get(item._id)}
                  onSelect={onSelect}
                  onDecide={onDecide}
                />
              </Fragment>
            ))}
            <UndoRows undoable={places.atEnd.get(group.id)} onExpire={expire} />
          </ul>
        </div>
      ))}
    </div>
  );
}

const head =
  'min-h-12 py-0.5 ps-3 pe-5 text-small font-semibold text-ink-2 max-md:py-0 max-md:ps-1.5 max-md:pe-3.5 max-md:text-ui';

function ListHead<T extends Listed>(
  props: Pick<ApprovalRowsProps<T>, 'kind' | 'table' | 'decisions'>,
) {
  const { kind, table, decisions } = props;
  const ids = table.selectable.map((item) => item._id);
  const count = table.selected.length;
  return (
    <div className={`${rowGrid} ${kind.widths ?? usualWidths} ${head}`}>
      <Checkbox
        id={`all-${kind.list}`}
        aria-label={dashboardMessages.table.selectAll}
        checked={count > 0 && count === ids.length}
        isMixed={count > 0 && count < ids.length}
        onChange={() => decisions.select(ids, count < ids.length)}
      />
      <span className="max-md:hidden">{kind.whoTitle}</span>
      {kind.columns.map((column, index) => (
        <span
          key={column.title}
          className={`${rowCell} max-md:hidden ${index > 0 ? 'max-lg:hidden' : ''}`}
        >
          {column.title}
        </span>
      ))}
      <span className="text-end max-md:hidden">{dashboardMessages.table.actions}</span>
      <label
        htmlFor={`all-${kind.list}`}
        className="hidden items-center self-stretch text-ink max-md:flex"
      >
        {dashboardMessages.table.selectAll}
      </label>
    </div>
  );
}
