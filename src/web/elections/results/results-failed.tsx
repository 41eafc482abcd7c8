import { CallError, adviceOf, sentenceOf } from '#web/app/call-error.ts';
import { messages } from '#web/messages/en/site.ts';
import { ErrorBlock } from '#web/ui/error-block.tsx';

/** In place of results that could not be read. */
export function ResultsFailed({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  // The title may be the server's sentence, which is not said twice.
  const isTitle = error instanceof CallError && error.serverMessage !== undefined;
  return (
    <div className="wrap pt-8 pb-16">
      <ErrorBlock
        title={sentenceOf(error, messages.fixed.resultsLoadFailed)}
        advice={isTitle ? messages.errors.later : adviceOf(error, messages.errors.server)}
        onRetry={onRetry}
      />
    </div>
  );
}
