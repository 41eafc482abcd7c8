import { Copy } from 'lucide-react';
import { useMemo } from 'react';
import { renderSVG } from 'uqr';
import { z } from 'zod/mini';
import type { Reply } from '#web/app/call.ts';
import { copyText } from '#web/app/copy-text.ts';
import { codeLength, noCode } from '#core/accounts/second-step.ts';
import { lineOfText } from '#web/app/form-schema.ts';
import { useCall } from '#web/app/use-call.ts';
import { Button } from '#web/kit/button.tsx';
import { CallForm, useCallForm } from '#web/kit/call-form.tsx';
import { notify } from '#web/kit/notify.ts';
import { TextField } from '#web/kit/text-field.tsx';
import { secondStepMessages } from '#texts/en/second-step.ts';

const text = secondStepMessages;
const Code = z.object({ code: lineOfText(codeLength, noCode) });

interface SecondStepAppProps {
  offer: Reply<'startSecondFactor'>;
  onCancel: () => void;
  onAdded: (recoveryCodes: string[]) => void;
}

/** Shows the secret as a QR code and takes the first code of the app. */
export function SecondStepApp({ offer, onCancel, onAdded }: SecondStepAppProps) {
  const add = useCall('addSecondFactor');
  const form = useCallForm(Code, { code: '' });
  const picture = useMemo(() => qrCodeOf(offer.uri), [offer.uri]);
  const copy = async () => {
    if (await copyText(offer.secret)) notify.success(text.copied);
    else notify.error(text.notCopied);
  };
  return (
    <CallForm
      form={form}
      send={(body) => add.mutateAsync({ body })}
      failed={text.failed}
      done={null}
      onDone={({ recoveryCodes }) => onAdded(recoveryCodes)}
      submit={text.turnOn}
      keep={{ label: text.cancel, onKeep: onCancel }}
      // A code is not worth a question.
      isDirty={false}
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
      <TextField
        name="code"
        label={text.firstCode}
        isCode
        maxLength={40}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
    </CallForm>
  );
}

const inGroups = (secret: string) => (secret.match(/.{1,4}/g) ?? []).join(' ');

/** Black on white, in the dark theme as well: cameras read nothing else. */
function qrCodeOf(uri: string): string {
  const picture = renderSVG(uri, { ecc: 'M', border: 4, pixelSize: 8 });
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(picture)}`;
}
