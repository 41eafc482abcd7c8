import { useEffect } from 'react';
import { FeaturedMembers } from './featured-members.tsx';
import { Initiatives } from './initiatives.tsx';
import { NowStrip } from './now-strip.tsx';
import { ResultsIn } from './results-in.tsx';
import { useCampus, useTimeZone } from '#web/app/campus.ts';
import { reloadPage } from '#web/app/reload.ts';
import { PageHeading } from '#web/app/page-heading.tsx';
import { useNavigate, useNavigationType } from 'react-router';
import { useLocation } from '#web/kit/location.ts';
import { paths, readHistoryState } from '#web/app/paths.ts';
import { Hero } from '#web/kit/hero.tsx';
import { homeMessages } from '#texts/en/home.ts';
import { descriptionsMessages } from '#texts/en/descriptions.ts';
import { messages } from '#texts/en/site.ts';
import { wallClock } from '#core/campus/time-zone.ts';
import { groupByCommittee } from '#core/council/committees.ts';
import { useCampusSettings } from '#web/campus/queries.ts';
import { useMembers } from '#web/council/queries.ts';
import { useEvents } from '#web/events/queries.ts';
import { useServerTime } from '#web/app/server-clock.ts';
import { numberText, row } from '#texts/formats.ts';
import { lazyPart } from '#web/app/lazy-part.tsx';
import { useViewer } from '#web/app/session.ts';
import { forYouMessages } from '#texts/en/for-you.ts';

/** /: the university, what is on now, the members and the initiatives. */
export function HomePage() {
  const campus = useCampus();
  useReloadAfterLogIn();
  return (
    <>
      <Hero>
        {/* A campus without a name invents none: the title stands alone. */}
        {campus?.universityName !== '' && (
          <p className="min-h-[1.6em] font-semibold">
            <bdi>{campus?.universityName}</bdi>
          </p>
        )}
        <PageHeading
          title={row([messages.product.name, campus?.universityName ?? ''].filter(Boolean))}
          description={descriptionsMessages.home}
          className="type-display-xl"
        >
          {homeMessages.title.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </PageHeading>
        <p className="max-w-[16em] text-title leading-label text-balance text-on-hero/92 max-md:max-w-none max-md:text-lede">
          {messages.product.tagline}
        </p>
        <p className="mt-3 max-w-[22em] text-on-hero/92 max-md:max-w-none max-md:mt-1.5 max-md:text-ui">
          {homeMessages.forWhom(campus?.universityName ?? '')}
        </p>
      </Hero>
      <NowStrip />
      <ForYouPart />
      <ResultsIn />
      <AboutCouncil />
      <FeaturedMembers />
      <Initiatives />
    </>
  );
}

/**
 * After log-in or registration Home is reloaded once. The marker is removed from the history before
 * the reload; session storage prevents a loop if it is still there.
 */
function useReloadAfterLogIn(): void {
  const { state } = useLocation();
  const navigate = useNavigate();
  const isLoaded = useNavigationType() === 'POP';
  const { cameFrom } = readHistoryState(state);
  useEffect(() => {
    if (cameFrom === undefined) return;
    // Where storage is refused, a page that was just loaded stays as it is: it could not end a loop.
    if (isLoaded && wasReloaded()) return;
    rememberReload();
    void Promise.resolve(navigate(paths.home, { replace: true })).then(reloadPage);
  }, [cameFrom, isLoaded, navigate]);
}

function wasReloaded(): boolean {
  try {
    return sessionStorage.getItem('home') === 'reloaded';
  } catch {
    return true;
  }
}

function rememberReload(): void {
  try {
    sessionStorage.setItem('home', 'reloaded');
  } catch {
    // The marker in the history goes before the reload, and alone prevents a second one.
  }
}

const text = homeMessages;

/** The council's statement, and up to three numbers. */
function AboutCouncil() {
  const settings = useCampusSettings();
  const said = settings.data?.about.trim() ?? '';
  return (
    <section
      className="wrap section grid items-start gap-[clamp(24px,6vw,96px)] lg:grid-cols-[4fr_8fr]"
      aria-labelledby="about-council"
    >
      <h2 className="type-h2" id="about-council">
        {text.about}
      </h2>
      <div>
        <p className="font-display text-title leading-snug font-[500] tracking-[-0.014em] font-stretch-94% wrap-anywhere whitespace-pre-line">
          <bdi>{said === '' ? text.statement : said}</bdi>
        </p>
        <Facts />
      </div>
    </section>
  );
}

/** A number that is unknown or zero is left out. */
function Facts() {
  const members = useMembers();
  const events = useEvents();
  const timeZone = useTimeZone();
  const year = useServerTime((now) => wallClock(now, timeZone).year);
  const groups = groupByCommittee(members.data ?? []);
  const counts = {
    members: groups.reduce((sum, group) => sum + group.members.length, 0),
    committees: groups.length,
    events: (events.data?.events ?? []).filter(
      ({ date }) => wallClock(Date.parse(date), timeZone).year === year,
    ).length,
  };
  const known = (['members', 'committees', 'events'] as const).filter((one) => counts[one] > 0);
  // The space is reserved while the numbers load.
  if (known.length === 0 && !members.isPending && !events.isPending) return null;
  return (
    <dl className="mt-10 flex min-h-25 flex-wrap gap-x-[clamp(24px,4vw,56px)] gap-y-6 border-t border-line pt-7">
      {known.map((one) => (
        <div key={one} className="flex flex-col-reverse justify-end">
          <dt className="text-ui text-ink-2">{text.facts[one](counts[one])}</dt>
          <dd className="font-display text-heading leading-none font-heavy tracking-[-0.03em] font-stretch-82%">
            {numberText(counts[one])}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const Part = lazyPart(
  async () => {
    const { ForYou } = await import('../for-you/for-you.tsx');
    return () => <ForYou className="wrap mt-10" boxClass="sheet px-7 py-6 max-md:px-5.5" />;
  },
  { className: 'wrap mt-10', skeleton: null, failed: forYouMessages.title },
);

/** What concerns the signed-in person, on a page for everybody; visitors load none of it. */
function ForYouPart() {
  const { viewer } = useViewer();
  return viewer === null ? null : <Part />;
}
