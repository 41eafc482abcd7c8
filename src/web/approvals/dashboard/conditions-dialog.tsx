import { useId } from 'react';
import { z } from 'zod/mini';
import { CallForm, useCallForm } from '#web/kit/call-form.tsx';
import { Checkbox } from '#web/kit/checkbox.tsx';
import { fieldError } from '#web/kit/field.tsx';
import { ModalFrame } from '#web/kit/modal-frame.tsx';
import type { Reply } from '#web/app/call.ts';
import { nominationMessages } from '#texts/en/nominations.ts';
import { messages } from '#texts/en/site.ts';
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
  const errorId = useId();
  const asked = items.filter(({ conditions }) => conditions.length > 0);
  const keys = asked.flatMap((item) => item.conditions.map((one) => keyOf(item, one)));
  const hasAll = (ticked: readonly string[]) => keys.every((key) => ticked.includes(key));
  const form = useCallForm(
    z.object({ ticked: z.array(z.string()).check(z.refine(hasAll, text.missing)) }),
    { ticked: [] },
  );
  const ticked = form.watch('ticked');
  const error = form.formState.errors.ticked?.message;
  return (
    <CallForm
      form={form}
      // The list sends it, and says in the row what became of it.
      send={async () => onConfirm()}
      failed={text.missing}
      submit={text.accept}
      keep={{ label: messages.dialog.cancel, onKeep }}
      className="mt-4.5 grid grid-cols-1 gap-4"
    >
      {asked.map((item) => (
        <fieldset key={item._id} className="grid min-w-0 grid-cols-1">
          <legend className={asked.length === 1 ? 'sr-only' : 'text-ui font-semibold'}>
            <bdi>{item.nominee.name}</bdi> · <bdi>{item.position}</bdi>
          </legend>
          {item.conditions.map((condition) => {
            const key = keyOf(item, condition);
            const isTicked = ticked.includes(key);
            return (
              <Checkbox
                key={condition}
                checked={isTicked}
                aria-invalid={(error !== undefined && !isTicked) || undefined}
                aria-describedby={error === undefined ? undefined : errorId}
                onChange={(event) =>
                  form.setValue(
                    'ticked',
                    event.target.checked ? [...ticked, key] : ticked.filter((one) => one !== key),
                    { shouldValidate: form.formState.isSubmitted, shouldDirty: true },
                  )
                }
              >
                <bdi className="wrap-anywhere">{condition}</bdi>
              </Checkbox>
            );
          })}
        </fieldset>
      ))}
      {error !== undefined && (
        <p className={fieldError} role="alert" id={errorId}>
          {error}
        </p>
      )}
    </CallForm>
  );
}

const keyOf = ({ _id }: Pending, condition: string) => `${_id} ${condition}`;
