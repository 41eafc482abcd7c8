import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import {
  AccountFrame,
  accountFields,
  accountLede,
  accountTitle,
} from '#web/accounts/account-frame.tsx';
import { Link } from '#web/app/link.tsx';
import { useLocation, useLinkToken } from '#web/kit/location.ts';
import { PageHeading } from '#web/app/page-heading.tsx';
import { useViewer } from '#web/app/session.ts';
import { paths, readHistoryState } from '#web/app/paths.ts';
import { Button, buttonClass } from '#web/kit/button.tsx';
import { Notice } from '#web/kit/notice.tsx';
import { numberMessages } from '#texts/en/numbers.ts';
import { messages } from '#texts/en/site.ts';
import { ClaimPart } from './claim-part.tsx';
import { ProveNumber } from './prove-number.tsx';
import type { HistoryState } from '#web/app/paths.ts';
import { OwnerForm } from './owner-form.tsx';
import { AskForm, CodeForm } from '#web/accounts/proof-forms.tsx';
import type { TypedCode } from '#web/accounts/proof-forms.tsx';

const text = numberMessages;

/**
 * /number: whose an enrollment number is. By the link of an e-mail it says who has it and waits for a
 * press, because mail scanners open every link; without one it asks for the e-mail or for a code.
 */
export function NumberPage() {
  const token = useLinkToken();
  const { takenNumber = '' } = readHistoryState(useLocation().state);
  const { viewer } = useViewer();
  // What is done is done for this link: the same page without it says how the number stands.
  const [doneFor, setDoneFor] = useState<string | null>(null);
  const isDone = doneFor === token;
  const done = () => setDoneFor(token);
  return (
    <AccountFrame>
      <div>
        <PageHeading title={messages.title.of(text.title)} className={accountTitle}>
          {text.title}
        </PageHeading>
        {!isDone && token === '' && <p className={accountLede}>{text.proveLede}</p>}
      </div>
      {isDone ? (
        <>
          <Notice
            ref={showOutcome}
            tabIndex={-1}
            tone="success"
            icon={CircleCheck}
            role="status"
            title={text.done}
          >
            <p>{text.doneText}</p>
          </Notice>
          <Link to={paths.elections} className={buttonClass({ size: 'large' })}>
            {text.toElections}
          </Link>
        </>
      ) : token !== '' ? (
        <ClaimPart token={token} onDone={done} />
      ) : viewer === null ? (
        <SignedOutPart key={takenNumber} takenNumber={takenNumber} onDone={done} />
      ) : (
        <ProveNumber onDone={done} />
      )}
    </AccountFrame>
  );
}

/** The form that was pressed is gone, and the page may be shorter than where it was scrolled to. */
function showOutcome(box: HTMLElement | null): void {
  box?.focus({ preventScroll: true });
  box?.scrollIntoView({ block: 'center' });
}

interface SignedOutPartProps {
  /** Typed where somebody could not register with it; '' where there is none. */
  takenNumber: string;
  onDone: () => void;
}

/** For somebody whose number another account has: the e-mail, or a printed code and a new account. */
function SignedOutPart({ takenNumber, onDone }: SignedOutPartProps) {
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
          state={{ from: paths.number } satisfies HistoryState}
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
