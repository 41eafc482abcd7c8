import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { accountFields } from '#web/account/account-frame.tsx';
import { useNumberActs, useOwnNumber } from '#web/account/number-queries.ts';
import { sentenceOf } from '#web/app/call-error.ts';
import { Link } from '#web/app/link.tsx';
import { paths } from '#web/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Problem } from '#web/ui/form-problem.tsx';
import { notify } from '#web/ui/notify.ts';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { numberMessages } from '#web/messages/en/numbers.ts';
import { AskForm, CodeForm } from './proof-forms.tsx';

const text = numberMessages;

/** The own number of somebody who is logged in: what is known of it, the e-mail and the code. */
export function ProveNumber({ onDone }: { onDone: () => void }) {
  const { data, error, isPending } = useOwnNumber();
  const { useCode } = useNumberActs();
  const [problem, setProblem] = useState<Problem | null>(null);
  if (isPending) {
    return (
      <SkeletonGroup>
        <Skeleton shape="card" />
      </SkeletonGroup>
    );
  }
  if (data === undefined) {
    return (
      <Notice role="status">
        <p>{sentenceOf(error, text.loadFailed)}</p>
      </Notice>
    );
  }
  const { enrollmentNumber, provedHow, isListed, hasAddress } = data;
  if (provedHow !== null) {
    return (
      <>
        <Notice tone="success" icon={BadgeCheck} title={enrollmentNumber ?? ''} role="status">
          <p>{text.proved(provedHow)}</p>
        </Notice>
        <Link to={paths.elections} className={buttonClass({ kind: 'outline', size: 'large' })}>
          {text.toElections}
        </Link>
      </>
    );
  }
  const prove = async (body: { enrollmentNumber: string; code: string }) => {
    setProblem(null);
    try {
      notify.success((await useCode.mutateAsync(body)).message);
      onDone();
    } catch (refusal) {
      const sentence = sentenceOf(refusal, text.codeFailed);
      notify.refused(sentence);
      setProblem({ text: sentence });
    }
  };
  return (
    <div className={accountFields}>
      {enrollmentNumber !== null && <p className="type-mono text-lede">{enrollmentNumber}</p>}
      {enrollmentNumber !== null && !isListed && (
        <Notice>
          <p>{text.notListed}</p>
        </Notice>
      )}
      {isListed && !hasAddress && (
        <Notice>
          <p>{text.noAddress}</p>
        </Notice>
      )}
      {(enrollmentNumber === null || hasAddress) && <AskForm number={enrollmentNumber} />}
      {(enrollmentNumber === null || isListed) && (
        <div className="border-t border-line pt-4">
          <CodeForm
            number={enrollmentNumber}
            isPrinted={enrollmentNumber !== null && !hasAddress}
            problem={problem}
            onSend={prove}
          />
        </div>
      )}
    </div>
  );
}
