import type { Election } from '#contract/election-shapes.ts';
import { ElectionAbout, ElectionBanner } from '../election-banner.tsx';
import { ElectionView } from '../election-view.tsx';
import { ElectionsHead, electionsPage } from '../elections-head.tsx';
import { ElectionsSkeleton } from '../elections-skeleton.tsx';
import { useElections, useResults } from '../queries.ts';
import { useWinnerEmails } from '#web/outcome/use-winner-emails.ts';
import { ResultsSection } from '#web/outcome/results-section.tsx';
import { shownResults } from '#web/outcome/winner-of.ts';
import { usePhaseChanges, useRunning } from '../use-phase.ts';
import { useLiveElections } from '../use-live-elections.ts';
import { Link } from '#web/app/link.tsx';
import { PageHeading } from '#web/app/page-heading.tsx';
import { paths } from '#web/app/paths.ts';
import { buttonClass } from '#web/kit/button.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { Loaded } from '#web/kit/loaded.tsx';
import { descriptionsMessages } from '#texts/en/descriptions.ts';
import { electionsMessages } from '#texts/en/elections.ts';
import { messages } from '#texts/en/site.ts';

/** /elections: each election that is not over, then the results of those that are. */
export function ElectionsPage() {
  const query = useElections();
  const elections = query.data?.elections ?? [];
  const running = useRunning(elections);
  useLiveElections();
  usePhaseChanges(elections);
  useWinnerEmails();
  return (
    <div className={electionsPage}>
      <ElectionsHead elections={elections}>
        <PageHeading
          title={messages.title.of(messages.pages.elections)}
          description={descriptionsMessages.elections}
          className="type-h3 text-title"
        >
          {electionsMessages.title}
        </PageHeading>
      </ElectionsHead>
      <Loaded
        query={query}
        failed={messages.fixed.electionsLoadFailed}
        waiting={<ElectionsSkeleton />}
        className="wrap pt-8 pb-16"
      >
        {({ asOf }) => (
          <>
            {running.map((election) => (
              <OneOfThem
                key={election._id}
                election={election}
                asOf={asOf[election._id] ?? election.startDate}
                isAmongOthers={running.length > 1}
              />
            ))}
            {running.length === 0 && <NoElections />}
            <ResultsSection />
          </>
        )}
      </Loaded>
    </div>
  );
}

interface OneOfThemProps {
  election: Election;
  asOf: string;
  isAmongOthers: boolean;
}

function OneOfThem({ election, asOf, isAmongOthers }: OneOfThemProps) {
  const nameId = `election-${election._id}`;
  return (
    <section aria-labelledby={nameId} data-election={election._id}>
      <ElectionBanner election={election} nameId={nameId} />
      <ElectionAbout text={election.description} />
      <ElectionView election={election} asOf={asOf} nameId={nameId} isAmongOthers={isAmongOthers} />
    </section>
  );
}

/** Said only when there are no results either. */
function NoElections() {
  const { data } = useResults();
  if (data === undefined || shownResults(data).length > 0) return null;
  return (
    <div className="wrap">
      <EmptyState title={messages.fixed.noOngoingElections} text={electionsMessages.none.text}>
        <Link className={buttonClass({ kind: 'outline' })} to={paths.events}>
          {electionsMessages.none.events}
        </Link>
      </EmptyState>
    </div>
  );
}
