import { formatEventDate, formatTime } from '#core/campus/dates.ts';
import type { WorkingVoteLink } from '#contract/vote-links.ts';
import { accountLede } from '#web/accounts/account-frame.tsx';
import { useTimeZone } from '#web/app/campus.ts';
import { useServerTime } from '#web/app/server-clock.ts';
import { voteLinkMessages } from '#texts/en/vote-link.ts';

const text = voteLinkMessages;

/** Whether voting is still to open. */
export function useIsUpcoming({ election }: Pick<WorkingVoteLink, 'election'>): boolean {
  const opens = Date.parse(election?.startDate ?? '');
  return useServerTime((now) => now < opens);
}

/** For which election the link is, and when one votes in it; or that it was asked for by the number. */
export function AboutLink({ link }: { link: WorkingVoteLink }) {
  if (link.election === null) return <p className="text-lede font-semibold">{text.asked}</p>;
  return <AboutElection election={link.election} />;
}

function AboutElection({ election }: { election: NonNullable<WorkingVoteLink['election']> }) {
  const { name, startDate, endDate } = election;
  const isUpcoming = useIsUpcoming({ election });
  const timeZone = useTimeZone();
  const moment = isUpcoming ? startDate : endDate;
  return (
    <div>
      <p className="text-lede font-semibold wrap-anywhere">{text.lede(name)}</p>
      <p className={accountLede}>
        {isUpcoming ? text.opens : text.closes}{' '}
        <time dateTime={moment}>
          {formatEventDate(moment, timeZone)}, {formatTime(moment, timeZone)}
        </time>
      </p>
    </div>
  );
}
