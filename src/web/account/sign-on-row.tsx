import { School } from 'lucide-react';
import type { ConnectedSignOn } from '#contract/sign-on.ts';
import { formatEventDate } from '#core/campus/dates.ts';
import { sentenceOf } from '#web/app/call-error.ts';
import { Button } from '#web/ui/button.tsx';
import { notify } from '#web/ui/notify.ts';
import { waysInMessages } from '#web/messages/en/ways-in.ts';
import { useDisconnectSignOn } from './ways-in-queries.ts';

const text = waysInMessages;

/** One connected log-in of the campus. */
export function SignOnRow({ signOn }: { signOn: ConnectedSignOn }) {
  const { mutateAsync: disconnect, isPending } = useDisconnectSignOn();
  const name = signOn.email === '' ? new URL(signOn.issuer).host : signOn.email;
  const press = async () => {
    try {
      notify.success((await disconnect(signOn._id)).message);
    } catch (problem) {
      notify.error(sentenceOf(problem, text.signOnFailed));
    }
  };
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
      <Button
        kind="ghost"
        size="small"
        aria-label={text.disconnectOne(name)}
        isPending={isPending}
        onClick={press}
      >
        {text.disconnect}
      </Button>
    </li>
  );
}
