import { cva } from 'class-variance-authority';
import { CalendarClock, CalendarDays, CalendarPlus, Lock, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { formatBannerDate, formatTime } from '#core/campus/dates.ts';
import type { Phase } from '#core/elections/phase.ts';
import type { Election } from '#contract/election-shapes.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { pictureSources } from '#web/app/picture-sources.ts';
import { PageHeading } from '#web/app/page-heading.tsx';
import { useServerTime } from '#web/app/server-clock.ts';
import { Chip, StatusDot } from '#web/ui/chip.tsx';
import { electionsMessages } from '#web/messages/en/elections.ts';
import { phaseMessages } from '#web/messages/en/phase.ts';
import { descriptionsMessages } from '#web/messages/en/descriptions.ts';
import { messages } from '#web/messages/en/site.ts';
import art from '#web/art/banner.svg?url';
import { calendarFile } from './calendar-file.ts';
import { shortMoment } from './moments.ts';
import { Photo } from '#web/ui/photo.tsx';
import { usePhase } from './use-phase.ts';

/** Characters from which a description is folded. */
const longText = 320;

const artClass = cva('banner-art', {
  variants: {
    /** On a phone the illustration moves aside, so that no seat lies under the facts. */
    isSet: {
      true: 'max-md:mask-[linear-gradient(90deg,transparent_220px,var(--art-night)_330px)] max-md:[&>img]:translate-x-[58%]',
    },
    /**
     * A photo was not chosen for its contrast, so it stays beside the text. Where the text can
     * reach over it, a veil keeps the text readable.
     */
    isPhoto: {
      true: [
        'md:start-[56%] md:mask-[linear-gradient(90deg,transparent,black_40%)]',
        'rtl:scale-none md:rtl:mask-[linear-gradient(270deg,transparent,black_40%)]',
        'max-md:opacity-20 max-md:mask-none',
        'md:after:absolute md:after:inset-0 md:rtl:after:-scale-x-100',
        'md:after:bg-[linear-gradient(90deg,color-mix(in_oklab,var(--hero)_74%,transparent)_70%,color-mix(in_oklab,var(--hero)_24%,transparent))]',
      ],
    },
  },
});

interface ElectionBannerProps {
  election: Election | undefined;
  /** The elections are still loading. */
  isWaiting?: boolean;
}

/**
 * The banner of an election, or of the page while there is none. Heading and art stay the same
 * elements, and what still loads has its space: nothing jumps, and no focus is lost.
 */
export function ElectionBanner({ election, isWaiting = false }: ElectionBannerProps) {
  const image = election?.imageUrl ?? '';
  const [brokenImage, setBrokenImage] = useState('');
  const isPhoto = image !== '' && image !== brokenImage;
  const isSet = !isPhoto && (isWaiting || election !== undefined);
  return (
    <div className="banner beside-sheet:hidden">
      <div className={artClass({ isPhoto, isSet })} aria-hidden>
        {isPhoto ? (
          <Photo
            className="object-[50%_30%] max-md:translate-none"
            {...pictureSources(image, '100vw')}
            alt=""
            fetchPriority="high"
            onBroken={() => setBrokenImage(image)}
          />
        ) : (
          <img src={art} width={1280} height={340} alt="" fetchPriority="high" />
        )}
      </div>
      <div
        className={`wrap banner-in ${isPhoto ? 'max-md:*:max-w-none md:*:max-w-[58%]' : ''}`.trim()}
      >
        {election === undefined ? isWaiting && <Room /> : <PhaseChip election={election} />}
        <PageHeading
          title={messages.title.of(messages.pages.elections)}
          description={descriptionsMessages.elections}
          // Names take two lines on a phone.
          className={`type-display-l ${isWaiting ? 'max-md:min-h-[1.8em]' : ''}`.trim()}
        >
          <bdi>{election?.name ?? electionsMessages.title}</bdi>
        </PageHeading>
        {election === undefined ? isWaiting && <Room hasFacts /> : <Facts election={election} />}
      </div>
    </div>
  );
}

/** The space of a line that still loads. */
function Room({ hasFacts = false }: { hasFacts?: boolean }) {
  // On a phone the facts take a line each.
  return <div className={hasFacts ? 'h-7 max-md:h-23' : 'h-7'} />;
}

function PhaseChip({ election }: { election: Election }) {
  const timeZone = useTimeZone();
  const phase = usePhase(election);
  const chips: Record<Phase, ReactNode> = {
    open: (
      <Chip tone="hero-open" icon={<StatusDot isLive />}>
        {phaseMessages.open}
      </Chip>
    ),
    upcoming: (
      <Chip tone="hero" icon={<CalendarClock size={16} strokeWidth={2} aria-hidden />}>
        {phaseMessages.upcoming(formatBannerDate(election.startDate, timeZone))}
      </Chip>
    ),
    closed: (
      <Chip tone="hero" icon={<Lock size={14} strokeWidth={2.25} aria-hidden />}>
        {phaseMessages.closed}
      </Chip>
    ),
    paused: <Chip tone="hero">{phaseMessages.paused}</Chip>,
    cancelled: <Chip tone="hero">{phaseMessages.cancelled}</Chip>,
    draft: <Chip tone="hero">{phaseMessages.draft}</Chip>,
  };
  return chips[phase];
}

function Facts({ election }: { election: Election }) {
  const timeZone = useTimeZone();
  const phase = usePhase(election);
  const { startDate, endDate } = election;
  const end = shortMoment(endDate, timeZone);
  return (
    <div className="banner-facts min-h-7 max-w-184 tabular-nums max-md:max-w-62.5 [&_svg]:flex-none">
      <span>
        <CalendarDays size={20} strokeWidth={1.75} aria-hidden />
        <span>
          <time dateTime={startDate}>{formatBannerDate(startDate, timeZone)}</time>
          {phase === 'upcoming' && `, ${formatTime(startDate, timeZone)}`}
        </span>
      </span>
      {phase !== 'closed' && (
        <span>
          <Timer size={20} strokeWidth={1.75} aria-hidden />
          <Countdown election={election} isOpen={phase === 'open'} />
        </span>
      )}
      {phase === 'upcoming' ? (
        <a
          className="inline-flex min-h-7 items-center gap-2 font-semibold underline decoration-[1.5px] underline-offset-4 pointer-coarse:min-h-11"
          download={`${electionsMessages.title}.ics`}
          href={calendarFile(election)}
        >
          <CalendarPlus size={20} strokeWidth={1.75} aria-hidden />
          {electionsMessages.addToCalendar}
        </a>
      ) : (
        <span>
          <CalendarClock size={20} strokeWidth={1.75} aria-hidden />
          <time dateTime={endDate}>
            {phase === 'open' ? electionsMessages.until(end) : electionsMessages.closedAt(end)}
          </time>
        </span>
      )}
    </div>
  );
}

/** The time that is left. Not a live region: nobody wants to hear every minute. */
function Countdown({ election, isOpen }: { election: Election; isOpen: boolean }) {
  const { startDate, endDate } = election;
  return useServerTime((now) =>
    isOpen
      ? phaseMessages.closesIn(Date.parse(endDate) - now)
      : phaseMessages.opensIn(Date.parse(startDate) - now),
  );
}

/** What the election is about, under its banner; long texts are folded. */
export function ElectionAbout({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(false);
  if (text.trim() === '') return null;
  const isLong = text.length > longText;
  return (
    <div className="wrap pt-7 beside-sheet:hidden max-md:pt-5" data-about>
      <p
        className={`type-lede wrap-anywhere whitespace-pre-line ${isLong && !isWhole ? 'line-clamp-3' : ''}`.trim()}
      >
        <bdi>{text}</bdi>
      </p>
      {isLong && (
        <button
          type="button"
          className="mt-2 type-link min-h-8"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? electionsMessages.readLess : electionsMessages.readMore}
        </button>
      )}
    </div>
  );
}
