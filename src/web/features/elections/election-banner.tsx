import { CalendarClock, CalendarDays, CalendarPlus, Lock, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { formatBannerDate, formatTime } from '#core/campus/dates.ts';
import type { Phase } from '#core/elections/phase.ts';
import type { Election } from '#contract/elections.ts';
import { useTimeZone } from '#web/lib/campus.ts';
import { pictureSources } from '#web/lib/picture-sources.ts';
import { PageHeading } from '#web/lib/route-change.tsx';
import { useServerTime } from '#web/lib/server-clock.ts';
import { Chip, StatusDot } from '#web/ui/chip.tsx';
import { Banner } from '#web/ui/hero.tsx';
import { words } from '#web/words/words.ts';
import { calendarFile } from './calendar-file.ts';
import { shortMoment } from './moments.ts';
import { usePhase } from './use-phase.ts';

/** Characters from which a description is folded. */
const longText = 320;

/** The poster of one election; of the page itself while there is none. */
export function ElectionBanner({ election }: { election: Election | undefined }) {
  const image = election?.imageUrl ?? '';
  const [brokenImage, setBrokenImage] = useState('');
  const heading = (
    <PageHeading title={words.title.of(words.pages.elections)} className="display-l">
      <bdi>{election?.name ?? words.elections.title}</bdi>
    </PageHeading>
  );
  const content =
    election === undefined ? (
      heading
    ) : (
      <>
        <PhaseChip election={election} />
        {heading}
        <Facts election={election} />
      </>
    );
  if (image === '' || image === brokenImage) return <Banner>{content}</Banner>;
  return (
    <div className="banner">
      <div className="banner-art banner-photo" aria-hidden>
        <img {...pictureSources(image, '100vw')} alt="" onError={() => setBrokenImage(image)} />
      </div>
      <div className="wrap banner-in">{content}</div>
    </div>
  );
}

function PhaseChip({ election }: { election: Election }) {
  const timeZone = useTimeZone();
  const phase = usePhase(election);
  const chips: Record<Phase, ReactNode> = {
    open: (
      <Chip tone="hero-open" icon={<StatusDot isLive />}>
        {words.elections.phase.open}
      </Chip>
    ),
    upcoming: (
      <Chip tone="hero" icon={<CalendarClock size={16} strokeWidth={2} aria-hidden />}>
        {words.elections.phase.upcoming(formatBannerDate(election.startDate, timeZone))}
      </Chip>
    ),
    closed: (
      <Chip tone="hero" icon={<Lock size={14} strokeWidth={2.25} aria-hidden />}>
        {words.elections.phase.closed}
      </Chip>
    ),
  };
  return chips[phase];
}

function Facts({ election }: { election: Election }) {
  const timeZone = useTimeZone();
  const phase = usePhase(election);
  const { startDate, endDate } = election;
  const end = shortMoment(endDate, timeZone);
  return (
    <div className="banner-facts election-facts num">
      <span>
        <CalendarDays size={20} strokeWidth={1.75} aria-hidden />
        <time dateTime={startDate}>{formatBannerDate(startDate, timeZone)}</time>
      </span>
      {phase !== 'closed' && (
        <span>
          <Timer size={20} strokeWidth={1.75} aria-hidden />
          <Countdown election={election} isOpen={phase === 'open'} />
        </span>
      )}
      {phase === 'upcoming' ? (
        <a
          className="banner-link"
          download={`${words.elections.title}.ics`}
          href={calendarFile(election)}
        >
          <CalendarPlus size={20} strokeWidth={1.75} aria-hidden />
          {words.elections.addToCalendar}
        </a>
      ) : (
        <span>
          <CalendarClock size={20} strokeWidth={1.75} aria-hidden />
          <time dateTime={endDate}>
            {phase === 'open' ? words.elections.until(end) : words.elections.closedAt(end)}
          </time>
        </span>
      )}
    </div>
  );
}

/** The time that is left; it is no live region, nobody wants every minute read out. */
function Countdown({ election, isOpen }: { election: Election; isOpen: boolean }) {
  const { startDate, endDate } = election;
  const time = formatTime(startDate, useTimeZone());
  return useServerTime((now) =>
    isOpen
      ? words.elections.closesIn(Date.parse(endDate) - now)
      : words.elections.opensIn(Date.parse(startDate) - now, time),
  );
}

/** What the election is about, under its poster; long texts are folded. */
export function ElectionAbout({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(false);
  if (text.trim() === '') return null;
  const isLong = text.length > longText;
  return (
    <div className="wrap election-about">
      <p className={isLong && !isWhole ? 'lede is-folded' : 'lede'}>
        <bdi>{text}</bdi>
      </p>
      {isLong && (
        <button
          type="button"
          className="link"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? words.elections.readLess : words.elections.readMore}
        </button>
      )}
    </div>
  );
}
