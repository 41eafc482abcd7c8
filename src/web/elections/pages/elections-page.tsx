import { memo, Suspense, useRef, useState } from 'react';
import type { Election } from '#contract/election-shapes.ts';
import { ElectionAbout, ElectionBanner } from '../election-banner.tsx';
import { ElectionView } from '../election-view.tsx';
import { ElectionsHead, electionsPage } from '../elections-head.tsx';
import { ElectionsSkeleton } from '../elections-skeleton.tsx';
import { wordsOfElection } from '../find-words.ts';
import { HeldCountsContext, holdCounts, SwitchOfAll } from '../held-counts.tsx';
import { useElections, useResults } from '../queries.ts';
import { useWinnerEmails } from '#web/outcome/use-winner-emails.ts';
import { ResultsSection } from '#web/outcome/results-section.tsx';
import { shownResults } from '#web/outcome/winner-of.ts';
import { usePhaseChanges, useRunning } from '../use-phase.ts';
import { useLiveElections } from '../use-live-elections.ts';
import { useOwnOrder } from '../use-own-order.ts';
import { OnceAbove } from '../once-above.tsx';
import { OthersHead, YourVote } from '../your-vote.tsx';
import { SecrecyOfAll } from '#web/voting/secrecy-note.tsx';
import type { Turn } from '#web/app/in-turn.tsx';
import { InTurn, useTurn } from '#web/app/in-turn.tsx';
import { Link } from '#web/app/link.tsx';
import { PageHeading } from '#web/app/page-heading.tsx';
import { paths } from '#web/app/paths.ts';
import { buttonClass } from '#web/kit/button.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { Findable } from '#web/kit/findable.tsx';
import { Loaded } from '#web/kit/loaded.tsx';
import { descriptionsMessages } from '#texts/en/descriptions.ts';
import { electionsMessages } from '#texts/en/elections.ts';
import { messages } from '#texts/en/site.ts';
import { yourVoteMessages } from '#texts/en/your-vote.ts';

/** /elections: each election that is not over, then the results of those that are. */
export function ElectionsPage() {
  const query = useElections();
  const elections = query.data?.elections ?? [];
  const running = useRunning(elections);
  const [held] = useState(holdCounts);
  useLiveElections();
  usePhaseChanges(elections);
  useWinnerEmails();
  return (
    <HeldCountsContext value={held}>
      <div className={electionsPage}>
        <ElectionsHead elections={elections}>
          <PageHeading
            title={messages.title.of(messages.pages.elections)}
            description={descriptionsMessages.elections}
            className="type-h3 text-title"
          >
            {electionsMessages.title}
          </PageHeading>
          {running.length > 1 && <SwitchOfAll elections={running} />}
        </ElectionsHead>
        <Loaded
          query={query}
          failed={messages.fixed.electionsLoadFailed}
          waiting={<ElectionsSkeleton />}
          className="wrap pt-8 pb-16"
        >
          {({ asOf }) => (
            <>
              <Running running={running} asOf={asOf} />
              {running.length === 0 && <NoElections />}
              <Suspense>
                <ResultsSection />
              </Suspense>
              {running.length > 1 && <SecrecyOfAll elections={running} />}
            </>
          )}
        </Loaded>
      </div>
    </HeldCountsContext>
  );
}

interface RunningProps {
  running: readonly Election[];
  asOf: Readonly<Record<string, string>>;
}

/** The elections that are not over: what is the reader's own first. */
function Running({ running, asOf }: RunningProps) {
  const { ordered, isReader, isWaiting, box } = useOwnOrder(running);
  // As the server said it: parts of the page that are hydrated later begin with the same.
  const [firstAsOf] = useState(asOf);
  const isAmongOthers = running.length > 1;
  const firstOfOthers = ordered.find(({ concern }) => concern === 'foreign')?.election;
  return (
    <>
      {isAmongOthers && <OnceAbove />}
      {isReader && isAmongOthers && <YourVote elections={running} />}
      <Findable
        items={running}
        wordsOf={wordsOfElection}
        label={yourVoteMessages.findElection}
        className="wrap my-5 beside-sheet:hidden"
      >
        {(isFound) => (
          <div ref={box} className={isReader && isWaiting && isAmongOthers ? 'animate-unseen' : ''}>
            {ordered.flatMap(({ election, concern }) => [
              election === firstOfOthers && <OthersHead key="others" />,
              <OneOfThem
                key={election._id}
                election={election}
                asOf={firstAsOf[election._id] ?? asOf[election._id] ?? election.startDate}
                isAmongOthers={isAmongOthers}
                isForeign={concern === 'foreign'}
                isFound={isFound(election)}
                isFirst={election === running[0]}
                isReady={!isWaiting}
              />,
            ])}
          </div>
        )}
      </Findable>
    </>
  );
}

/** Browsers lay out what is far below when it comes near, and print all of it. */
const unseenElection =
  '[content-visibility:auto] [contain-intrinsic-block-size:auto_1500px] print:[content-visibility:visible]';

interface OneOfThemProps extends Omit<WholeProps, 'turn'> {
  /** The reader is no voter of it. */
  isForeign: boolean;
  isFound: boolean;
  /** The one that stands first as the page was rendered. */
  isFirst: boolean;
  /** What has to be answered first is answered. */
  isReady: boolean;
}

function OneOfThem({ isForeign, isFound, isFirst, isReady, ...whole }: OneOfThemProps) {
  const { election, isAmongOthers } = whole;
  const box = useRef<HTMLElement>(null);
  const turn = useTurn(box, { isAtOnce: isFirst, isReady });
  return (
    <section
      ref={box}
      className={isAmongOthers ? unseenElection : ''}
      aria-labelledby={nameIdOf(election)}
      data-election={election._id}
      data-foreign={isForeign || undefined}
      hidden={!isFound}
      onPointerDownCapture={turn.take}
      onFocusCapture={turn.take}
    >
      <Whole turn={turn} {...whole} />
    </section>
  );
}

const nameIdOf = ({ _id }: Election) => `election-${_id}`;

interface WholeProps {
  turn: Turn;
  election: Election;
  asOf: string;
  isAmongOthers: boolean;
}

/** Hydrated in its turn, and rendered again only where something of it changed: there may be thirty. */
const Whole = memo(function Whole({ turn, election, asOf, isAmongOthers }: WholeProps) {
  const nameId = nameIdOf(election);
  return (
    <Suspense>
      <InTurn turn={turn}>
        <ElectionBanner election={election} nameId={nameId} />
        <ElectionAbout text={election.description} isAmongOthers={isAmongOthers} />
        <ElectionView
          election={election}
          asOf={asOf}
          nameId={nameId}
          isAmongOthers={isAmongOthers}
        />
      </InTurn>
    </Suspense>
  );
});

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
