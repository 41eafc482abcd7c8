import { ArrowLeft } from 'lucide-react';
import { Fragment, lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { isOfficer } from '#core/accounts/role.ts';
import type { Election } from '#contract/election-shapes.ts';
import { useViewer } from '#web/app/session.ts';
import { positionAnchor } from '#web/voting/position-anchor.ts';
import { ElectionRulings } from '#web/complaints/election-rulings.tsx';
import { ElectionAbout, ElectionBanner } from '../election-banner.tsx';
import { ReturningOfficer } from '../returning-officer.tsx';
import { useNamed } from '../use-named.ts';
import { ElectionLinks, isOpenToComplaints } from '../election-links.tsx';
import { ElectionView } from '../election-view.tsx';
import { ElectionsHead, electionsPage } from '../elections-head.tsx';
import { WaitingNominations } from '#web/nominations/waiting-nominations.tsx';
import { ElectionsSkeleton } from '../elections-skeleton.tsx';
import { useElections, useMyBallots } from '../queries.ts';
import { usePhaseChanges, useRunning } from '../use-phase.ts';
import { useLiveElections } from '../use-live-elections.ts';
import { drawnPart } from '#web/app/lazy-part.tsx';
import { Link } from '#web/app/link.tsx';
import { ShareButton } from '#web/app/share/share-button.tsx';
import { NotFoundPage } from '#web/app/not-found/not-found-page.tsx';
import { electionPath, paths } from '#web/app/paths.ts';
import { Loaded, useIsLoading } from '#web/kit/loaded.tsx';
import { electionsMessages } from '#texts/en/elections.ts';
import { messages } from '#texts/en/site.ts';

/** An election that is open loads none of what it shows at its end. */
const EndedElection = drawnPart(
  'outcome/ended-election',
  async () => (await import('#web/outcome/ended-election.tsx')).EndedElection,
  {
    className: 'wrap pt-8 pb-16',
    skeleton: <ElectionsSkeleton />,
    failed: messages.fixed.resultsLoadFailed,
  },
);

/** Only officers load it. */
const ElectionMenu = lazy(async () => ({
  default: (await import('../dashboard/acts/election-menu.tsx')).ElectionMenu,
}));

/** Only whoever is named loads it. */
const NamedMessages = lazy(async () => ({
  default: (await import('./named-messages.tsx')).NamedMessages,
}));

function OfNamed({ electionId }: { electionId: string }) {
  const { named } = useNamed(electionId);
  if (named?.isYours !== true) return null;
  return (
    <Suspense fallback={null}>
      <NamedMessages electionId={electionId} />
    </Suspense>
  );
}

const placeOf = ({ _id, title }: Election['positions'][number]) => ({
  title,
  anchor: positionAnchor(_id),
});

/** /elections/:electionId: its ballot and standings, and once it is over its results. */
export function ElectionPage() {
  const { electionId = '' } = useParams();
  const query = useElections();
  const isLoading = useIsLoading(query);
  const elections = query.data?.elections ?? [];
  const election = elections.find(({ _id }) => _id === electionId);
  const running = useRunning(elections);
  const { viewer } = useViewer();
  const isLed = viewer !== null && isOfficer(viewer.role);
  useMyBallots();
  useLiveElections();
  usePhaseChanges(elections);

  if (query.data !== undefined && !isLoading && election === undefined) return <NotFoundPage />;
  const shown = isLoading ? undefined : election;
  const isRunning = shown !== undefined && running.includes(shown);
  return (
    <div className={electionsPage}>
      <ElectionsHead elections={elections} electionId={electionId}>
        <Link to={paths.elections} className="type-link me-auto min-h-11 min-w-11">
          <ArrowLeft className="flex-none" size={20} strokeWidth={1.75} aria-hidden />
          {/* On a phone officers have two more buttons beside it: the arrow alone has room. */}
          <span className={isLed ? 'max-sm:in-[:has(>[data-nominations])]:sr-only' : undefined}>
            {electionsMessages.all}
          </span>
        </Link>
        {shown !== undefined && shown.state !== 'draft' && (
          <ShareButton
            name={shown.name}
            path={electionPath(shown._id)}
            // For officers, who send each class its own.
            places={isLed && isRunning ? shown.positions.map(placeOf) : undefined}
            kind="ghost"
            size="small"
            isShort
          />
        )}
        {isLed && shown !== undefined && (
          // It has its place before its file is here.
          <span className="grid size-11 flex-none place-items-center">
            <Suspense fallback={null}>
              <ElectionMenu election={shown} />
            </Suspense>
          </span>
        )}
      </ElectionsHead>
      <ElectionBanner key="banner" election={shown} isWaiting={isLoading} />
      <Loaded
        query={query}
        failed={messages.fixed.electionsLoadFailed}
        waiting={<ElectionsSkeleton />}
        className="wrap pt-8 pb-16"
      >
        {({ asOf }) =>
          election !== undefined && (
            <Fragment key={election._id}>
              <ElectionAbout text={election.description} />
              <WaitingNominations electionId={election._id} />
              {running.includes(election) ? (
                <ElectionView election={election} asOf={asOf[election._id] ?? election.startDate} />
              ) : (
                <EndedElection election={election} />
              )}
              {election.state !== 'draft' && (
                <>
                  {isOpenToComplaints(election) && <ElectionRulings election={election} />}
                  {/* It comes later than the page: above, it would move what people press. */}
                  <ReturningOfficer election={election} />
                  <OfNamed electionId={election._id} />
                  <ElectionLinks election={election} />
                </>
              )}
            </Fragment>
          )
        }
      </Loaded>
    </div>
  );
}
