import { Check, Pencil, Users } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { electionLimits } from '#core/elections/election-draft.ts';
import type { Limits } from '#core/elections/electorate.ts';
import { Button } from '#web/ui/button.tsx';
import { fieldError } from '#web/ui/field.tsx';
import { OrderButtons } from '#web/ui/order-buttons.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { dashboardMessages } from '#web/messages/en/dashboard.ts';
import { votersForm } from '#web/messages/en/voters-form.ts';
import { votersMessages } from '#web/messages/en/voters.ts';
import { noLimits } from './organize-voters.ts';
import { PositionLimits } from './position-limits.tsx';

interface PositionRowProps {
  title: string;
  index: number;
  isLast: boolean;
  /** It can be renamed and moved, and not removed. */
  isFixed: boolean;
  onMove: (by: 1 | -1) => void;
  /** Answers why the title is refused; null when it is taken. */
  onRename: (title: string) => string | null;
  onRemove: () => void;
  /** Who votes for it; undefined for all voters of the election. */
  limits: Limits | undefined;
  /** Null where that is fixed. */
  onLimit: ((limits: Limits) => void) | null;
}

const text = dashboardMessages.organize;
const icon = { size: 16, strokeWidth: 2, 'aria-hidden': true } as const;

/** A position: its title, which is renamed in its place, and buttons that move and remove it. */
export function PositionRow(props: PositionRowProps) {
  const { title, index, isLast, isFixed, limits, onMove, onRemove, onLimit } = props;
  const [isAsked, setAsked] = useState(false);
  const limiter = useRef<HTMLButtonElement>(null);
  const [isRenamed, setRenamed] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const mark = { 'data-title': title };
  const button = { size: 'small', isIcon: true, ...mark } as const;
  const close = () => {
    flushSync(() => setRenamed(false));
    pencil.current?.focus();
  };
  if (isRenamed) return <TitleField {...props} onClose={close} />;
  if (isAsked && onLimit !== null) {
    return (
      <li>
        <PositionLimits
          legend={votersForm.limit(title)}
          hint={votersForm.limitHint}
          limits={limits ?? noLimits}
          onSave={(next) => {
            setAsked(false);
            onLimit(next);
          }}
          onClose={() => {
            flushSync(() => setAsked(false));
            limiter.current?.focus();
          }}
        />
      </li>
    );
  }
  return (
    <li className="flex min-h-12 items-center gap-0.5 rounded-control border border-line py-0.5 ps-3.5 pe-1.5">
      <span className="me-2 min-w-[1.4em] font-semibold text-ink-3 tabular-nums">{index + 1}</span>
      <span className="min-w-0 flex-1 leading-[1.35] wrap-anywhere">
        <bdi data-position>{title}</bdi>
        {limits !== undefined && (
          <span className="type-meta block">{votersMessages.limits(limits)}</span>
        )}
      </span>
      {onLimit !== null && (
        <Button
          {...button}
          ref={limiter}
          kind="ghost"
          data-act="limit"
          aria-label={votersForm.limit(title)}
          onClick={() => setAsked(true)}
        >
          <Users {...icon} />
        </Button>
      )}
      <Button
        {...button}
        ref={pencil}
        kind="ghost"
        data-act="rename"
        aria-label={text.rename(title)}
        onClick={() => setRenamed(true)}
      >
        <Pencil {...icon} />
      </Button>
      <OrderButtons
        mark={mark}
        words={{ up: text.up(title), down: text.down(title), remove: text.remove(title) }}
        isFirst={index === 0}
        isLast={isLast}
        onMove={onMove}
        onRemove={isFixed ? null : onRemove}
      />
    </li>
  );
}

function TitleField({ title, onRename, onClose }: PositionRowProps & { onClose: () => void }) {
  const [typed, setTyped] = useState(title);
  const [why, setWhy] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const save = () => {
    const refusal = onRename(typed);
    setWhy(refusal);
    if (refusal === null) onClose();
  };
  return (
    <li className="grid gap-1.5">
      <span className="flex gap-2">
        <TextInput
          className="flex-1"
          ref={input}
          aria-label={text.newTitle(title)}
          aria-invalid={why !== null || undefined}
          value={typed}
          maxLength={electionLimits.positionTitle}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            if (event.key === 'Escape') onClose();
            if (event.key !== 'Enter') return;
            // Enter renames; it does not send the form.
            event.preventDefault();
            save();
          }}
        />
        <Button
          kind="outline"
          isIcon
          className="min-h-12!"
          aria-label={text.rename(title)}
          onClick={save}
        >
          <Check {...icon} />
        </Button>
      </span>
      {why !== null && (
        <p className={fieldError} role="alert">
          {why}
        </p>
      )}
    </li>
  );
}
