import { useId } from 'react';
import { Checkbox } from '#web/kit/checkbox.tsx';
import { perform } from '#web/kit/act-button.tsx';
import { emailChoiceMessages } from '#texts/en/email-choices.ts';
import type { OwnChoice } from './email-choice-queries.ts';

interface Choice<Kind> {
  kind: Kind;
  isWanted: boolean;
}

interface EmailChoiceListProps<Kind> {
  choices: readonly Choice<Kind>[];
  isPending: boolean;
  onSave: (choice: Choice<Kind>) => Promise<unknown>;
}

/** The optional e-mails, each with its switch. A switch saves at once. */
export function EmailChoiceList<Kind extends OwnChoice['kind'] | 'list'>({
  choices,
  isPending,
  onSave,
}: EmailChoiceListProps<Kind>) {
  const id = useId();
  const choose = (choice: Choice<Kind>) =>
    perform({ act: () => onSave(choice), failed: emailChoiceMessages.failed, done: null });
  return (
    <fieldset className="m-0 grid gap-1 border-0 p-0" aria-busy={isPending}>
      <legend className="mb-1 font-semibold">{emailChoiceMessages.legend}</legend>
      {choices.map((choice) => {
        const { kind, isWanted } = choice;
        const { name, hint } = emailChoiceMessages.kinds[kind];
        return (
          <div key={kind}>
            <Checkbox
              checked={isWanted}
              aria-describedby={`${id}-${kind}`}
              onChange={() => {
                if (!isPending) void choose({ ...choice, isWanted: !isWanted });
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
