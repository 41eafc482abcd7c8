import { useState } from 'react';
import { accountFields } from '#web/account/account-frame.tsx';
import { numberMessages } from '#web/messages/en/numbers.ts';
import { OwnerForm } from './owner-form.tsx';
import { AskForm, CodeForm } from './proof-forms.tsx';

const text = numberMessages;

/** For somebody whose number another account has: the e-mail, or a printed code and a new account. */
export function SignedOutPart({ onDone }: { onDone: () => void }) {
  const [proof, setProof] = useState<{ enrollmentNumber: string; code: string } | null>(null);
  if (proof !== null) {
    return (
      <div className={accountFields}>
        <p className="type-mono text-lede">{proof.enrollmentNumber}</p>
        <OwnerForm proof={proof} name="" email="" onDone={onDone} />
      </div>
    );
  }
  return (
    <div className={accountFields}>
      <p>{text.signedOutText}</p>
      <AskForm number={null} />
      <CodeForm number={null} problem={null} onSend={setProof} />
    </div>
  );
}
