import { Copy, Printer } from 'lucide-react';
import { copyText } from '#web/app/copy-text.ts';
import { useViewer } from '#web/app/session.ts';
import { Button } from '#web/kit/button.tsx';
import { useHeldDialog } from '#web/kit/held-dialog.ts';
import { dialogBody } from '#web/kit/dialog-parts.tsx';
import { notify } from '#web/kit/notify.ts';
import { secondStepMessages } from '#texts/en/second-step.ts';

const text = secondStepMessages;
const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface RecoveryCodesProps {
  codes: readonly string[];
  onKept: () => void;
}

/** The recovery codes, which are shown this one time, to copy and to print. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const email = useViewer().viewer?.email ?? '';
  useHeldDialog({ isDirty: true, isPending: false, discard: text.codesUnkept });
  const copy = async () => {
    if (await copyText(codes.join('\n'))) notify.success(text.copied);
    else notify.error(text.notCopied);
  };
  return (
    <section className={dialogBody} aria-labelledby="recovery-codes" data-printed-alone>
      <div>
        <h3 id="recovery-codes" tabIndex={-1} className="type-h3 print:hidden">
          {text.codesTitle}
        </h3>
        <h3 className="type-h3 hidden print:block">{text.codesOf(email)}</h3>
        <p className="mt-1 text-ink-2">{text.codesText}</p>
      </div>
      <ol
        aria-label={text.codesTitle}
        className="grid grid-cols-[repeat(auto-fit,minmax(min(170px,100%),1fr))] gap-x-6 gap-y-1.5 rounded-control border border-line p-4"
      >
        {codes.map((code) => (
          <li key={code} className="type-mono">
            {code}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2.5 print:hidden">
        <Button kind="outline" icon={<Copy {...icon} />} onClick={copy}>
          {text.copyCodes}
        </Button>
        <Button kind="outline" icon={<Printer {...icon} />} onClick={() => window.print()}>
          {text.printCodes}
        </Button>
      </div>
      <Button size="large" className="print:hidden" onClick={onKept}>
        {text.keptCodes}
      </Button>
    </section>
  );
}
