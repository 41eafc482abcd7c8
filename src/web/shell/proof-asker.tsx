import { useEffect, useRef, useState } from 'react';
import { lazyDialog } from '#web/app/lazy-part.tsx';
import type { AskedProof, Proof } from '#web/app/proof.ts';
import { takeProofQuestions } from '#web/app/proof.ts';

const ProofDialog = lazyDialog(
  async () => (await import('./dialogs/proof-dialog.tsx')).ProofDialog,
);

/** Shows the one dialog in which officers prove who they are, whichever call waits for it. */
export function ProofAsker() {
  const [asked, setAsked] = useState<AskedProof | null>(null);
  const answer = useRef<(proof: Proof) => void>(undefined);
  useEffect(
    () =>
      takeProofQuestions(
        (question) =>
          new Promise((resolve) => {
            answer.current = resolve;
            setAsked(question);
          }),
      ),
    [],
  );
  // What was asked last stays in the dialog while it closes.
  const [last, setLast] = useState<AskedProof>({ kind: 'again' });
  if (asked !== null && asked !== last) setLast(asked);
  const close = (proof: Proof) => {
    setAsked(null);
    answer.current?.(proof);
  };
  return (
    <ProofDialog
      isOpen={asked !== null}
      asked={asked ?? last}
      onDone={close}
      onClose={() => close(null)}
    />
  );
}
