import { useId } from 'react';
import { sentenceOf } from '#web/app/call-error.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { notify } from '#web/ui/notify.ts';
import { emailChoiceMessages } from '#web/messages/en/email-choices.ts';
import type { EmailChoice } from './email-choice-queries.ts';

interface EmailChoiceListProps {
  choices: readonly EmailChoice[];
  isPending: boolean;
  onSave: (choices: EmailChoice[]) => Promise<unknown>;
}

/** The optional e-mails, each with its switch. A switch saves at once. */
export function EmailChoiceList({ choices, isPending, onSave }: EmailChoiceListProps) {
  const id = useId();
  const choose = async (choice: EmailChoice) => {
    try {
      await onSave([choice]);
    } catch (problem) {
      notify.error(sentenceOf(problem, emailChoiceMessages.failed));
    }
  };
  return (
    <fieldset className="m-0 grid gap-1 border-0 p-0" aria-busy={isPending}>
      <legend className="mb-1 font-semibold">{emailChoiceMessages.legend}</legend>
      {choices.map(({ kind, isWanted }) => {
        const { name, hint } = emailChoiceMessages.kinds[kind];
        return (
          <div key={kind}>
            <Checkbox
              checked={isWanted}
              aria-describedby={`${id}-${kind}`}
              onChange={() => {
                if (!isPending) void choose({ kind, isWanted: !isWanted });
              }}
            >
              {name}
            </Checkbox>
            <p id={`${id}-${kind}`} className="-mt-2 mb-1 ps-10.5 text-ink-2">
              {hint}
            </p>
          </div>
        );
      })}
    </fieldset>
  );
}
