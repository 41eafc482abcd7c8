import { useRouteError } from 'react-router';
import { LoadFailed } from './page-waiting.tsx';
import { Button } from '#web/kit/button.tsx';
import { ErrorBlock } from '#web/kit/error-block.tsx';
import { messages } from '#texts/en/site.ts';

/** In place of a page whose file could not be loaded, or that failed. */
export function PageFailed() {
  const problem = useRouteError();
  const reload = () => window.location.reload();
  // Browsers report a module that could not be loaded only in this way.
  if (problem instanceof TypeError && /import|module|fetch/i.test(problem.message)) {
    return <LoadFailed onRetry={reload} />;
  }
  return (
    <div className="wrap page-alone">
      <ErrorBlock title={messages.crash.title} advice={messages.crash.advice}>
        <Button kind="outline" onClick={reload}>
          {messages.lazy.reload}
        </Button>
      </ErrorBlock>
    </div>
  );
}
