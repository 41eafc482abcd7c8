import type { QueryKey, UseQueryResult } from '@tanstack/react-query';
import { cx } from 'class-variance-authority';
import { Check, Keyboard, RotateCw } from 'lucide-react';
import { Fragment, useState } from 'react';
import { longestOfficerList } from '#core/kernel/longest-list.ts';
import { Button } from '#web/kit/button.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { dashboardMessages } from '#texts/en/dashboard.ts';
import { proposalMessages } from '#texts/en/proposals.ts';
import { ReasonedAct } from '#web/proposals/reasoned-act.tsx';
import { DataTable } from '#web/kit/list/data-table.tsx';
import { Pager } from '#web/kit/list/pager.tsx';
import { LoadedList } from '#web/kit/list/loaded-list.tsx';
import type { Listed } from '#web/kit/list/table-kind.ts';
import { useTable } from '#web/kit/list/use-table.ts';
import type { ApprovalKind, Decision } from './approval-kind.ts';
import { ApprovalRows } from './approval-rows.tsx';
import { switchLetters, useLetterKeys, useLettersOn } from './letter-keys.ts';
import { placesOf } from './undo-places.ts';
import { UndoRows } from './undo-rows.tsx';
import { useDecisions } from './use-decisions.ts';
import type { BulkResult } from './use-decisions.ts';
import { Checkbox } from '#web/kit/checkbox.tsx';
import { Dialog } from '#web/kit/dialog.tsx';
import { messages } from '#texts/en/site.ts';

interface ApprovalTableProps<T extends Listed> {
  kind: ApprovalKind<T>;
  query: UseQueryResult<T[]>;
  queryKey: QueryKey;
  page: number;
  onTurn: (page: number) => void;
}

/** People who wait for a decision: two decisions, one by one or many at once. */
export function ApprovalTable<T extends Listed>(props: ApprovalTableProps<T>) {
  return (
    <LoadedList query={props.query} failed={props.kind.loadFailed}>
      {(items) => (
        <>
          <LoadedTable
            key={props.page}
            {...props}
            items={props.kind.isShown === undefined ? items : items.filter(props.kind.isShown)}
          />
          <Pager
            list={props.kind.list}
            page={props.page}
            isLast={items.length < longestOfficerList}
            onTurn={props.onTurn}
          />
        </>
      )}
    </LoadedList>
  );
}

function LoadedTable<T extends Listed>(props: ApprovalTableProps<T> & { items: readonly T[] }) {
  const { kind, items, queryKey } = props;
  const table = useTable(kind, items);
  const decisions = useDecisions(queryKey, table);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [question, setQuestion] = useState<Question<T> | null>(null);
  const { selected } = table;
  const places = placesOf(
    decisions.undoable,
    table.groups.map(({ group, rows }) => ({ id: group.id, ids: rows.map(({ _id }) => _id) })),
  );

  const ask = (decision: Decision<T>, asked: readonly T[]) => {
    if (asked.length === 0) return;
    if (decision.question?.isNeededFor(asked) === true) {
      setQuestion({ decision, items: asked, isOpen: true });
    } else void decisions.decide(decision, asked);
  };

  const onKeyDown = useLetterKeys({
    box: table.box,
    letters: [kind.accept.letter, kind.refuse.letter],
    onLetter: (letter, id) => {
      const item = table.rows.find((one) => one._id === id);
      if (item === undefined || table.groupOf(item)?.isSettled === true) return;
      ask(letter === kind.accept.letter ? kind.accept : kind.refuse, [item]);
    },
    onSelect: (id) => {
      if (table.selectable.some((item) => item._id === id)) {
        decisions.select([id], !table.selectedIds.has(id));
      }
    },
    onSearch: () => table.searchField.current?.focus(),
    onHelp: () => setHelpOpen(true),
  });

  const QuestionDialog = question?.decision.question?.Dialog;
  return (
    <>
      {places.alone.length > 0 && (
        <ul className="mt-2.5 border-t border-line">
          <UndoRows undoable={places.alone} onExpire={decisions.expire} />
        </ul>
      )}
      <DataTable
        kind={kind}
        table={table}
        className={cx(
          'pb-1 max-md:*:min-w-0',
          selected.length > 0 && 'max-md:flex max-md:flex-col',
        )}
        onKeyDown={onKeyDown}
        empty={
          <EmptyState
            title={dashboardMessages.table.empty}
            text={dashboardMessages.table.emptyText}
          />
        }
        bar={
          selected.length > 0 && (
            <BulkBar
              kind={kind}
              count={selected.length}
              result={decisions.result}
              onClear={() => {
                table.focus.moveTo(selected[0]?._id);
                decisions.select([...table.selectedIds], false);
              }}
              onDecide={(decision) => ask(decision, selected)}
            />
          )
        }
        hints={<KeyHints kind={kind} onHelp={() => setHelpOpen(true)} />}
      >
        <ApprovalRows
          kind={kind}
          table={table}
          decisions={decisions}
          places={places}
          onDecide={ask}
        />
      </DataTable>
      <KeysDialog kind={kind} isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
      {decisions.asked !== null && (
        <ReasonedAct
          isOpen
          onClose={decisions.asked.close}
          title={dashboardMessages.table.undoAsks}
          text={`${decisions.asked.text}${messages.fullStop} ${dashboardMessages.table.undoText}`}
          confirm={dashboardMessages.table.undoPropose}
          reader="secondOfficer"
          hint={proposalMessages.reasonHint}
          act={decisions.asked.propose}
          failed={decisions.asked.failed}
        />
      )}
      {QuestionDialog !== undefined && question !== null && (
        <QuestionDialog
          items={question.items}
          isOpen={question.isOpen}
          onKeep={() => setQuestion({ ...question, isOpen: false })}
          onConfirm={(reason) => {
            setQuestion({ ...question, isOpen: false });
            void decisions.decide(question.decision, question.items, reason);
          }}
        />
      )}
    </>
  );
}

interface Question<T extends Listed> {
  decision: Decision<T>;
  items: readonly T[];
  isOpen: boolean;
}

/** The letters in one line, and the way to all of them. */
function KeyHints<T extends Listed>(props: { kind: ApprovalKind<T>; onHelp: () => void }) {
  const { accept, refuse } = props.kind;
  const { keys } = dashboardMessages;
  const hints = [
    [['J', 'K'], keys.move],
    [['X'], keys.mark],
    [[accept.letter.toUpperCase()], accept.label.toLowerCase()],
    [[refuse.letter.toUpperCase()], refuse.label.toLowerCase()],
  ] as const;
  const areLettersOn = useLettersOn();
  return (
    <>
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
        onClick={props.onHelp}
      >
        {keys.open}
      </Button>
    </>
  );
}

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
function BulkBar<T extends Listed>(props: BulkBarProps<T>) {
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

interface KeysDialogProps<T extends Listed> {
  kind: ApprovalKind<T>;
  isOpen: boolean;
  onClose: () => void;
}

/** The single letters of a list, and the switch that turns them off. */
function KeysDialog<T extends Listed>({ kind, isOpen, onClose }: KeysDialogProps<T>) {
  const areLettersOn = useLettersOn();
  const { keys } = dashboardMessages;
  const list: readonly (readonly [string, string])[] = [
    ['J', keys.next],
    ['K', keys.previous],
    ['X', keys.select],
    [kind.accept.letter.toUpperCase(), kind.accept.label],
    [kind.refuse.letter.toUpperCase(), kind.refuse.label],
    ['/', keys.search],
    ['?', keys.help],
  ];
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={keys.title} lede={keys.text}>
      <dl className="mt-4.5 grid gap-0.5">
        {list.map(([key, meaning]) => (
          <div key={key} className="grid min-h-9 grid-cols-[44px_minmax(0,1fr)] items-center">
            <dt>
              <Key name={key} />
            </dt>
            <dd className={areLettersOn ? undefined : 'text-ink-3 line-through'}>{meaning}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-3 border-t border-line pt-3">
        <Checkbox
          checked={areLettersOn}
          aria-describedby="letter-keys-text"
          onChange={(event) => switchLetters(event.target.checked)}
        >
          {keys.switch}
        </Checkbox>
        <p className="type-meta" id="letter-keys-text">
          {keys.switchText}
        </p>
      </div>
    </Dialog>
  );
}

/** A key of the keyboard. */
function Key({ name }: { name: string }) {
  return (
    <kbd className="inline-block rounded-check border border-b-2 border-line bg-surface px-1.5 py-0.75 font-text text-small leading-none font-medium text-ink-2">
      {name}
    </kbd>
  );
}
