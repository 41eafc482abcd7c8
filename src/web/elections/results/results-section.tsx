import { useState } from 'react';
import type { ElectionResults } from '#contract/election-shapes.ts';
import { ErrorBlock } from '#web/ui/error-block.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { useDelayedLoading } from '#web/ui/use-delayed-loading.ts';
import { CallError, adviceOf, sentenceOf } from '#web/app/call-error.ts';
import { electionsMessages } from '#web/messages/en/elections.ts';
import { messages } from '#web/messages/en/site.ts';
import { ElectionResult, resultCards } from './election-result.tsx';
import { useResults } from '#web/elections/queries.ts';
import { useWinnerEmails } from './use-winner-emails.ts';
import { hasOutcome } from './winner-of.ts';

const text = electionsMessages.results;

/** How many elections are shown at first. */
const shownAtFirst = 3;

/** Elections with a result to show; the chosen one comes first. */
export function shownResults(results: readonly ElectionResults[], currentId: string | undefined) {
  const shown = results.filter(({ results: positions }) => positions.some(hasOutcome));
  return [
    ...shown.filter(({ electionId }) => electionId === currentId),
    ...shown.filter(({ electionId }) => electionId !== currentId),
  ];
}

/** Who won, election by election; nothing while no election has ended. */
export function ResultsSection({ currentId }: { currentId: string | undefined }) {
  const [isWhole, setWhole] = useState(false);
  const { data, error, errorUpdateCount, refetch } = useResults();
  const isLoading = useDelayedLoading(data === undefined && errorUpdateCount === 0);
  useWinnerEmails(data);

  if (isLoading) return <Waiting />;
  if (data === undefined) {
    return (
      <div className="wrap pt-2 pb-16">
        <ErrorBlock
          title={sentenceOf(error, messages.fixed.resultsLoadFailed)}
          advice={failedAdvice(error)}
          onRetry={refetch}
        />
      </div>
    );
  }
  const all = shownResults(data, currentId);
  if (all.length === 0) return null;
  const shown = isWhole ? all : all.slice(0, shownAtFirst);
  const rest = all.length - shown.length;
  return (
    <section className="wrap pt-2 pb-16" data-results aria-labelledby="results-title">
      <h2 className="type-h2 beside-sheet:hidden" id="results-title">
        {text.title}
      </h2>
      {shown.map((one) => (
        <ElectionResult key={one.electionId} result={one} />
      ))}
      {rest > 0 && (
        <button
          type="button"
          className="mt-7 type-link beside-sheet:hidden"
          onClick={() => setWhole(true)}
        >
          {text.earlier(rest)}
        </button>
      )}
    </section>
  );
}

/** The title may be the server's sentence, which is not said twice. */
function failedAdvice(error: unknown): string {
  const isTitle = error instanceof CallError && error.serverMessage !== undefined;
  return isTitle ? messages.errors.later : adviceOf(error, messages.errors.server);
}

function Waiting() {
  return (
    <SkeletonGroup className="wrap pt-2 pb-16">
      <Skeleton shape="title" />
      <div className={resultCards}>
        <Skeleton className="h-70!" shape="card" />
        <Skeleton className="h-70!" shape="card" />
        <Skeleton className="h-70!" shape="card" />
      </div>
    </SkeletonGroup>
  );
}
