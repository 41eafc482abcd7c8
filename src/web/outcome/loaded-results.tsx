import type { ReactNode } from 'react';
import type { Reply } from '#web/app/call.ts';
import { sentenceOf } from '#web/kit/call-error.ts';
import { useResults } from '#web/elections/queries.ts';
import { Loaded } from '#web/kit/loaded.tsx';
import { messages } from '#texts/en/site.ts';
import { Skeleton, SkeletonGroup } from '#web/kit/skeleton.tsx';
import { resultCards } from './outcome-cards.tsx';

/** The results of all elections. */
export function LoadedResults(props: { children: (results: Reply<'listResults'>) => ReactNode }) {
  const query = useResults();
  return (
    <Loaded
      query={query}
      failed={(error) => sentenceOf(error, messages.fixed.resultsLoadFailed)}
      waiting={<ResultsWaiting />}
      className="wrap pt-8 pb-16"
    >
      {props.children}
    </Loaded>
  );
}

/** Skeleton of the results of an election. */
function ResultsWaiting() {
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
