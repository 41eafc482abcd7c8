import type { ReactNode } from 'react';
import type { DashboardSection } from '#core/accounts/dashboard-sections.ts';
import { Link } from '#web/lib/router.tsx';
import { paths, sectionPath } from '#web/paths.ts';
import { dashboardWords } from '#web/words/dashboard.ts';
import { openSection } from './open-section.ts';

const text = dashboardWords.firstSteps;
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
          <Step
            title={
              <Link className="link" to={paths.settings}>
                {text.settings}
              </Link>
            }
            line={text.settingsText}
          />
        )}
        <Step title={text.invite} line={text.inviteText}>
          <p className="first-steps-address">
            <bdi className="mono">{address}</bdi>
          </p>
        </Step>
        <Step
          title={
            <Link className="link" to={paths.council}>
              {text.members}
            </Link>
          }
          line={text.membersText}
        />
        <Step
          title={
            <Link className="link" to={paths.events}>
              {text.event}
            </Link>
          }
          line={text.eventText}
        />
        <Step
          title={
            <Link
              className="link"
              to={sectionPath(firstElection)}
              replace
              onClick={(event) => openSection(event, firstElection, onOpen)}
            >
              {text.election}
            </Link>
          }
          line={text.electionText}
        />
      </ol>
    </section>
  );
}

interface StepProps {
  title: ReactNode;
  line: string;
  children?: ReactNode;
}

function Step({ title, line, children }: StepProps) {
  return (
    <li>
      <h3 className="first-steps-title">{title}</h3>
      <p className="meta">{line}</p>
      {children}
    </li>
  );
}
