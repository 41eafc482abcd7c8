import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Navigate } from 'react-router';
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
import { paths, pathWithToken, readHistoryState } from '#web/app/paths.ts';
import { Button, buttonClass } from '#web/kit/button.tsx';
import { Notice } from '#web/kit/notice.tsx';
import { numberMessages } from '#texts/en/numbers.ts';
import { messages } from '#texts/en/site.ts';
import { ProveNumber } from './prove-number.tsx';
import type { HistoryState } from '#web/app/paths.ts';
import { OwnerForm } from './owner-form.tsx';
import { AskForm, CodeForm } from '#web/accounts/proof-forms.tsx';
import type { TypedCode } from '#web/accounts/proof-forms.tsx';

const text = numberMessages;

/** /number: whether a number is proved, and the e-mail or the code that proves it. The link of an e-mail is the one to vote. */
export function NumberPage() {
  const token = useLinkToken();
  const { takenNumber = '' } = readHistoryState(useLocation().state);
  const { viewer } = useViewer();
  const [isDone, setDone] = useState(false);
  const done = () => setDone(true);
  // A release before 0.4.0 sent its links here.
  if (token !== '') return <Navigate to={pathWithToken(paths.vote, token)} replace />;
  return (
    <AccountFrame>
      <div>
        <PageHeading title={messages.title.of(text.title)} className={accountTitle}>
          {text.title}
        </PageHeading>
        {!isDone && <p className={accountLede}>{text.proveLede}</p>}
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
        <OwnerForm proof={typed} onDone={onDone} />
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
