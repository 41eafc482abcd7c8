import { useQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import type { Reply } from '#web/app/call.ts';
import { useCall } from '#web/app/use-call.ts';
import { ActButton } from '#web/kit/act-button.tsx';
import { Chip } from '#web/kit/chip.tsx';
import { Loaded } from '#web/kit/loaded.tsx';
import { WhenShown } from '#web/app/when-shown.tsx';
import { sessionsMessages } from '#texts/en/people.ts';
import { sessionsQuery } from './session-queries.ts';

const text = sessionsMessages;

interface SessionListProps {
  accountId: string;
  label: string;
  /** The button that ends all but the session in use. */
  endAll: string;
}

/** The browsers that are logged in to an account, and the way to end each of them. */
export function SessionList(props: SessionListProps) {
  const query = useQuery(sessionsQuery(props.accountId));
  return (
    <Loaded query={query} failed={text.loadFailed} level={3}>
      {(sessions) => <Sessions {...props} sessions={sessions} />}
    </Loaded>
  );
}

function Sessions(props: SessionListProps & { sessions: Reply<'listSessions'> }) {
  const { accountId, label, endAll, sessions } = props;
  const end = useCall('endSessions');
  const params = { id: accountId };
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  if (sessions.length === 0) return <p className="text-ink-2">{text.none}</p>;
  return (
    <>
      <ul aria-label={label} className="grid grid-cols-1">
        {sessions.map((session) => {
          const device = session.device === '' ? text.unknownDevice : session.device;
          return (
            <li
              key={session._id}
              className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2 last:border-b-0"
            >
              <MonitorSmartphone size={20} strokeWidth={1.75} aria-hidden />
              <span className="min-w-0 flex-1">
                <bdi className="block font-semibold wrap-anywhere">{device}</bdi>
                <span className="type-meta">
                  {text.seen} <WhenShown at={session.seenAt} />
                </span>
              </span>
              {session.isCurrent ? (
                <Chip tone="brand">{text.current}</Chip>
              ) : (
                <ActButton
                  kind="ghost"
                  size="small"
                  aria-label={text.endOne(device)}
                  act={() => end.mutateAsync({ params, body: { sessionId: session._id } })}
                  failed={text.failed}
                >
                  {text.end}
                </ActButton>
              )}
            </li>
          );
        })}
      </ul>
      {others.length > 1 && (
        <ActButton
          kind="outline"
          size="small"
          className="mt-2"
          act={() => end.mutateAsync({ params, body: {} })}
          failed={text.failed}
        >
          {endAll}
        </ActButton>
      )}
    </>
  );
}
