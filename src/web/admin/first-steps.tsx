import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import type { DashboardSection } from '#core/accounts/dashboard-sections.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { browserTimeZone, isSameTimeZone } from '#web/campus/time-zones.ts';
import { Link } from '#web/app/link.tsx';
import { CopyLinkButton } from '#web/app/share/copy-link-button.tsx';
import { ShareButton } from '#web/app/share/share-button.tsx';
import { paths, sectionPath } from '#web/paths.ts';
import { dashboardMessages } from '#web/messages/en/dashboard.ts';
import { openSection } from './open-section.ts';

const text = dashboardMessages.firstSteps;

interface FirstStepsProps {
  isAdmin: boolean;
  /** Whether e-mails leave the server. */
  canSendEmail: boolean;
  onOpen: (section: DashboardSection) => void;
}

/** The first steps on a campus that has had no election yet, in their order. */
export function FirstSteps({ isAdmin, canSendEmail, onOpen }: FirstStepsProps) {
  const timeZone = useTimeZone();
  const here = browserTimeZone();
  const address = `${window.location.origin}${paths.register}`;
  const toSection = (section: DashboardSection) => ({
    to: sectionPath(section),
    replace: true,
    onClick: (event: MouseEvent) => openSection(event, section, onOpen),
  });
  return (
    <section className="sheet mt-6 grid gap-5 p-5" aria-labelledby="first-steps">
      <div>
        <h2 className="type-h3" id="first-steps">
          {text.title}
        </h2>
        <p className="type-meta">{text.lede}</p>
      </div>
      <ol className="grid grid-cols-[repeat(auto-fit,minmax(min(290px,100%),1fr))] gap-x-5 gap-y-6 [counter-reset:step]">
        {isAdmin && (
          <Step title={text.settings} line={text.settingsText} link={{ to: paths.settings }} />
        )}
        {isAdmin && !isSameTimeZone(here, timeZone) && (
          <Step
            title={text.timeZone}
            line={text.timeZoneText(timeZone, here)}
            link={{ to: paths.settings }}
          />
        )}
        {isAdmin && (
          <Step
            title={text.twoOfficers}
            line={text.twoOfficersText}
            link={{ to: paths.settings }}
          />
        )}
        {isAdmin && !canSendEmail && (
          <Step title={text.email} line={text.emailText} link={{ to: paths.settings }} />
        )}
        {isAdmin && (
          <Step title={text.factor} line={text.factorText} link={{ to: paths.settings }} />
        )}
        <Step title={text.invite} line={text.inviteText}>
          <p className="wrap-anywhere text-ink-2">
            <bdi className="type-mono">{address}</bdi>
          </p>
          <div className="mt-1.5 flex flex-wrap gap-2">
            <CopyLinkButton path={paths.register} />
            <ShareButton name={text.registration} path={paths.register} size="small" />
          </div>
        </Step>
        <Step title={text.members} line={text.membersText} link={{ to: paths.council }} />
        <Step title={text.event} line={text.eventText} link={{ to: paths.events }} />
        <Step title={text.known} line={text.knownText} link={toSection('voter-list')} />
        <Step
          title={text.election}
          line={text.electionText}
          link={toSection('organize-election')}
        />
      </ol>
    </section>
  );
}

interface StepProps {
  title: string;
  line: string;
  /** Where it is done; without one it is done elsewhere. */
  link?: Omit<ComponentProps<typeof Link>, 'className' | 'children'>;
  children?: ReactNode;
}

/** One seat of the illustration for each step. */
const step = [
  'grid content-start justify-items-start gap-1 [counter-increment:step]',
  'before:mb-1.5 before:grid before:size-7 before:place-items-center before:rounded-full before:bg-brand-soft',
  'before:font-text before:text-small before:leading-none before:font-semibold before:text-brand-ink',
  'before:content-[counter(step)] max-md:grid-cols-[28px_minmax(0,1fr)] max-md:gap-x-3 max-md:*:col-start-2',
  'max-md:before:m-0 max-md:before:[grid-area:1/1/span_2]',
].join(' ');

function Step({ title, line, link, children }: StepProps) {
  return (
    <li className={step}>
      <h3 className="text-body leading-label font-semibold">
        {link === undefined ? (
          title
        ) : (
          <Link className="type-link" {...link}>
            {title}
          </Link>
        )}
      </h3>
      <p className="type-meta">{line}</p>
      {children}
    </li>
  );
}
