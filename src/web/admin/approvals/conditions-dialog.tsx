import { useId, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { DialogActs } from '#web/ui/dialog-parts.tsx';
import { fieldError } from '#web/ui/field.tsx';
import { ModalFrame } from '#web/ui/modal-frame.tsx';
import type { Reply } from '#web/app/call.ts';
import { nominationMessages } from '#web/messages/en/nominations.ts';
import { messages } from '#web/messages/en/site.ts';
import type { QuestionProps } from './approval-kind.ts';

type Pending = Reply<'listPendingNominations'>[number];

const text = nominationMessages.conditions;

/** Asks an officer to tick each condition of the election, for each candidate, before accepting. */
export function ConditionsDialog(props: QuestionProps<Pending>) {
  const { items, isOpen, onKeep } = props;
  return (
    <ModalFrame
      isOpen={isOpen}
      title={text.acceptTitle(items.map(({ nominee }) => nominee.name))}
      lede={text.acceptText}
      hasCross={false}
      startsAt="field"
      onAskToClose={(how) => {
        if (how !== 'beside') onKeep();
      }}
    >
      <ConditionsForm {...props} />
    </ModalFrame>
  );
}

function ConditionsForm({ items, onKeep, onConfirm }: QuestionProps<Pending>) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [isAsked, setAsked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const errorId = useId();
  const asked = items.filter(({ conditions }) => conditions.length > 0);
  const keys = asked.flatMap((item) => item.conditions.map((one) => keyOf(item, one)));
  const isMissing = keys.some((key) => !ticked.has(key));
  return (
    <form
      ref={form}
      className="mt-4.5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        setAsked(true);
        if (!isMissing) onConfirm();
        else form.current?.querySelector<HTMLElement>('input:not(:checked)')?.focus();
      }}
    >
      <div className="grid grid-cols-1 gap-4">
        {asked.map((item) => (
          <fieldset key={item._id} className="grid min-w-0 grid-cols-1">
            <legend className={asked.length === 1 ? 'sr-only' : 'text-ui font-semibold'}>
              <bdi>{item.nominee.name}</bdi> · <bdi>{item.position}</bdi>
            </legend>
            {item.conditions.map((condition) => (
              <Checkbox
                key={condition}
                checked={ticked.has(keyOf(item, condition))}
                aria-invalid={(isAsked && !ticked.has(keyOf(item, condition))) || undefined}
                aria-describedby={isAsked && isMissing ? errorId : undefined}
                onChange={(event) => {
                  const next = new Set(ticked);
                  if (event.target.checked) next.add(keyOf(item, condition));
                  else next.delete(keyOf(item, condition));
                  setTicked(next);
                }}
              >
                <bdi className="wrap-anywhere">{condition}</bdi>
              </Checkbox>
            ))}
          </fieldset>
        ))}
      </div>
      {isAsked && isMissing && (
        <p className={`${fieldError} mt-3`} role="alert" id={errorId}>
          {text.missing}
        </p>
      )}
      <DialogActs>
        <Button kind="outline" onClick={onKeep}>
          {messages.dialog.cancel}
        </Button>
        <Button type="submit">{text.accept}</Button>
      </DialogActs>
    </form>
  );
}

const keyOf = ({ _id }: Pending, condition: string) => `${_id} ${condition}`;
