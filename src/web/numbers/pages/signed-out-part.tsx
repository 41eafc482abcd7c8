import { useState } from 'react';
import { accountFields } from '#web/accounts/account-frame.tsx';
import { Link } from '#web/app/link.tsx';
import { paths } from '#web/app/paths.ts';
import type { Arrival } from '#web/app/paths.ts';
import { Button } from '#web/kit/button.tsx';
import { numberMessages } from '#texts/en/numbers.ts';
import { OwnerForm } from './owner-form.tsx';
import { AskForm, CodeForm } from '#web/accounts/proof-forms.tsx';
import type { TypedCode } from '#web/accounts/proof-forms.tsx';

const text = numberMessages;

interface SignedOutPartProps {
  /** Typed where somebody could not register with it; '' where there is none. */
  takenNumber: string;
  onDone: () => void;
}

/** For somebody whose number another account has: the e-mail, or a printed code and a new account. */
export function SignedOutPart({ takenNumber, onDone }: SignedOutPartProps) {
  const [typed, setTyped] = useState<TypedCode>({ enrollmentNumber: takenNumber, code: '' });
  const [isTyped, setIsTyped] = useState(false);
  if (isTyped) {
    return (
      <div className={accountFields}>
        <p className="type-mono text-lede">{typed.enrollmentNumber}</p>
        <OwnerForm proof={typed} name="" email="" onDone={onDone} takesFocus />
        <Button kind="outline" size="large" onClick={() => setIsTyped(false)}>
          {text.otherCode}
        </Button>
      </div>
    );
  }
  return (
    <div className={accountFields}>
      <div className="grid justify-items-start gap-2.5">
        <p>{text.signedOutText}</p>
        <Link
          to={paths.login}
          state={{ from: paths.number } satisfies Arrival}
          className="type-link"
        >
          {text.logInFirst}
        </Link>
      </div>
      <section className="grid gap-2.5 border-t border-line pt-4">
        <h2 className="type-h3">{text.emailTitle}</h2>
        <AskForm number={null} typed={takenNumber} />
      </section>
      <section className="grid gap-2.5 border-t border-line pt-4">
        <h2 className="type-h3">{text.printedTitle}</h2>
        <CodeForm
          number={null}
          typed={typed}
          isPrinted
          // Only who comes back has typed a code already.
          takesFocus={typed.code !== ''}
          // It is sent with the new account.
          send={async () => null}
          onDone={(given) => {
            setTyped(given);
            setIsTyped(true);
          }}
        />
      </section>
    </div>
  );
}
