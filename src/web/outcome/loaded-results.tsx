import type { ReactNode } from 'react';
import type { Reply } from '#web/app/call.ts';
import { sentenceOf } from '#web/kit/call-error.ts';
import { useResults } from '#web/elections/queries.ts';
import { Loaded } from '#web/kit/loaded.tsx';
import { messages } from '#texts/en/site.ts';
import { ResultsWaiting } from './results-waiting.tsx';

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
