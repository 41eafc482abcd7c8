import { School } from 'lucide-react';
import type { ConnectedSignOn } from '#contract/sign-on.ts';
import { formatEventDate } from '#core/campus/dates.ts';
import { useCall } from '#web/app/use-call.ts';
import { ActButton } from '#web/kit/act-button.tsx';
import { waysInMessages } from '#texts/en/ways-in.ts';

const text = waysInMessages;

/** One connected log-in of the campus. */
export function SignOnRow({ signOn }: { signOn: ConnectedSignOn }) {
  const disconnect = useCall('disconnectSignOn');
  const name = signOn.email === '' ? new URL(signOn.issuer).host : signOn.email;
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2 last:border-b-0">
      <School size={20} strokeWidth={1.75} aria-hidden />
      <span className="min-w-0 flex-1">
        <bdi className="block font-semibold wrap-anywhere">{name}</bdi>
        <span className="type-meta">
          {text.connected} {formatEventDate(signOn.connectedOn, 'UTC')}, {text.lastUsed}{' '}
          {formatEventDate(signOn.usedOn, 'UTC')}
        </span>
      </span>
      <ActButton
        kind="ghost"
        size="small"
        aria-label={text.disconnectOne(name)}
        act={() => disconnect.mutateAsync({ params: { id: signOn._id } })}
        failed={text.signOnFailed}
      >
        {text.disconnect}
      </ActButton>
    </li>
  );
}
