import { useQuery } from '@tanstack/react-query';
import type { NumberClaim } from '#contract/numbers.ts';
import { accountFields, accountLede } from '#web/accounts/account-frame.tsx';
import { numberClaimQuery } from '../number-queries.ts';
import { sentenceOf } from '#web/kit/call-error.ts';
import { Link } from '#web/app/link.tsx';
import { useNewViewer, useViewer } from '#web/app/session.ts';
import { useCall } from '#web/app/use-call.ts';
import { WhenShown } from '#web/app/when-shown.tsx';
import { pathWithToken, paths } from '#web/app/paths.ts';
import { buttonClass } from '#web/kit/button.tsx';
import { CallForm, Press, useCallForm } from '#web/kit/call-form.tsx';
import { Loaded } from '#web/kit/loaded.tsx';
import { Notice } from '#web/kit/notice.tsx';
import { Skeleton, SkeletonGroup } from '#web/kit/skeleton.tsx';
import { numberMessages } from '#texts/en/numbers.ts';
import { OwnerForm } from './owner-form.tsx';

const text = numberMessages;

interface ClaimPartProps {
  token: string;
  onDone: () => void;
}

/** Who has the number of a link, and the press that gives it to its owner. */
export function ClaimPart({ token, onDone }: ClaimPartProps) {
  const { viewer } = useViewer();
  return (
    <Loaded
      query={useQuery(numberClaimQuery(token, viewer?._id))}
      failed={(error) => (
        <>
          <Notice role="status">
            <p>{sentenceOf(error, text.loadFailed)}</p>
          </Notice>
          <Link to={paths.number} className={buttonClass({ kind: 'outline', size: 'large' })}>
            {text.askAgain}
          </Link>
        </>
      )}
      waiting={
        <SkeletonGroup>
          <Skeleton shape="card" />
        </SkeletonGroup>
      }
    >
      {(claim) => <Claim claim={claim} token={token} onDone={onDone} />}
    </Loaded>
  );
}

function Claim({ claim, token, onDone }: ClaimPartProps & { claim: NumberClaim }) {
  const { viewer } = useViewer();
  const take = useCall('takeNumber', { onSuccess: useNewViewer() });
  const form = useCallForm(Press, {});
  const isStuck = claim.holder?.isProved === true && !claim.holder.isYou;
  return (
    <div className={accountFields}>
      <p className={accountLede}>{text.claimLede}</p>
      <WhoHasIt claim={claim} />
      {isStuck ? null : viewer !== null ? (
        <CallForm
          form={form}
          send={() => take.mutateAsync({ body: { token } })}
          failed={text.takeFailed}
          onDone={onDone}
          submit={claim.holder?.isYou === true ? text.keep : text.take(viewer.name)}
          look={{ className: 'py-2.5 leading-snug! whitespace-normal!' }}
          className={accountFields}
        />
      ) : (
        <>
          <section className="grid gap-2.5">
            <h2 className="type-h3">{text.withAccount}</h2>
            <Link
              to={paths.login}
              state={{ from: pathWithToken(paths.number, token) }}
              className={buttonClass({ size: 'large' })}
            >
              {text.logIn}
            </Link>
          </section>
          <section className="grid gap-4 border-t border-line pt-4">
            <h2 className="type-h3">{text.withoutAccount}</h2>
            <OwnerForm proof={{ token }} email={claim.email} name={claim.name} onDone={onDone} />
          </section>
        </>
      )}
    </div>
  );
}

function WhoHasIt({ claim }: { claim: NumberClaim }) {
  const { enrollmentNumber, holder, asked } = claim;
  return (
    <section className="grid gap-3" aria-label={text.number}>
      <p className="type-mono text-lede">{enrollmentNumber}</p>
      {holder === null ? (
        <p>{text.nobody}</p>
      ) : (
        <Notice tone={holder.isYou ? 'success' : 'warning'} title={text.holder(holder.name)}>
          <p>
            {text.registered} <WhenShown at={holder.registeredAt} />
          </p>
          {holder.isYou && <p>{text.isYou}</p>}
          {holder.isProved && !holder.isYou && <p>{text.isProved}</p>}
        </Notice>
      )}
      <p className="type-meta">
        {text.asked(asked.name)} <WhenShown at={asked.at} />
      </p>
      {holder !== null && !holder.isYou && !holder.isProved && (
        <p className={accountLede}>{text.what}</p>
      )}
    </section>
  );
}
