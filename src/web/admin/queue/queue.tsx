import type { UseQueryResult } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { cx } from 'class-variance-authority';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorBlock } from '#web/ui/error-block.tsx';
import { useDelayedLoading } from '#web/ui/use-delayed-loading.ts';
import { dashboardMessages } from '#web/messages/en/dashboard.ts';
import { useAddress } from '../use-address.ts';
import { arrange, groupOf, pageSize } from './arrange.ts';
import { BulkBar } from './bulk-bar.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { neighbourOf, rowIdOf, useQueueKeys } from './queue-keys.ts';
import { QueueFoot } from './queue-foot.tsx';
import { QueueList } from './queue-list.tsx';
import type { QueueKind, QueueVerb, Waiting } from './queue-parts.ts';
import { QueueSkeleton, queueState } from './queue-skeleton.tsx';
import { QueueTools } from './queue-tools.tsx';
import { useDecisions } from './use-decisions.ts';
import { useInPieces } from './use-in-pieces.ts';
import { useSearchText } from './use-search-text.ts';

interface QueueProps<T extends Waiting> {
  kind: QueueKind<T>;
  query: UseQueryResult<T[]>;
  queryKey: QueryKey;
}

/** What waits for a decision: search, filters, rows, two decisions, one by one or many at once. */
export function Queue<T extends Waiting>({ kind, query, queryKey }: QueueProps<T>) {
  const isLoading = useDelayedLoading(query.isPending);
  if (isLoading) return <QueueSkeleton />;
  if (query.data === undefined) {
    return (
      <div className={queueState}>
        <ErrorBlock title={kind.loadFailed} level={3} onRetry={() => query.refetch()} />
      </div>
    );
  }
  return <LoadedQueue kind={kind} items={query.data} queryKey={queryKey} />;
}

interface LoadedQueueProps<T extends Waiting> {
  kind: QueueKind<T>;
  items: readonly T[];
  queryKey: QueryKey;
}

function LoadedQueue<T extends Waiting>({ kind, items, queryKey }: LoadedQueueProps<T>) {
  const address = useAddress();
  const [search, setSearch] = useSearchText(address);
  const decisions = useDecisions<T>(queryKey);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [question, setPending] = useState<Pending<T> | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  /** The row that gets the focus after this render; '' for the list itself. */
  const nextFocus = useRef<string | null>(null);

  const here = items.filter((item) => !decisions.gone.has(item._id));
  const count = Math.max(pageSize, Number(address.get('shown')) || 0);
  const arrangedTo = (rows: number) =>
    arrange(here, kind, { search, chosen: ({ key }) => address.get(key), count: rows });
  const arranged = arrangedTo(count);
  const renderedCount = useInPieces(arranged.rows.length);
  const selectable = arranged.rows.filter(
    (item) => groupOf(item, kind)?.isSelectable === true && !decisions.leaving.has(item._id),
  );
  const selected = selectable.filter((item) => decisions.selected.has(item._id));

  const decide = (verb: QueueVerb<T>, asked: readonly T[]) => {
    const ids = asked.map((item) => item._id);
    nextFocus.current = neighbourOf(list.current, ids);
    void decisions.decide(verb, asked);
  };
  const ask = (verb: QueueVerb<T>, asked: readonly T[]) => {
    if (asked.length === 0) return;
    if (verb.question?.isNeededFor(asked) === true) {
      setPending({ verb, items: asked, isOpen: true });
    } else decide(verb, asked);
  };

  useEffect(() => {
    const row = nextFocus.current;
    // A row that is still being rendered is waited for.
    if (row !== null && focusRow(list.current, row)) nextFocus.current = null;
  });

  const onKeyDown = useQueueKeys({
    list,
    letters: [kind.accept.letter, kind.refuse.letter],
    onLetter: (letter, id) => {
      const item = arranged.rows.find((one) => one._id === id);
      if (item === undefined || groupOf(item, kind)?.isSettled === true) return;
      ask(letter === kind.accept.letter ? kind.accept : kind.refuse, [item]);
    },
    onSelect: (id) => {
      if (selectable.some((item) => item._id === id)) {
        decisions.select([id], !decisions.selected.has(id));
      }
    },
    onSearch: () => searchField.current?.focus(),
    onHelp: () => setHelpOpen(true),
  });

  const isFiltered = search !== '' || kind.filters.some(({ key }) => address.get(key) !== '');
  const clearFilters = () => {
    setSearch('');
    address.set(
      Object.fromEntries(
        ['q', 'shown', ...kind.filters.map(({ key }) => key)].map((key) => [key, '']),
      ),
    );
    searchField.current?.focus();
  };

  const QueueConfirmDialog = question?.verb.question?.Dialog;
  return (
    <div
      className={cx('pb-1 max-md:*:min-w-0', selected.length > 0 && 'max-md:flex max-md:flex-col')}
      ref={list}
      role="group"
      aria-label={kind.list}
      onKeyDown={onKeyDown}
      onFocus={() => {
        // Who goes somewhere else meanwhile is not called back.
        nextFocus.current = null;
      }}
    >
      {(here.length > 0 || isFiltered) && (
        <QueueTools
          kind={kind}
          items={here}
          address={address}
          search={search}
          onSearch={setSearch}
          searchRef={searchField}
        />
      )}
      {selected.length > 0 && (
        <BulkBar
          kind={kind}
          count={selected.length}
          result={decisions.result}
          onClear={() => {
            nextFocus.current = selected[0]?._id ?? '';
            decisions.select([...decisions.selected], false);
          }}
          onDecide={(verb) => ask(verb, selected)}
        />
      )}
      {arranged.rows.length > 0 ? (
        <QueueList
          kind={kind}
          groups={
            renderedCount < arranged.rows.length
              ? arrangedTo(renderedCount).groups
              : arranged.groups
          }
          selectable={selectable}
          decisions={decisions}
          onDecide={ask}
        />
      ) : (
        <div tabIndex={-1} data-list-end>
          {isFiltered ? (
            <EmptyState title={dashboardMessages.queue.noMatch}>
              <Button kind="outline" onClick={clearFilters}>
                {dashboardMessages.queue.clearFilters}
              </Button>
            </EmptyState>
          ) : (
            <EmptyState
              title={dashboardMessages.queue.empty}
              text={dashboardMessages.queue.emptyText}
            />
          )}
        </div>
      )}
      {arranged.rows.length > 0 && (
        <QueueFoot
          kind={kind}
          shown={arranged.rows.length}
          matching={arranged.matching}
          listed={items.length}
          onMore={() => {
            nextFocus.current = arrangedTo(count + pageSize).rows[arranged.rows.length]?._id ?? '';
            address.set({ shown: String(count + pageSize) });
          }}
          onHelp={() => setHelpOpen(true)}
        />
      )}
      <KeysDialog kind={kind} isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
      {QueueConfirmDialog !== undefined && question !== null && (
        <QueueConfirmDialog
          items={question.items}
          isOpen={question.isOpen}
          onKeep={() => setPending({ ...question, isOpen: false })}
          onConfirm={() => {
            setPending({ ...question, isOpen: false });
            decide(question.verb, question.items);
          }}
        />
      )}
    </div>
  );
}

interface Pending<T extends Waiting> {
  verb: QueueVerb<T>;
  items: readonly T[];
  isOpen: boolean;
}

/** Focuses a row, or for '' what stands in place of rows; false while it is not there. */
function focusRow(list: HTMLElement | null, id: string): boolean {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const target =
    id === ''
      ? list?.querySelector<HTMLElement>('[data-list-end]')
      : rows.find((row) => rowIdOf(row) === id)?.querySelector<HTMLElement>('[data-row-focus]');
  target?.focus();
  return target !== undefined && target !== null;
}
