import { useQuery } from '@tanstack/react-query';
import {
  Fingerprint,
  History,
  IdCard,
  KeyRound,
  Mail,
  MonitorSmartphone,
  UserPlus,
  Vote,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import type { NoticeKind } from '#core/accounts/notice-kinds.ts';
import { formatEventDate, formatTime } from '#core/campus/dates.ts';
import { electionPath } from '#core/page-paths.ts';
import { useTimeZone } from '#web/app/campus.ts';
import type { Reply } from '#web/app/call.ts';
import { Link } from '#web/app/link.tsx';
import { noticesMessages } from '#web/messages/en/account-notices.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBlock } from '#web/ui/error-block.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { noticesQuery } from './notice-queries.ts';

type Notice = Reply<'listOwnNotices'>['notices'][number];

const text = noticesMessages;
const icons: Record<NoticeKind, LucideIcon> = {
  registered: UserPlus,
  device: MonitorSmartphone,
  password: KeyRound,
  'way-in': Fingerprint,
  email: Mail,
  number: IdCard,
  voted: Vote,
};

/** What happened with the own account, the newest first, ten at a time. */
export function NoticeList({ onLeave }: { onLeave: () => void }) {
  const [page, setPage] = useState(1);
  const { data, isError, isPlaceholderData, refetch } = useQuery(noticesQuery(page));
  if (data === undefined) {
    return isError ? (
      <ErrorBlock title={text.loadFailed} level={3} onRetry={() => refetch()} />
    ) : (
      <SkeletonGroup>
        <Skeleton />
        <Skeleton />
      </SkeletonGroup>
    );
  }
  if (data.notices.length === 0) {
    return (
      <p className="flex items-center gap-3 text-ink-2">
        <History size={20} strokeWidth={1.75} aria-hidden />
        {text.none}
      </p>
    );
  }
  return (
    <>
      <ul aria-label={text.list} aria-busy={isPlaceholderData} className="grid grid-cols-1">
        {data.notices.map((notice) => (
          <Row key={notice._id} notice={notice} onLeave={onLeave} />
        ))}
      </ul>
      {data.pages > 1 && (
        <nav aria-label={text.list} className="mt-2 flex items-center justify-between gap-3">
          <Button
            kind="outline"
            size="small"
            disabled={data.page <= 1}
            onClick={() => setPage(data.page - 1)}
          >
            {text.newer}
          </Button>
          <span className="type-meta tabular-nums" role="status">
            {text.page(data.page, data.pages)}
          </span>
          <Button
            kind="outline"
            size="small"
            disabled={data.page >= data.pages}
            onClick={() => setPage(data.page + 1)}
          >
            {text.older}
          </Button>
        </nav>
      )}
    </>
  );
}

const hourMs = 3_600_000;

function Row({ notice, onLeave }: { notice: Notice; onLeave: () => void }) {
  const { kind, at, detail, election } = notice;
  const timeZone = useTimeZone();
  const Icon = icons[kind];
  const day = formatEventDate(at, timeZone);
  const until = new Date(Date.parse(at) + hourMs).toISOString();
  return (
    <li className="flex min-h-14 items-center gap-3 border-b border-line py-2 last:border-b-0">
      <Icon size={20} strokeWidth={1.75} aria-hidden className="flex-none" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold wrap-anywhere">
          {kind === 'voted' ? (
            <>
              {text.votedBefore}{' '}
              {election !== null && (
                <Link
                  to={electionPath(election._id)}
                  className="underline underline-offset-4 pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
                  onClick={onLeave}
                >
                  {election.name}
                </Link>
              )}
            </>
          ) : (
            text.happened[kind](detail)
          )}
        </span>
        <span className="type-meta">
          {kind === 'voted'
            ? text.toldLater(day)
            : text.hour(day, formatTime(at, timeZone), formatTime(until, timeZone))}
        </span>
      </span>
    </li>
  );
}
