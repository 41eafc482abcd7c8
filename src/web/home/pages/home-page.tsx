import { useEffect } from 'react';
import { AboutCouncil } from './about-council.tsx';
import { FeaturedMembers } from './featured-members.tsx';
import { Initiatives } from './initiatives.tsx';
import { NowStrip } from './now-strip.tsx';
import { ForYouPart } from '../for-you/for-you-part.tsx';
import { ResultsIn } from './results-in.tsx';
import { councilOf } from '#core/campus/university-name.ts';
import { useCampus } from '#web/app/campus.ts';
import { reloadPage } from '#web/app/reload.ts';
import { PageHeading } from '#web/app/page-heading.tsx';
import { useNavigate, useNavigationType } from 'react-router';
import { useLocation } from '#web/kit/location.ts';
import { paths, readArrival } from '#web/app/paths.ts';
import { Hero } from '#web/kit/hero.tsx';
import { homeMessages } from '#texts/en/home.ts';
import { descriptionsMessages } from '#texts/en/descriptions.ts';
import { messages } from '#texts/en/site.ts';

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
          title={councilOf(campus?.universityName ?? '')}
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
  const { cameFrom } = readArrival(state);
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
