import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod/mini';
import type { Passkey } from '#contract/sign-on.ts';
import { formatEventDate } from '#core/campus/dates.ts';
import type { FormFields } from '#web/app/form-schema.ts';
import { lineOfText } from '#web/app/form-schema.ts';
import { useCall } from '#web/app/use-call.ts';
import { ActButton } from '#web/kit/act-button.tsx';
import { Button } from '#web/kit/button.tsx';
import { CallForm, useCallForm } from '#web/kit/call-form.tsx';
import { TextField } from '#web/kit/text-field.tsx';
import { messages } from '#texts/en/site.ts';
import { waysInMessages } from '#texts/en/ways-in.ts';

const text = waysInMessages;

/** One passkey: what it is called, when it was used, and how to rename and remove it. */
export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { _id: id, name, addedOn, usedOn } = passkey;
  const [doing, setDoing] = useState<'rename' | 'remove' | null>(null);
  // They are days and not moments, so no time zone moves them.
  const added = `${text.added} ${formatEventDate(addedOn, 'UTC')}`;
  const used =
    usedOn === null ? text.neverUsed : `${text.lastUsed} ${formatEventDate(usedOn, 'UTC')}`;
  return (
    <li className="border-b border-line py-2 last:border-b-0">
      <div className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1">
        <KeyRound size={20} strokeWidth={1.75} aria-hidden />
        <span className="min-w-0 flex-1">
          <bdi className="block font-semibold wrap-anywhere">{name}</bdi>
          <span className="type-meta">
            {added}, {used}
          </span>
        </span>
        {doing === null && (
          <span className="flex flex-wrap">
            <Button
              kind="ghost"
              size="small"
              aria-label={text.renameOne(name)}
              onClick={() => setDoing('rename')}
            >
              {text.rename}
            </Button>
            <Button
              kind="danger"
              size="small"
              aria-label={text.removeOne(name)}
              onClick={() => setDoing('remove')}
            >
              {text.remove}
            </Button>
          </span>
        )}
      </div>
      {doing === 'rename' && <Rename id={id} name={name} onDone={() => setDoing(null)} />}
      {doing === 'remove' && <Remove id={id} name={name} onDone={() => setDoing(null)} />}
    </li>
  );
}

interface ActProps {
  id: string;
  name: string;
  onDone: () => void;
}

const Naming = z.object({
  name: lineOfText(60, messages.fixed.fillAllTheFields),
} satisfies FormFields<'renamePasskey'>);

function Rename({ id, name, onDone }: ActProps) {
  const rename = useCall('renamePasskey');
  const form = useCallForm(Naming, { name });
  return (
    <CallForm
      form={form}
      send={(body) => rename.mutateAsync({ params: { id }, body })}
      failed={text.failed}
      onDone={onDone}
      submit={text.saveName}
      look={{ size: 'small' }}
      className="mb-2 grid gap-3"
      row={(button) => (
        <div className="flex flex-wrap gap-2.5">
          {button}
          <Button kind="outline" size="small" onClick={onDone}>
            {text.keep}
          </Button>
        </div>
      )}
    >
      <TextField
        name="name"
        label={text.name}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the press asked for this field
        autoFocus
        maxLength={60}
      />
    </CallForm>
  );
}

function Remove({ id, name, onDone }: ActProps) {
  const remove = useCall('removePasskey');
  return (
    <div className="mb-2 grid gap-3">
      <p role="alert">{text.removeQuestion(name)}</p>
      <div className="flex flex-wrap gap-2.5">
        <Button
          kind="outline"
          size="small"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- where the pressed button was
          autoFocus
          onClick={onDone}
        >
          {text.keep}
        </Button>
        <ActButton
          kind="delete"
          size="small"
          act={() => remove.mutateAsync({ params: { id } })}
          failed={text.failed}
        >
          {text.remove}
        </ActButton>
      </div>
    </div>
  );
}
