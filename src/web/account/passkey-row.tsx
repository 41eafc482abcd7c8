import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import type { Passkey } from '#contract/sign-on.ts';
import { formatEventDate } from '#core/campus/dates.ts';
import { sentenceOf } from '#web/app/call-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { notify } from '#web/ui/notify.ts';
import { TextInput } from '#web/ui/text-input.tsx';
import { messages } from '#web/messages/en/site.ts';
import { waysInMessages } from '#web/messages/en/ways-in.ts';
import { useRemovePasskey, useRenamePasskey } from './ways-in-queries.ts';

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

function Rename({ id, name, onDone }: ActProps) {
  const { mutateAsync: rename, isPending } = useRenamePasskey();
  const [typed, setTyped] = useState(name);
  const [error, setError] = useState<string>();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === '') return setError(messages.fixed.fillAllTheFields);
    try {
      notify.success((await rename({ id, name: typed })).message);
      onDone();
    } catch (problem) {
      setError(sentenceOf(problem, text.failed));
    }
  };
  return (
    <form className="mb-2 grid gap-3" noValidate onSubmit={save}>
      <Field label={text.name} error={error}>
        {(control) => (
          <TextInput
            {...control}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the press asked for this field
            autoFocus
            value={typed}
            maxLength={60}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" size="small" isPending={isPending}>
          {text.saveName}
        </Button>
        <Button kind="outline" size="small" onClick={onDone}>
          {text.keep}
        </Button>
      </div>
    </form>
  );
}

function Remove({ id, name, onDone }: ActProps) {
  const { mutateAsync: remove, isPending } = useRemovePasskey();
  const confirm = async () => {
    try {
      notify.success((await remove(id)).message);
    } catch (problem) {
      notify.error(sentenceOf(problem, text.failed));
      onDone();
    }
  };
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
        <Button kind="delete" size="small" isPending={isPending} onClick={confirm}>
          {text.remove}
        </Button>
      </div>
    </div>
  );
}
