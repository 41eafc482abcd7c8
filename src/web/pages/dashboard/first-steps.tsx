import type { ComponentProps, ReactNode } from 'react';
import type { DashboardSection } from '#core/accounts/dashboard-sections.ts';
import { Link } from '#web/lib/link.tsx';
import { paths, sectionPath } from '#web/paths.ts';
import { dashboardMessages } from '#web/messages/en/dashboard.ts';
import { openSection } from './open-section.ts';

const text = dashboardMessages.firstSteps;
const firstElection: DashboardSection = 'organize-election';

interface FirstStepsProps {
  isAdmin: boolean;
  onOpen: (section: DashboardSection) => void;
}

/** What to do on a campus that has had no election yet, in the order in which it fills. */
export function FirstSteps({ isAdmin, onOpen }: FirstStepsProps) {
  const address = `${window.location.origin}${paths.register}`;
  return (
    <section className="sheet first-steps" aria-labelledby="first-steps">
      <div>
        <h2 className="h3" id="first-steps">
          {text.title}
        </h2>
        <p className="meta">{text.lede}</p>
      </div>
      <ol>
        {isAdmin && (
          <Step title={text.settings} line={text.settingsText} link={{ to: paths.settings }} />
        )}
        <Step title={text.invite} line={text.inviteText}>
          <p className="first-steps-address">
            <bdi className="mono">{address}</bdi>
          </p>
        </Step>
        <Step title={text.members} line={text.membersText} link={{ to: paths.council }} />
        <Step title={text.event} line={text.eventText} link={{ to: paths.events }} />
        <Step
          title={text.election}
          line={text.electionText}
          link={{
            to: sectionPath(firstElection),
            replace: true,
            onClick: (event) => openSection(event, firstElection, onOpen),
          }}
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

function Step({ title, line, link, children }: StepProps) {
  return (
    <li>
      <h3 className="first-steps-title">
        {link === undefined ? (
          title
        ) : (
          <Link className="link" {...link}>
            {title}
          </Link>
        )}
      </h3>
      <p className="meta">{line}</p>
      {children}
    </li>
  );
}
