import { useQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import type { Reply } from '#web/app/call.ts';
import { useCall } from '#web/app/use-call.ts';
import { ActButton } from '#web/kit/act-button.tsx';
import { Chip } from '#web/kit/chip.tsx';
import { Loaded } from '#web/kit/loaded.tsx';
import { WhenShown } from '#web/app/when-shown.tsx';
import { sessionsMessages } from '#texts/en/people.ts';
import { sessionsQuery } from './queries.ts';

const text = sessionsMessages;

/** The browsers that are logged in to your account, and the way to end each of them. */
export function SessionList() {
  const query = useQuery(sessionsQuery);
  return (
    <Loaded query={query} failed={text.loadFailed} level={3}>
      {(sessions) => <Sessions sessions={sessions} />}
    </Loaded>
  );
}

function Sessions({ sessions }: { sessions: Reply<'listSessions'> }) {
  const end = useCall('endSessions');
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  return (
    <>
      <ul aria-label={text.own} className="grid grid-cols-1">
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
                  act={() => end.mutateAsync({ body: { sessionId: session._id } })}
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
          act={() => end.mutateAsync({ body: {} })}
          failed={text.failed}
        >
          {text.endOthers}
        </ActButton>
      )}
    </>
  );
}
