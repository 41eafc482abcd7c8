import { cva } from 'class-variance-authority';
import { CalendarClock, Clock, CalendarDays, CalendarPlus, Lock, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { formatBannerDate, formatTime } from '#core/campus/dates.ts';
import type { Phase } from '#core/elections/phase.ts';
import type { Election } from '#contract/election-shapes.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { pictureSources, Photo } from '#web/kit/photo.tsx';
import { Link } from '#web/app/link.tsx';
import { PageHeading } from '#web/app/page-heading.tsx';
import { useServerTime } from '#web/app/server-clock.ts';
import { useHydrated } from '#web/kit/use-hydrated.ts';
import { electionPath } from '#web/app/paths.ts';
import { Chip, StatusDot } from '#web/kit/chip.tsx';
import { electionsMessages } from '#texts/en/elections.ts';
import { phaseMessages } from '#texts/en/phase.ts';
import { descriptionsMessages } from '#texts/en/descriptions.ts';
import { messages } from '#texts/en/site.ts';
import art from '#web/kit/art/banner.svg?url';
import { calendarFile } from './calendar-file.ts';
import { nearMoment, shortMoment } from './moments.ts';
import { usePhase } from './use-phase.ts';

/** Characters from which a description is folded. */
const longText = 160;

/** Beside the text, and on a phone almost out of the way: no seat lies under the facts. */
const artClass = cva('banner-art', {
  variants: {
    /**
     * A photo was not chosen for its contrast, so it stays beside the text. Where the text can
     * reach over it, a veil keeps the text readable.
     */
    isPhoto: {
      false: 'max-md:opacity-35 max-md:[&>img]:translate-x-[58%]',
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
  /** Undefined while it loads, or cannot be loaded. */
  election: Election | undefined;
  /** The elections are still loading. */
  isWaiting?: boolean;
  /** One of several on a page: its name has this id and is no title of the page. */
  nameId?: string;
}

/**
 * The low banner of an election. Heading and art stay the same elements, and what still loads has
 * its space: nothing jumps, and no focus is lost.
 */
export function ElectionBanner(props: ElectionBannerProps) {
  const { election, isWaiting = false } = props;
  const image = election?.imageUrl ?? '';
  const [brokenImage, setBrokenImage] = useState('');
  const isPhoto = image !== '' && image !== brokenImage;
  return (
    <div className="banner beside-sheet:hidden">
      <div className={artClass({ isPhoto })} aria-hidden>
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
        className={`wrap flex min-h-40 flex-col items-start justify-center gap-3 py-6 max-md:min-h-0 max-md:gap-1.5 max-md:py-3 ${isPhoto ? 'max-md:*:max-w-none md:*:max-w-[58%]' : ''}`.trim()}
      >
        <Name {...props} />
        {election === undefined ? (
          // On a phone the facts take two lines.
          isWaiting && <div className="h-7 max-md:h-16" />
        ) : (
          <Facts election={election} isWhole={props.nameId === undefined} />
        )}
      </div>
    </div>
  );
}

const nameClass = 'type-h1 max-w-[22em] wrap-anywhere';

function Name({ election, isWaiting = false, nameId }: ElectionBannerProps) {
  if (nameId !== undefined && election !== undefined) {
    return (
      <h2 className={nameClass} id={nameId}>
        <Link
          to={electionPath(election._id)}
          className="no-underline pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center hover:underline"
        >
          <bdi>{election.name}</bdi>
        </Link>
      </h2>
    );
  }
  const about = election?.description.replace(/\s+/g, ' ').trim() ?? '';
  return (
    <PageHeading
      title={messages.title.of(election?.name ?? messages.pages.elections)}
      description={about === '' ? descriptionsMessages.elections : shortened(about)}
      {...(election?.imageUrl && { image: election.imageUrl })}
      // Names take two lines on a phone.
      className={`${nameClass} ${isWaiting ? 'max-md:min-h-[2em]' : ''}`.trim()}
    >
      <bdi>{election?.name ?? electionsMessages.title}</bdi>
    </PageHeading>
  );
}

/** A description for search engines and previews: whole words, at most 160 characters. */
function shortened(text: string): string {
  return text.length <= 160 ? text : `${text.slice(0, 159).replace(/\s+\S*$/, '')}…`;
}

/** What stands beside the word on the picture. */
const heroSigns: Partial<Record<Phase, ReactNode>> = {
  open: <StatusDot isLive />,
  upcoming: <CalendarClock size={16} strokeWidth={2} aria-hidden />,
  closed: <Lock size={14} strokeWidth={2.25} aria-hidden />,
};

/** Among others without the signs. Each date is said once: when voting opens (specification, section 2), and when it closes. */
function Facts({ election, isWhole }: { election: Election; isWhole: boolean }) {
  const isHydrated = useHydrated();
  const timeZone = useTimeZone();
  const phase = usePhase(election);
  const { startDate, endDate } = election;
  const moment = phase === 'closed' ? shortMoment : nearMoment;
  const end = <time dateTime={endDate}>{moment(endDate, timeZone)}</time>;
  return (
    // Beside the art, not over it.
    <div className="banner-facts min-h-7 tabular-nums md:max-w-[58%] [&_svg]:flex-none">
      <Chip
        tone={phase === 'open' ? 'hero-open' : 'hero'}
        icon={isWhole || phase === 'open' ? heroSigns[phase] : undefined}
      >
        {phaseMessages.words[phase]}
      </Chip>
      {election.rehearsal && <Chip tone="gold">{phaseMessages.rehearsal}</Chip>}
      <span>
        {isWhole && <CalendarDays size={20} strokeWidth={1.75} aria-hidden />}
        <time dateTime={startDate}>{formatBannerDate(startDate, timeZone)}</time>
      </span>
      {phase === 'upcoming' && (
        <span>
          {isWhole && <Clock size={20} strokeWidth={1.75} aria-hidden />}
          <span>{formatTime(startDate, timeZone)}</span>
        </span>
      )}
      {(phase === 'upcoming' || phase === 'open') && (
        <span>
          {isWhole && <Timer size={20} strokeWidth={1.75} aria-hidden />}
          <span>
            <Countdown startDate={startDate} endDate={endDate} />
            {phase === 'open' && <>, {end}</>}
          </span>
        </span>
      )}
      {phase === 'closed' && (
        <span>
          <CalendarClock size={20} strokeWidth={1.75} aria-hidden />
          <span>
            {electionsMessages.until} {end}
          </span>
        </span>
      )}
      {phase === 'upcoming' && isWhole && (
        // A line of its own: behind the dates it would lie over the art.
        <span className="md:basis-full">
          <a
            className="inline-flex min-h-7 items-center gap-2 font-semibold underline decoration-[1.5px] underline-offset-4 pointer-coarse:min-h-11"
            // It names this site, which the server does not know.
            {...(isHydrated && {
              href: calendarFile(election),
              download: 'election.ics',
            })}
          >
            <CalendarPlus size={20} strokeWidth={1.75} aria-hidden />
            {electionsMessages.addToCalendar}
          </a>
        </span>
      )}
    </div>
  );
}

/** The time that is left. Not a live region: nobody wants to hear every minute. */
function Countdown({ startDate, endDate }: Pick<Election, 'startDate' | 'endDate'>) {
  return useServerTime((now) =>
    Date.parse(startDate) <= now
      ? phaseMessages.closesIn(Date.parse(endDate) - now)
      : phaseMessages.opensIn(Date.parse(startDate) - now),
  );
}

interface ElectionAboutProps {
  text: string;
  /** On a phone two lines of it, and all on its own page. */
  isAmongOthers?: boolean;
}

/** What the election is about, under its banner; long texts are folded. */
export function ElectionAbout({ text, isAmongOthers = false }: ElectionAboutProps) {
  const [isWhole, setWhole] = useState(false);
  if (text.trim() === '') return null;
  const isLong = text.length > longText;
  return (
    <div className="wrap pt-5 beside-sheet:hidden max-md:pt-3" data-about>
      <p
        className={`type-lede wrap-anywhere whitespace-pre-line ${isLong && !isWhole ? 'line-clamp-2' : ''} ${isAmongOthers ? 'max-md:line-clamp-2 max-md:text-ui' : ''}`.trim()}
      >
        <bdi>{text}</bdi>
      </p>
      {isLong && (
        <button
          type="button"
          className="type-link min-h-11"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? electionsMessages.readLess : electionsMessages.readMore}
        </button>
      )}
    </div>
  );
}
