import type { ReactNode } from 'react';
import type { Reply } from '#web/app/call.ts';
import { sentenceOf } from '#web/app/call-error.ts';
import { useResults } from '#web/elections/queries.ts';
import { Loaded } from '#web/ui/loaded.tsx';
import { messages } from '#web/messages/en/site.ts';
import { ResultsWaiting } from './results-waiting.tsx';
import { useWinnerEmails } from './use-winner-emails.ts';

/** The results of all elections; reading them asks for the e-mails to the winners. */
export function LoadedResults(props: { children: (results: Reply<'listResults'>) => ReactNode }) {
  const query = useResults();
  useWinnerEmails(query.data);
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
