import { UserPlus } from 'lucide-react';
import { Fragment, useState } from 'react';
import { orderElections } from '#core/elections/order.ts';
import type { Election } from '#contract/election-shapes.ts';
import { ElectionAbout, ElectionBanner } from '#web/elections/election-banner.tsx';
import { ElectionPager } from '#web/elections/election-pager.tsx';
import { ElectionView } from '#web/elections/election-view.tsx';
import { ElectionsSkeleton } from '#web/elections/elections-skeleton.tsx';
import { useElections, useResults } from '#web/elections/queries.ts';
import { ResultsSection, shownResults } from '#web/elections/results/results-section.tsx';
import { usePhaseChanges } from '#web/elections/use-phase-changes.ts';
import { useLiveElections } from '#web/elections/use-live-elections.ts';
import { useServerTime } from '#web/app/server-clock.ts';
import { adviceOf } from '#web/app/call-error.ts';
import { draftKeys } from '#web/app/draft-keys.ts';
import { useIsBackAtDraft } from '#web/app/saved-draft.ts';
import { Link } from '#web/app/link.tsx';
import { useSearchParams } from '#web/app/location.ts';
import { lazyDialog, usePreload } from '#web/app/lazy-part.tsx';
import { useViewer } from '#web/app/session.ts';
import { paths } from '#web/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorBlock } from '#web/ui/error-block.tsx';
import { FloatingButton } from '#web/ui/floating-button.tsx';
import { useDelayedLoading } from '#web/ui/use-delayed-loading.ts';
import { electionsMessages } from '#web/messages/en/elections.ts';
import { messages } from '#web/messages/en/site.ts';

const NominationDialog = lazyDialog(
  async () => (await import('#web/elections/nominations/nomination-dialog.tsx')).NominationDialog,
);

/** /elections: one election at a time, its standings, and the results of those that have ended. */
export function ElectionsPage() {
  const { data: held, error, errorUpdateCount, refetch } = useElections();
  // After a failure the error stays until there is an answer; retries show no skeleton.
  const isLoading = useDelayedLoading(held === undefined && errorUpdateCount === 0);
  const search = useSearchParams();
  const elections = useInterest(held?.elections ?? []);
  const chosen = search.get('election');
  const current = elections.find(({ _id }) => _id === chosen) ?? elections[0];
  useLiveElections();
  usePhaseChanges(elections);

  if (isLoading || held === undefined) {
    return (
      <div className="below-bar page-end">
        <ElectionBanner key="banner" election={undefined} isWaiting={isLoading} />
        {isLoading ? (
          <ElectionsSkeleton />
        ) : (
          <div className="wrap pt-8 pb-16">
            <ErrorBlock
              title={messages.fixed.electionsLoadFailed}
              advice={adviceOf(error, messages.errors.server)}
              onRetry={refetch}
            />
          </div>
        )}
      </div>
    );
  }
  return (
    <div className="below-bar page-end">
      {current !== undefined && <ElectionPager elections={elections} current={current} />}
      <ElectionBanner key="banner" election={current} />
      {current === undefined ? (
        <NoElections />
      ) : (
        <Fragment key={current._id}>
          <ElectionAbout text={current.description} />
          <ElectionView election={current} asOf={held.asOf[current._id] ?? current.startDate} />
        </Fragment>
      )}
      <ResultsSection currentId={current?._id} />
      {elections.length > 0 && <Nominations elections={elections} />}
    </div>
  );
}

/** Said only when there are no results either. */
function NoElections() {
  const { data } = useResults();
  if (data === undefined || shownResults(data, undefined).length > 0) return null;
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

interface NominationsProps {
  elections: readonly Election[];
}

/** For those who are signed in, while there are elections. */
function Nominations({ elections }: NominationsProps) {
  const { viewer } = useViewer();
  const search = useSearchParams();
  usePreload(NominationDialog, viewer !== null);
  const isBack = useIsBackAtDraft(draftKeys.nomination);
  // A link may open the form directly; a visitor then reads there that it needs a log-in.
  const [asked, setOpen] = useState<boolean | null>(null);
  const isOpen = asked ?? (isBack || search.has('nominate'));
  return (
    <>
      {viewer !== null && (
        <FloatingButton
          label={electionsMessages.nominations.open}
          icon={<UserPlus size={20} strokeWidth={1.75} aria-hidden />}
          onClick={() => setOpen(true)}
        />
      )}
      <NominationDialog isOpen={isOpen} elections={elections} onClose={() => setOpen(false)} />
    </>
  );
}

/** Open elections first, then upcoming, then closed ones; sorted again as time goes on. */
function useInterest(elections: readonly Election[]): Election[] {
  const order = useServerTime((now) =>
    orderElections(elections, now)
      .map(({ _id }) => _id)
      .join(' '),
  );
  return order.split(' ').flatMap((id) => elections.filter(({ _id }) => _id === id));
}
