import { Copy } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { renderSVG } from 'uqr';
import { z } from 'zod/mini';
import { sentenceOf } from '#web/app/call-error.ts';
import type { Reply } from '#web/app/call.ts';
import { copyText } from '#web/app/copy-text.ts';
import { checkedBy, lineOfText, resolverOf } from '#web/app/form-schema.ts';
import { Button } from '#web/ui/button.tsx';
import { dialogBody, DialogActs } from '#web/ui/dialog-parts.tsx';
import { Field } from '#web/ui/field.tsx';
import type { Problem } from '#web/ui/form-problem.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { notify } from '#web/ui/notify.ts';
import { TextInput } from '#web/ui/text-input.tsx';
import { secondStepMessages } from '#web/messages/en/second-step.ts';
import { useSecondFactorActs } from './second-step-queries.ts';

const text = secondStepMessages;
const Code = z
  .object({ code: lineOfText(40) })
  .check(checkedBy(({ code }) => (code === '' ? { code: text.noCode } : {})));

interface SecondStepAppProps {
  offer: Reply<'startSecondFactor'>;
  onCancel: () => void;
  onAdded: (recoveryCodes: string[]) => void;
}

/** Shows the secret as a QR code and takes the first code of the app. */
export function SecondStepApp({ offer, onCancel, onAdded }: SecondStepAppProps) {
  const { mutateAsync: add } = useSecondFactorActs().add;
  const [problem, setProblem] = useState<Problem | null>(null);
  const form = useForm({ defaultValues: { code: '' }, resolver: resolverOf(Code) });
  const { errors, isSubmitting } = form.formState;
  const picture = useMemo(() => qrCodeOf(offer.uri), [offer.uri]);
  const turnOn = async ({ code }: { code: string }) => {
    setProblem(null);
    try {
      onAdded((await add(code)).recoveryCodes);
    } catch (refusal) {
      setProblem({ text: sentenceOf(refusal, text.failed) });
    }
  };
  const copy = async () => {
    if (await copyText(offer.secret)) notify.success(text.copied);
    else notify.error(text.notCopied);
  };
  return (
    <form
      className={dialogBody}
      noValidate
      onSubmit={(event) => {
        event.stopPropagation();
        void form.handleSubmit(turnOn)(event);
      }}
    >
      <div>
        <h3 className="type-h3" tabIndex={-1}>
          {text.scanTitle}
        </h3>
        <p className="mt-1 text-ink-2">{text.scanText}</p>
      </div>
      <img
        src={picture}
        alt={text.qrCode}
        width={200}
        height={200}
        className="rounded-control border border-line"
      />
      <div>
        <p className="type-meta">{text.secret}</p>
        <p className="type-mono mt-1 wrap-anywhere">{inGroups(offer.secret)}</p>
        <Button
          kind="ghost"
          size="small"
          className="-ms-3.5"
          icon={<Copy size={16} strokeWidth={1.75} aria-hidden />}
          onClick={copy}
        >
          {text.copySecret}
        </Button>
      </div>
      <FormProblem problem={problem} />
      <Field label={text.firstCode} error={errors.code?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...form.register('code')}
            isCode
            maxLength={40}
            inputMode="numeric"
            autoComplete="one-time-code"
          />
        )}
      </Field>
      <DialogActs>
        <Button kind="outline" onClick={onCancel}>
          {text.cancel}
        </Button>
        <Button type="submit" isPending={isSubmitting}>
          {text.turnOn}
        </Button>
      </DialogActs>
    </form>
  );
}

const inGroups = (secret: string) => (secret.match(/.{1,4}/g) ?? []).join(' ');

/** Black on white, in the dark theme as well: cameras read nothing else. */
function qrCodeOf(uri: string): string {
  const picture = renderSVG(uri, { ecc: 'M', border: 4, pixelSize: 8 });
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(picture)}`;
}
