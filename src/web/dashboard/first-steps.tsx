import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import type { DashboardSection } from '#core/accounts/dashboard-sections.ts';
import { sectionPath } from '#core/accounts/dashboard-sections.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { useCampusSettings } from '#web/campus/queries.ts';
import { browserTimeZone, isSameTimeZone } from '#web/campus/time-zones.ts';
import { Link } from '#web/app/link.tsx';
import { useHashPlace } from '#web/app/use-hash-place.ts';
import { CopyLinkButton } from '#web/app/share/copy-link-button.tsx';
import { ShareButton } from '#web/app/share/share-button.tsx';
import { voterSourcesQuery, readinessQuery } from '#web/elections/officer-queries.ts';
import { paths } from '#web/app/paths.ts';
import { dashboardMessages } from '#texts/en/dashboard.ts';
import { firstStepsId } from './first-steps-id.ts';
import { openSection } from './open-section.ts';

const text = dashboardMessages.firstSteps;

interface FirstStepsProps {
  isAdmin: boolean;
  onOpen: (section: DashboardSection) => void;
}

/** The first steps on a campus that has published no election yet, in their order, ticked when they are done. */
export function FirstSteps({ isAdmin, onOpen }: FirstStepsProps) {
  const timeZone = useTimeZone();
  const place = useHashPlace<HTMLHeadingElement>(firstStepsId);
  const here = browserTimeZone();
  const address = `${window.location.origin}${paths.register}`;
  const settings = useCampusSettings().data;
  const officers = useQuery(readinessQuery).data?.campus.officers ?? 0;
  const listed = useQuery(voterSourcesQuery).data?.listed ?? 0;
  return (
    <section className="sheet mt-6 grid gap-5 p-5" aria-labelledby={firstStepsId}>
      <div>
        <h2 ref={place} className="type-h3" id={firstStepsId} tabIndex={-1}>
          {text.title}
        </h2>
        <p className="type-meta">{text.lede}</p>
      </div>
      <ol className="grid grid-cols-[repeat(auto-fit,minmax(min(250px,100%),1fr))] gap-x-5 gap-y-6">
        {isAdmin && (
          <Step
            at={1}
            isDone={settings !== undefined && settings.universityName !== ''}
            title={text.name}
            line={text.nameText}
            link={{ to: paths.settings }}
          >
            {!isSameTimeZone(here, timeZone) && (
              <p className="type-meta">{text.timeZone(timeZone, here)}</p>
            )}
          </Step>
        )}
        <Step
          at={isAdmin ? 2 : 1}
          isDone={officers > 1}
          title={text.officer}
          line={text.officerText}
          link={isAdmin ? sectionLink('user-approval', onOpen) : undefined}
        >
          <p className="wrap-anywhere text-ink-2">
            <bdi className="type-mono">{address}</bdi>
          </p>
          <div className="mt-1.5 flex flex-wrap gap-2">
            <CopyLinkButton path={paths.register} />
            <ShareButton name={text.registration} path={paths.register} size="small" />
          </div>
        </Step>
        <Step
          at={isAdmin ? 3 : 2}
          isDone={listed > 0}
          title={text.voters}
          line={text.votersText}
          link={{ to: sectionPath('voter-list') }}
        />
        <Step
          at={isAdmin ? 4 : 3}
          isDone={false}
          title={text.election}
          line={text.electionText}
          link={sectionLink('organize-election', onOpen)}
        />
      </ol>
    </section>
  );
}

const sectionLink = (section: DashboardSection, onOpen: (section: DashboardSection) => void) => ({
  to: sectionPath(section),
  replace: true,
  onClick: (event: MouseEvent) => openSection(event, section, onOpen),
});

interface StepProps {
  at: number;
  isDone: boolean;
  title: string;
  line: string;
  /** Where it is done; without one it is done elsewhere. */
  link?: Omit<ComponentProps<typeof Link>, 'className' | 'children'> | undefined;
  children?: ReactNode;
}

const seat = [
  'grid size-7 place-items-center rounded-full bg-brand-soft font-text text-small',
  'leading-none font-semibold text-brand-ink md:mb-1.5',
].join(' ');

function Step({ at, isDone, title, line, link, children }: StepProps) {
  return (
    <li className="grid content-start justify-items-start gap-1 max-md:grid-cols-[28px_minmax(0,1fr)] max-md:gap-x-3 max-md:*:col-start-2">
      <span className={`${seat} max-md:[grid-area:1/1/span_2]`} aria-hidden>
        {isDone ? <Check size={16} strokeWidth={2.5} /> : at}
      </span>
      <h3 className="text-body leading-label font-semibold">
        {link === undefined ? (
          title
        ) : (
          <Link className="type-link" {...link}>
            {title}
          </Link>
        )}
        {isDone && <span className="ms-2 type-meta font-normal">{text.done}</span>}
      </h3>
      <p className="type-meta">{line}</p>
      {children}
    </li>
  );
}
