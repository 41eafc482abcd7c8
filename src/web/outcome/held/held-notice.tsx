import { Scale } from 'lucide-react';
import { useState } from 'react';
import type { Election } from '#contract/election-shapes.ts';
import { lazyDialog } from '#web/app/lazy-part.tsx';
import { useViewer } from '#web/app/session.ts';
import { heldCloseMessages as text } from '#texts/en/held-close.ts';
import { Button } from '#web/kit/button.tsx';
import { Notice } from '#web/kit/notice.tsx';

/** Only admins load it. */
const SettleHeldDialog = lazyDialog(
  async () => (await import('./settle-held-dialog.tsx')).SettleHeldDialog,
);

interface HeldNoticeProps {
  electionId: string;
  name: string;
  held: NonNullable<Election['held']>;
}

/** Says that an election waits for a decision, which an admin makes here. */
export function HeldNotice({ electionId, name, held }: HeldNoticeProps) {
  const { viewer } = useViewer();
  const [isAsked, setAsked] = useState(false);
  return (
    <Notice tone="danger" icon={Scale} title={text.title} role="status">
      <p className="max-w-[80ch] wrap-anywhere">
        <WithCode text={text.text(held.code)} code={held.code} />
      </p>
      {viewer?.role === 'admin' && (
        <>
          <Button
            kind="outline"
            size="small"
            className="mt-3"
            aria-label={text.decideFor(name)}
            onClick={() => setAsked(true)}
          >
            {text.decide}
          </Button>
          <SettleHeldDialog
            held={{ electionId, election: name, ...held }}
            isOpen={isAsked}
            onClose={() => setAsked(false)}
          />
        </>
      )}
    </Notice>
  );
}

/** A sentence with a result code that no line breaks. */
export function WithCode({ text, code }: { text: string; code: string | null }) {
  const at = code === null ? -1 : text.indexOf(code);
  if (code === null || at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <span className="whitespace-nowrap">{code}</span>
      {text.slice(at + code.length)}
    </>
  );
}
