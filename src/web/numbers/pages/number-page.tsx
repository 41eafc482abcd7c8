import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { AccountFrame, accountLede, accountTitle } from '#web/accounts/account-frame.tsx';
import { Link } from '#web/app/link.tsx';
import { useLocation, useSearchParams } from '#web/kit/location.ts';
import { PageHeading } from '#web/app/page-heading.tsx';
import { useViewer } from '#web/app/session.ts';
import { paths, readArrival } from '#web/app/paths.ts';
import { buttonClass } from '#web/kit/button.tsx';
import { Notice } from '#web/kit/notice.tsx';
import { numberMessages } from '#texts/en/numbers.ts';
import { messages } from '#texts/en/site.ts';
import { ClaimPart } from './claim-part.tsx';
import { ProveNumber } from './prove-number.tsx';
import { SignedOutPart } from './signed-out-part.tsx';

const text = numberMessages;

/**
 * /number: whose an enrollment number is. By the link of an e-mail it says who has it and waits for a
 * press, because mail scanners open every link; without one it asks for the e-mail or for a code.
 */
export function NumberPage() {
  const token = useSearchParams().get('token') ?? '';
  const { takenNumber = '' } = readArrival(useLocation().state);
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
