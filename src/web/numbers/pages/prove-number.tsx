import { BadgeCheck } from 'lucide-react';
import { accountFields } from '#web/accounts/account-frame.tsx';
import { sentenceOf } from '#web/kit/call-error.ts';
import { Link } from '#web/app/link.tsx';
import { useNewViewer, useViewer } from '#web/app/session.ts';
import type { Reply } from '#web/app/call.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { useCall } from '#web/app/use-call.ts';
import { shortMoment } from '#web/elections/moments.ts';
import { contactPath, paths } from '#web/app/paths.ts';
import { buttonClass } from '#web/kit/button.tsx';
import { Loaded } from '#web/kit/loaded.tsx';
import { Notice } from '#web/kit/notice.tsx';
import { Skeleton, SkeletonGroup } from '#web/kit/skeleton.tsx';
import { numberMessages } from '#texts/en/numbers.ts';
import { AskForm, CodeForm } from '#web/accounts/proof-forms.tsx';
import { useQuery } from '@tanstack/react-query';
import { call } from '#web/app/call.ts';

const text = numberMessages;

/** The own number of somebody who is logged in: what is known of it, the e-mail and the code. */
export function ProveNumber({ onDone }: { onDone: () => void }) {
  return (
    <Loaded
      query={useOwnNumber()}
      failed={(error) => (
        <Notice role="status">
          <p>{sentenceOf(error, text.loadFailed)}</p>
        </Notice>
      )}
      waiting={
        <SkeletonGroup>
          <Skeleton shape="card" />
        </SkeletonGroup>
      }
    >
      {(own) => <Known own={own} onDone={onDone} />}
    </Loaded>
  );
}

function Known({ own, onDone }: { own: Reply<'readOwnNumber'>; onDone: () => void }) {
  const prove = useCall('useNumberCode', { onSuccess: useNewViewer() });
  const { enrollmentNumber, provedHow, isListed, hasAddress, waits } = own;
  if (provedHow !== null) {
    return (
      <>
        <MoveWaits waits={waits} />
        <Notice tone="success" icon={BadgeCheck} title={enrollmentNumber ?? ''} role="status">
          <p>{text.proved(provedHow)}</p>
        </Notice>
        <Link to={paths.elections} className={buttonClass({ kind: 'outline', size: 'large' })}>
          {text.toElections}
        </Link>
      </>
    );
  }
  return (
    <div className={accountFields}>
      <MoveWaits waits={waits} />
      {enrollmentNumber !== null && <p className="type-mono text-lede">{enrollmentNumber}</p>}
      {enrollmentNumber !== null && !isListed && (
        <Notice>
          <p>
            {text.notListed}{' '}
            <Link to={contactPath('query', text.askAbout(enrollmentNumber))} className="type-link">
              {text.askCouncil}
            </Link>
          </p>
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
            send={(body) => prove.mutateAsync({ body })}
            onDone={onDone}
          />
        </div>
      )}
    </div>
  );
}

/** Why a number that is theirs is not with their account yet. */
function MoveWaits({ waits }: Pick<Reply<'readOwnNumber'>, 'waits'>) {
  const timeZone = useTimeZone();
  if (waits === null) return null;
  const until = shortMoment(waits.until, timeZone);
  return (
    <Notice title={waits.enrollmentNumber} role="status">
      <p>{waits.isOfficerThere ? text.moveWaits(until) : text.moveWaitsAlone(until)}</p>
    </Notice>
  );
}

/** The own number, and whether it is proved. */
function useOwnNumber() {
  const { viewer } = useViewer();
  return useQuery({
    queryKey: ['own', 'number', viewer?._id, viewer?.enrollmentNumber],
    queryFn: () => call('readOwnNumber'),
    enabled: viewer !== null,
    refetchOnMount: 'always',
    meta: { ownsSignedOut: true },
  });
}
